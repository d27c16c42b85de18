import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  bareContainerRules,
  bareContainerUnits,
  mixedSelectors,
  needsHas,
  newerProperties,
  newerThanBaseline,
} from '../../../.ci/newerThanBaseline.mjs'
import { readLanguages } from '../../../.ci/vite/languages.ts'
import { frameCheckScript, oldBrowserTexts } from '../../../.ci/vite/staticFiles.ts'
import { filesIn } from '../support/filesIn.ts'

const namesIn = (text: string) =>
  newerThanBaseline(text).map((found) => found.replace(/(?: \(Chrome.*\))? \(\d+:\d+\)$/, ''))

describe('E2 what the browsers of the baseline do not have is found in a built file', () => {
  it.each([
    ['a.toSorted((x,y)=>x-y)', 'toSorted'],
    ['[...a].toReversed()', 'toReversed'],
    ['a.toSpliced(1,0,b)', 'toSpliced'],
    ['a.with(0,b)', 'with'],
    ['Object.groupBy(a,f)', 'Object.groupBy'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['URL.canParse(a)?1:2', 'URL.canParse'],
    ['let x=AbortSignal.any([a])', 'AbortSignal.any'],
    ['AbortSignal.timeout(9)', 'AbortSignal.timeout'],
    ['s.throwIfAborted()', 'throwIfAborted'],
    ['let{p}=Promise.withResolvers()', 'Promise.withResolvers'],
    ['a.form?.requestSubmit(b)', 'requestSubmit'],
    ['a.form?.requestSubmit?.(b)', undefined],
    ['a.isSubsetOf', undefined],
    ['a.union(b)', undefined],
    ['a.values().map(f)', 'values().map'],
    ['a.matchAll(r).filter(f)', 'matchAll().filter'],
    ['Object.entries(a).map(f)', undefined],
    ['navigator.userActivation.isActive', 'navigator.userActivation'],
    ['navigator.userActivation?.isActive', undefined],
    ['/(?<!a)b/.test(c)', 'a lookbehind'],
    ['new RegExp(`(?<=a)b`,`u`)', 'a lookbehind'],
    ['RegExp(`(?<!\\\\\\\\)#`)', 'a lookbehind'],
    ['/(?<name>a)/.test(c)', undefined],
    ['/[(?<!]/.test(c)', undefined],
    ['/a/v.test(c)', 'a regular expression with v'],
    ['class A{static{f()}}', 'a static block'],
    ['new Intl.Segmenter(a)', 'Intl.Segmenter'],
    ['typeof Uint8Array.fromHex==`function`&&Uint8Array.fromHex(a)', undefined],
    ['e.style.height=`min(760px, 100dvh)`', 'dvh without vh'],
    ['const s=`:host{height:min(760px,100dvh);width:50vw}`', 'dvh without vh'],
    ['const s=`height:100vh;height:100dvh`', undefined],
    ['for(const u of [`100vh`,`100dvh`])e.style.height=u', undefined],
    ['a.findLast(f);a.at(-1);Object.hasOwn(a,b);structuredClone(a)', undefined],
  ])('%s', (text, name) => expect(namesIn(text)).toEqual(name === undefined ? [] : [name]))
})

interface Said {
  readonly words: string
  readonly lang: string
  readonly dir: string
  readonly messages: readonly (readonly [data: unknown, origin: string])[]
}

interface World {
  readonly language?: string
  readonly search?: string
  readonly path?: string
  readonly config?: string
  readonly isFramed?: boolean
  /** The response to the request for the texts. */
  readonly file?: string
  readonly has?: object
}

const OLD_BROWSER_TEXTS = oldBrowserTexts()
const TEXTS = JSON.stringify(OLD_BROWSER_TEXTS)

/**
 * Runs the frame check script in a page whose browser is too old and forbids adding scripts; returns what it shows and
 * sends.
 */
function said(world: World = {}): Said {
  const { language = 'en', search = '', path = '/paywidget/', config = '{}', isFramed = true, file = TEXTS } = world
  const messages: [unknown, string][] = []
  const words: Record<string, string> = {}
  const placed: unknown[] = []
  const place = { firstChild: null, appendChild: (child: unknown) => placed.push(child) }
  const attribute = (name: string) => (name === 'data-old-browser' ? '/old.json' : null)
  const view: Record<string, unknown> = {
    navigator: { language },
    location: { search, pathname: path },
    document: {
      currentScript: { getAttribute: attribute },
      getElementById: (id: string) => (id === 'paywidget' ? place : { textContent: config }),
      createElement(tag: string) {
        if (tag !== 'p') throw new TypeError("This document requires 'TrustedScriptURL' assignment.")
        return Object.assign(words, { setAttribute() {} })
      },
    },
    XMLHttpRequest: class {
      readyState = 0
      responseText = ''
      onreadystatechange = () => {}
      open() {}
      send() {
        Object.assign(this, { readyState: 4, responseText: file })
        this.onreadystatechange()
      }
    },
    ...{ JSON, String, ...world.has },
  }
  view.window = view
  view.parent = isFramed
    ? { postMessage: (text: string, origin: string) => messages.push([JSON.parse(text), origin]) }
    : view
  runInNewContext(`delete Array.prototype.findLast;${frameCheckScript()}`, view)
  const { textContent = '', lang = '', dir = '' } = words
  return { words: placed.length > 0 ? textContent : '', lang, dir, messages }
}

describe('E2 a browser that is too old', () => {
  it.each([
    ['en-GB', '', 'en'],
    ['es-MX', '', 'es'],
    ['ru', '', 'ru'],
    ['ar-EG', '', 'ar'],
    ['in-ID', '', 'en'],
    ['tlh-XX', '', 'en'],
    ['tlh-XX', '?locale=pt', 'pt'],
    ['en', '?a=1&locale=in', 'in'],
    ['', '', 'en'],
  ] as const)('with the language "%s" and the address "%s" reads the sentence in %s', (language, search, locale) => {
    const { words, lang, dir } = said({ language, search })
    expect(words).toBe(OLD_BROWSER_TEXTS[locale])
    expect([lang, dir]).toEqual([locale, locale === 'ar' ? 'rtl' : 'ltr'])
  })

  it('has a sentence of its own in every language', () => {
    expect(Object.keys(OLD_BROWSER_TEXTS).sort()).toEqual(Object.keys(readLanguages()).sort())
  })

  const told = { messageType: 'onInitError', payload: { text: expect.any(String), code: 'browser.old' } }

  it('tells the hosts that the configuration names, and any host where it names none', () => {
    const config = JSON.stringify({ host: { allowedOrigins: ['https://a.example', 'https://b.example'] } })
    expect(said({ config }).messages).toEqual([
      [told, 'https://a.example'],
      [told, 'https://b.example'],
    ])
    for (const none of ['{}', '', '{"host":{}}']) expect(said({ config: none }).messages).toEqual([[told, '*']])
  })

  it('leaves alone the page to which a provider sends the player back', () => {
    expect(said({ isFramed: false, path: '/paywidget/deposit/complete&status=ok' }).words).toBe('')
    expect(said({ isFramed: false }).words).toBe(OLD_BROWSER_TEXTS.en)
  })

  it.each(['', '<html>', '{}', 'null', '["en"]'])('reads English where its file says %j', (file) => {
    expect(said({ language: 'es', file })).toMatchObject({ words: OLD_BROWSER_TEXTS.en, lang: 'en', dir: 'ltr' })
  })

  it.each([
    [{ webkit: { messageHandlers: { paywidget: 'bridge' } } }],
    [{ AndroidPaywidget: 'bridge' }],
    [{ ReactNativeWebView: 'bridge' }],
  ])('tells an app around it by its bridge: %j', (has) => {
    const texts: string[] = []
    const bridge = { postMessage: (text: string) => texts.push(text) }
    const put = JSON.parse(JSON.stringify(has), (_, value) => (value === 'bridge' ? bridge : value))
    said({ isFramed: false, has: put })
    expect(texts.map((text) => JSON.parse(text))).toEqual([told])
  })

  it('can read the plain script: it is ES5', () => {
    expect(frameCheckScript()).not.toMatch(/=>|`|^\s*(?:const|let|class) |\w\?\.\w|__ENGLISH__/m)
  })
})

describe('E2 a list of selectors that an old browser drops as a whole', () => {
  it.each([
    ['.a>button,.a>:has(input,select){color:red}', 1],
    ['.x{top:0}@media (width:1px){.a,.b:not(:has(.c)){color:red}}', 1],
    ['.a:dir(rtl),.b{color:red}', 1],
    ['.a>:has(input,select){color:red}', 0],
    ['.a:has(b),.c:has(d){color:red}', 0],
    ['.a>:is(b,c),.d{color:red}', 0],
    ['.a[title=":has("],.b{color:red}', 0],
    ['@supports not selector(:has(*)){.a,.b{color:red}}', 0],
  ])('%s', (css, count) => {
    expect(mixedSelectors(css)).toHaveLength(count)
  })

  it('is in no stylesheet', () => {
    const sheets = ['renderers', 'src'].flatMap((folder) => filesIn(folder, /\.css$/))
    expect(sheets.length).toBeGreaterThan(40)
    const mixed = sheets.flatMap((path) => mixedSelectors(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`))
    expect(mixed).toEqual([])
  })
})

