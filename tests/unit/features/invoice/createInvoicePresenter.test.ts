import { describe, expect, it } from 'vitest'
import type { DepositKind } from '../../../../schemas/stored/depositKinds.ts'
import { readOpenDeposit } from '../../../../src/api/readOpenDeposit.ts'
import { createInvoicePresenter } from '../../../../src/features/invoice/createInvoicePresenter.ts'
import { nameInForm, nameOnWire, neededFields } from '../../../../src/features/invoice/neededFields.ts'
import type { Method } from '../../../../src/model/method.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { depositKind } from '../../../../src/payments/depositKind.ts'
import { reopenedEndsAt } from '../../../../src/payments/expiry/reopenedEndsAt.ts'
import { InvoiceStore } from '../../../../src/payments/InvoiceStore.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { migrate } from '../../../../src/payments/migrate.ts'
import { CARD_VIEW_TYPES, type CardViewType } from '../../../../src/reference/cardViewTypes.ts'
import { INVOICE_RULES } from '../../../../src/reference/invoiceTable.ts'
import { anInvoice } from '../../support/anInvoice.ts'
import { serverTime } from '../../support/serverTime.ts'
import { fixtureMethod, formWith, memoryStorage, serverField, textsOf } from '../builders.ts'

const NOW = Date.UTC(2025, 0, 1)
const MINUTE = 60_000

/** A page of the player. `storage` may contain entries of another page. */
function open(cardViewType: CardViewType, { storage = memoryStorage(), isServerTime = true } = {}) {
  const deposit = new DepositStore()
  const invoices = new InvoiceStore(deposit)
  const ledger = createLedger({ store: storage, identity: 'user-7', time: serverTime(() => NOW) })
  const reports: string[] = []
  const method: Method = { ...fixtureMethod('spei'), name: 'm', cardViewType: CARD_VIEW_TYPES[cardViewType] }
  const invoicePresenter = createInvoicePresenter({
    ...{ deposit, invoices, ledger, findMethod: (name) => (name === 'm' ? method : undefined) },
    chainCheck: () => Promise.reject(new Error('no coins here')),
    time: { now: () => NOW, isServerTime: () => isServerTime },
    report: (code, text) => void reports.push(`${code} ${text}`),
  })
  const create = (kind: DepositKind, invoice = anInvoice({ holder: 'Ana' })) => {
    const entry = { key: 'intent-1', digest: 'd', method: 'm', amount: '5.00', currency: 'MXN', country: 'MX' }
    ledger.add(migrate({ ...entry, createdAt: NOW, identity: 'user-7', depositId: 'dep-1' }))
    deposit.adopt({ id: 'dep-1', method: 'm', amount: '5.00', currency: 'MXN', startedAt: NOW })
    invoicePresenter.show('intent-1', kind, invoice, {})
  }
  const check = (answer: object, method = 'm') =>
    invoicePresenter.take(
      method,
      readOpenDeposit(
        { exists: true, depositId: 'dep-1', ...answer } as never,
        (names) => void reports.push(`misfit ${names}`),
      ),
    )
  return { invoicePresenter, check, create, deposit, ledger, invoices, reports, storage }
}

const CARD = { card: { number: '4111', fullName: 'Ana' } }
const UNIFIED = {
  unifiedFlow: { requisites: [{ name: 'app', type: 'link', value: 'https://provider.example/app', title: 'Open' }] },
}

