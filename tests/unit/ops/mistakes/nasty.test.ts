import { describe, expect, it } from 'vitest'
import { type Change, findingsAfter } from './folder.ts'

/**
 * Mistakes that operators make without noticing: what a spreadsheet, an editor or a text copied from elsewhere puts into
 * a file. They were written before anybody looked at what the check finds: of 30, it found 19 at first, 12 with the repair.
 * Three are no mistakes for it: a card view type in quotes, which the widget reads; two fields with one label; and an
 * unknown scenario of a story, because the scenarios belong to the demo.
 */

const METHOD = 'bank_mx/method.json'
const FORM = 'bank_mx/layouts/deposit.redirect.json'
const CASHIER = 'bank_mx/cashier.json'
const HOLDER = '"rules": [{ "check": "length", "min": 2, "max": 70 }]'
const NOTE = '"en": "It takes a day."'
const WHEN = '"when": "form.fields.bank == \\"040021\\""'
const when = (condition: string): Change => [FORM, WHEN, `"when": ${JSON.stringify(condition)}`]
const holder = (rest: string): Change => [FORM, HOLDER, rest]
const pattern = (regex: string): Change =>
  holder(`"rules": [{ "regex": ${JSON.stringify(regex)}, "message": { "text": { "en": "No", "es": "No" } } }]`)
const own = (field: string): Change => [
  FORM,
  '{ "use": "payment.errors" }',
  `${field},\n    { "use": "payment.errors" }`,
]
const LABEL = '"label": { "text": { "en": "A", "es": "A" } }, "wire": "none"'

const NASTY: readonly (readonly [mistake: string, change: Change, says: RegExp])[] = [
  ['a pattern between slashes', pattern('/^\\d{10}$/'), /remove the slashes/],
  ['a pattern that is escaped twice', pattern('^\\\\d{10}$'), /escaped twice/],
  ['a flag inside a pattern', pattern('(?i)^[a-z]+$'), /\[A-Za-z\]/],
  ['the anchors of another language', pattern('\\A\\d{10}\\Z'), /not "\\A"/],
  [
    'two options with one value',
    own(
      `{ "type": "field", "kind": "dropdown", "name": "kind", ${LABEL}, "items": [{ "text": "field.bank", "value": "one" }, { "text": "field.phone", "value": "one" }] }`,
    ),
    /"one".*twice|same value/,
  ],
  ['one equals sign', when('form.fields.bank = "040021"'), /==/],
  [
    'the text of an option in place of its value',
    when('form.fields.bank == "HSBC"'),
    /never "HSBC": choose from 040012, 040021/,
  ],
  ['a value without quotes', when('form.fields.bank == 040021'), /quotes|text/],
  ['curly quotes', [FORM, '"layout": 1', '“layout”: 1'], /curly quote/],
  ['an invisible character in a name', [FORM, '"amount", "holder"]', '"amount", "holder\u200b"]'], /"holder"/],
  ['a letter of another alphabet in a name', when('form.fields.b\u0430nk == "040021"'), /Latin letter "a"/],
  ['a currency in small letters', [METHOD, '"MXN": {', '"mxn": {'], /"MXN"/],
  ['a limit with a comma', [METHOD, '"5000.50"', '"5000,50"'], /decimal point/],
  ['a limit with its currency', [METHOD, '"min": "50"', '"min": "50 MXN"'], /is not an amount/],
  [
    'a page with a video in place of a video',
    [METHOD, 'https://video.example/guide.webm', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    /address of a page.*file/,
  ],
  [
    'English copied into Spanish',
    [METHOD, '"es": "Abre la app de tu banco."', '"es": "Open the app of your bank."'],
    /same text/,
  ],
  ['a reminder that was left', [FORM, NOTE, '"en": "TODO: ask the bank how long"'], /"TODO"/],
  ['a text of a sample', [FORM, NOTE, '"en": "Lorem ipsum dolor sit amet."'], /"Lorem ipsum"/],
  ['Markdown', [FORM, NOTE, '"en": "It takes **a day**."'], /"\*\*a day\*\*"/],
  [
    'a link in Markdown',
    [METHOD, '"en": "Pay the exact amount."', '"en": "See [the help](https://bank.example)."'],
    /as it is|as they are/,
  ],
  ['a line break that is escaped twice', [FORM, NOTE, '"en": "One day.\\\\nSometimes two."'], /backslash/],
  [
    'an initial value that is no option',
    own(
      `{ "type": "field", "kind": "dropdown", "name": "kind", ${LABEL}, "default": "two", "items": [{ "text": "field.bank", "value": "one" }] }`,
    ),
    /"two"/,
  ],
  ['a mask with nines', holder('"mask": "999-999"'), /#/],
  ['a blank after a value', [METHOD, '"value": "040012"', '"value": "040012 "'], /blank/],
  ['a value that lost its quotes and begins with a zero', [METHOD, '"value": "040012"', '"value": 040012'], /quotes/],
  ['a code of a country that people say', [CASHIER, '["MX"]', '["UK"]'], /"GB"/],
  ['a misspelt exception', [FORM, '"except": ["amount", "holder"]', '"except": ["amount", "holdr"]'], /"holder"/],
]

describe('V1 V3 check finds invisible characters:', () => {
  it.each(NASTY)('%s', (_, change, says) => {
    const found = findingsAfter(change)
    expect(found).toContainEqual(expect.objectContaining({ file: change[0], message: expect.stringMatching(says) }))
  })
})
