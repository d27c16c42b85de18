import { describe, expect, it } from 'vitest'
import { readInvoice } from '../../../../src/api/readInvoice.ts'
import { readP2pDeposit } from '../../../../src/api/readP2pDeposit.ts'
import { invoiceEndsAt } from '../../../../src/payments/expiry/invoiceEndsAt.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = 1_735_689_600_000

const by = (isServerTime: boolean) => ({ now: () => NOW, isServerTime: () => isServerTime })
const endsAt = (createdAt: number | undefined, isServerTime: boolean, timeoutMs = 15 * MINUTE) =>
  invoiceEndsAt({ createdAt, timeoutMs }, by(isServerTime))

describe('the end of an invoice', () => {
  it.each([
    ['from its creation', NOW - 3 * MINUTE, NOW + 12 * MINUTE],
    ['from now if the creation time is missing', undefined, NOW + 15 * MINUTE],
    ['from now if the creation time is in the future', NOW + 2 * MINUTE, NOW + 15 * MINUTE],
  ])('H2H-02 C43 is counted %s, by server time and by device time', (_, createdAt, wanted) => {
    expect(endsAt(createdAt, true)).toBe(wanted)
    expect(endsAt(createdAt, false)).toBe(wanted)
  })

  it.each([
    ['just now', NOW - 15 * MINUTE],
    ['a second ago', NOW - 15 * MINUTE - 1_000],
    ['45 minutes ago', NOW - HOUR],
    ['yesterday', NOW - 24 * HOUR],
    ['a year ago', NOW - 365 * 24 * HOUR],
    ['in 1970', 0],
  ])('N3 is not moved by server time if it was %s', (_, createdAt) => {
    expect(endsAt(createdAt, true)).toBe(createdAt + 15 * MINUTE)
    expect(endsAt(createdAt, true)).toBeLessThanOrEqual(NOW)
  })

  it('C43 is counted from now if it has passed only by the device clock', () =>
    expect(endsAt(NOW - HOUR, false)).toBe(NOW + 15 * MINUTE))
})

describe('N3 UNI-06 the creation time of a unified flow', () => {
  const outer = { created: NOW / 1000 - 3_600, payment_amount: '10' }
  const instant = NOW - HOUR

  it.each([
    ['is its own if it has one', { created: NOW / 1000 - 60, lifetime: 600 }, NOW - MINUTE],
    ['is the one beside the flow if its own is missing', {}, instant],
    ['is the one beside the flow if its own is null', { created: null }, instant],
    ['is the one beside the flow if its own is not a time', { created: 'soon' }, instant],
    ['is the one beside the flow even if the flow has a lifetime', { lifetime: 600 }, instant],
    [
      'is the one beside the flow even if the flow has requisites',
      { requisites: [{ name: 'iban', value: 'DE02' }] },
      instant,
    ],
  ])('%s', (_, flow, wanted) => {
    const unifiedFlow = { buttons: ['complete'], ...flow }
    expect(readP2pDeposit({ ...outer, unifiedFlow }).invoice.createdAt).toBe(wanted)
    expect(readInvoice({ ...outer, unifiedFlow } as object)?.createdAt).toBe(wanted)
    expect(readInvoice({ card: { ...outer, number: '1' }, unifiedFlow } as object)?.createdAt).toBe(wanted)
  })
})