describe('N5 D-26 the kind of a deposit', () => {
  it.each<[string, CardViewType, object, DepositKind]>([
    ['a card of a peer-to-peer method', 'p2p', CARD, 'peerToPeer'],
    ['a unified form of a peer-to-peer method', 'p2p', UNIFIED, 'peerToPeerUnified'],
    ['a unified form of another method', 'default', UNIFIED, 'unified'],
    ['a wallet', 'cardWalletOnly', UNIFIED, 'unified'],
    ['a card of an Indian method', 'india', CARD, 'india'],
    ['a card of a bank transfer', 'bankTransfer', CARD, 'hostToHost'],
    ['a card of another method', 'default', CARD, 'hostToHost'],
    ['requisites', 'card', { requisites: { iban: 'DE02' } }, 'hostToHost'],
    ['a card of a cash method', 'cash', CARD, 'cash'],
    ['a code of a pix method', 'pix', { qrCodeText: '00020126' }, 'pix'],
    ['the page of pix', 'default', { qrCodeText: '00020126', pageId: 'pix' }, 'pix'],
    ['the page of eazype', 'default', { buttonPay: 'https://provider.example/p', pageId: 'eazype' }, 'eazype'],
    ['a code of a method without its own page', 'default', { qrCodeText: '00020126' }, 'hostToHost'],
  ])('of %s is the same after deposit-check as after the create', (_, type, answer, kind) => {
    const { invoicePresenter, check, invoices, deposit } = open(type)
    check(answer)
    expect(invoices.of('dep-1')?.kind).toBe(kind)
    expect(invoicePresenter.reopen('dep-1')?.kind).toBe(kind)
    expect(deposit.pendingPage?.url).toBe(invoices.of('dep-1')?.page?.url)
  })

  it.each<[string, object, DepositKind]>([
    ['a card with a peer-to-peer bank', { card: { phone: '996555', bank_name: 'MBank' } }, 'peerToPeer'],
    ['an encoded card', { card: { number: btoa('4111'), encoded: true } }, 'peerToPeer'],
    ['a card with a number and a name', CARD, 'hostToHost'],
    ['an account', { card: { account_number: '1' } }, 'hostToHost'],
    ['a unified form', UNIFIED, 'unified'],
  ])('of an unknown method is derived from its properties: %s', (_, answer, kind) => {
    const { check, invoices } = open('default')
    check(answer, 'unknown')
    expect(invoices.of('dep-1')?.kind).toBe(kind)
  })

  it.each<DepositKind>(['india', 'hostToHost', 'unified', 'pix', 'eazype', 'peerToPeer', 'peerToPeerUnified', 'cash'])(
    '%s is kept after a reload and in another tab, whatever the response contains',
    (kind) => {
      const first = open('default')
      first.create(kind)
      const { check, invoices, invoicePresenter } = open('default', { storage: first.storage })
      check({ ...CARD, ...(kind.endsWith('nified') ? UNIFIED : {}) })
      expect(invoicePresenter.reopen('dep-1')?.kind).toBe(kind)
      expect(INVOICE_RULES[invoices.of('dep-1')!.kind].cancels).toBe(kind === 'peerToPeer')
    },
  )

  it('of an entry of the former version is derived from the method, and the entry is migrated', () => {
    const storage = memoryStorage()
    const former = { key: 'intent-1', digest: 'd', method: 'm', amount: '5.00', currency: 'MXN', country: 'MX' }
    const stored = { ...former, createdAt: NOW, identity: 'user-7', depositId: 'dep-1', isInvoice: true }
    storage.set('paywidget.intent.intent-1', JSON.stringify(stored))
    const { check, ledger, invoices } = open('india', { storage })
    expect(ledger.find('dep-1')).toMatchObject({ state: 'accepted', depositId: 'dep-1', presents: { kind: 'invoice' } })
    expect(ledger.find('dep-1')).not.toHaveProperty('isInvoice')
    expect(check(CARD)).toBe(true)
    expect(invoices.of('dep-1')?.kind).toBe('india')
  })

  it.each([...Object.keys(CARD_VIEW_TYPES)] as CardViewType[])(
    'of a method of type %s without a way to pay is undefined, except a bank transfer',
    (type) =>
      expect(
        depositKind({ hasUnifiedFlow: false, hasRequisites: false, hasCode: false, pageId: undefined }, type),
      ).toBe(type === 'bankTransfer' ? 'hostToHost' : undefined),
  )
})

describe('N3 the expiry of an invoice after a reload', () => {
  it.each<[string, object]>([
    ['has no creation time', {}],
    ['has a later creation time', { created: NOW / 1000 + 60 }],
    ['has another timeout', { timeout_minutes: 60 }],
    ['has the same values', { created: NOW / 1000, timeout_minutes: 15 }],
    ['has an unreadable creation time', { created: 'soon' }],
  ])('is that of its create if the response %s', (_, bill) => {
    const first = open('p2p')
    first.create('peerToPeer', anInvoice({ holder: 'Ana', createdAt: NOW - 5 * MINUTE }))
    const { check, invoices } = open('p2p', { storage: first.storage, isServerTime: false })
    check({ card: { ...CARD.card, ...bill }, ...bill })
    expect(invoices.of('dep-1')?.endsAt).toBe(NOW + 10 * MINUTE)
  })
})