describe('E2 a container unit that an old browser replaces by an inherited value', () => {
  const GUARD = '@supports (inline-size: 1cqi)'
  it.each([
    ['.a{font-size:max(18px,calc(100cqi / var(--n)))}', 1],
    ['.a{font-size:18px;font-size:max(18px,5cqmin)}', 1],
    ['@media (width:1px){.a{width:5cqw}}', 1],
    [`${GUARD}{.a{font-size:5cqi}}`, 1],
    [`.b{font-size:18px}${GUARD}{.a{font-size:5cqi}}`, 1],
    [`.a{color:red}${GUARD}{.a{font-size:5cqi}}`, 1],
    ['@supports (display: grid){.a{font-size:5cqi}}', 1],
    [':root{--b:5cqi}.a{width:calc(2 * var(--b))}', 1],
    [`.a{font-size:18px}${GUARD}{.a{font-size:max(18px,5cqi)}}`, 0],
    [`${GUARD}{.a{font-size:max(18px,5cqi)}}.a{font-size:18px}`, 1],
    ['@container pw (min-width: 1px){.a{width:5cqi}}', 0],
    [':root{--b:5cqi;--b-c:1px}.a{width:var(--b-c)}@container pw (min-width: 1px){.a{width:var(--b)}}', 0],
    ['.a::after{content:"5cqi;{"} /* .b{width:5cqi} */', 0],
  ])('%s', (css, count) => {
    expect(bareContainerUnits(css)).toHaveLength(count)
  })

  it('is in no stylesheet', () => {
    const sheets = ['renderers', 'src'].flatMap((folder) => filesIn(folder, /\.css$/))
    const text = sheets.map((path) => readFileSync(path, 'utf8')).join('\n')
    expect(text).toContain('cqi')
    expect(bareContainerUnits(text)).toEqual([])
  })
})

