import { expect, it } from 'vitest'
import { isFixedText } from '../../../../schemas/host/fixedTexts.ts'
import english from '../../../../src/i18n/locales/en.json' with { type: 'json' }
import { choicesOf } from './choicesOf.ts'

async function textsBy(texts: unknown, lang = 'en') {
  const { choices, told } = choicesOf({ texts })
  return {
    texts: await choices.texts(lang, english),
    told: told.map(({ code, text }) => [code, text]),
  }
}

it.each([
  ['en', { 'search.label': 'English' }],
  ['es-MX', { 'search.label': 'Mexico', 'search.text': 'Spanish' }],
  ['es', { 'search.label': 'Spanish', 'search.text': 'Spanish' }],
  ['pt', {}],
])('the texts of %s', async (lang, expected) => {
  const given = {
    en: { 'search.label': 'English' },
    'es-mx': { 'search.label': 'Mexico' },
    es: { 'search.label': 'Spanish', 'search.text': 'Spanish' },
  }
  expect(await textsBy(given, lang)).toEqual({ texts: expected, told: [] })
})

it.each<[string, string, string, string]>([
  ['a key that does not exist', 'search.lable', 'Find', 'texts.unknown'],
  ['a text about money in doubt', 'form.deposit.checkingText', 'Pay again', 'texts.fixed'],
  ['an outcome', 'complete.processed.title', 'Paid', 'texts.fixed'],
  ['a bonus that is added by itself', 'bonus.automatic', 'No bonus', 'texts.fixed'],
  ['the condition of a bonus', 'bonus.details.note', 'You get it', 'texts.fixed'],
  ['a bonus that does not apply', 'bonus.notTaken', 'The bonus “{{title}}” applies', 'texts.fixed'],
  ['a bonus that is over', 'bonus.hasEnded', 'Still there', 'texts.fixed'],
  ['whom the player buys from', 'deposit.onramp.warning', 'You buy from us', 'texts.fixed'],
  ['an offer that was chosen before', 'deposit.offers.taken.text', 'Choose again', 'texts.fixed'],
  ['a text of a sweepstake', 'sweepstake.disclaimer', 'Win money', 'texts.fixed'],
  ['a text without its amount', 'form.deposit.submit', 'Pay', 'texts.invalid'],
  ['another placeholder', 'search.label', 'Find {{name}}', 'texts.invalid'],
  ['markup', 'search.label', '<b>Find</b>', 'texts.invalid'],
  ['a text within a text', 'search.label', '$t(search.text)', 'texts.invalid'],
  ['a formatted value', 'form.deposit.submit', 'Pay {{amount, currency}}', 'texts.invalid'],
  ['an empty text', 'search.label', '', 'texts.invalid'],
])('%s is left out, and reported to the host', async (_, key, text, code) => {
  const { texts, told } = await textsBy({ en: { [key]: text, 'search.text': 'Used' } })
  expect(texts).toEqual({ 'search.text': 'Used' })
  expect(told).toEqual([[code, expect.stringContaining(key)]])
})

it('replaces a button label that keeps its amount, and plural forms', async () => {
  const table = { 'form.deposit.submit': 'Pay {{amount}}', 'form.errors_few': '{{count}} fields' }
  expect(await textsBy({ en: table })).toEqual({ texts: table, told: [] })
})

it('a text about the outcome of a payment, or a warning, can’t be replaced', () => {
  const isDelicate = (text: string) =>
    /pay again|\blost\b|credited|contact support|recover|(was|were)n’t|not (created|confirmed|cancelled)|Nothing (was|is)/i.test(
      text,
    )
  const open = Object.entries(english).filter(([key, text]) => isDelicate(text) && !isFixedText(key))
  // A button: its words may be the host's.
  expect(open.map(([key]) => key)).toEqual(['support.contact'])
})
