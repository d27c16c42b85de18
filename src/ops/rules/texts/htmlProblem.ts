/** The elements of HTML, those of former versions too, and the prefix of those of Word (`<o:p>`). */
const ELEMENTS =
  'a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|image|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|menu|meta|meter|nav|nobr|noframes|noscript|object|ol|optgroup|option|output|p|param|path|picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|use|var|video|wbr|xml|xmp|[ovw]:\\w+'
const TAG = new RegExp(`</?(?:${ELEMENTS})(?:\\s[^<>]*)?/?>|<!--|<!\\[CDATA\\[|<!doctype[^<>]*>|<\\?xml[^<>]*>`, 'i')
/** Any name: there are two thousand. HTML reads some of them without a semicolon, of which `&nbsp` is often left over. */
const ENTITY = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});|&nbsp\b/i

/** Why players would read HTML in a text. */
export function htmlProblem(words: string): string | undefined {
  const tag = TAG.exec(words)?.[0]
  if (tag !== undefined)
    return `players would read "${tag}", because texts are shown as they are, without HTML: remove it. For a new line or a list, use several nodes; for a link, "linkOut"`
  const entity = ENTITY.exec(words)?.[0]
  return entity === undefined
    ? undefined
    : `players would read "${entity}", because texts are shown as they are, without HTML: write the sign itself`
}