describe('C43 I12 without the server’s time, the expiry of an invoice', () => {
  const made = anInvoice({ holder: 'Ana', createdAt: NOW - 10 * MINUTE })

  it('H2H-02 is counted from its creation, also after a reload', () => {
    const first = open('p2p', { isServerTime: false })
    first.create('peerToPeer', made)
    expect(first.invoices.invoice?.endsAt).toBe(NOW + 5 * MINUTE)
    const { check, invoices } = open('p2p', { storage: first.storage, isServerTime: false })
    check({ card: CARD.card, created: (NOW - 10 * MINUTE) / 1000, timeout_minutes: 15 })
    expect(invoices.of('dep-1')?.endsAt).toBe(NOW + 5 * MINUTE)
  })

  it('is never later than its lifetime from now, even if the device’s clock was set back', () => {
    const stored = { endsAt: NOW + 60 * MINUTE, pressedAt: undefined }
    expect(reopenedEndsAt(made, stored, { now: () => NOW, isServerTime: () => false })).toBe(NOW + 15 * MINUTE)
  })

  it('of a create whose answer was lost is counted from the press', () => {
    const { check, ledger, invoices } = open('p2p', { isServerTime: false })
    const sent = { key: 'intent-1', digest: 'd', method: 'm', amount: '5.00', currency: 'MXN', country: 'MX' }
    ledger.add(migrate({ ...sent, createdAt: NOW - 2 * MINUTE, identity: 'user-7' }))
    ledger.accept('intent-1', 'dep-1', true)
    check({ card: CARD.card, created: (NOW - 12 * MINUTE) / 1000, timeout_minutes: 15 })
    expect(invoices.of('dep-1')?.endsAt).toBe(NOW + 13 * MINUTE)
  })

  it('I12 of a deposit that existed before the press is counted from its creation', () => {
    const { check, ledger, invoices } = open('p2p', { isServerTime: false })
    const sent = { key: 'intent-1', digest: 'd', method: 'm', amount: '5.00', currency: 'MXN', country: 'MX' }
    ledger.add(migrate({ ...sent, createdAt: NOW, identity: 'user-7' }))
    ledger.accept('intent-1', 'dep-1')
    check({ card: CARD.card, created: (NOW - 12 * MINUTE) / 1000, timeout_minutes: 15 })
    expect(invoices.of('dep-1')?.endsAt).toBe(NOW + 3 * MINUTE)
  })
})

describe('N12 N5 an open deposit of a method is shown first', () => {
  it('P2P-20 Q-098 for a peer-to-peer method, even without details', () => {
    expect(open('p2p').check({})).toBe(true)
    expect(open('p2p').check({ card: {} })).toBe(true)
  })

  it.each<DepositKind>(['hostToHost', 'india', 'pix', 'eazype', 'unified'])(
    'for the kind %s after a reload, even without details, unless it was paid',
    (kind) => {
      const first = open('default')
      first.create(kind)
      expect(open('default', { storage: first.storage }).check({})).toBe(true)
      const { ledger, check } = open('default', { storage: first.storage })
      ledger.addNote('dep-1', { settled: 'paid' })
      expect(check({}), 'one that was said to be paid').toBe(false)
    },
  )

  it('for another method only if it can still be paid', () => {
    expect(open('default').check({})).toBe(false)
    expect(open('default').check(CARD)).toBe(true)
    expect(open('default').check({ card: { ...CARD.card, created: NOW / 1000 - 3_600 } })).toBe(false)
  })
})

describe('I17 an invoice that this page has shown before', () => {
  it('shows the account that deposit-check names now, with its former kind and expiry', () => {
    const { create, check, invoicePresenter } = open('default')
    create('peerToPeer', anInvoice({ holder: 'Ana', requisites: [], createdAt: NOW - 5 * MINUTE }))
    check({ card: { number: '4222222222222222', fullName: 'Eva', created: NOW / 1000, timeout_minutes: 60 } })
    const shown = invoicePresenter.reopen('dep-1')
    expect(shown?.requisites.map(({ value }) => value)).toEqual(['4222222222222222'])
    expect(shown).toMatchObject({ kind: 'peerToPeer', endsAt: NOW + 10 * MINUTE })
    expect(shown?.holder).toBe('Eva')
  })

  it('P2P-20 shows the account that the server has assigned since the first answer', () => {
    const { check, invoicePresenter, invoices } = open('p2p')
    check({ card: {} })
    invoicePresenter.reopen('dep-1')
    expect(invoices.isKnown).toBe(false)
    check(CARD)
    expect(invoicePresenter.reopen('dep-1')?.requisites.map(({ value }) => value)).toContain('4111')
  })
})

