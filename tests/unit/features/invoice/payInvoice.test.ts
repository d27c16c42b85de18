import { describe, expect, it } from 'vitest'
import type { DepositKind } from '../../../../schemas/stored/depositKinds.ts'
import { nameInForm } from '../../../../src/features/invoice/neededFields.ts'
import { payInvoice } from '../../../../src/features/invoice/payInvoice.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { InvoiceStore, type OpenInvoice } from '../../../../src/payments/InvoiceStore.ts'
import type { Settlement } from '../../../../src/payments/Operation.ts'
import { anOpenInvoice } from '../../support/anInvoice.ts'

interface Given extends Partial<OpenInvoice> {
  readonly wrong?: readonly string[]
  readonly needsId?: boolean
  readonly isBlocked?: boolean
  /** What another tab has told the server. */
  readonly told?: Settlement
}

/** Presses "Paid" on an invoice page of this kind. */
async function press(
  kind: DepositKind,
  values: Record<string, string>,
  { needsId = false, isBlocked = false, wrong = [], told, ...given }: Given = {},
) {
  const deposit = new DepositStore()
  deposit.adopt({ id: 'dep-1', method: 'm', amount: '1.00', currency: 'EUR', startedAt: 0 })
  const log: unknown[] = []
  const invoices = new InvoiceStore(deposit)
  invoices.setInvoice(anOpenInvoice({ kind, holder: 'Ana', ...given }))
  await payInvoice({
    ...{ kind, deposit, invoices },
    form: () =>
      ({
        isLastStep: true,
        showErrors: () => wrong.length === 0,
        wrongFields: () => wrong,
        values: () => values,
        refuse: () => {},
      }) as never,
    settlement: {
      of: () => told,
      pay: async (_, extras) => void log.push(extras),
      cancel: async () => {},
      complete: async () => {},
    },
    navigation: {
      go: (page, options) => void log.push([page, options?.query]),
      current: () => 'depositHostToHostPage',
    },
    track: (key, value) => void log.push([key, value]),
    needsConfirmationId: () => needsId,
    isBlocked: () => isBlocked,
    onFailure: () => {},
    onIdMissing: () => void log.push('id missing'),
  })
  return [...log, ...(told === undefined ? [] : [invoices.settled])]
}

const DONE = ['depositCompletePage', { status: 'accepted' }]

describe('a press on “I’ve paid”', () => {
  it.each<[DepositKind]>([['hostToHost'], ['pix'], ['eazype'], ['cash']])(
    'H2H-04 PIX-03 Q-092 for %s sends nothing and opens the completion page',
    async (kind) => expect(await press(kind, {})).toEqual([DONE]),
  )

  it.each<[DepositKind]>([['hostToHost'], ['pix'], ['eazype'], ['cash']])(
    'N11 for %s sends the values of filled fields',
    async (kind) => expect(await press(kind, { utr: '412' })).toEqual([{ inputs: { utr: '412' } }, DONE]),
  )

  it('N11 sends a field of the invoice that the server has named "amount" under that name', async () => {
    const values = { [nameInForm('amount')]: '5.50', utr: '412' }
    expect(await press('unified', values)).toEqual([{ inputs: { amount: '5.50', utr: '412' } }, DONE])
  })

  it.each<[DepositKind]>([['peerToPeer'], ['peerToPeerUnified'], ['india'], ['unified']])(
    'CALL-07 INDIA-04 UNI-04 for %s is sent to the server with the values of filled fields',
    async (kind) => {
      expect(await press(kind, { utr: '412' })).toEqual([{ inputs: { utr: '412' } }, DONE])
      expect(await press(kind, {})).toEqual([{}, DONE])
    },
  )

  it.each<[DepositKind]>([['hostToHost'], ['pix'], ['peerToPeer'], ['unified']])(
    'I11 N6 for %s is not shown as paid if another tab has cancelled the deposit: the status decides',
    async (kind) => expect(await press(kind, {}, { told: 'cancelled' })).toEqual(['unclear']),
  )

  it('P2P-18 VALID-15 sends nothing without a valid confirmation ID', async () => {
    for (const values of [{}, { confirmationId: '1234567' }, { confirmationId: '12345678901' }] as const)
      expect(await press('peerToPeer', values, { needsId: true })).toEqual(['id missing'])
    const good = { confirmationId: '12345678', utr: '4' }
    expect(await press('peerToPeer', good, { needsId: true })).toEqual([
      { confirmationId: '12345678', inputs: { utr: '4' } },
      DONE,
    ])
  })

  it.each<[string, Partial<OpenInvoice>]>([
    ['has no payment details', { holder: '' }],
    ['has an unreadable amount', { amount: '-5000' }],
    ['must not be completed', { mayComplete: false }],
  ])('N6 N21 UNI-05 for an invoice that %s opens its status and sends nothing', async (_, given) =>
    expect(await press('unified', {}, given)).toEqual([['depositCompletePage', undefined]]),
  )

  it('N5 for an Indian invoice without its fields sends nothing', async () =>
    expect(await press('india', {}, { lacksFields: true })).toEqual([DONE]))

  it('N5 I11 for a peer-to-peer deposit without its fields is sent, because it would be cancelled at its end', async () =>
    expect(await press('peerToPeer', {}, { lacksFields: true })).toEqual([{}, DONE]))

  it('P2P-09 sends nothing until a changed amount is accepted', async () =>
    expect(await press('peerToPeer', {}, { amount: '2.00' })).toEqual([]))

  it.each<[DepositKind]>([['peerToPeer'], ['india'], ['unified'], ['hostToHost'], ['pix']])(
    'G10 VALID-12 ANALYT-04 for %s with a wrong field tracks its name and sends nothing',
    async (kind) =>
      expect(await press(kind, { utr: 'x' }, { wrong: ['utr'] })).toEqual([
        ['regex_error', { form: 'method', fields: ['utr'] }],
      ]),
  )

  it('I21 sends nothing while the player is offline or signed out', async () =>
    expect(await press('peerToPeer', {}, { isBlocked: true })).toEqual([]))
})
