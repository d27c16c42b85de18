import {
  createPaymentEngine,
  type PaymentEngine,
  type PaymentEngineNeed,
} from '../../../src/payments/createPaymentEngine.ts'
import { UnresolvedPayments } from '../../../src/payments/UnresolvedPayments.ts'
import type { Clock } from '../../../src/platform/time/clock.ts'
import { memoryLock } from '../features/builders.ts'

/** The real payment engine over a ledger. By default its player has no other pages, and it reconciles nothing. */
export function engineOf(
  need: Partial<PaymentEngineNeed> & Pick<PaymentEngineNeed, 'ledger'> & { readonly clock: Clock },
): PaymentEngine {
  let keys = 0
  return createPaymentEngine({
    newKey: () => `key-of-engine-${++keys}`,
    deposit: new UnresolvedPayments(),
    lock: memoryLock(),
    requestTimeoutMs: 30_000,
    findOpen: () => new Promise(() => {}),
    ...need,
  })
}
