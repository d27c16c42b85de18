import { describe, expect, it } from 'vitest'
import { INVOICE_RULES, type InvoiceKind } from '../../../../src/flows/invoice/InvoiceRule.ts'
import { payInvoice } from '../../../../src/flows/invoice/payInvoice.ts'
import { DepositStore } from '../../../../src/stores/DepositStore.ts'
import { InvoiceStore } from '../../../../src/stores/InvoiceStore.ts'

/** "Paid", pressed on a page of the kind. */
async function press(kind: InvoiceKind, values: Record<string, string>, { needsId = false, isHeld = false } = {}) {
  const deposit = new DepositStore()
  deposit.adopt({ id: 'dep-1', method: 'm', amount: '1.00', currency: 'EUR', startedAt: 0 })
  const log: unknown[] = []
  await payInvoice({
    ...{ rule: INVOICE_RULES[kind], deposit, invoices: new InvoiceStore(deposit) },
    form: () => ({ isLastStep: true, showErrors: () => true, values: () => values, refuse: () => {} }) as never,
    settling: {
      of: () => undefined,
      pay: async (_, extras) => void log.push(extras),
      cancel: async () => {},
      complete: () => {},
      dispose: () => {},
    },
    navigation: {
      go: (page, options) => void log.push([page, options?.query]),
      current: () => 'depositHostToHostPage',
    },
    needsConfirmationId: () => needsId,
    isHeld: () => isHeld,
    onFailure: () => {},
  })
  return log
}

const DONE = ['depositCompletePage', { status: 'accepted' }]

describe('a press on "paid"', () => {
  it.each<[InvoiceKind]>([['hostToHost'], ['code']])(
    'H2H-04 PIX-03 Q-092 of %s tells nobody: it is a step on',
    async (kind) => expect(await press(kind, { a: '1' })).toEqual([DONE]),
  )

  it.each<[InvoiceKind]>([['peerToPeer'], ['india'], ['unified']])(
    'CALL-07 INDIA-04 UNI-04 of %s tells the server, with what was filled in',
    async (kind) => {
      expect(await press(kind, { utr: '412' })).toEqual([{ inputs: { utr: '412' } }, DONE])
      expect(await press(kind, {})).toEqual([{}, DONE])
    },
  )

  it('P2P-18 VALID-15 without its confirmation id nothing is said, whatever the document asks for', async () => {
    for (const values of [{}, { confirmationId: '1234567' }, { confirmationId: '12345678901' }] as const)
      expect(await press('peerToPeer', values, { needsId: true })).toEqual([])
    const good = { confirmationId: '12345678', utr: '4' }
    expect(await press('peerToPeer', good, { needsId: true })).toEqual([
      { confirmationId: '12345678', inputs: { utr: '4' } },
      DONE,
    ])
  })

  it('I21 says nothing while the player is offline, or signed out', async () =>
    expect(await press('peerToPeer', {}, { isHeld: true })).toEqual([]))
})
