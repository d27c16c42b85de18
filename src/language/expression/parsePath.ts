import { nearest } from '../nearest.ts'
import type { PathExpression } from './Expression.ts'
import type { TokenReader } from './TokenReader.ts'
import { unquote } from './unquote.ts'

const keywords = new Set(['true', 'false', 'null', 'in'])
const reserved = new Set(
  'as break const continue else for function if import let loop package namespace return var void while'.split(' '),
)

// Path steps are literals, never computed, so that a static check can list the data a layout reads.
export function parsePath(reader: TokenReader): PathExpression {
  const { source: root, column } = reader.next
  refuseBadRoot(root, reader)
  reader.advance()
  const steps: (string | number)[] = []
  for (let step = parseStep(reader); step !== undefined; step = parseStep(reader)) steps.push(step)
  return reader.node({ kind: 'path', root, steps, column })
}

export function suggest(word: string, known: Iterable<string>): string {
  const guess = nearest(word, known)
  return guess ? `Did you mean "${guess}"?` : `Known here: ${[...known].join(', ')}.`
}

function refuseBadRoot(root: string, reader: TokenReader): void {
  if (keywords.has(root)) reader.unexpected('A value')
  if (reserved.has(root)) reader.refuse('reservedName', `"${root}" is a reserved word. Use another name.`)
  if (reader.names.has(root)) return
  reader.refuse('unknownName', `There is no value "${root}" here. ${suggest(root, reader.names)}`)
}

function parseStep(reader: TokenReader): string | number | undefined {
  if (reader.take('.')) return parseField(reader)
  return reader.take('[') ? parseIndex(reader) : undefined
}

function parseField(reader: TokenReader): string {
  const { kind, source } = reader.next
  if (kind !== 'name' || keywords.has(source)) reader.unexpected('A field name')
  if (reader.afterNext?.source === '(') {
    reader.refuse('unexpected', `Write a function before its arguments: ${source}(…), not ….${source}().`)
  }
  return reader.advance().source
}

function parseIndex(reader: TokenReader): string | number {
  const { kind, source, column } = reader.next
  const isWhole = /^\d+$/.test(source)
  if (!isWhole && kind !== 'text') reader.unexpected('A whole number or a name in quotes')
  reader.advance()
  reader.expect(']')
  return isWhole ? Number(source) : unquote(source, column)
}
