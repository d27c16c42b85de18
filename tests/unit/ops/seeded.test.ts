import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { main } from '../../../src/ops/main.ts'

/** A valid method with its own form. Each row below inserts one mistake into this folder. */
const METHOD = `{
  "name": "bank_mx",
  "text": { "en": "Bank", "es": "Banco" },
  "category": "bank_transfer_methods",
  "cardViewType": 9,
  "badgeType": "fast",
  "fields": [
    { "name": "bank", "type": "dropdown", "props": { "label": "field.bank", "items": [{ "text": "BBVA", "value": "bbva" }, { "text": "HSBC", "value": "hsbc" }] } },
    { "name": "clabe", "type": "text", "regex": "^[0-9]{18}$", "regex_error_key": "paymentMethods.regex_error.clabe", "placeholder_key": "field.clabe.placeholder", "props": { "label": "field.clabe" } },
    { "name": "holder", "type": "text", "regex": "^.{2,70}$" }
  ],
  "amount_rules": { "MXN": { "min": "50", "max": "5000.50" }, "USD": { "min": "5", "max": "500" } },
  "recommendedAmounts": [50, 100, 500],
  "prefilledAmount": "100"
}`

const LAYOUT = `{
  "layout": 1,
  "id": "bank-mx",
  "screen": "deposit.redirect",
  "body": [
    { "type": "heading", "level": 2, "text": { "$": "method.name" } },
    { "use": "payment.amount" },
    { "type": "serverFields", "except": ["amount", "holder"], "override": { "clabe": { "inputMode": "numeric" } } },
    { "type": "field", "kind": "text", "name": "holder", "label": "field.cardHolder", "rules": [{ "check": "length", "min": 2, "max": 70 }] },
    { "type": "note", "icon": "clock", "tone": "info", "when": "form.fields.bank == \\"hsbc\\"", "text": { "text": { "en": "It takes a day.", "es": "Tarda un día." } } },
    { "type": "button", "tone": "quiet", "label": "complete.again", "onPress": [{ "do": "navigate", "to": "depositListPage" }] },
    { "use": "payment.errors" },
    { "type": "footer", "children": [
      { "use": "payment.notes" },
      { "type": "submit", "label": { "t": "form.deposit.submit", "args": { "amount": "form.amountText" } }, "onPress": [{ "do": "deposit.create" }] }
    ] }
  ]
}`

/** The replaced text, its replacement, and the expected code. */
type Row = readonly [from: string, to: string, code: string]

