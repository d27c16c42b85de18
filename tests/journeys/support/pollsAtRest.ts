import { expect } from '@playwright/test'
import type { MockCashier } from './mockCashier.ts'

/**
 * Returns how many status requests the cashier has received, once none has arrived for a second. For a stopped clock: a
 * request that was in flight when it stopped is counted.
 */
export async function pollsAtRest(cashier: MockCashier): Promise<number> {
  let last = -1
  const isSame = async () => {
    const before = last
    last = (await cashier.calls('deposit-status')).length
    return last === before
  }
  await expect.poll(isSame, { intervals: [1_000] }).toBe(true)
  return last
}
