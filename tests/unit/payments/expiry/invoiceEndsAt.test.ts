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

describe('when an invoice ends', () => {
  it.each([
    ['from its creation', NOW - 3 * MINUTE, NOW + 12 * MINUTE],
    ['from here when it does not say', undefined, NOW + 15 * MINUTE],
    ['from here when it was dated by a clock that is ahead', NOW + 2 * MINUTE, NOW + 15 * MINUTE],
  ])('H2H-02 C43 counts %s, whoever says what time it is', (_, createdAt, wanted) => {
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
  ])('N3 one that ended %s stays over by the time of the server', (_, createdAt) => {
    expect(endsAt(createdAt, true)).toBe(createdAt + 15 * MINUTE)
    expect(endsAt(createdAt, true)).toBeLessThanOrEqual(NOW)
  })

  it('C43 one that is over only by the clock of the device counts from here', () =>
    expect(endsAt(NOW - HOUR, false)).toBe(NOW + 15 * MINUTE))
})

describe('N3 UNI-06 the creation of a unified form', () => {
  const outer = { created: NOW / 1000 - 3_600, payment_amount: '10' }
  const instant = NOW - HOUR

  it.each([
    ['is its own', { created: NOW / 1000 - 60, lifetime: 600 }, NOW - MINUTE],
    ['is what stands beside it, where it says none', {}, instant],
    ['likewise where it says nothing', { created: null }, instant],
    ['likewise where what it says is no time', { created: 'soon' }, instant],
    ['likewise with a lifetime of its own', { lifetime: 600 }, instant],
    ['likewise with requisites', { requisites: [{ name: 'iban', value: 'DE02' }] }, instant],
  ])('%s', (_, flow, wanted) => {
    const unifiedFlow = { buttons: ['complete'], ...flow }
    expect(readP2pDeposit({ ...outer, unifiedFlow }).invoice.createdAt).toBe(wanted)
    expect(readInvoice({ ...outer, unifiedFlow } as object)?.createdAt).toBe(wanted)
    expect(readInvoice({ card: { ...outer, number: '1' }, unifiedFlow } as object)?.createdAt).toBe(wanted)
  })
})
