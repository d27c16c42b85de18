import type { Member } from './Member.ts'

/** As GitHub and most others name the place of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

/** A value as it is written in JSON; a text goes without its quotes. */
export const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

/** Fit for the cell of a table. */
const oneLine = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|')

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(oneLine).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** Members, with the columns that say something. */
export function memberTable(members: readonly Member[]): string {
  if (members.length === 0) return ''
  const columns: readonly (readonly [string, (member: Member) => string])[] = [
    ['member', ({ name }) => code(name)],
    ['type', ({ type }) => type],
    ['must be said', ({ isRequired }) => (isRequired ? 'yes' : '')],
    ['default', ({ preset }) => preset],
    ['limits', ({ limits }) => limits],
    ['what it is', ({ description }) => description],
  ]
  const said = columns.filter(([, cell]) => members.some((member) => cell(member) !== ''))
  return table(
    said.map(([head]) => head),
    members.map((member) => said.map(([, cell]) => cell(member))),
  )
}

/** What there is, each a link to its place below. */
export const contents = (entries: readonly (readonly [name: string, description: string])[]): string =>
  table(
    ['name', 'what it is'],
    entries.map(([name, description]) => [`[\`${name}\`](#${anchorOf(name)})`, description]),
  )

/** Examples, one below the other. */
export const json = (...values: readonly unknown[]): string =>
  values.length === 0 ? '' : `\`\`\`json\n${values.map((value) => printed(value)).join('\n')}\n\`\`\``

const WIDTH = 110

/** Short things on one line, as people write them. */
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

/** Pieces of a page, with a line between them; what is empty is left out. */
export const page = (...pieces: readonly string[]): string => `${pieces.filter((piece) => piece !== '').join('\n\n')}\n`
