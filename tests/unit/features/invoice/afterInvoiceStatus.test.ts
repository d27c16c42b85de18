import { describe, expect, it } from 'vitest'
import { afterInvoiceStatus, type InvoiceFacts } from '../../../../src/features/invoice/afterInvoiceStatus.ts'
import { INVOICE_RULES } from '../../../../src/reference/invoiceTable.ts'

const p2p = INVOICE_RULES.peerToPeer
const other = INVOICE_RULES.unified

const after = (facts: Partial<InvoiceFacts>) =>
  afterInvoiceStatus({
    rule: p2p,
    status: 'waiting',
    said: 0,
    settled: undefined,
    couldSayPaid: true,
    isAskedAfterEnd: false,
    ...facts,
  })

describe('the next step after the status of an invoice', () => {
  it.each<[string, Partial<InvoiceFacts>, string]>([
    ['it waits', {}, 'stay'],
    ['it is being processed', { status: 'accepted', said: 7 }, 'stay'],
    ['P2P-16 the server has cancelled it', { status: 'mistaked', said: 'CANCELED' }, 'completeAndLeave'],
    ['P2P-16 in small letters', { status: 'mistaked', said: 'auto_canceled' }, 'completeAndLeave'],
    ['I11 we have cancelled it', { status: 'mistaked', said: 'CANCELED', settled: 'cancelled' }, 'leave'],
    ['I11 "paid" was said, and it is cancelled', { status: 'mistaked', said: 'CANCELED', settled: 'paid' }, 'leave'],
    ['it has failed in another way', { status: 'mistaked', said: 2 }, 'leave'],
    ['of another kind it is cancelled', { rule: other, status: 'mistaked', said: 'CANCELED' }, 'leave'],
    ['it is paid', { status: 'processed', said: 'PAYED' }, 'leave'],
    ['it is paid after its end', { status: 'processed', said: 1, isAskedAfterEnd: true }, 'leave'],
    ['P2P-17 D-02 it waits after its end', { isAskedAfterEnd: true }, 'cancel'],
    ['I11 it waits after its end, and "paid" was said', { isAskedAfterEnd: true, settled: 'paid' }, 'stay'],
    ['I11 it waits after its end, and was cancelled', { isAskedAfterEnd: true, settled: 'cancelled' }, 'stay'],
    ['it is being processed after its end', { status: 'accepted', said: 7, isAskedAfterEnd: true }, 'stay'],
    ['of another kind it waits after its end', { rule: other, isAskedAfterEnd: true }, 'stay'],
    ['N4 it waits after its end, and nobody could say "paid"', { couldSayPaid: false, isAskedAfterEnd: true }, 'stay'],
  ])('%s', (_, facts, step) => expect(after(facts)).toBe(step))
})
