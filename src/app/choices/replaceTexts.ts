import type { ReplacedTexts } from '../../../schemas/host/choices.ts'
import { isFixedText } from '../../../schemas/host/fixedTexts.ts'
import { reduceLang } from '../../host/loaded/reduceLang.ts'
import { named, type ReportProblem } from './createProblems.ts'

interface TextsPlace {
  readonly lang: string
  /** Every text of the cashier, with its placeholders. */
  readonly english: Table
  readonly reportProblem: ReportProblem
}

type Table = Readonly<Record<string, string>>

/**
 * The host's texts in this language that may replace those of the cashier: known keys with the placeholders of the
 * English text (W7), and no fixed text. The others are reported, and the cashier's own texts stay.
 */
export async function replaceTexts(given: ReplacedTexts, { lang, english, reportProblem }: TextsPlace): Promise<Table> {
  const table = tableOf(given, lang)
  const keys = Object.keys(table)
  if (keys.length === 0) return {}
  const { sampleOf, usableTexts } = await import('../../i18n/deploymentTexts.ts')
  const isKnown = (key: string) => sampleOf(key, english) !== undefined
  const usable = Object.entries(table).filter(
    ([key, text]) => isKnown(key) && !isFixedText(key) && !isOtherSyntax(text),
  )
  const { texts, problems } = usableTexts(Object.fromEntries(usable), english)
  reportProblem('texts.unknown', keys.filter((key) => !isKnown(key)).map(named))
  reportProblem(
    'texts.fixed',
    keys.filter((key) => isKnown(key) && isFixedText(key)),
  )
  reportProblem('texts.invalid', [
    ...keys
      .filter((key) => isKnown(key) && isOtherSyntax(table[key] ?? ''))
      .map((key) => `${key}: its only syntax may be {{name}}`),
    ...problems.map(({ key, what }) => `${key}: ${what}`),
  ])
  return texts
}

/** The texts for the language: those of `es` apply to `es-MX` too, unless it has its own. */
function tableOf(given: ReplacedTexts, lang: string): Table {
  const [base] = lang.split('-')
  const of = (wanted: string | undefined) =>
    Object.entries(given).flatMap(([tag, texts]) => (reduceLang(tag) === wanted ? [texts] : []))
  return Object.assign({}, ...of(base), ...of(lang))
}

/** The only syntax of a text is `{{name}}`. */
const isOtherSyntax = (text: string): boolean => /\$t\(|\{\{(?!\w+\}\})/.test(text)
