import { describe, expect, it } from 'vitest'
import { readLanguages } from '../../../.ci/vite/languages.ts'
import { tagOf } from '../../../src/i18n/chooseLocale.ts'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { base } from './base.ts'
import { NOTES } from './NOTES.ts'

type Table = Readonly<Record<string, string>>

/** A term of a language: its translations, and the words that must not be used for it. */
interface Term {
  readonly en: string
  readonly use: readonly string[]
  readonly never: readonly string[]
}

const FILES = import.meta.glob<Table>('../../../src/i18n/locales/*.json', { eager: true, import: 'default' })
const TABLES = Object.entries(FILES).map(([path, table]) => [path.replace(/.*\/|\.json$/g, ''), table] as const)
const TERMS = import.meta.glob<readonly Term[]>('../../../src/i18n/terms/*.json', { eager: true, import: 'default' })
const termsOf = (name: string): readonly Term[] => TERMS[`../../../src/i18n/terms/${name}.json`] ?? []
const ENGLISH = Object.entries(en as Table)
const LANGUAGE = readLanguages().en

/** The few English texts that are part of the code. */
const BUILT_IN = [
  ...[LANGUAGE.start, LANGUAGE.return, LANGUAGE.helper].flatMap((texts) => Object.entries(texts)),
  ['oldBrowser', LANGUAGE.oldBrowser],
] as readonly (readonly [string, string])[]

/** Stated letter for letter by the specification (section 8; the disclaimer in section 1). */
const STATED = new Set([
  'deposit.currency.unavailable',
  'deposit.currency.advice',
  'empty.title',
  'error.title',
  'error.text',
  'socket.networkError',
  'sweepstake.disclaimer',
])

const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/\{\{\w+\}\}/g, '0')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence !== '')

const isButton = (key: string): boolean =>
  /^(Label|Name) of a button/.test(NOTES[base(key)]?.place ?? NOTES[key]?.place ?? '')

const isTitle = (key: string): boolean => NOTES[key]?.place.startsWith('Title') === true

describe('the English voice', () => {
  it.each([
    ['names us as an actor', /\bcashiers?\b/i],
    ['is an idiom', /\b(became|just now|go(es)? on|r[au]n out|hold for|at hand|look at|work out|given? up)\b/i],
    [
      'has a word with another one in its place',
      /\b(sum|requisites?|payout|top-?up|invoice|token|PSP|gateway|blockchain)\b/i,
    ],
    ['blames', /\b(invalid|you may not|bad|illegal|you entered a)\b/i],
    [
      'is not contracted',
      /\b(can ?not|do not|does not|did not|is not|are not|was not|could not|will not|you are|we are|it is not)\b/i,
    ],
    ['calls crypto coins', /(?<!gold |sweep )\bcoins?\b(?!\}\})/i],
  ])('has no text that %s', (_, banned) => {
    const found = [...ENGLISH, ...BUILT_IN].filter(([key, text]) => !STATED.has(key) && banned.test(text))
    expect(found).toEqual([])
  })

  it('says “please” only where we failed and the player must wait', () => {
    const polite = [...ENGLISH, ...BUILT_IN].filter(([, text]) => /\b(please|sorry)\b/i.test(text))
    expect(polite.map(([key]) => key)).toEqual(['wrong'])
  })

  it('has sentences of at most 22 words', () => {
    const long = [...ENGLISH, ...BUILT_IN].flatMap(([key, text]) =>
      STATED.has(key) ? [] : sentencesOf(text).filter((sentence) => sentence.split(/\s+/).length > 22),
    )
    expect(long).toEqual([])
  })

  it('has no full stop on a button, a title or a badge', () => {
    const short = ENGLISH.filter(([key]) => /^(Label of a b|Name of a b|Title|Badge)/.test(NOTES[key]?.place ?? ''))
    expect(short.length).toBeGreaterThan(100)
    expect(short.filter(([, text]) => text.endsWith('.'))).toEqual([])
  })
})

it('no Russian button states that something was sent or paid: it says what a press does', () => {
  const table = TABLES.find(([name]) => name === 'ru')?.[1] ?? {}
  const buttons = Object.entries(table).filter(([key]) => isButton(key))
  expect(buttons.length).toBeGreaterThan(80)
  expect(buttons.filter(([, text]) => /(отправлен|оплачен|выполнен)[аоы]?$/i.test(text))).toEqual([])
})

it('every exception from the plural forms is needed', () => {
  expect([...UNCOUNTED.keys()].filter((key) => numbersIn(key).length === 0)).toEqual([])
})