const IN_LAYOUT: readonly Row[] = [
  ['"layout": 1,', '"layout": 1', 'E00'],
  ['"level": 2,', '"level": 2, "level": 3,', 'E00'],
  ['"layout": 1', '"layout": 2', 'E15'],
  ['"layout": 1', '"layout": 1, "minWidget": 9', 'E15'],
  ['"layout": 1', '"layuot": 1', 'E01'],
  ['"deposit.redirect"', '"deposit.redirct"', 'E01'],
  ['"deposit.redirect"', '"complete"', 'E01'],
  ['"id": "bank-mx"', '"id": "bank mx"', 'E01'],
  ['"body"', '"bdy"', 'E01'],
  ['"heading"', '"headng"', 'E01'],
  ['"level": 2', '"level": 7', 'E01'],
  ['"level": 2', '"level": 3', 'E08'],
  ['"method.name"', '"method.nam"', 'E05'],
  ['"method.name"', '"metod.name"', 'E05'],
  ['"method.name"', '"form.chips"', 'E04'],
  ['"payment.amount"', '"payment.amuont"', 'E21'],
  ['{ "use": "payment.amount" },', '', 'E14'],
  ['{ "use": "payment.amount" },', '{ "use": "payment.amount" }, { "use": "payment.amount" },', 'E09'],
  ['{ "use": "payment.amount" }', '{ "use": "payment.amount", "when": "env.online" }', 'E01'],
  [
    '{ "use": "payment.amount" }',
    '{ "type": "card", "when": "env.online", "children": [{ "use": "payment.amount" }] }',
    'E14',
  ],
  ['"serverFields",', '"serverFields", "when": "form.valid",', 'E14'],
  ['"serverFields"', '"serverField"', 'E01'],
  ['"amount", "holder"]', '"amount", "holdr"]', 'W06'],
  ['"amount", "holder"]', '"amount", "holder", "bank"]', 'W06'],
  ['"override": { "clabe"', '"override": { "clab"', 'W06'],
  ['"inputMode"', '"inputMod"', 'E01'],
  ['"numeric"', '"number"', 'E01'],
  ['"inputMode": "numeric"', '"kind": "drpdown"', 'E01'],
  ['"kind": "text"', '"kind": "email"', 'E01'],
  ['"name": "holder", "label"', '"name": "account holder", "label"', 'E01'],
  ['"name": "holder", "label"', '"name": "amount", "label"', 'E01'],
  ['"name": "holder", "label"', '"name": "owner", "label"', 'W06'],
  ['"label": "field.cardHolder"', '"label": "field.cardHoldr"', 'E02'],
  ['"label": "field.cardHolder"', '"label": "Card holder"', 'E01'],
  ['"label": "field.cardHolder", ', '', 'E01'],
  ['"check": "length"', '"check": "lenght"', 'E01'],
  ['"min": 2, "max": 70', '"min": 70, "max": 2', 'E01'],
  ['{ "check": "length", "min": 2, "max": 70 }', '{ "regex": "^[a-z+$", "message": "field.invalid" }', 'E06'],
  ['{ "check": "length", "min": 2, "max": 70 }', '{ "regex": "^(a+)+$", "message": "field.invalid" }', 'E06'],
  ['{ "check": "length", "min": 2, "max": 70 }', '{ "regex": "^a+a+$", "message": "field.invalid" }', 'W04'],
  ['{ "check": "length", "min": 2, "max": 70 }', '{ "regex": "^a$" }', 'E01'],
  ['{ "check": "length", "min": 2, "max": 70 }', '{ "check": "equals", "field": "iban" }', 'E05'],
  ['"rules": [', '"mask": "--", "rules": [', 'E01'],
  ['"rules": [', '"default": "a", "initial": { "$": "user.lang" }, "rules": [', 'E01'],
  ['"rules": [', '"show": "!form.valid", "rules": [', 'E16'],
  ['"rules": [', '"optional": true, "requiredWhen": "env.online", "rules": [', 'W09'],
  ['"clock"', '"clok"', 'E01'],
  ['"info"', '"blue"', 'E01'],
  ['"tone": "info"', '"color": "red"', 'E01'],
  ['== \\"hsbc\\"', '= \\"hsbc\\"', 'E04'],
  ['== \\"hsbc\\"', '== \\"hbsc\\"', 'W01'],
  ['form.fields.bank ==', 'form.fields.bnk ==', 'E05'],
  ['form.fields.bank == \\"hsbc\\"', 'form.amount > 100', 'E04'],
  ['form.fields.bank == \\"hsbc\\"', '1 == 1', 'W01'],
  ['form.fields.bank == \\"hsbc\\"', 'deposit.state == \\"unkown\\"', 'W01'],
  ['form.fields.bank == \\"hsbc\\"', 'methods.query == \\"\\"', 'E05'],
  ['"en": "It takes a day."', '"de": "Ein Tag."', 'E01'],
  [
    '{ "type": "serverFields",',
    '{ "type": "note", "text": { "text": { "en": "Hello", "pt": "Olá" } } }, { "type": "serverFields",',
    'W10',
  ],
  ['"complete.again"', '"complete.agian"', 'E02'],
  ['"navigate"', '"navigat"', 'E01'],
  ['"depositListPage"', '"depositListPge"', 'E12'],
  ['"label": "complete.again"', '"label": { "text": { "en": " " } }', 'E08'],
  ['{ "do": "navigate", "to": "depositListPage" }', '{ "do": "deposit.create" }', 'E19'],
  [
    '{ "do": "navigate", "to": "depositListPage" }',
    '{ "do": "setField", "field": "amount", "value": { "$": "limits.max" } }',
    'E19',
  ],
  [
    '{ "do": "navigate", "to": "depositListPage" }',
    '{ "do": "region.choose", "country": { "$": "user.lang" } }',
    'E20',
  ],
  ['{ "use": "payment.errors" }', '{ "type": "note", "text": "form.deposit.unknown" }', 'W09'],
  [
    '{ "use": "payment.notes" }',
    '{ "type": "row", "when": "env.online", "children": [{ "use": "payment.notes" }] }',
    'E14',
  ],
  ['"submit",', '"submit", "when": "form.valid",', 'E14'],
  ['"submit",', '"submit", "enabled": "form.canSubmitt",', 'E05'],
  ['"amount": "form.amountText"', '"sum": "form.amountText"', 'E02'],
  ['"amount": "form.amountText"', '"amount": "limits.min"', 'E19'],
  [
    '{ "t": "form.deposit.submit", "args": { "amount": "form.amountText" } }',
    '{ "text": { "en": "Pay 1.00", "es": "Paga 1.00" } }',
    'E19',
  ],
  [
    '[{ "do": "deposit.create" }]',
    '[{ "do": "setField", "field": "holder", "value": { "$": "user.lang" } }, { "do": "deposit.create" }]',
    'E19',
  ],
  ['"footer", "children"', '"footer", "childern"', 'E01'],
  ['"type": "submit"', '"type": "button"', 'E13'],
]

