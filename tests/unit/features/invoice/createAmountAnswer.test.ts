import { describe, expect, it } from 'vitest'
import { createAmountAnswer } from '../../../../src/features/invoice/createAmountAnswer.ts'
import { createInvoicePresenter } from '../../../../src/features/invoice/createInvoicePresenter.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { InvoiceStore } from '../../../../src/payments/InvoiceStore.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { migrate } from '../../../../src/payments/migrate.ts'
import { anInvoice } from '../../support/anInvoice.ts'
import { serverTime } from '../../support/serverTime.ts'
import { memoryStorage } from '../builders.ts'

const ENTRY = { key: 'intent-1', digest: 'd', method: 'm', amount: '500.00', currency: 'MXN', country: 'MX' }
const OTHER = { amount: '640.50', currency: 'MXN' }

/** A page whose invoice says this amount. The storage may be that of the page before a reload. */
function open(said: { amount: string; currency: string }, storage = memoryStorage(), isBlocked = false) {
  const ledger = createLedger({ store: storage, identity: 'user-7', time: serverTime(() => 0) })
  if (ledger.find('dep-1') === undefined)
    ledger.add(migrate({ ...ENTRY, createdAt: 0, identity: 'user-7', depositId: 'dep-1' }))
  const deposit = new DepositStore()
  deposit.adopt({ id: 'dep-1', method: 'm', amount: '500.00', currency: 'MXN', startedAt: 0 })
  const invoices = new InvoiceStore(deposit)
  const presenter = createInvoicePresenter({
    ...{ deposit, invoices, ledger, findMethod: () => undefined, report: () => {} },
    chainCheck: () => Promise.reject(new Error('no coins here')),
    time: { now: () => 0, isServerTime: () => true },
  })
  const cancelled: string[] = []
  const settlement = {
    of: ledger.settledOf,
    cancel: async ({ id }: { id: string }) => void cancelled.push(id),
    pay: async () => {},
    complete: async () => {},
  }
  presenter.show('intent-1', 'hostToHost', anInvoice({ holder: 'Ana', ...said }), {})
  const { acceptAmount } = presenter
  const answers = createAmountAnswer({ deposit, invoices, settlement, acceptAmount, isBlocked: () => isBlocked })
  return { ...answers, deposit, invoices, ledger, presenter, cancelled, storage }
}

describe('P2P-09 Q-096 an accepted amount', () => {
  it('stays accepted after a reload and in another tab', () => {
    const first = open(OTHER)
    expect(first.invoices.state).toBe('changed')
    first.accept()
    expect(first.invoices.state).toBe('payable')
    expect(open(OTHER, first.storage).invoices.state).toBe('payable')
  })

  it.each([
    ['640.5', 'MXN', 'payable'],
    ['640,50', 'MXN', 'payable'],
    ['640.51', 'MXN', 'changed'],
    ['1640.50', 'MXN', 'changed'],
    ['640.50', 'USD', 'changed'],
    ['500.00', 'MXN', 'payable'],
  ])('of 640.50 MXN makes an invoice of %s %s after a reload %s', (amount, currency, state) => {
    const { accept, storage } = open(OTHER)
    accept()
    expect(open({ amount, currency }, storage).invoices.state).toBe(state)
  })

  it.each([
    { amount: '', currency: 'USD' },
    { amount: '900', currency: '' },
  ])('that is stored as %j does not accept 900 USD', (acceptedAmount) => {
    const { ledger, storage } = open(OTHER)
    ledger.addNote('dep-1', { acceptedAmount })
    expect(open({ amount: '900', currency: 'USD' }, storage).invoices.state).toBe('changed')
  })

  it('is replaced by the one accepted later', () => {
    const { accept, storage } = open(OTHER)
    accept()
    const later = open({ amount: '700.00', currency: 'MXN' }, storage)
    later.accept()
    expect(open({ amount: '700.00', currency: 'MXN' }, storage).invoices.state).toBe('payable')
    expect(open(OTHER, storage).invoices.state).toBe('changed')
  })

  it('does not count for another deposit', () => {
    const { accept, deposit, invoices, ledger, presenter } = open(OTHER)
    accept()
    ledger.add(migrate({ ...ENTRY, key: 'intent-2', createdAt: 1, identity: 'user-7', depositId: 'dep-2' }))
    deposit.adopt({ id: 'dep-2', method: 'm', amount: '500.00', currency: 'MXN', startedAt: 0 })
    presenter.show('intent-2', 'hostToHost', anInvoice({ holder: 'Ana', ...OTHER }), {})
    expect(invoices.state).toBe('changed')
  })

  it('keeps the ledger entry readable, with its invoice kind', () => {
    const { accept, storage } = open({ ...OTHER, amount: '0'.repeat(30) + '640.50' })
    accept()
    const { ledger } = open(OTHER, storage)
    expect(ledger.find('dep-1')).toMatchObject({ state: 'accepted', presents: { invoiceKind: 'hostToHost' } })
  })

  it('is stored only if the amount has changed', () => {
    const { accept, ledger } = open({ amount: '500.00', currency: 'MXN' })
    accept()
    expect(ledger.noteOf('dep-1')).toEqual({})
  })
})

describe('P2P-09 a refused changed amount', () => {
  it('cancels the deposit, and can’t be accepted after that', () => {
    const { refuse, accept, cancelled, invoices, ledger } = open(OTHER)
    refuse()
    expect(cancelled).toEqual(['dep-1'])
    ledger.addNote('dep-1', { settled: 'cancelled' })
    accept()
    expect(invoices.isAmountAccepted).toBe(false)
  })

  it('sends nothing while requests are blocked', () => {
    const { refuse, cancelled, invoices } = open(OTHER, memoryStorage(), true)
    refuse()
    expect(cancelled).toEqual([])
    expect(invoices.state).toBe('changed')
  })

  it.each<[string, (page: ReturnType<typeof open>) => void]>([
    ['after its expiry', ({ invoices }) => invoices.setExpired(true)],
    ['after it was accepted', ({ accept }) => accept()],
  ])('does not cancel the deposit %s, because the player may have paid', (_, given) => {
    const page = open(OTHER)
    given(page)
    page.refuse()
    expect(page.cancelled).toEqual([])
  })

  it('does not cancel the deposit if the amount was accepted before a reload', () => {
    const { accept, storage } = open(OTHER)
    accept()
    const later = open(OTHER, storage)
    later.refuse()
    expect(later.cancelled).toEqual([])
  })

  it('cannot be accepted after its expiry', () => {
    const { accept, invoices, ledger } = open(OTHER)
    invoices.setExpired(true)
    accept()
    expect(ledger.noteOf('dep-1')).toEqual({})
  })
})
