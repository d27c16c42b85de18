import validate from 'virtual:validate/calls/depositCreate/ANSWER'
import { expect, it } from 'vitest'
import redirect from '../../../schemas/layouts/deposit.redirect.json' with { type: 'json' }
import { readInvoice } from '../../../src/api/readInvoice.ts'
import { readP2pDeposit } from '../../../src/api/readP2pDeposit.ts'
import { readUnifiedFlow } from '../../../src/api/readUnifiedFlow.ts'
import { planForm } from '../../../src/forms/plan/planForm.ts'
import { checkDocument } from '../../../src/language/checkDocument.ts'

const flow = {
  requisites: [
    { name: 'iban', title: 'IBAN', type: 'text', value: 'DE89', isCopyable: true },
    { name: 'bank', title: 'Bank', type: 'text', value: 'Sparkasse', isCopyable: false },
    { name: 'branch', title: 'Branch', type: 'text', value: 'Berlin' },
  ],
  instruction: { steps: [{ stepNumber: 1, stepInstruction: 'Send the money.' }] },
  inputFields: [{ name: 'reference', placeholder: 'Reference', pattern: '^\\d{6}$', errorText: 'unified.reference' }],
  buttons: ['complete'],
  lifetime: 900,
}

it('ARCH-08 DATA-50 maps a unified form onto its schema, and its inputs onto the fields that every layout draws', () => {
  expect(validate({ depositId: 7, apiResponse: { unifiedFlow: flow } })).toBe(true)
  expect(validate({ depositId: 7, apiResponse: { unifiedFlow: { inputFields: [{ placeholder: 'no name' }] } } })).toBe(
    false,
  )

  const unified = readUnifiedFlow(flow)
  expect(unified).toMatchObject({
    requisites: [
      { name: 'iban', title: 'IBAN', value: 'DE89', isCopyable: true },
      { name: 'bank', title: 'Bank', value: 'Sparkasse', isCopyable: false },
      { name: 'branch', title: 'Branch', value: 'Berlin', isCopyable: false },
    ],
    steps: ['Send the money.'],
    mayComplete: true,
    timeoutMs: 900_000,
  })

  const { layout } = checkDocument(redirect)
  const { fields } = planForm(layout!, unified.fields)
  expect(fields.at(-1)).toMatchObject({
    name: 'reference',
    kind: 'text',
    rules: [{ regexes: ['^\\d{6}$'], message: 'unified.reference' }],
  })
})

it.each([
  ['nothing', {}, { requisites: [], text: '', steps: [], fields: [], mayComplete: false, timeoutMs: undefined }],
  ['a text for its instruction', { instruction: 'Pay at a shop.' }, { text: 'Pay at a shop.', steps: [] }],
  ['buttons by name', { buttons: { complete: true, cancel: false } }, { mayComplete: true }],
  ['a button in capitals', { buttons: ['COMPLETE'] }, { mayComplete: true }],
  ['a button with its name in capitals', { buttons: [{ name: 'Complete' }] }, { mayComplete: true }],
  ['no button to complete with', { buttons: [{ name: 'cancel' }] }, { mayComplete: false }],
  ['an invalid lifetime', { lifetime: 'soon' }, { timeoutMs: undefined }],
])('reads a unified form with %s', (_, given, expected) => {
  expect(readUnifiedFlow(given)).toMatchObject(expected)
})

it.each([
  ['data:image/PNG;base64,AAAA', 'data:image/png;base64,AAAA'],
  [' data:image/jpg;base64,AA\r\nAA==\n', 'data:image/jpeg;base64,AAAA=='],
  ['data:image/webp;charset=utf-8;base64,AAAA', 'data:image/webp;base64,AAAA'],
  ['data:image/svg+xml;base64,AAAA', ''],
  ['data:image/gif;base64,AAAA', ''],
  ['data:image/png,AAAA', ''],
  ['data:image/png;base64,A*A', ''],
])('UNI-02 D-07 the picture %j of a code is %j, and no text', (value, qrImage) => {
  const { qr = '', qrImage: shown = '' } = readInvoice({ qrCodeText: value }) ?? {}
  expect([qr, shown]).toEqual(['', qrImage])
  const drawable = 'data:image/png;base64,BBBB'
  const unifiedFlow = { requisites: [{ type: 'qr', value }] }
  expect(readInvoice({ unifiedFlow, qrDataURL: drawable })?.qrImage).toBe(qrImage || drawable)
})

const SEPA = 'BCD\n002\n1\nSCT\n\nMax Mustermann\nDE89370400440532013000\nEUR12.50\n\n\nOrder 7\n'

it.each([
  ['a SEPA code keeps its empty lines', SEPA, SEPA],
  ['a code with Windows line breaks is unchanged', 'SPC\r\n0200\r\n\r\nCH44', 'SPC\r\n0200\r\n\r\nCH44'],
  ['a code of one line loses the line break after it', ' 000201\u200b26\r\n', '00020126'],
  ['a code of 2,500 characters is not too long', '1'.repeat(2_500), '1'.repeat(2_500)],
  ['a code longer than any QR code is empty', '1'.repeat(2_954), ''],
])('UNI-02 DATA-44 I18 %s', (_, value, qr) => {
  expect(readInvoice({ requisites: { iban: 'DE02' }, qrCodeText: value })?.qr).toBe(qr)
  expect(readUnifiedFlow({ requisites: [{ type: 'qr', value }] }).qr).toBe(qr)
})

it.each([40, 4_000])(
  'UNI-02 D-07 reads a code that is a picture of %i characters as a picture, not as a text',
  (length) => {
    const picture = `data:image/png;base64,${'A'.repeat(length)}`
    const requisites = [
      { type: 'text', name: 'iban', value: 'DE02' },
      { type: 'qr', value: picture },
    ]
    const expected = { qr: '', qrImage: picture, requisites: [{ name: 'iban', value: 'DE02' }] }
    expect(readUnifiedFlow({ requisites })).toMatchObject(expected)
    expect(readP2pDeposit({ unifiedFlow: { requisites } }).invoice).toMatchObject(expected)
    expect(readInvoice({ unifiedFlow: { requisites } })).toMatchObject(expected)
    expect(readInvoice({ qrCodeText: picture })).toMatchObject({ qr: '', qrImage: picture })
    expect(readInvoice({ qrDataURL: picture, unifiedFlow: flow })).toMatchObject({ qr: '', qrImage: picture })
  },
)

it.each([
  ['its own', { lifetime: 900 }, { timeout_minutes: 30 }, 900_000],
  ['that of the answer if its own is missing', {}, { timeout_minutes: 30 }, 1_800_000],
  ['that of the answer if its own is unreadable', { lifetime: 'soon' }, { timeout_minutes: '30' }, 1_800_000],
  ['600 s if the answer has none', {}, {}, 600_000],
  ['600 s if that of the answer is unreadable', {}, { timeout_minutes: 0 }, 600_000],
])('UNI-06 N3 the lifetime of a unified form is %s', (_, flow, answer, expected) => {
  const unifiedFlow = { requisites: [{ name: 'iban', value: 'DE02' }], ...flow }
  expect(readP2pDeposit({ ...answer, unifiedFlow }).invoice.timeoutMs).toBe(expected)
  expect(readInvoice({ ...answer, unifiedFlow })?.timeoutMs).toBe(expected)
  expect(readInvoice({ requisites: { ...answer, iban: 'DE02' }, unifiedFlow })?.timeoutMs).toBe(expected)
})
