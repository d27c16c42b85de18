import { expect, it } from 'vitest'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { followWithdrawal } from '../../../../src/features/withdrawal/followWithdrawal.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { TransactionStore } from '../../../../src/payments/TransactionStore.ts'
import { WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { memoryStorage } from '../builders.ts'

const ENTRY = {
  state: 'accepted',
  ...{ key: 'key-of-the-withdrawal', identity: 'user-7', kind: 'withdrawal', method: 'wallet_out', depositId: '77' },
  ...{ amount: '300.00', currency: 'MXN', country: 'MX', digest: 'd', createdAt: Date.UTC(2025, 0, 1) },
} as never

/** Opens the status page after a reload. */
async function openStatus(status: number | string | null, isConfirmed: boolean) {
  const clock = fakeClock()
  const ledger = createLedger({ store: memoryStorage(), identity: 'user-7', kind: 'withdrawal', now: clock.now })
  ledger.add(ENTRY)
  if (isConfirmed) ledger.addNote('77', { settled: 'paid' })
  const transaction = new TransactionStore()
  const gone: unknown[] = []
  const stop = followWithdrawal({
    ...{ clock, ledger, transaction },
    withdrawal: new WithdrawalStore(new MethodsStore()),
    api: { withdrawalStatus: async () => ({ status, facts: {} }) as never },
    track: () => {},
    navigation: { go: (name, options) => void gone.push([name, options]) },
    onStatusPush: () => () => {},
    onWake(wake) {
      wake()
      return () => {}
    },
  })
  await clock.advance(6_000)
  const shown = transaction.status
  stop()
  return { gone: gone[0], shown }
}

const TO_CONFIRM = ['withdrawalConfirmPage', { replace: true }]

it.each([
  [0, false, TO_CONFIRM, 'accepted'],
  ['WAITING', false, TO_CONFIRM, 'accepted'],
  [0, true, undefined, 'accepted'],
  [3, false, undefined, 'accepted'],
  [1, false, undefined, 'processed'],
  [2, false, undefined, 'mistaked'],
])(
  'STATUS-04 Q-020 I10 the status page of a withdrawal with status %j (confirmed in a tab: %j) leads to %j and shows "%s"',
  async (status, isConfirmed, gone, shown) => {
    expect(await openStatus(status, isConfirmed)).toEqual({ gone, shown })
  },
)