const IN_METHOD: readonly Row[] = [
  ['"name": "bank_mx",', '"name": "bank_mx"', 'E00'],
  ['"name": "bank_mx"', '"name": "bank-mx"', 'E01'],
  ['"name": "bank_mx"', '"name": 7', 'E01'],
  ['"text": { "en": "Bank", "es": "Banco" }', '"text": { "es": "Banco" }', 'W10'],
  ['"bank_transfer_methods"', '"bank_transfer_method"', 'W15'],
  ['"cardViewType": 9', '"cardViewType": 90', 'E05'],
  ['"cardViewType": 9', '"cardViewType": "bankTransfr"', 'E05'],
  ['"cardViewType"', '"cardviewType"', 'W09'],
  ['"badgeType": "fast"', '"badgeType": "quick"', 'E05'],
  ['"fields"', '"feilds"', 'W09'],
  ['"type": "dropdown"', '"type": "dropdwn"', 'E05'],
  ['"items": [', '"itmes": [', 'W09'],
  ['"value": "hsbc"', '"value": "bbva"', 'E01'],
  ['"text": "HSBC", "value": "hsbc"', '"text": "HSBC"', 'E01'],
  ['"name": "clabe"', '"nmae": "clabe"', 'E01'],
  ['"name": "clabe"', '"name": "bank"', 'E09'],
  ['"regex": "^[0-9]{18}$"', '"regex": "^[0-9{18}$"', 'E06'],
  ['"regex": "^[0-9]{18}$"', '"regex": "^([0-9]+)+$"', 'E06'],
  ['"regex": "^[0-9]{18}$"', '"regx": "^[0-9]{18}$"', 'W09'],
  ['"regex_error_key": "paymentMethods.regex_error.clabe", ', '', 'E02'],
  ['regex_error.clabe', 'regex_error.clab', 'E02'],
  ['field.clabe.placeholder', 'field.clabe.placehoder', 'E02'],
  ['"label": "field.clabe"', '"label": "field.clab"', 'E02'],
  ['"MXN"', '"MXM"', 'W15'],
  ['"min": "50"', '"min": "50000"', 'E01'],
  ['"max": "5000.50"', '"max": "5,000.50"', 'E01'],
  ['"max": "5000.50"', '"max": true', 'E01'],
  ['"min": "5"', '"min": -5', 'E01'],
  ['[50, 100, 500]', '[50, 100, 50000]', 'W09'],
  ['[50, 100, 500]', '["50", "1 000"]', 'E01'],
  ['"prefilledAmount": "100"', '"prefilledAmount": "100,00"', 'E01'],
  ['"prefilledAmount": "100"', '"prefilledAmount": "100000"', 'W09'],
  ['"recommendedAmounts"', '"recomendedAmounts"', 'W09'],
]

async function check(method: string, layout: string): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'seeded-')), 'bank_mx')
  mkdirSync(join(folder, 'layouts'), { recursive: true })
  writeFileSync(join(folder, 'method.json'), method)
  writeFileSync(join(folder, 'layouts/deposit.redirect.json'), layout)
  const lines: string[] = []
  await main(['check', folder], (line) => lines.push(line))
  return lines.join('\n')
}

it('O1 reports nothing for a valid method', async () => {
  expect(await check(METHOD, LAYOUT)).toMatch(/^[^\n]* nodes[^\n]*\n0 errors, 0 warnings in 2 files\.$/)
})

const found = (code: string, file: string) => new RegExp(`/${file}:\\d+:\\d+ {2}${code} `)

it.each(IN_LAYOUT)('O1 in a layout: %s for %s is %s', async (from, to, code) => {
  expect(LAYOUT.split(from), 'what is changed stands there').not.toHaveLength(1)
  expect(
    await check(
      METHOD,
      LAYOUT.replace(from, () => to),
    ),
  ).toMatch(found(code, 'layouts/deposit.redirect.json'))
})

it.each(IN_METHOD)('O1 in a method.json: %s for %s is %s', async (from, to, code) => {
  expect(METHOD.split(from), 'what is changed stands there').not.toHaveLength(1)
  expect(
    await check(
      METHOD.replace(from, () => to),
      LAYOUT,
    ),
  ).toMatch(found(code, 'method.json'))
})

it('O1 more than seventy-five mistakes are planted', () => {
  expect(IN_LAYOUT.length + IN_METHOD.length).toBeGreaterThan(75)
})