describe('E2 a rule that an old browser ignores, without one that it follows instead', () => {
  const RING = '.a:has(:focus-visible){outline:1px solid}'
  const COVER = '.a:has(~ .b:not(.c)){opacity:0}'
  it.each([
    [newerProperties, '.a{rotate:90deg}', 1],
    [newerProperties, '.a{transform:rotate(90deg)}', 0],
    [needsHas, `.b:focus-visible{outline:none}${RING}`, 1],
    [needsHas, `@supports selector(:has(*)){.b:focus-visible{outline:none}}${RING}`, 0],
    [needsHas, '.b:focus-visible{outline:none}', 0],
    [needsHas, `.b:not(.c){grid-area:1 / 1}${COVER}`, 1],
    [needsHas, `@supports selector(:has(*)){.b:not(.c){grid-area:1 / 1}}${COVER}`, 0],
    [bareContainerRules, '@container (max-width: 1px){.a{display:none}}', 1],
    [bareContainerRules, '@container pw (max-width: 1px){.a{display:none}}', 0],
    [
      bareContainerRules,
      '@container (max-width: 1px){.a{display:none}}@supports not (container-type: inline-size){.a{display:none}}',
      0,
    ],
  ] as const)('%o: %s', (check, css, count) => {
    expect(check(css)).toHaveLength(count)
  })

  // The studio is for operators, who have current browsers.
  it.each([newerProperties, needsHas, bareContainerRules])('is in no stylesheet: %o', (check) => {
    const sheets = filesIn('renderers', /\.css$/)
    expect(sheets.length).toBeGreaterThan(40)
    expect(sheets.flatMap((path) => check(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`))).toEqual([])
  })
})