describe('an invalid invoice', () => {
  it('P2P-25 with an invalid card in deposit-check is not shown, and is reported', () => {
    const { check, invoices, reports } = open('p2p')
    expect(check({ card: { number: { a: 1 } } })).toBe(true)
    expect(invoices.of('dep-1')).toBeUndefined()
    expect(reports).toEqual([expect.stringMatching(/^misfit card\/number/)])
  })

  it.each(['-5000', '0', 'NaN', '0.00', '-1', 'x'])('N21 with an amount of %j is reported', (payment_amount) => {
    const { check, reports } = open('default')
    check({ card: { ...CARD.card, payment_amount } })
    expect(reports).toEqual(['invoice.amount An invoice of m (kind hostToHost) has no amount that can be paid.'])
  })

  it('N3 that has expired on arrival is reported', () => {
    const { create, reports } = open('default')
    create('hostToHost', anInvoice({ holder: 'Ana', createdAt: NOW - 60 * MINUTE }))
    expect(reports).toEqual(['invoice.time The invoice of deposit dep-1 (m) had expired 2700 s before it arrived.'])
  })

  it('N5 of an Indian method lacks its fields if they are missing after a reload', () => {
    const first = open('india')
    first.create('india', anInvoice({ holder: 'Ana', fields: [serverField()] }))
    const { check, invoices } = open('india', { storage: first.storage })
    check(CARD)
    expect(invoices.of('dep-1')?.lacksFields).toBe(true)
  })
})

describe('N6 the field of a confirmation id', () => {
  it('exists once if the method needs it', () => {
    expect(neededFields([], false)).toEqual([])
    expect(neededFields([], true)).toMatchObject([{ name: 'confirmationId', isNeeded: true }])
    const own = { ...serverField(), name: 'confirmationId' }
    expect(neededFields([own], true)).toMatchObject([{ name: own.name, label: own.label }])
  })

  it.each([
    ['12345678', true],
    ['123456789', true],
    ['0000000000', true],
    ['1234567', false],
    ['12345678901', false],
    ['1234567a', false],
  ])('VALID-14 accepts %s: %j', async (typed, isValid) => {
    const method = fixtureMethod('airtm', { fields: [] })
    const fields = neededFields([], true)
    const { form } = formWith([{ type: 'serverFields' }], { texts: await textsOf(), method, fields })
    form.field('confirmationId')?.type(typed)
    expect(form.formValid).toBe(isValid)
  })
})

describe('N11 an invoice’s field with the name "amount"', () => {
  const AMOUNT = { ...serverField(), name: 'amount', type: 'amount' }

  it('has another name in the form, in which "amount" is what the payment costs', () => {
    const other = {
      ...{ ...serverField(), name: 'utr', firstOf: ['amount'] },
      shownFor: [{ field: 'amount', values: ['5'] }],
      sets: [{ target: 'amount', value: '5' }],
    }
    const name = nameInForm('amount')
    expect(name).not.toBe('amount')
    expect(nameOnWire(name)).toBe('amount')
    expect(neededFields([AMOUNT, other], false)).toEqual([
      { ...AMOUNT, name },
      { ...other, firstOf: [name], shownFor: [{ field: name, values: ['5'] }], sets: [{ target: name, value: '5' }] },
    ])
  })

  it('is filled in, and part of the values', async () => {
    const texts = await textsOf()
    const fields = neededFields([AMOUNT], false)
    const { form } = formWith([{ type: 'serverFields' }], { texts, method: fixtureMethod('airtm', { fields }) })
    form.field(nameInForm('amount'))?.type('5.50')
    expect(form.values()).toEqual({ [nameInForm('amount')]: '5.50' })
  })
})
