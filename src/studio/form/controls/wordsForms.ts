import { isRecord } from '../../../../schemas/isRecord.ts'
import { englishOf } from '../titles.ts'

/** The forms of a text, and the value when the operator switches to a form. The words of all languages are kept. */
export const FORMS = {
  own: { title: 'Own words', make: (before: unknown) => ({ text: wordsOf(before) }) },
  key: { title: 'A text of the widget', make: () => '' },
  data: { title: 'Data', make: () => ({ $: '' }) },
  other: { title: 'Other (JSON)', make: (before: unknown) => ({ text: wordsOf(before), args: argsOf(before) }) },
} as const

export type Form = keyof typeof FORMS

/** The form of a text; undefined if it is not set. */
export function formOf(value: unknown): Form | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string') return 'key'
  const names = Object.keys(Object(value)).join()
  return names === 'text' ? 'own' : names === '$' ? 'data' : 'other'
}

function wordsOf(value: unknown): Readonly<Record<string, unknown>> {
  const { text } = Object(value)
  return isRecord(text) ? text : { en: englishOf(value) }
}

function argsOf(value: unknown): Readonly<Record<string, unknown>> {
  const { args } = Object(value)
  return isRecord(args) ? args : {}
}
