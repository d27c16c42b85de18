import { describe, expect, it } from 'vitest'
import { blocks, fields } from '../../../../schemas/layout/catalog.ts'
import { checkPaths } from '../../../../src/ops/check.ts'
import { checkFile } from '../../../../src/ops/checkFile.ts'
import { type Change, changed, findingsAfter } from './folder.ts'

const CORPUS: Record<string, string> = import.meta.glob('../../../corpus/documents/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const METHOD = 'bank_mx/method.json'
const FORM = 'bank_mx/layouts/deposit.redirect.json'
const INVOICE = 'bank_mx/layouts/deposit.invoice.json'
const CASHIER = 'bank_mx/cashier.json'
const STORY = 'bank_mx/story.json'

/** A mistake, where it is made, and the code and the words of the finding on its line: the cause and the fix. */
type Row = readonly [mistake: string, change: Change, code: string, says: RegExp, ...more: readonly Change[]]

/** Texts that show nothing, as translation tools leave them. */
const EMPTY = ['', ' \u00a0', '\u200b', '\u2060\ufeff']
const HOLDER = '"rules": [{ "check": "length", "min": 2, "max": 70 }]'
const NOTE = '"en": "It takes a day."'
const WHEN = '"when": "form.fields.bank == \\"040021\\""'
const when = (condition: string): Change => [FORM, WHEN, `"when": ${JSON.stringify(condition)}`]
const holder = (rest: string): Change => [FORM, HOLDER, rest]
const own = (field: string): Change => [
  FORM,
  '{ "use": "payment.errors" }',
  `${field},\n    { "use": "payment.errors" }`,
]
const rule = (test: string) => `"rules": [{ ${test}, "message": { "text": { "en": "No", "es": "No" } } }]`
const label = '"label": { "text": { "en": "A", "es": "A" } }, "wire": "none"'

const NEVER_PAID: readonly Row[] = [
  [
    'a mask shorter than the pattern',
    holder(`"mask": "####", ${rule('"regex": "^\\\\d{10}$"')}`),
    'W14',
    /takes the mask "####".*Repair: make the mask/,
  ],
  [
    'a mask of other characters',
    holder(`"mask": "AAAA", ${rule('"regex": "^\\\\d{4}$"')}`),
    'W14',
    /can never be filled in/,
  ],
  [
    'a "maxLength" below the pattern',
    holder(`"maxLength": 5, ${rule('"regex": "^\\\\d{10}$"')}`),
    'W14',
    /"maxLength": 5.*raise "maxLength"/,
  ],
  [
    'a "maxLength" below the length',
    holder('"maxLength": 5, "rules": [{ "check": "length", "min": 8 }]'),
    'W14',
    /requires at least 8.*raise "maxLength"/,
  ],
  [
    'a mask below the length',
    holder('"mask": "####", "rules": [{ "check": "length", "min": 8 }]'),
    'W14',
    /requires at least 8/,
  ],
  [
    'a mask longer than "maxLength"',
    holder('"mask": "##########", "maxLength": 5'),
    'E01',
    /needs at least 10 characters/,
  ],
  [
    'a mask too short for a range',
    holder('"mask": "##", "rules": [{ "check": "range", "min": "100", "max": "500" }]'),
    'W14',
    /at most 99.*at least 100/,
  ],
  [
    'digits only, and letters in the pattern',
    holder(`"only": "digits", ${rule('"regex": "^[A-Z]{2}\\\\d{4}$"')}`),
    'W14',
    /remove "only"/,
  ],
  ['a pattern that no text matches', holder(rule('"regex": "\\\\d{4}$1"')), 'W14', /no text at all matches/],
  [
    'two rules that exclude each other',
    holder(
      '"rules": [{ "regex": "^\\\\d+$", "message": "field.wrong" }, { "regex": "^[A-Z]+$", "message": "field.wrong" }]'.replaceAll(
        'field.wrong',
        'field.required',
      ),
    ),
    'W14',
    /"anyOf"/,
  ],
  [
    'two lengths that exclude each other',
    holder('"rules": [{ "check": "length", "max": 4 }, { "check": "length", "min": 8 }]'),
    'W14',
    /no text satisfies/,
  ],
  [
    'a minimum above the maximum',
    holder('"rules": [{ "check": "length", "min": 9, "max": 6 }]'),
    'E01',
    /"min" 9 is more than "max" 6/,
  ],
  [
    'small letters in a field of capitals',
    own(`{ "type": "field", "kind": "textUppercase", "name": "code", ${label}, ${rule('"regex": "^[a-z]{4}$"')} }`),
    'W14',
    /allow capitals/,
  ],
  [
    'a pattern for a date in another format',
    own(
      `{ "type": "field", "kind": "date", "name": "birth", ${label}, ${rule('"regex": "^\\\\d{4}/\\\\d{2}/\\\\d{2}$"')} }`,
    ),
    'W14',
    /a date as DD\/MM\/YYYY/,
  ],
  [
    'ages the wrong way round',
    own(
      `{ "type": "field", "kind": "date", "name": "birth", ${label}, "rules": [{ "check": "minAge", "years": 60 }, { "check": "maxAge", "years": 18 }] }`,
    ),
    'W14',
    /nobody is at least 60/,
  ],
  [
    'an initial value that its rule refuses',
    holder(`"default": "1", ${HOLDER}`),
    'W14',
    /initial value "1" of "holder" is refused/,
  ],
  [
    'an initial value that its pattern refuses',
    holder(`"default": "x1", ${rule('"regex": "^[0-9]+$"')}`),
    'W14',
    /initial value "x1"/,
  ],
  [
    'a phone rule that counts the prefix',
    own(`{ "type": "field", "kind": "phone", "name": "phone", ${label}, ${rule('"regex": "^52\\\\d{10}$"')} }`),
    'W14',
    /after the prefix \+52 \(10 digits\).*remove the "\+" and the country code/,
  ],
  [
    'a phone rule with a plus',
    own(`{ "type": "field", "kind": "phone", "name": "phone", ${label}, ${rule('"regex": "^\\\\+52\\\\d{10}$"')} }`),
    'W14',
    /remove the "\+"/,
  ],
  [
    'a phone rule of the server that counts the prefix',
    [
      METHOD,
      '"type": "phone_with_prefix",',
      '"type": "phone_with_prefix", "regex": "^52\\\\d{10}$", "regex_error_key": "field.required",',
    ],
    'W14',
    /after the prefix/,
  ],
  [
    'choices that the rule refuses',
    own(
      `{ "type": "field", "kind": "radio", "name": "kind", ${label}, "items": [{ "text": "field.bank", "value": "one" }, { "text": "field.bank", "value": "two" }], ${rule('"regex": "^\\\\d+$"')} }`,
    ),
    'W14',
    /refuses every choice/,
  ],
  [
    'a choice that the rule refuses',
    [METHOD, '"type": "dropdown",', '"type": "dropdown", "regex": "^\\\\d{5}2$", "regex_error_key": "field.required",'],
    'W14',
    /the choice "040021".*correct the value/,
  ],
  [
    'a mask of the server shorter than its pattern',
    [METHOD, '"props": { "label": "field.clabe"', '"props": { "mask": "####", "label": "field.clabe"'],
    'W14',
    /takes the mask "####"/,
    [FORM, ', "mask": "##################"', ''],
  ],
  [
    'an override whose mask is too short for the server’s pattern',
    [FORM, '##################', '####'],
    'W14',
    /takes the mask "####"/,
  ],
  [
    'an amount whose point means thousands',
    own(
      `{ "type": "field", "kind": "amount", "name": "total", ${label}, "rules": [{ "check": "range", "min": "1", "max": "1.000" }] }`,
    ),
    'W14',
    /read as 1.*Write "1000"/,
  ],
  [
    'a limit whose point means thousands',
    [METHOD, '"max": "5000.50"', '"max": "5.000"'],
    'W14',
    /read as 5.*Write "5000"/,
  ],
  [
    'a choice of the server whose value ends with a blank',
    [METHOD, '"040012"', '"040012 "'],
    'W14',
    /"040012 " begins/,
  ],
  ['an empty choice of the server', [METHOD, '"040012"', '""'], 'W14', /the value "" is empty/],
  ['a limit with two points', [METHOD, '"max": "5000.50"', '"max": "5.000.000"'], 'E01', /is not an amount/],
  ['a limit below the other', [METHOD, '"max": "5000.50"', '"max": "40"'], 'E01', /nobody could pay/],
  ['quick amounts above the limit', [METHOD, '[50, 100, 500]', '[50, 100, 9000]'], 'W09', /more than any "max"/],
  ['quick amounts below the limit', [METHOD, '[50, 100, 500]', '[10, 100, 500]'], 'W09', /less than any "min"/],
  [
    'an initial amount below the limit',
    [METHOD, '"prefilledAmount": "100"', '"prefilledAmount": "10"'],
    'W09',
    /less than any "min"/,
  ],
  [
    'a field that is required only while it is hidden',
    holder(`"show": "form.fields.bank == \\"040012\\"", "requiredWhen": "form.fields.bank == \\"040021\\""`),
    'W01',
    /never required while it is shown/,
  ],
]

const NEVER_SHOWN: readonly Row[] = [
  ['a platform that does not exist', when('user.platform == "iphone"'), 'W01', /never "iphone".*"?ios|desktop/],
  ['a country that does not exist', when('user.paymentGeo == "UK"'), 'W01', /did you mean "GB"/],
  ['a country of three letters', when('user.paymentGeo == "BRA"'), 'W01', /code: a country has two letters$/],
  ['a language of three letters', when('user.lang == "por"'), 'W01', /write "pt"/],
  ['a country in a list', when('user.paymentGeo in ["MX", "MEX"]'), 'W01', /never "MEX"/],
  ['a currency that does not exist', when('user.currency == "RMB"'), 'W01', /did you mean "CNY"/],
  ['a language that does not exist', when('user.lang == "sp"'), 'W01', /write "es"/],
  ['a card view type that does not exist', when('method.cardViewType == "voucher"'), 'W01', /choose from/],
  ['a value that is no choice', when('form.fields.bank == "bbva"'), 'W01', /never "bbva"/],
  ['a condition that is never true', when('1 == 2'), 'W01', /never true/],
  [
    'two conditions that exclude each other',
    when('form.fields.bank == "040012" && form.fields.bank == "040021"'),
    'W01',
    /nothing is ever shown here/,
  ],
  [
    'a condition against the one around it',
    own(
      '{ "type": "card", "when": "env.online", "children": [{ "type": "text", "when": "!env.online", "text": "empty.text" }] }',
    ),
    'W01',
    /"!env.online" is never true where "env.online" is/,
  ],
  [
    'a condition against its case',
    own(
      '{ "type": "switch", "on": "deposit.status", "cases": { "waiting": [{ "type": "text", "when": "deposit.status == \\"processed\\"", "text": "empty.text" }] } }',
    ),
    'W01',
    /is never true where/,
  ],
  [
    'a case that never comes',
    own(
      '{ "type": "switch", "on": "deposit.status", "cases": { "paid": [{ "type": "text", "text": "empty.text" }] } }',
    ),
    'W01',
    /is never "paid"/,
  ],
  [
    'a case of a country that does not exist',
    own('{ "type": "switch", "on": "user.paymentGeo", "cases": { "EN": [{ "type": "text", "text": "empty.text" }] } }'),
    'W01',
    /did you mean "GB"/,
  ],
  [
    'a screen that the card view type never opens',
    [METHOD, '"cardViewType": 0', '"cardViewType": 20'],
    'W15',
    /opens the screen "deposit.cash".*Rename the file/,
  ],
  ['a screen of a list', [INVOICE, '"deposit.invoice"', '"region"'], 'W15', /does not belong to one method/],
  [
    'a screen of a withdrawal',
    [INVOICE, '"deposit.invoice"', '"withdrawal.complete"'],
    'W15',
    /"transaction": "withdrawal"/,
  ],
  [
    'a deposit form of a withdrawal method',
    [CASHIER, '"countries"', '"transaction": "withdrawal", "countries"'],
    'W15',
    /"withdrawal.redirect"/,
  ],
  ['offers of a method without any', [INVOICE, '"deposit.invoice"', '"deposit.offers"'], 'W15', /"cardViewType": 13/],
  [
    'an invoice that no response opens',
    [
      CASHIER,
      '"requisites": [{ "name": "clabe", "value": "646180157042875763" }, { "name": "reference", "value": "$depositId" }]',
      '"source": "$providerUrl"',
    ],
    'W15',
    /no response in cashier.json has payment details/,
  ],
  [
    'a line that no response has',
    [INVOICE, '"$": "invoice.lines.clabe"', '"$": "invoice.lines.clave"'],
    'W15',
    /no response in cashier.json has a line "clave": did you mean "clabe"/,
  ],
  [
    'a condition on a line that no response has',
    [INVOICE, 'has(invoice.lines.clabe)', 'has(invoice.lines.holder)'],
    'W15',
    /Its lines are clabe, reference/,
  ],
  [
    'a code that no response has',
    [
      INVOICE,
      '{ "type": "text", "text": { "text": { "en": "Wait a minute.", "es": "Espera un minuto." } } }',
      '{ "type": "qr", "value": { "$": "invoice.qr" }, "label": "invoice.note" }',
    ],
    'W15',
    /"qrCodeText"/,
  ],
  [
    'a bar code of an odd number of digits',
    [
      INVOICE,
      '{ "type": "text", "text": { "text": { "en": "Wait a minute.", "es": "Espera un minuto." } } }',
      '{ "type": "barcode", "format": "itf", "value": { "$": "invoice.lines.reference" }, "label": { "text": { "en": "Code", "es": "Código" } } }',
    ],
    'W15',
    /"123", which is not a valid bar code of the format "itf": it must consist of an even number of digits/,
    [CASHIER, '"value": "$depositId"', '"value": "123"'],
  ],
  [
    'a picture that is no https address',
    [
      INVOICE,
      '{ "type": "text", "text": { "text": { "en": "Wait a minute.", "es": "Espera un minuto." } } }',
      '{ "type": "image", "source": { "$": "invoice.lines.reference" }, "alt": { "text": { "en": "Logo", "es": "Logotipo" } } }',
    ],
    'W15',
    /"logo\.png", which is not an https URL/,
    [CASHIER, '"value": "$depositId"', '"value": "logo.png"'],
  ],
  [
    'a line that is left out of the list, and that no response has',
    [
      INVOICE,
      '{ "type": "text", "text": { "text": { "en": "Wait a minute.", "es": "Espera un minuto." } } }',
      '{ "type": "requisites", "source": "invoice.requisites", "except": ["referense"] }',
    ],
    'W15',
    /no response in cashier.json has a line "referense": did you mean "reference"/,
  ],
  [
    'a page that does not say that its time is over',
    [INVOICE, '"body": [\n    { "use": "invoice.state" },', '"body": ['],
    'W19',
    /Add \{ "use": "invoice.state" \}/,
  ],
  [
    'a field that looks like a security code',
    own(`{ "type": "field", "kind": "text", "name": "cvv", ${label} , "rules": [{ "check": "length", "max": 4 }] }`),
    'W11',
    /cards.securityCode/,
  ],
  [
    'a constant that the server replaces',
    own('{ "type": "field", "kind": "hidden", "name": "holder2", "default": "x" }'),
    'W12',
    /that value is sent/,
    [
      METHOD,
      '{ "name": "holder", "type"',
      '{ "name": "holder2", "type": "text", "props": { "isHidden": true, "value": "y" } },\n    { "name": "holder", "type"',
    ],
  ],
  [
    'a country that can not be chosen',
    own(
      `{ "type": "field", "kind": "country", "name": "land", ${label}, "only": ["MX", "UK"], "rules": [{ "regex": "^[A-Z]+$", "message": "field.required" }] }`,
    ),
    'W15',
    /did you mean "GB"\? Nobody can choose it/,
  ],
  [
    'a currency that can not be chosen',
    own(
      `{ "type": "field", "kind": "currency", "name": "money", ${label}, "only": ["MXN", "MXP"], "rules": [{ "regex": "^[A-Z]+$", "message": "field.required" }] }`,
    ),
    'W15',
    /"MXN"/,
  ],
]

const TEXTS: readonly Row[] = [
  [
    'Cyrillic under Spanish',
    [FORM, '"es": "Tarda un día."', '"es": "Это занимает один день."'],
    'W16',
    /in Cyrillic letters.*wrong language/,
  ],
  [
    'Arabic under English',
    [METHOD, '"en": "Pay the exact amount."', '"en": "ادفع المبلغ بالضبط نقدًا."'],
    'W16',
    /in Arabic letters/,
  ],
  [
    'English under Russian',
    [FORM, NOTE, `${NOTE}, "ru": "It takes about a day."`],
    'W16',
    /in Latin letters, and not in Cyrillic/,
  ],
  ['a word of two alphabets', [FORM, NOTE, '"en": "It tаkes a day."'], 'W16', /mixes Latin and Cyrillic letters/],
  ['a tag of HTML', [FORM, NOTE, '"en": "It takes <b>a day</b>."'], 'W16', /would read "<b>".*remove it/],
  ['an entity of HTML', [FORM, NOTE, '"en": "A day &amp; a night."'], 'W16', /write the sign itself/],
  ['an error of a spreadsheet', [METHOD, '"es": "Banco"', '"es": "#NAME?"'], 'W16', /read "#NAME\?"/],
  ['a letter lost in a wrong encoding', [FORM, NOTE, '"en": "It takes a d\uFFFDy."'], 'W16', /"\uFFFD".*as UTF-8/],
  ['a letter lost in the name of the method', [METHOD, '"es": "Banco"', '"es": "Dep\uFFFDsito"'], 'W16', /encoding/],
  ['a tag in the name of the method', [METHOD, '"en": "Bank"', '"en": "Bank<br>"'], 'W16', /without HTML/],
  [
    'a placeholder that nothing fills',
    [FORM, NOTE, '"en": "Pay {{amount}} in a day."'],
    'W16',
    /nothing fills "\{\{amount\}\}".*"args"/,
  ],
  [
    'a placeholder in one brace',
    [METHOD, '"en": "Pay the exact amount."', '"en": "Pay {amount} exactly."'],
    'W16',
    /nothing fills/,
  ],
  ['a placeholder with a percent sign', [FORM, NOTE, '"en": "It takes %s days."'], 'W16', /nothing fills "%s"/],
  [
    'a language that does not exist',
    [FORM, NOTE, `${NOTE}, "sp": "Tarda"`],
    'W16',
    /no player's language is "sp".*write "es"/,
  ],
  ['the name of a file as a language', [FORM, NOTE, `${NOTE}, "mx": "Tarda"`], 'W16', /write "es-MX"/],
  ['a language with an underscore', [METHOD, '"es": "Banco"', '"es_MX": "Banco"'], 'W16', /write "es-MX"/],
  ['a language of ISO 639-2', [FORM, NOTE, `${NOTE}, "spa": "Tarda"`], 'W16', /write "es"/],
  ['a former code of a language', [FORM, NOTE, `${NOTE}, "iw": "Tarda"`], 'W16', /write "he"/],
  ['a script without its region', [FORM, NOTE, `${NOTE}, "hi_Latn": "Tarda"`], 'W16', /write "hi-Latn-IN"/],
  ['a language in capitals', [FORM, NOTE, `${NOTE}, "ES": "Tarda"`], 'W16', /write "es"/],
  [
    'a language with a region that the widget does not keep',
    [FORM, NOTE, `${NOTE}, "pt-BR": "Leva um dia."`],
    'W16',
    /write "pt"/,
  ],
  ['a text that lacks a language of its document', [FORM, ', "es": "Tarda un día."', ''], 'W10', /no text in "es"/],
  [
    'a document that lacks a language of its folder',
    [INVOICE, '"en": "Wait a minute.", "es": "Espera un minuto."', '"en": "Wait a minute."'],
    'W10',
    /no text in "es"/,
    [INVOICE, ', "es": "Cuenta"', ''],
  ],
  ...EMPTY.map(
    (words): Row => [
      `the text ${JSON.stringify(words)} of a note`,
      [FORM, '"es": "Tarda un día."', `"es": ${JSON.stringify(words)}`],
      'W10',
      /the text in "es" is empty, so players see the English one/,
    ],
  ),
  ['an empty label', [FORM, '"es": "Titular"', '"es": ""'], 'W10', /the text in "es" is empty/],
  [
    'an empty message of a rule',
    [
      FORM,
      HOLDER,
      '"rules": [{ "check": "length", "min": 2, "max": 70, "message": { "text": { "en": "No", "es": "" } } }]',
    ],
    'W10',
    /the text in "es" is empty/,
  ],
  ['an empty text of a step', [METHOD, '"es": "Paga el importe exacto."', '"es": ""'], 'W10', /the text in "es" is/],
  ['an empty name of the method', [METHOD, '"es": "Banco"', '"es": " "'], 'W10', /the text in "es" is empty/],
  ['an empty English name', [METHOD, '"en": "Bank"', '"en": " "'], 'W10', /the English name .* is missing/],
  [
    'a step that lacks a language',
    [METHOD, ', "es": "Paga el importe exacto."', ''],
    'W10',
    /the step has no text in "es"/,
  ],
]

const FILES: readonly Row[] = [
  [
    'a picture that is missing',
    [METHOD, 'step_1.svg', 'step_9.svg'],
    'W18',
    /no file "step_9.svg" in the folder "instructions".*add the file/,
  ],
  [
    'an icon that is missing',
    [METHOD, '"iconId": "bank"', '"iconId": "bnak"'],
    'W18',
    /no file "bnak.svg" in the folder "icons"/,
  ],
  [
    'a mark that is missing',
    holder(`"mark": "bnak", ${HOLDER}`),
    'W18',
    /no file "bnak.svg" in the folder "icons", so the field has no mark: add the file, or correct its name/,
  ],
  [
    'a mark of a field of the method that is missing',
    [FORM, '"inputMode": "numeric", ', '"inputMode": "numeric", "mark": "bnak", '],
    'W18',
    /no file "bnak.svg" in the folder "icons", so the field has no mark/,
  ],
  [
    'an icon of an option that is missing',
    own(
      `{ "type": "field", "kind": "dropdown", "name": "kind", ${label}, "items": [{ "text": "field.bank", "value": "one", "icon": "bnak" }] }`,
    ),
    'W18',
    /no file "bnak.svg" in the folder "icons", so the option shows its initials/,
  ],
  [
    'an icon of an option that depends on another field',
    own(
      `{ "type": "field", "kind": "dropdown", "name": "kind", ${label}, "cascade": { "by": "bank", "items": { "040012": [{ "text": "field.bank", "value": "one", "icon": "bnak" }] } } }`,
    ),
    'W18',
    /no file "bnak.svg" in the folder "icons", so the option shows its initials/,
  ],
  [
    'a poster that is missing',
    [METHOD, '"poster": "guide.svg"', '"poster": "poster.svg"'],
    'W18',
    /no file "poster.svg"/,
  ],
  ['a video that is missing', [METHOD, '"url": "guide.webm"', '"url": "film.webm"'], 'W18', /no file "film.webm"/],
  ['a video over http', [METHOD, 'https://video', 'http://video'], 'W18', /begins with "https:\/\/"/],
  ['a video with half an address', [METHOD, 'https://video.example', '//video.example'], 'W18', /neither an address/],
  ['a video of a country that does not exist', [METHOD, '"es_MX"', '"es_MEX"'], 'W18', /"MEX" is not a country/],
  ['a picture with a path', [METHOD, 'step_1.svg', 'pictures/step_1.svg'], 'E01', /must be a file name/],
  ['two documents with one id', [FORM, '"bank-mx-form"', '"bank-mx-invoice"'], 'W18', /has the same id/],
  [
    'a currency of a limit',
    [METHOD, '"MXN": {', '"MXP": {'],
    'W15',
    /did you mean "MXN"\? If it is a currency of your/,
  ],
  ...['SC', 'mBTC', 'USDT_TRC20'].map(
    (code): Row => [
      `the currency ${code}, which may be the server's own`,
      [METHOD, '"MXN": {', `"${code}": {`],
      'W15',
      /is not a currency .*[?.] If it is a currency of your server's own, nothing has to be done$/,
    ],
  ),
  [
    'a currency in small letters',
    [METHOD, '"MXN": {', '"usdt": {'],
    'W15',
    /^these are the limits in USDT: write "USDT"$/,
  ],
  ['a currency with a blank', [METHOD, '"MXN": {', '"MXN ": {'], 'W15', /^these are the limits in MXN: write "MXN"$/],
  ['a misspelt member of cashier.json', [CASHIER, '"answers"', '"anwsers"'], 'W17', /did you mean "answers"/i],
  ['a country in small letters in cashier.json', [CASHIER, '["MX"]', '["mx"]'], 'W17', /did you mean "MX"/],
  [
    'a field that does not exist, under a name with dots',
    [CASHIER, '"value": "$depositId"', '"value": "$user.phone"'],
    'W17',
    /nothing replaces "\$user\.phone"/,
  ],
  [
    'a country in words in cashier.json',
    [CASHIER, '["MX"]', '["Mexico"]'],
    'W17',
    /is not a country by its ISO 3166 code/,
  ],
  ['a country that does not exist in cashier.json', [CASHIER, '["MX"]', '["XM"]'], 'W17', /is not a country/],
  ['an answer that is no object', [CASHIER, '"answers": [', '"answers": ["paid",'], 'W17', /must be an object/],
  [
    'a placeholder that nothing replaces',
    [CASHIER, '"value": "$depositId"', '"value": "$depositID"'],
    'W17',
    /did you mean "\$depositId"/,
  ],
  [
    'a placeholder before a digit',
    [CASHIER, '"value": "$depositId"', '"value": "$depositId55"'],
    'W17',
    /nothing replaces/,
  ],
  [
    'a step that does not exist in story.json',
    [STORY, '{ "see": "Account" }', '{ "sea": "Account" }'],
    'W17',
    /did you mean "see"/i,
  ],
  [
    'a step without its field',
    [STORY, '{ "field": "amount", "value": "100" }', '{ "feild": "amount", "value": "100" }'],
    'W17',
    /"field" is missing/,
  ],
  [
    'a step of two',
    [STORY, '{ "see": "Account" }', '{ "see": "Account", "tick": { "field": "a" } }'],
    'W17',
    /maximum number of entries is 1/,
  ],
  ['a currency that does not exist in story.json', [STORY, '"MXN"', '"MXP"'], 'W17', /did you mean "MXN"/],
]

const WORDS: readonly Row[] = [
  [
    'a comma too many',
    [FORM, '{ "use": "payment.submit" }', '{ "use": "payment.submit" },'],
    'E00',
    /Nothing follows this comma. Remove it/,
  ],
  [
    'a comment before a name',
    [FORM, '"layout": 1', '// the form\n  "layout": 1'],
    'E00',
    /JSON has no comments. Remove it/,
  ],
  [
    'a comment after a value',
    [FORM, '"screen": "deposit.redirect",', '"screen": "deposit.redirect" /* form */,'],
    'E00',
    /JSON has no comments/,
  ],
  ['two commas', [FORM, '"layout": 1,', '"layout": 1,,'], 'E00', /two commas. Remove this one/],
  ['a name without quotes', [FORM, '"layout": 1', 'layout: 1'], 'E00', /Write "layout"/],
  ['a number in quotes', [FORM, '"layout": 1', '"layout": "1"'], 'E01', /Remove the quotes: 1/],
  ['true in quotes', holder(`"optional": "true"`), 'E01', /Remove the quotes: true/],
  ['a text without quotes', holder(`"default": 12`), 'E01', /Put it in quotes: "12"/],
  [
    'a link over http',
    own(
      `{ "type": "field", "kind": "checkbox", "name": "consent", "label": { "text": { "en": "I accept {terms}", "es": "Acepto {terms}" } }, "links": { "terms": { "text": "field.bank", "url": "http://bank.example/terms" } }, "wire": "none" }`,
    ),
    'E01',
    /must begin with "https:\/\/"/,
  ],
  [
    'a former name in another place',
    [FORM, '"type": "note",', '"type": "note", "secret": true,'],
    'E01',
    /"keep": false/,
  ],
  [
    'two buttons that pay',
    [FORM, '{ "use": "payment.submit" }', '{ "use": "payment.submit" },\n    { "use": "payment.submit" }'],
    'E19',
    /Make this one a "button"/,
  ],
]

const GROUPS: readonly (readonly [mistakes: string, rows: readonly Row[]])[] = [
  ['that make a form impossible to pay', NEVER_PAID],
  ['whose content is never shown', NEVER_SHOWN],
  ['in texts', TEXTS],
  ['in files and codes', FILES],
  ['that need plain words', WORDS],
]

for (const [mistakes, rows] of GROUPS) {
  describe(`V1 V3 check finds mistakes ${mistakes}`, () => {
    for (const [mistake, ...row] of rows) it(mistake, () => expectFound(row))
  })
}

/** The finding says the cause and the fix, and is on the changed line. */
function expectFound([change, code, says, ...more]: Row extends readonly [string, ...infer Rest] ? Rest : never): void {
  const [file, , to] = change
  const found = findingsAfter(change, ...more)
  expect(found).toContainEqual(expect.objectContaining({ code, message: expect.stringMatching(says) }))
  const here = found.filter((one) => one.code === code && says.test(one.message) && one.file === file)
  // A finding about a page as a whole, or about another file, is not on the changed line.
  if (code === 'W19' || to === '' || here.length === 0) return
  const text = changed([change, ...more])[file] ?? ''
  const first = text.slice(0, text.indexOf(to)).split('\n').length
  const last = first + to.split('\n').length - 1
  expect(here.filter(({ line }) => line >= first && line <= last)).not.toEqual([])
}

it('V3 check reports an empty text once, and no other text for a language that is empty everywhere', () => {
  const [note, label] = ['"es": "Tarda un día."', '"es": "Titular"']
  expect(findingsAfter([FORM, note, '"es": ""'])).toHaveLength(1)
  const empty = findingsAfter(
    [FORM, note, `${note}, "pt": ""`],
    [FORM, label, `${label}, "pt": ""`],
    [METHOD, '"es": "Banco"', '"es": "Banco", "pt": " "'],
  )
  expect(empty.map(({ code, message }) => [code, message])).toEqual(
    Array(3).fill(['W10', expect.stringContaining('the text in "pt" is empty')]),
  )
})

it('V3 check says nothing about the folder without the mistakes', () => {
  expect(findingsAfter()).toEqual([])
})

const NEW: readonly string[] = ['W14', 'W15', 'W16', 'W17', 'W18', 'W19']

it('V3 check finds nothing in the valid folders and documents of the project', () => {
  const found = checkPaths(['fixtures/methods', 'schemas/layouts'], { texts: undefined })
  expect(found.filter(({ report }) => report.findings.length > 0)).toEqual([])
  expect(found.length).toBeGreaterThan(200)
}, 60_000)

it('V3 check finds none of these mistakes in published documents', () => {
  const documents = Object.entries(CORPUS)
  const found = documents.flatMap(([path, text]) =>
    checkFile(text)
      .findings.filter(({ code }) => NEW.includes(code))
      .map(({ code, message }) => `${path} ${code} ${message}`),
  )
  expect(found).toEqual([])
  expect(documents.length).toBeGreaterThan(70)
})

it.each([...Object.values(blocks), ...Object.values(fields)].flatMap(({ examples }): readonly object[] => examples))(
  'V3 check finds none of these mistakes in the example %j of the reference',
  (example) => {
    const findings = checkFile(
      JSON.stringify({ layout: 1, id: 'a', screen: 'deposit.redirect', body: [example] }),
    ).findings
    expect(findings.filter(({ code }) => NEW.includes(code))).toEqual([])
  },
)
