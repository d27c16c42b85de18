import type { TextJson } from '../../schemas/layout/document.ts'
import type { CheckedText } from './CheckedLayout.ts'
import type { Expression } from './expression/Expression.ts'

type Parse = (source: string, pointer: string) => Expression

/** Checks a text, which has exactly one of four forms; `refuse` receives the problems. */
export function checkTextForm(
  text: TextJson,
  pointer: string,
  parse: Parse,
  refuse: (message: string) => void,
): CheckedText {
  if (typeof text === 'string') return { kind: 'key', key: text, args: [] }
  const forms = [text.t, text.keyFrom, text.text, text.$].filter((form) => form !== undefined)
  if (forms.length !== 1) refuse('A text must have exactly one of "t", "keyFrom", "text" and "$".')
  if (text.args !== undefined && text.t === undefined && text.text === undefined) {
    refuse('"args" requires "t" or "text".')
  }
  if (text.keyFrom !== undefined) return { kind: 'keyFrom', path: parse(text.keyFrom, `${pointer}/keyFrom`) }
  if (text.$ !== undefined) return { kind: 'data', path: parse(text.$, `${pointer}/$`) }
  const args = Object.entries(text.args ?? {}).map(
    ([name, source]) => [name, parse(source, `${pointer}/args/${name}`)] as const,
  )
  if (text.text !== undefined) return { kind: 'inline', text: text.text, ...(args.length > 0 && { args }) }
  return { kind: 'key', key: text.t ?? '', args }
}
