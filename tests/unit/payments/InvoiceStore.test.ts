import { describe, expect, it } from 'vitest'
import type { AmountText } from '../../../src/model/invoice.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { differs, InvoiceStore, isReadable } from '../../../src/payments/InvoiceStore.ts'
import { anOpenInvoice } from '../support/anInvoice.ts'

const DEPOSIT = { id: 'dep-1', method: 'm', amount: '5.00', currency: 'MXN', startedAt: 0 }
const NOTHING = { amount: '', currency: '' }

function open() {
  const deposit = new DepositStore()
  return { deposit, invoices: new InvoiceStore(deposit) }
}

describe('the amount to pay and the requested amount', () => {
  it('are empty without a deposit', () => {
    const { invoices } = open()
    expect(invoices.amount).toEqual(NOTHING)
    expect(invoices.requested).toEqual(NOTHING)
    expect(invoices.isChanged).toBe(false)
    expect(invoices.isKnown).toBe(false)
  })

  it('are both that of the deposit without an invoice', () => {
    const { deposit, invoices } = open()
    deposit.adopt(DEPOSIT)
    expect(invoices.amount).toEqual({ amount: '5.00', currency: 'MXN' })
    expect(invoices.requested).toEqual({ amount: '5.00', currency: 'MXN' })
  })

  it.each<[string, object, AmountText, AmountText]>([
    ['no amount', {}, { amount: '5.00', currency: 'MXN' }, { amount: '5.00', currency: 'MXN' }],
    ['an amount', { amount: '6.00' }, { amount: '6.00', currency: 'MXN' }, { amount: '5.00', currency: 'MXN' }],
    ['a currency', { currency: 'USD' }, { amount: '5.00', currency: 'USD' }, { amount: '5.00', currency: 'MXN' }],
    [
      'grouped digits',
      { amount: '1,500.00' },
      { amount: '1500.00', currency: 'MXN' },
      { amount: '5.00', currency: 'MXN' },
    ],
    [
      'the noise of a sum of doubles',
      { amount: '5.000000000000001' },
      { amount: '5', currency: 'MXN' },
      { amount: '5.00', currency: 'MXN' },
    ],
    [
      'an unreadable amount',
      { amount: 'much' },
      { amount: 'much', currency: 'MXN' },
      { amount: '5.00', currency: 'MXN' },
    ],
    [
      'a requested amount without a currency',
      { amount: '6.00', currency: 'USD', requested: { amount: '7.00', currency: '' } },
      { amount: '6.00', currency: 'USD' },
      { amount: '7.00', currency: 'USD' },
    ],
    [
      'a requested amount with a currency',
      { amount: '6.00', currency: 'USD', requested: { amount: '7.00', currency: 'EUR' } },
      { amount: '6.00', currency: 'USD' },
      { amount: '7.00', currency: 'EUR' },
    ],
  ])('of an invoice with %s', (_, said, amount, asked) => {
    const { deposit, invoices } = open()
    deposit.adopt(DEPOSIT)
    invoices.setInvoice(anOpenInvoice(said))
    expect(invoices.amount).toEqual(amount)
    expect(invoices.requested).toEqual(asked)
  })

  it.each<[AmountText, AmountText, boolean]>([
    [{ amount: '5.00', currency: 'MXN' }, { amount: '5', currency: 'MXN' }, false],
    [{ amount: '1,500.00', currency: 'MXN' }, { amount: '1500', currency: 'MXN' }, false],
    [{ amount: '5.00', currency: 'MXN' }, { amount: '5.00', currency: 'USD' }, true],
    [{ amount: '5.00', currency: 'MXN' }, { amount: '5.01', currency: 'MXN' }, true],
    [{ amount: 'much', currency: 'MXN' }, { amount: '5.00', currency: 'MXN' }, true],
    [{ amount: '', currency: 'MXN' }, { amount: '5.00', currency: 'MXN' }, false],
    [{ amount: '5.00', currency: 'MXN' }, { amount: '', currency: 'MXN' }, false],
    [{ amount: '5.00', currency: '' }, { amount: '5.00', currency: 'USD' }, false],
    [{ amount: '5.00', currency: 'MXN' }, { amount: '5.00', currency: '' }, false],
  ])('P2P-09 isOther of %o and %o is %s', (said, asked, isAnother) => {
    expect(differs(said, asked)).toBe(isAnother)
  })

  it.each<[string | undefined, boolean]>([
    ['', true],
    ['5.00', true],
    ['1,500.00', true],
    ['0', false],
    ['-5', false],
    ['much', false],
  ])('N21 isReadable of an invoice over "%s" is %s', (amount, isShown) => {
    expect(isReadable({ amount: amount ?? '' })).toBe(isShown)
  })
})

