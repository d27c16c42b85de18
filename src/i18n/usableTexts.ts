import { isRecord } from '../../schemas/isRecord.ts'

/** An unusable text of a language file, which English replaces. `what` is the reason. */
interface TextProblem {
  readonly key: string
  readonly what: string
}

/** The error that is reported for each unusable text; the host receives the text's key. */
export class UnusableText extends Error {
  readonly key: string

  constructor({ key, what }: TextProblem) {
    super(`"${key}" is shown in English: ${what}`)
    this.key = key
  }
}

type Table = Readonly<Record<string, string>>

/** i18next's plural suffixes: another language may have more or fewer forms than English. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/
const PLACE = /\{\{\s*-?\s*([^{},\s]+)\s*(?:,[^{}]*)?\}\}/g
const MARKUP = /<\/?[a-z][^>]*>/i

/**
 * Returns the usable texts of a language file by their flat keys. Its keys may be nested: `{"common": {"cancel": "…"}}`
 * is `common.cancel`. If a key occurs in both forms, the flat one is used. Each text is compared with English,
 * because the widget fills in the placeholders of the English text: another placeholder would be shown literally, and a
 * missing placeholder would hide an amount.
 */
export function usableTexts(
  table: Readonly<Record<string, unknown>>,
  english: Table,
): { readonly texts: Table; readonly problems: readonly TextProblem[] } {
  const problems: TextProblem[] = []
  const texts: Record<string, string> = {}
  for (const [key, text] of flatten(table)) {
    const what = problemOf(text, sampleOf(key, english))
    if (what !== undefined) problems.push({ key, what })
    else texts[key] = text as string
  }
  return { texts, problems }
}

function flatten(table: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  const entries = Object.entries(table)
  const nested = entries.flatMap(([key, value]) =>
    isRecord(value) ? [...flatten(value)].map(([rest, text]) => [`${key}.${rest}`, text] as const) : [],
  )
  return new Map([...nested, ...entries.filter(([, value]) => !isRecord(value))])
}

/** The English text of a key, in any plural form; undefined for a key that the deployment added. */
export function sampleOf(key: string, english: Table): string | undefined {
  if (Object.hasOwn(english, key)) return english[key]
  const [base] = key.split(PLURAL)
  return base === key || base === undefined ? undefined : (english[`${base}_other`] ?? english[base])
}

function problemOf(text: unknown, sample: string | undefined): string | undefined {
  if (typeof text !== 'string') return 'it is not a text'
  if (text.trim() === '' && sample !== undefined && sample.trim() !== '') return 'it is empty'
  if (/\{\{|\}\}/.test(text.replace(PLACE, ''))) return 'it has an unbalanced brace'
  if (sample === undefined) return undefined
  if (MARKUP.test(text) && !MARKUP.test(sample)) return 'it has markup, which would be shown literally'
  const [wanted, given] = [placesOf(sample), placesOf(text)]
  const strange = given.filter((name) => !wanted.includes(name))
  const missing = wanted.filter((name) => !given.includes(name) && name !== 'count')
  if (strange.length > 0) return `it has {{${strange.join('}}, {{')}}}, but English has ${listed(wanted)}`
  return missing.length > 0 ? `it lacks {{${missing.join('}}, {{')}}}` : undefined
}

const placesOf = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name]) => name ?? '')

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : `{{${names.join('}}, {{')}}}`)
