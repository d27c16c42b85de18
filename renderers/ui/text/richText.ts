/**
 * A part of a server message, parsed by `richText` in linear time and without the DOM. The tree can represent only the
 * allowed HTML (SEC-02, Q-126): b, i, strong, em, br, and a with an http or https URL. Any other tag remains visible
 * text, and attributes are dropped.
 */
export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'mark'; readonly tag: Mark; readonly children: readonly RichNode[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichNode[] }

export type Mark = 'b' | 'i' | 'strong' | 'em'

interface Open {
  readonly tag: Mark | 'a'
  readonly children: RichNode[]
}

const TAG = /<(\/?)([a-z]+)((?:[\s/][^<>]*)?)>/gi
const MARKS: ReadonlySet<string> = new Set<Mark>(['b', 'i', 'strong', 'em'])

// Real messages nest two or three levels; deeper nesting could overflow the stack.
const DEEPEST = 8

export function richText(html: string): readonly RichNode[] {
  const root: RichNode[] = []
  const open: Open[] = []
  let read = 0
  for (const match of html.matchAll(TAG)) {
    addText(inside(root, open), html.slice(read, match.index))
    read = match.index + match[0].length
    if (!readTag(root, open, match)) addText(inside(root, open), match[0])
  }
  addText(inside(root, open), html.slice(read))
  return root
}

/** False when the tag is not supported and is shown as text. */
function readTag(root: RichNode[], open: Open[], [, slash, name = '', attributes = '']: RegExpExecArray): boolean {
  const tag = name.toLowerCase()
  if (tag === 'br') return slash === '' && inside(root, open).push({ kind: 'break' }) > 0
  if (slash !== '') return close(open, tag)
  if (open.length >= DEEPEST || attributes.trimEnd().endsWith('/')) return false
  if (tag === 'a') return openLink(root, open, attributes)
  return MARKS.has(tag) && openMark(root, open, tag as Mark)
}

function openMark(root: RichNode[], open: Open[], tag: Mark): boolean {
  const children: RichNode[] = []
  inside(root, open).push({ kind: 'mark', tag, children })
  open.push({ tag, children })
  return true
}

function openLink(root: RichNode[], open: Open[], attributes: string): boolean {
  const href = address(attributes)
  if (href === undefined || open.some(({ tag }) => tag === 'a')) return false
  const children: RichNode[] = []
  inside(root, open).push({ kind: 'link', href, children })
  open.push({ tag: 'a', children })
  return true
}

function close(open: Open[], tag: string): boolean {
  const from = open.findLastIndex((one) => one.tag === tag)
  if (from >= 0) open.length = from
  return from >= 0
}

const inside = (root: RichNode[], open: readonly Open[]): RichNode[] => open.at(-1)?.children ?? root

function addText(children: RichNode[], source: string): void {
  if (source !== '') children.push({ kind: 'text', text: readEntities(source) })
}

/** The URL of a link; undefined if it is missing, not http(s), or contains credentials. */
function address(attributes: string): string | undefined {
  const found = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'`=]+))/i.exec(attributes)
  const text = readEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '')
  // Tested before parsing, because the URL parser ignores whitespace inside "java script:".
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return undefined
  try {
    const url = new URL(text)
    return url.username === '' && url.password === '' ? url.href : undefined
  } catch {
    return undefined
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

// Decodes once: "&amp;lt;" becomes "&lt;". The result is always text, so a "<" in it opens no tag.
function readEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
