import { describe, expect, it } from 'vitest'
import { afterInvoiceStatus, type InvoiceStatusFacts } from '../../../../src/features/invoice/afterInvoiceStatus.ts'
import { INVOICE_RULES } from '../../../../src/reference/invoiceTable.ts'

const p2p = INVOICE_RULES.peerToPeer
const other = INVOICE_RULES.unified

const after = (facts: Partial<InvoiceStatusFacts>) =>
  afterInvoiceStatus({
    rule: p2p,
    status: 'waiting',
    code: 0,
    settled: undefined,
    isSettledKnown: true,
    couldSayPaid: true,
    isPolledAfterEnd: false,
    ...facts,
  })

describe('the next step after the status of an invoice', () => {
  it.each<[string, Partial<InvoiceStatusFacts>, string]>([
    ['it waits', {}, 'stay'],
    ['it is being processed', { status: 'accepted', code: 7 }, 'stay'],
    ['P2P-16 the server has cancelled it', { status: 'mistaked', code: 'CANCELED' }, 'completeAndLeave'],
    ['P2P-16 in small letters', { status: 'mistaked', code: 'auto_canceled' }, 'completeAndLeave'],
    ['I11 we have cancelled it', { status: 'mistaked', code: 'CANCELED', settled: 'cancelled' }, 'leave'],
    ['I11 "paid" was said, and it is cancelled', { status: 'mistaked', code: 'CANCELED', settled: 'paid' }, 'leave'],
    ['it has failed in another way', { status: 'mistaked', code: 2 }, 'leave'],
    ['of another kind it is cancelled', { rule: other, status: 'mistaked', code: 'CANCELED' }, 'leave'],
    ['it is paid', { status: 'processed', code: 'PAYED' }, 'leave'],
    ['it is paid after its end', { status: 'processed', code: 1, isPolledAfterEnd: true }, 'leave'],
    ['P2P-17 D-02 it waits after its end', { isPolledAfterEnd: true }, 'cancel'],
    ['I11 it waits after its end, and "paid" was said', { isPolledAfterEnd: true, settled: 'paid' }, 'stay'],
    ['I11 it waits after its end, and was cancelled', { isPolledAfterEnd: true, settled: 'cancelled' }, 'stay'],
    [
      'I11 it waits after its end, and "paid" may have been said elsewhere',
      { isPolledAfterEnd: true, isSettledKnown: false },
      'stay',
    ],
    ['it is being processed after its end', { status: 'accepted', code: 7, isPolledAfterEnd: true }, 'stay'],
    ['of another kind it waits after its end', { rule: other, isPolledAfterEnd: true }, 'stay'],
    ['N4 it waits after its end, and nobody could say "paid"', { couldSayPaid: false, isPolledAfterEnd: true }, 'stay'],
  ])('%s', (_, facts, step) => expect(after(facts)).toBe(step))
})