describe('the invoice of the current deposit', () => {
  it('I17 is reset with its state when another deposit becomes current', () => {
    const { deposit, invoices } = open()
    deposit.adopt(DEPOSIT)
    invoices.setInvoice(anOpenInvoice({ holder: 'Ana' }))
    invoices.setExpired(true)
    invoices.setSettled('paid')
    invoices.acceptAmount()
    expect(invoices).toMatchObject({ isExpired: true, settled: 'paid', isAmountAccepted: true, isKnown: true })
    deposit.adopt({ ...DEPOSIT, id: 'dep-2' })
    expect(invoices.invoice).toBeUndefined()
    expect(invoices).toMatchObject({ isExpired: false, settled: 'open', isAmountAccepted: false, isKnown: false })
    invoices.setExpired(true)
    expect(invoices).toMatchObject({ isExpired: true, settled: 'open', isAmountAccepted: false })
    expect(invoices.of('dep-1')).toMatchObject({ holder: 'Ana' })
  })

  it('is remembered by the id of the deposit, and not without an id', () => {
    const { deposit, invoices } = open()
    invoices.remember('dep-2', anOpenInvoice({ holder: 'Eva' }))
    expect(invoices.of('dep-2')).toMatchObject({ holder: 'Eva' })
    expect(invoices.of('dep-1')).toBeUndefined()
    deposit.adopt({ ...DEPOSIT, id: '' })
    invoices.setInvoice(anOpenInvoice({ holder: 'Ana' }))
    expect(invoices.of(''), 'an invoice without an id').toBeUndefined()
    expect(invoices.invoice).toMatchObject({ holder: 'Ana' })
  })

  it.each([
    ['holder', 'Ana'],
    ['qr', '0002'],
    ['qrImage', 'data:image/png;base64,'],
    ['text', 'Pay at the counter.'],
    ['page', { url: 'https://pay.example', method: 'GET', data: {} }],
    ['requisites', [{}]],
    ['steps', ['one']],
    ['fields', [{}]],
  ])('is known if it contains only %s', (member, value) => {
    const { deposit, invoices } = open()
    deposit.adopt(DEPOSIT)
    invoices.setInvoice(anOpenInvoice())
    expect(invoices.isKnown).toBe(false)
    invoices.setInvoice(anOpenInvoice({ [member]: value }))
    expect(invoices.isKnown).toBe(true)
  })

  it('allows its page to be opened until it is cancelled', () => {
    const { deposit, invoices } = open()
    deposit.adopt(DEPOSIT)
    expect(invoices.mayOpenPage, 'a deposit without an invoice').toBe(true)
    invoices.setInvoice(anOpenInvoice({ holder: 'Ana' }))
    expect(invoices.mayOpenPage).toBe(true)
    invoices.setSettled('cancelled')
    expect(invoices.mayOpenPage).toBe(false)
  })

  it('UNI-04 has the action "status" instead of "paid" if the player may not report the payment', () => {
    const { deposit, invoices } = open()
    deposit.adopt(DEPOSIT)
    invoices.setInvoice(anOpenInvoice({ holder: 'Ana', kind: 'unified' }))
    expect(invoices.cell.does).toBe('paid')
    invoices.setInvoice(anOpenInvoice({ holder: 'Ana', kind: 'unified', mayComplete: false }))
    expect(invoices.cell.does).toBe('status')
  })
})
