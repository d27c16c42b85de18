import { describe, expect, it } from 'vitest'
import { newestInvoice } from '../../../../src/features/invoice/newestInvoice.ts'
import type { Invoice, Requisite } from '../../../../src/model/invoice.ts'
import type { OpenInvoice } from '../../../../src/payments/InvoiceStore.ts'
import { anInvoice } from '../../support/anInvoice.ts'
import { serverField } from '../builders.ts'

const line = (value: string, name = 'account'): Requisite => ({ name, title: '', value, isCopyable: true })
const open = (values: Partial<OpenInvoice>): OpenInvoice => ({
  ...anInvoice(values),
  kind: 'hostToHost',
  endsAt: 1_000,
  ...values,
})

/** The response of a create: an account, its QR code, steps and a field about the payment. */
const CACHED = open({
  amount: '1500.00',
  currency: 'MXN',
  requisites: [line('646180110400000007'), line('STP', 'bank')],
  holder: 'Ana',
  qr: '00020126',
  steps: ['Open your bank', 'Pay'],
  fields: [serverField()],
})

const ONLY_ACCOUNT = { steps: [], fields: [], qr: '', holder: '', page: undefined, text: '' }

describe('I17 P2P-20 of the cached invoice and the newest answer', () => {
  it.each<[string, Partial<Invoice>]>([
    ['names the same account', { requisites: [line('646180110400000007')] }],
    ['names the same amount in other words', { amount: '1,500.00', currency: 'MXN' }],
    ['has no payment details', { requisites: [] }],
    [
      'has a picture of the same code',
      { requisites: [line('646180110400000007')], qrImage: 'data:image/png;base64,AA' },
    ],
  ])('the cached one stays with all it has, if the answer %s', (_, answer) => {
    expect(newestInvoice(CACHED, open({ ...ONLY_ACCOUNT, amount: '', currency: '', ...answer }))).toBe(CACHED)
  })

  it('the cached one stays if the answer can’t be read', () => {
    expect(newestInvoice(CACHED, undefined)).toBe(CACHED)
  })

  it.each<[string, Partial<Invoice>]>([
    ['another account', { requisites: [line('646180110400000015')] }],
    ['another QR code', { qr: '00020127' }],
    ['another holder', { holder: 'Eva', requisites: [line('646180110400000007')] }],
    ['another page', { page: { method: 'GET', url: 'https://provider.example/2' } as never }],
    ['other steps', { steps: ['Pay at the counter'] }],
    ['another amount', { amount: '1507.00', currency: 'MXN', requisites: [line('646180110400000007')] }],
  ])('the answer replaces all payment details if it names %s', (_, details) => {
    const answer = open({ ...ONLY_ACCOUNT, amount: '', currency: '', ...details })
    const { requisites, holder, qr, page, steps, text } = newestInvoice(CACHED, answer)
    const { requisites: lines, holder: owner, qr: code, page: link, steps: ways, text: words } = answer
    expect({ requisites, holder, qr, page, steps, text }).toEqual({
      ...{ requisites: lines, holder: owner, qr: code, page: link, steps: ways, text: words },
    })
  })

  it('amounts and fields that the answer leaves out are kept', () => {
    const answer = open({ ...ONLY_ACCOUNT, amount: '', currency: '', requisites: [line('9')], lacksFields: true })
    const shown = newestInvoice({ ...CACHED, requested: { amount: '1500', currency: 'MXN' } }, answer)
    expect(shown).toMatchObject({ amount: '1500.00', currency: 'MXN', fields: CACHED.fields, lacksFields: false })
    expect(shown.requested).toEqual({ amount: '1500', currency: 'MXN' })
  })

  it('fields stay missing if both lack them', () => {
    const answer = open({ ...ONLY_ACCOUNT, requisites: [line('9')], lacksFields: true })
    expect(newestInvoice({ ...CACHED, fields: [] }, answer).lacksFields).toBe(true)
  })
})
