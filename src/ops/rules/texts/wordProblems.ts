import { copiedWords } from './copiedWords.ts'
import { htmlProblem } from './htmlProblem.ts'
import { unknownLanguage } from './languages.ts'
import { spreadsheetProblem } from './spreadsheetProblem.ts'

/** A text that players read, in one language. */
export interface Words {
  readonly words: string
  /** Undefined for a text without a language, which all players read. */
  readonly language: string | undefined
  /** The names in braces that the widget replaces. */
  readonly filled?: readonly string[]
}

/** W16: why a text, or a part of it, can't be read by the players it is for. */
export function wordProblems({ words, language, filled = [] }: Words): string[] {
  const unknown = language === undefined ? undefined : unknownLanguage(language)
  return [
    unknown,
    lostLetter(words),
    htmlProblem(words),
    spreadsheetProblem(words),
    copiedWords(words),
    placeholder(words, filled),
    language === undefined || unknown !== undefined ? undefined : otherScript(words, language),
  ].filter((problem) => problem !== undefined)
}

/** U+FFFD stands for bytes that could not be read, as when a file of another encoding was taken for UTF-8. */
function lostLetter(words: string): string | undefined {
  return words.includes('\uFFFD')
    ? 'players would read "\uFFFD" in place of a letter that was lost when the text was read in the wrong encoding: type the text again, and save the file as UTF-8'
    : undefined
}

/** The ways in which other systems write an argument. The widget fills only `{name}`. */
const PLACEHOLDER =
  /\{\{-?\s*(?<double>[\w.]+)[^{}]*\}\}|\$\{(?<dollar>\w+)\}|\{(?<single>[A-Za-z]\w*)\}|%(?:\d\$)?[sd](?![\w%])|%\((?<python>\w+)\)s/g

function placeholder(words: string, filled: readonly string[]): string | undefined {
  const loose = [...words.matchAll(PLACEHOLDER)].find(({ groups }) => !filled.includes(groups?.single ?? ''))
  if (loose === undefined) return undefined
  const { double, dollar, python, single } = loose.groups ?? {}
  const name = double ?? dollar ?? python
  return name !== undefined && filled.includes(name)
    ? `the widget fills "{${name}}", and not "${loose[0]}": write one pair of braces, without other signs`
    : `nothing fills "${loose[0]}", so players would read it as it stands: write the words, or give it a value, such as "args": { "${name ?? single ?? 'amount'}": "form.amountText" }`
}

const SCRIPTS = ['Latin', 'Cyrillic', 'Arabic', 'Devanagari', 'Telugu', 'Greek', 'Hebrew', 'Han'] as const

type Script = (typeof SCRIPTS)[number]

const LETTERS: Readonly<Record<Script, RegExp>> = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Telugu: /\p{Script=Telugu}/gu,
  Greek: /\p{Script=Greek}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Han: /\p{Script=Han}/gu,
}

/** The scripts that `Intl` names by their codes. */
const CODES: Readonly<Record<string, Script>> = {
  Latn: 'Latin',
  Cyrl: 'Cyrillic',
  Arab: 'Arabic',
  Deva: 'Devanagari',
  Telu: 'Telugu',
  Grek: 'Greek',
  Hebr: 'Hebrew',
}

/** Languages that are written in more than one script, and the second one. */
const SECOND_SCRIPTS: Readonly<Record<string, Script>> = {
  az: 'Cyrillic',
  bs: 'Cyrillic',
  kk: 'Latin',
  ku: 'Arabic',
  sr: 'Latin',
  tk: 'Cyrillic',
  uz: 'Cyrillic',
}

/** Fewer letters may be the name of a brand. */
const BRAND_LETTERS = 8
/** More words in lower case are a sentence, and no brand's name. */
const BRAND_WORDS = 2
/** A word whose letters come from two alphabets that look alike. */
const MIXED = /\p{Script=Latin}\p{M}*\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{M}*\p{Script=Latin}/u

/** A text in the letters of another language. The names of brands may be in any. */
function otherScript(words: string, language: string): string | undefined {
  const expected = CODES[new Intl.Locale(language).maximize().script ?? '']
  if (expected === undefined) return undefined
  const mixed = words.split(/[\s/-]+/).find((word) => MIXED.test(word))
  if (mixed !== undefined)
    return `"${mixed}" mixes Latin and Cyrillic letters that look alike: type the word again in one alphabet`
  const counts = SCRIPTS.map((script) => [script, words.match(LETTERS[script])?.length ?? 0] as const)
  const own = counts.find(([script]) => script === expected)?.[1] ?? 0
  const [other, most] = counts.toSorted((one, two) => two[1] - one[1])[0] ?? ['Latin', 0]
  if (other === expected || own > 0 || most < BRAND_LETTERS) return undefined
  // A tag that names its script, such as sr-Latn, means that one only.
  if (SECOND_SCRIPTS[language] === other) return undefined
  if (other === 'Latin' && (words.match(/(?<![\p{L}\p{M}])\p{Ll}{2,}(?![\p{L}\p{M}])/gu)?.length ?? 0) <= BRAND_WORDS)
    return undefined
  return `the text under "${language}" is in ${other} letters, and not in ${expected} ones: is it under the wrong language, or not translated yet?`
}
