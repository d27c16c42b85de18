import { JsonMistake } from './JsonMistake.ts'
import { JsonText } from './JsonText.ts'
import { mergeConflict } from './mergeConflict.ts'

/** Recursion guard, above the depth of any valid document. */
const MAX_DEPTH = 100

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const TEXT = /"(?:[^"\\\n\r]|\\.)*"/y
const WORD = /[A-Za-z_$][\w$]*/y
/** Characters that look like a blank or like nothing, and are none of JSON's blanks. */
const INVISIBLE = /[^\S \t\n\r]|[\p{Default_Ignorable_Code_Point}\p{Cf}]/u
const CURLY = /[\u201c-\u201f\u2018\u2019\u00ab\u00bb]/
const BLANK = /[ \t\n\r]*/y
const CONSTANTS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }
/** The constants of Excel and Python, in small letters. */
const MEANT: Readonly<Record<string, string>> = { true: 'true', false: 'false', null: 'null', none: 'null' }

/** Parses JSON and records the position of each value. Throws a `JsonMistake` with a readable message. */
export function readJson(source: string): JsonText {
  const offsets = new Map<string, number>()
  const repeated: JsonText['repeatedKeys'][number][] = []
  let at = 0
  // Valid JSON never has a line that starts with a conflict marker: its strings contain no raw line breaks.
  const conflict = mergeConflict(source)
  if (conflict !== undefined) throw new JsonMistake(conflict.offset, conflict.message)
  const result = value('', 0)
  skip()
  if (at < source.length) unexpected('There is text after the end of the document. Remove it.')
  return new JsonText(source, result, offsets, repeated)

  function value(pointer: string, depth: number): unknown {
    skip()
    if (depth > MAX_DEPTH) fail('The document is nested too deeply.')
    offsets.set(pointer, at)
    if (source[at] === '{') return object(pointer, depth)
    if (source[at] === '[') return array(pointer, depth)
    if (source[at] === '"') return string()
    if (/^-?0\d/.test(source.slice(at, at + 3)))
      fail('A number must not begin with 0. A code such as that of a bank is a text: put it in quotes.')
    const number = match(NUMBER)
    return number === undefined ? constant() : Number(number)
  }

  function object(pointer: string, depth: number): unknown {
    const entries: [string, unknown][] = []
    const seen = new Set<string>()
    members('}', () => {
      const offset = at
      if (source[at] !== '"') unexpected(splitNumber() ?? `A name in double quotes is expected here.${bareName()}`)
      const key = string()
      const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
      if (seen.has(key)) repeated.push({ pointer: here, key, offset })
      seen.add(key)
      skip()
      if (source[at] !== ':') unexpected(`A colon is missing after "${key}".`)
      at++
      entries.push([key, value(here, depth + 1)])
    })
    return Object.fromEntries(entries)
  }

  function array(pointer: string, depth: number): unknown {
    const items: unknown[] = []
    members(']', () => items.push(value(`${pointer}/${items.length}`, depth + 1)))
    return items
  }

  function members(end: '}' | ']', read: () => void): void {
    const opened = at++
    for (skip(); source[at] !== end; skip()) {
      read()
      skip()
      if (source[at] === end) break
      if (at >= source.length) fail(`The ${end === '}' ? '"{"' : '"["'} has no "${end}".`, opened)
      if (source[at] !== ',') unexpected(`A comma or "${end}" is missing before this.`)
      const comma = at++
      skip()
      if (source[at] === end) fail(`Nothing follows this comma. Remove it.`, comma)
      if (source[at] === ',') fail('There are two commas. Remove this one.')
    }
    at++
  }

  function string(): string {
    const start = at
    const quoted = match(TEXT)
    if (quoted === undefined) return fail('This text has no closing quote on its line.')
    try {
      return JSON.parse(quoted)
    } catch {
      return fail(
        'This text contains a backslash or a control character that JSON does not know. Write \\\\ for \\.',
        start,
      )
    }
  }

  function constant(): unknown {
    if (source.trim() === '') fail('The file is empty.', 0)
    if (at >= source.length) fail('The document ends too early.')
    const word = match(WORD)
    if (word !== undefined && Object.hasOwn(CONSTANTS, word)) return CONSTANTS[word]
    at -= word?.length ?? 0
    if (source[at] === "'") fail('JSON requires double quotes.')
    if (source[at] === ',') fail('A value is missing before this comma.')
    const meant = MEANT[word?.toLowerCase() ?? '']
    if (meant !== undefined) fail(`Write ${meant}, in small letters and without quotes.`)
    return unexpected(
      `${word === undefined ? JSON.stringify(source[at]) : `"${word}"`} is not a JSON value. Texts need double quotes.`,
    )
  }

  /** Fails with the likely cause (an invisible character, a curly quote, a comment), otherwise with `message`. */
  function unexpected(message: string): never {
    return fail(
      INVISIBLE.test(source[at] ?? '')
        ? `An invisible character (U+${hexOf(source.charCodeAt(at))}) stands here. Delete it, and type a blank if one is needed.`
        : CURLY.test(source[at] ?? '')
          ? 'This is a curly quote, as word processors insert it. JSON needs the straight one: ".'
          : source[at] === '#' || /^\/[/*]/.test(source.slice(at, at + 2))
            ? 'JSON has no comments. Remove it.'
            : message,
    )
  }

  /** What to write for a number with a comma in it, of which the second part stands here. */
  function splitNumber(): string | undefined {
    const [, digits = ''] = /^(\d*)/.exec(source.slice(at)) ?? []
    const [, whole, part] = /(\d+),(\d+)$/.exec(source.slice(0, at) + digits) ?? []
    return whole === undefined
      ? undefined
      : `A comma ends the value. Write ${whole}.${part}, or ${whole}${part} if the comma separates thousands.`
  }

  function bareName(): string {
    const word = match(WORD)
    at -= word?.length ?? 0
    return word === undefined ? '' : ` Write "${word}".`
  }

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.[0]
    at += found?.length ?? 0
    return found
  }

  function skip(): void {
    match(BLANK)
  }

  function fail(message: string, offset = at): never {
    throw new JsonMistake(offset, message)
  }
}

const hexOf = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')
