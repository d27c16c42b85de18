import type { Member } from './Member.ts'

/** A heading's anchor, as GitHub and most others generate it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

/** A value as inline code, in JSON; a string without its quotes. */
export const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

/** Escapes a text for a table cell. */
const oneLine = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|')

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(oneLine).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** A table of members, without its empty columns. */
export function memberTable(members: readonly Member[]): string {
  if (members.length === 0) return ''
  const columns: readonly (readonly [string, (member: Member) => string])[] = [
    ['member', ({ name }) => code(name)],
    ['type', ({ type }) => type],
    ['required', ({ isRequired }) => (isRequired ? 'yes' : '')],
    ['default', ({ preset }) => preset],
    ['limits', ({ limits }) => limits],
    ['description', ({ description }) => description],
  ]
  const filled = columns.filter(([, cell]) => members.some((member) => cell(member) !== ''))
  return table(
    filled.map(([head]) => head),
    members.map((member) => filled.map(([, cell]) => cell(member))),
  )
}

/** A table of contents, with links to the sections below. */
export const contents = (entries: readonly (readonly [name: string, description: string])[]): string =>
  table(
    ['name', 'description'],
    entries.map(([name, description]) => [`[\`${name}\`](#${anchorOf(name)})`, description]),
  )

/** A code block with the examples, one below the other. */
export const json = (...values: readonly unknown[]): string =>
  values.length === 0 ? '' : `\`\`\`json\n${values.map((value) => printed(value)).join('\n')}\n\`\`\``

const WIDTH = 110

/** Pretty-prints JSON, with short objects and lists on one line. */
function printed(value: unknown, indent = ''): string {
  const flat = inOneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Array.isArray(value)
    ? value.map((item) => printed(item, deeper))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${printed(item, deeper)}`)
  return `${open}\n${parts.map((part) => `${deeper}${part}`).join(',\n')}\n${indent}${close}`
}

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${inOneLine(item)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** Joins the non-empty pieces of a page with blank lines. */
export const page = (...pieces: readonly string[]): string => `${pieces.filter((piece) => piece !== '').join('\n\n')}\n`
