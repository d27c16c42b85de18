import { expect, it } from 'vitest'
import { invoiceEndsAt } from '../../../../src/flows/invoice/invoiceEndsAt.ts'

const MINUTE = 60_000
const NOW = 1_735_689_600_000

it.each([
  ['from its creation', NOW - 3 * MINUTE, NOW + 12 * MINUTE],
  ['from here when it does not say', undefined, NOW + 15 * MINUTE],
  ['from here when it was dated by a clock that is ahead', NOW + 2 * MINUTE, NOW + 15 * MINUTE],
  ['from here when it would be over as it comes', NOW - 15 * MINUTE, NOW + 15 * MINUTE],
])('H2H-02 C43 counts %s', (_, createdAt, endsAt) =>
  expect(invoiceEndsAt({ createdAt, timeoutMs: 15 * MINUTE }, NOW)).toBe(endsAt),
)
