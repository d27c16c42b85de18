import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import en from '../../../../src/i18n/locales/en.json'
import { checkPaths } from '../../../../src/ops/check.ts'
import { textsOf } from '../../../../src/ops/rules/texts/Texts.ts'

/** A valid method's folder with every kind of file. Each row of the tests puts one mistake into it. */
const FOLDER: Readonly<Record<string, string>> = {
  'bank_mx/method.json': `{
  "name": "bank_mx",
  "text": { "en": "Bank", "es": "Banco" },
  "cardViewType": 0,
  "fields": [
    { "name": "bank", "type": "dropdown", "props": { "label": "field.bank", "items": [{ "text": "BBVA", "value": "040012" }, { "text": "HSBC", "value": "040021" }] } },
    { "name": "clabe", "type": "text", "regex": "^[0-9]{18}$", "regex_error_key": "paymentMethods.regex_error.clabe", "props": { "label": "field.clabe" } },
    { "name": "phone", "type": "phone_with_prefix", "props": { "label": "field.phone" } },
    { "name": "holder", "type": "text", "props": { "label": "Holder" } }
  ],
  "iconIds": [{ "iconId": "bank" }],
  "amount_rules": { "MXN": { "min": "50", "max": "5000.50" } },
  "recommendedAmounts": [50, 100, 500],
  "prefilledAmount": "100",
  "visualInstruction": [
    { "image": "step_1.svg", "text": { "en": "Open the app of your bank.", "es": "Abre la app de tu banco." } },
    { "text": { "en": "Pay the exact amount.", "es": "Paga el importe exacto." } }
  ],
  "video_guide_url": {
    "es_MX": "https://video.example/guide.webm",
    "redesign": { "url": "guide.webm", "poster": "guide.svg" }
  }
}`,
  'bank_mx/layouts/deposit.redirect.json': `{
  "layout": 1,
  "id": "bank-mx-form",
  "screen": "deposit.redirect",
  "body": [
    { "use": "payment.amount" },
    { "type": "serverFields", "except": ["amount", "holder"], "override": { "clabe": { "inputMode": "numeric", "mask": "##################" } } },
    { "type": "field", "kind": "text", "name": "holder", "label": { "text": { "en": "Account holder", "es": "Titular" } }, "rules": [{ "check": "length", "min": 2, "max": 70 }] },
    { "type": "note", "when": "form.fields.bank == \\"040021\\"", "text": { "text": { "en": "It takes a day.", "es": "Tarda un día." } } },
    { "use": "payment.errors" },
    { "use": "payment.notes" },
    { "use": "payment.submit" }
  ]
}`,
  'bank_mx/layouts/deposit.invoice.json': `{
  "layout": 1,
  "id": "bank-mx-invoice",
  "screen": "deposit.invoice",
  "body": [
    { "use": "invoice.state" },
    { "use": "invoice.amount" },
    { "type": "copyRow", "when": "has(invoice.lines.clabe)", "label": { "text": { "en": "Account", "es": "Cuenta" } }, "value": { "$": "invoice.lines.clabe" } },
    { "type": "text", "text": { "text": { "en": "Wait a minute.", "es": "Espera un minuto." } } },
    { "type": "serverFields" },
    { "use": "invoice.foot" }
  ]
}`,
  'bank_mx/cashier.json': `{
  "countries": ["MX"],
  "answers": [
    { "depositId": "$depositId", "apiResponse": { "requisites": [{ "name": "clabe", "value": "646180157042875763" }, { "name": "reference", "value": "$depositId" }], "created": "$created" } }
  ]
}`,
  'bank_mx/story.json': `{
  "title": "A transfer",
  "country": "MX",
  "currency": "MXN",
  "scenario": "default",
  "steps": [
    { "open": "bank_mx" },
    { "fill": { "field": "amount", "value": "100" } },
    { "see": "Account" }
  ]
}`,
  'icons/bank.svg': '<svg/>',
  'instructions/step_1.svg': '<svg/>',
  'videos/guide.webm': '',
  'videos/guide.svg': '<svg/>',
}

/** A text of a file, and what it is replaced with. */
export type Change = readonly [file: string, from: string, to: string]

export interface Found {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly message: string
}

const TEXTS = textsOf(en)

/** The findings in a copy of the folder with some changes. */
export function findingsAfter(...changes: readonly Change[]): Found[] {
  const root = mkdtempSync(join(tmpdir(), 'mistakes-'))
  for (const [path, text] of Object.entries(changed(changes))) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkPaths([root], { texts: TEXTS }).flatMap(({ file, report }) =>
    report.findings.map(({ place, code, message }) => ({
      ...{ file: file.path.slice(root.length + 1), line: place.line, code },
      message: message.replaceAll(`${root}/`, ''),
    })),
  )
}

export function changed(changes: readonly Change[]): Record<string, string> {
  const files: Record<string, string> = { ...FOLDER }
  for (const [file, from, to] of changes) {
    const before = files[file] ?? ''
    if (!before.includes(from)) throw new Error(`${file} has no ${from}`)
    files[file] = before.replace(from, () => to)
  }
  return files
}