describe.each(TABLES)('the texts of %s', (name, table) => {
  it('have the quotation marks and apostrophes of print', () => {
    expect(Object.entries(table).filter(([, text]) => /['"]/.test(text))).toEqual([])
  })

  it('mix no scripts in a word', () => {
    const words = Object.values(table).flatMap(
      (text) => text.replace(/\{\{\w+\}\}/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? [],
    )
    expect(words.length).toBeGreaterThan(1000)
    expect(words.filter((word) => SCRIPTS.filter((script) => script.test(word)).length > 1)).toEqual([])
  })

  it('have plural forms wherever they say a number, so that each word agrees with it', () => {
    const counting = [...new Set(Object.keys(table).map(base))].filter((key) => numbersIn(key).length > 0)
    expect(counting).toEqual(expect.arrayContaining(['form.errors', 'field.check.minAge', 'bonus.times']))
    const withoutForms = counting.filter((key) => !Object.hasOwn(table, `${key}_other`) && !UNCOUNTED.has(key))
    expect(withoutForms).toEqual([])
    const uncounted = counting.filter((key) => !UNCOUNTED.has(key) && !numbersIn(key).includes('count'))
    expect(uncounted, 'only {{count}} selects a form').toEqual(FORMATTED)
  })

  it.runIf(name in PREPOSITIONS)('end no title and no button in a preposition', () => {
    const ends = new RegExp(`(^|\\s)(${PREPOSITIONS[name]})$`, 'i')
    const named = Object.entries(table).filter(([key]) => isButton(key) || isTitle(key))
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter(([, text]) => ends.test(text))).toEqual([])
  })

  it('quote a button by its name', () => {
    const buttons = new Set(Object.entries(table).flatMap(([key, text]) => (isButton(key) ? [text] : [])))
    const quoted = Object.values(table).flatMap((text) => [...text.matchAll(QUOTED)].map(([, inner = '']) => inner))
    expect(quoted.filter((inner) => !inner.includes('{{') && !buttons.has(inner))).toEqual([])
    expect(table['instruction.transfer.3']).toContain(table['invoice.paid'])
  })

  it('fit their places', () => {
    const tooLong = Object.entries(table).flatMap(([key, text]) => {
      const { characters = Number.POSITIVE_INFINITY } = NOTES[key] ?? NOTES[`${base(key)}_other`] ?? {}
      const length = [...new Intl.Segmenter(tagOf(name)).segment(text.replace(/[\u2066-\u2069]|\{\{\w+\}\}/g, ''))]
        .length
      return length > Math.ceil(characters * (1 + (ROOM[name] ?? 0.3))) ? [[key, text, length]] : []
    })
    expect(tooLong).toEqual([])
  })

  it('use the terms of the language', () => {
    const { tag: _, dir: __, ...language } = readLanguages()[name] ?? LANGUAGE
    const texts = [...Object.entries(table), ['languages', JSON.stringify(language)] as const]
    expect(termsOf(name).length).toBeGreaterThan(10)
    const found = termsOf(name).flatMap(({ never }) =>
      never.flatMap((word) => texts.filter(([, text]) => text.toLowerCase().includes(word.toLowerCase()))),
    )
    expect(found).toEqual([])
  })
})

/** Arguments whose value has digits and is no count: an ID to quote, a sample of a format, an amount of money. */
const NO_COUNT = new Set(['id', 'example', 'from'])

/** The arguments of an English text that hold a number, as the example of its note shows. */
function numbersIn(key: string): readonly string[] {
  const name = Object.hasOwn(en, key) ? key : `${key}_other`
  const parts = ((en as Table)[name] ?? '').split(/\{\{(\w+)\}\}/)
  const names = parts.filter((_, index) => index % 2 === 1)
  const pattern = parts.map((part, index) => (index % 2 === 1 ? '(.+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  const [, ...values] = new RegExp(`^${pattern.join('')}$`).exec(NOTES[name]?.example ?? '') ?? []
  return names.filter((one, index) => !NO_COUNT.has(one) && /^\d[\d.,\s]*$/.test(values[index] ?? ''))
}

/** Texts that show their number formatted, as {{amount}}; the documents pass it as {{count}} too. */
const FORMATTED = ['sweepstake.box.gold', 'sweepstake.box.sweep']

/** Texts with a number and no plural forms, with the reason. The list may only shrink. */
const UNCOUNTED = new Map([
  ['form.steps.progress', 'a position of a total: no word agrees with it'],
  ['slides.position', 'a position of a total: no word agrees with it'],
  ['chain.blocks', 'a position of a total: its noun is the label of the row'],
  ['bonus.times', 'a factor with its sign'],
  ['bonus.condition.wager', 'a factor with its sign'],
  ['bonus.any.wager', 'a factor with its sign'],
  ['bonus.title', 'a percentage with its sign'],
  ['bonus.percent', 'a percentage with its sign'],
])

/** The prepositions of a language. The Indic languages of the tables put such words after the noun. */
const PREPOSITIONS: Readonly<Record<string, string>> = {
  en: 'about|at|by|for|from|in|into|of|on|to|with',
  es: 'a|al|con|de|del|desde|en|hasta|para|por|sobre',
  mx: 'a|al|con|de|del|desde|en|hasta|para|por|sobre',
  'es-ES': 'a|al|con|de|del|desde|en|hasta|para|por|sobre',
  pt: 'a|até|com|da|de|do|em|na|no|para|por|sobre',
  ru: 'в|во|для|до|за|из|к|на|о|от|по|с|со',
  id: 'dari|dalam|dengan|di|ke|oleh|pada|untuk',
  ar: 'إلى|على|عن|في|مع|مقابل|من',
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Telugu}/u,
]

/** Quoted text, in the marks of each language. */
const QUOTED = /[“«„]\s?([^“”«»„]+?)\s?[”»“]/g

/** How much longer than English a text may be. */
const ROOM: Readonly<Record<string, number>> = { en: 0, ar: 0.4, hi: 0.4, mr: 0.4, te: 0.4 }
