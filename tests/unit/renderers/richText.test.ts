import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Snackbar } from '../../../renderers/ui/overlay/Snackbar.tsx'
import { RichText } from '../../../renderers/ui/text/RichText.tsx'
import { type RichNode, richText } from '../../../renderers/ui/text/richText.ts'
import { leastTime } from '../leastTime.ts'

const drawn = (html: string) => renderToStaticMarkup(createElement(RichText, { html }))
const snackbar = (content: string) => renderToStaticMarkup(createElement(Snackbar, { title: 'Error', content }))
const shown = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : 'children' in node ? shown(node.children) : '\n')).join('')

/** The tags in markup. Text is escaped, so it can't look like a tag. */
const tags = (markup: string) => markup.match(/<[^>]*>/g) ?? []

const ALLOWED =
  /^<(?:\/?(?:b|i|strong|em)|\/a|br\/|a href="https?:\/\/[^"\s]+" target="_blank" rel="noopener noreferrer")>$/

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/relative">x</a>',
  '<a href="https://bank.example@evil.example/">x</a>',
  '<a href="https:\\\\evil.example">x</a>',
  '<a href="http://">x</a>',
  '<a>x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed">x</a>',
  '<a href="https://ok.example/&quot; onmouseover=&quot;alert(1)">x</a>',
  '<a data-href="https://ok.example">x</a>',
  '<b onclick=alert(1) style="position:fixed;inset:0">x</b>',
  '<b/onmouseover=alert(1)>x</b>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<form action=//evil.example><input name=card></form>',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?>',
  '<b<img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '<ｓcript>alert(1)</ｓcript>',
  '<b></a></i></strong></b></b>',
  '<a href="https://a.example"><a href="https://b.example">x</a></a>',
]

describe('richText', () => {
  it.each<[string, string]>([
    ['plain words', 'plain words'],
    ['<b>a</b> <i>b</i> <strong>c</strong> <em>d</em>', '<b>a</b> <i>b</i> <strong>c</strong> <em>d</em>'],
    ['one<br>two<br/>three<BR />four', 'one<br/>two<br/>three<br/>four'],
    ['<B>loud</B>', '<b>loud</b>'],
    ['<b>open <i>both', '<b>open <i>both</i></b>'],
    ['<b>a<i>b</b>c', '<b>a<i>b</i></b>c'],
    ['5 &lt; 6 &amp; 7 &gt; 6', '5 &lt; 6 &amp; 7 &gt; 6'],
    ['1 < 2', '1 &lt; 2'],
    ['', ''],
    [
      '<a href="https://help.example/a?b=1&amp;c=2">help</a>',
      '<a href="https://help.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">help</a>',
    ],
    [
      "<a class=x href='http://help.example'>help</a>",
      '<a href="http://help.example/" target="_blank" rel="noopener noreferrer">help</a>',
    ],
  ])('draws %j as %j', (html, markup) => {
    expect(drawn(html)).toBe(markup)
  })

  it.each<[string, string]>([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['<a href="javascript:alert(1)">x</a>', '<a href="javascript:alert(1)">x</a>'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;', '&lt;'],
    ['&#0;&#27;&#x110000;&bogus;', '&bogus;'],
  ])('shows %j as the text %j', (html, text) => {
    expect(shown(richText(html))).toBe(text)
  })

  it('keeps the nesting shallow, however deep the message is', () => {
    expect(drawn('<b>'.repeat(5000)).match(/<b>/g)).toHaveLength(8)
  })

  it('reads a long hostile message in time that grows with its length', () => {
    const pieces = ['<', '<a ', '<b', '&#', '<a href=', '<a href="', '</b>', '& ']
    const read = () => pieces.map((piece) => richText(piece.repeat(50_000)))
    expect(leastTime(1_000, read)).toBeLessThan(1_000)
  })
})

describe('SEC-02 snackbar content is sanitised', () => {
  const frame = tags(snackbar('plain'))

  it.each(HOSTILE)('SEC-02 B14 draws %j without a tag or an attribute that is not allowed', (html) => {
    const extra = tags(drawn(html))
    for (const tag of extra) expect(tag).toMatch(ALLOWED)
    // The markup has only the snackbar's own tags and those of RichText.
    expect(tags(snackbar(html))).toHaveLength(frame.length + extra.length)
  })

  it('SEC-02 shows the title as text', () => {
    const markup = renderToStaticMarkup(createElement(Snackbar, { title: '<b>x</b><script>1</script>' }))
    expect(markup).toContain('&lt;b&gt;x&lt;/b&gt;&lt;script&gt;')
  })
})
