import { expect } from './journey.ts'
import type { MockCashier } from './mockCashier.ts'

/** Waits until exactly these amounts were sent, in this order. */
export async function expectAmounts(
  cashier: MockCashier,
  amounts: readonly string[],
  call = 'deposit-create',
): Promise<void> {
  const sent = async () => (await cashier.calls(call)).map(({ payload }) => payload?.amount)
  await expect.poll(sent).toEqual(amounts)
}
