import { describe, expect, it } from 'vitest'
import { type Change, findingsAfter } from './folder.ts'

const METHOD = 'bank_mx/method.json'
const FORM = 'bank_mx/layouts/deposit.redirect.json'
const INVOICE = 'bank_mx/layouts/deposit.invoice.json'
const CASHIER = 'bank_mx/cashier.json'
const NOTE = '"en": "It takes a day."'
const LINES =
  '"requisites": [{ "name": "clabe", "value": "646180157042875763" }, { "name": "reference", "value": "$depositId" }]'

/** Texts and files that are right, and that an earlier version of the check reported. */
const RIGHT: readonly (readonly [what: string, code: string, ...changes: readonly Change[]])[] = [
  ['Serbian in Cyrillic letters', 'W16', [FORM, NOTE, `${NOTE}, "sr": "Уплата траје један дан."`]],
  ['Serbian in Latin letters', 'W16', [FORM, NOTE, `${NOTE}, "sr": "Uplata traje jedan dan."`]],
  ['Uzbek in Latin letters', 'W16', [FORM, NOTE, `${NOTE}, "uz": "Bir kun davom etadi."`]],
  ['Uzbek in Cyrillic letters', 'W16', [FORM, NOTE, `${NOTE}, "uz": "Бир кун давом этади."`]],
  [
    'a category of the server’s own',
    'E05',
    [METHOD, '"cardViewType": 0', '"cardViewType": 0, "category": "cash_method"'],
  ],
  [
    'an argument of an own text',
    'W16',
    [
      FORM,
      '{ "text": { "en": "It takes a day.", "es": "Tarda un día." } }',
      '{ "text": { "en": "{amount} in a day.", "es": "{amount} en un día." }, "args": { "amount": "form.amountText" } }',
    ],
  ],
  [
    'an expired invoice in the "else" of a switch',
    'W19',
    [
      INVOICE,
      '"body": [\n    { "use": "invoice.state" },',
      '"body": [\n    { "type": "switch", "on": "invoice.state", "cases": { "payable": [] }, "else": [{ "type": "text", "text": "empty.text" }] },',
    ],
  ],
  [
    'the value of a field whose name has dots, and a sentence that ends with a value',
    'W17',
    [METHOD, '"name": "holder", "type"', '"name": "user.holder", "type"'],
    [FORM, '"amount", "holder"]', '"amount", "user.holder"]'],
    [CASHIER, '"value": "$depositId"', '"value": "$user.holder pays $amount. $phone-$currency"'],
  ],
  [
    'the name of a bank, the same in two languages',
    'W16',
    [
      FORM,
      '"en": "It takes a day.", "es": "Tarda un día."',
      '"en": "Banco do Brasil de São Paulo", "es": "Banco do Brasil de São Paulo"',
    ],
  ],
  [
    'a Spanish word that looks like a reminder',
    'W16',
    [FORM, '"es": "Tarda un día."', '"es": "Paga todo el importe."'],
  ],
  ['stars and brackets that are no Markdown', 'W16', [FORM, NOTE, '"en": "Dial *100# [free], 2 ** 3."']],
  [
    'a pattern with slashes inside',
    'E06',
    [
      FORM,
      '"min": 2, "max": 70 }',
      '"min": 2, "max": 70 }, { "regex": "^\\d+/\\d+$|^[^/]+$", "message": "field.required" }',
    ],
  ],
  ['a mark whose file is there', 'W18', [FORM, '"inputMode": "numeric", ', '"inputMode": "numeric", "mark": "bank", ']],
  [
    'the flag of a phone, which is no icon',
    'W18',
    [FORM, '"override": { ', '"override": { "phone": { "mark": "flag" }, '],
  ],
  [
    'a link outside of a unified form, which is a line',
    'W15',
    [CASHIER, LINES, '"requisites": [{ "name": "clabe", "type": "link", "value": "https://bank.example/pay" }]'],
  ],
]

describe('V3 check does not report', () => {
  for (const [what, code, ...changes] of RIGHT)
    it(what, () => {
      expect(findingsAfter(...changes).filter((one) => one.code === code)).toEqual([])
    })
})

/** The counterparts: what is still wrong. */
const WRONG: readonly (readonly [what: string, code: string, says: RegExp, ...changes: readonly Change[]])[] = [
  [
    'Latin letters under a tag for Cyrillic ones',
    'W16',
    /in Latin letters/,
    [FORM, NOTE, `${NOTE}, "bg": "Uplata traje jedan dan."`],
  ],
  [
    'a misspelt category',
    'W15',
    /no category "cash_method": did you mean "cash_methods"\? If it is a category of your server/,
    [METHOD, '"cardViewType": 0', '"cardViewType": 0, "category": "cash_method"'],
  ],
  [
    'an argument of an own text in two pairs of braces',
    'W16',
    /fills "\{amount\}", and not "\{\{amount\}\}"/,
    [
      FORM,
      '{ "text": { "en": "It takes a day.", "es": "Tarda un día." } }',
      '{ "text": { "en": "{{amount}} in a day.", "es": "{amount} en un día." }, "args": { "amount": "form.amountText" } }',
    ],
  ],
  [
    'a switch without the state of an expired invoice',
    'W19',
    /when its time is over/,
    [
      INVOICE,
      '"body": [\n    { "use": "invoice.state" },',
      '"body": [\n    { "type": "switch", "on": "invoice.state", "cases": { "payable": [] } },',
    ],
  ],
  [
    'a link of a unified form, which is a button and no line',
    'W15',
    /a line "clabe"/,
    [
      CASHIER,
      LINES,
      '"unifiedFlow": { "requisites": [{ "name": "clabe", "type": "link", "value": "https://bank.example/pay" }] }',
    ],
  ],
  [
    'a code outside of a unified form',
    'W15',
    /a code \("qrCodeText"/,
    [CASHIER, LINES, '"requisites": [{ "name": "clabe", "type": "qr", "value": "0002" }]'],
    [
      INVOICE,
      '{ "type": "text", "text": { "text": { "en": "Wait a minute.", "es": "Espera un minuto." } } }',
      '{ "type": "qr", "value": { "$": "invoice.qr" }, "label": "invoice.note" }',
    ],
  ],
  [
    'a rule of a phone that requires the 0 of national numbers',
    'W14',
    /without the leading 0 \(7 or 8 or 9 digits\).*the country code and the leading 0/,
    [CASHIER, '["MX"]', '["KE"]'],
    [
      METHOD,
      '{ "name": "phone", "type": "phone_with_prefix",',
      '{ "name": "phone", "type": "phone_with_prefix", "regex": "^0[0-9]{8}$", "regex_error_key": "paymentMethods.regex_error.phone",',
    ],
  ],
]

describe('V3 check still reports', () => {
  for (const [what, code, says, ...changes] of WRONG)
    it(what, () => {
      const found = findingsAfter(...changes)
      expect(found).toContainEqual(expect.objectContaining({ code, message: expect.stringMatching(says) }))
    })
})
