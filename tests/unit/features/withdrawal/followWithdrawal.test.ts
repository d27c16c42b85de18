import { expect, it } from 'vitest'
import type { StatusPush } from '../../../../src/api/pushes/createStatusPushes.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { followWithdrawal } from '../../../../src/features/withdrawal/followWithdrawal.ts'
import { showLastWithdrawal } from '../../../../src/features/withdrawal/resumeWithdrawal.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { TransactionStore } from '../../../../src/payments/TransactionStore.ts'
import { WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { serverTime } from '../../support/serverTime.ts'
import { memoryStorage } from '../builders.ts'

const ENTRY = {
  state: 'accepted',
  key: 'key-of-the-withdrawal',
  identity: 'user-7',
  kind: 'withdrawal',
  method: 'wallet_out',
  depositId: '77',
  amount: '300.00',
  currency: 'MXN',
  country: 'MX',
  digest: 'd',
  createdAt: Date.UTC(2025, 0, 1),
} as const

/** Opens the status page after a reload. */
async function openStatus(status: number | string | null, isConfirmed: boolean, push?: StatusPush) {
  const clock = fakeClock()
  const ledger = createLedger({
    store: memoryStorage(),
    identity: 'user-7',
    kind: 'withdrawal',
    time: serverTime(clock.now),
  })
  ledger.add(ENTRY)
  if (isConfirmed) ledger.addNote('77', { settled: 'paid' })
  const transaction = new TransactionStore()
  const withdrawal = new WithdrawalStore(new MethodsStore(), () => 2)
  const gone: unknown[] = []
  let polls = 0
  let onPush: (push: StatusPush) => void = () => {}
  const stop = followWithdrawal({
    ...{ clock, ledger, transaction },
    withdrawal,
    api: {
      async withdrawalStatus() {
        polls += 1
        return { status, facts: {} } as never
      },
    },
    track: () => {},
    navigation: { go: (name, options) => void gone.push([name, options]) },
    onStatusPush(listener) {
      onPush = listener
      return () => {}
    },
    onWake(wake) {
      wake()
      return () => {}
    },
  })
  await clock.advance(2_000)
  if (push !== undefined) onPush(push)
  await clock.advance(2_000)
  const pollsAfterPush = polls
  await clock.advance(2_000)
  const shown = transaction.status
  stop()
  return { gone: gone[0], shown, pollsAfterPush, isSettled: withdrawal.isSettled('77') }
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
    const isSettled = status !== 0 && status !== 'WAITING'
    expect(await openStatus(status, isConfirmed)).toMatchObject({ gone, shown, isSettled })
  },
)

it.each([
  ['77', 2],
  ['78', 1],
])(
  'STATUS-04 I10 a push that deposit %s is paid does not end the withdrawal 77, and causes a poll if the ids are equal',
  async (depositId, polls) => {
    const { shown, pollsAfterPush } = await openStatus(3, true, { depositId, status: 1 })
    expect([shown, pollsAfterPush]).toEqual(['accepted', polls])
  },
)

it('I10 the status page of a withdrawal that the server has ended never shows it as processing', async () => {
  const clock = fakeClock()
  const ledger = createLedger({
    store: memoryStorage(),
    identity: 'user-7',
    kind: 'withdrawal',
    time: serverTime(clock.now),
  })
  const withdrawal = new WithdrawalStore(new MethodsStore(), () => 2)
  ledger.add(ENTRY)
  showLastWithdrawal({ withdrawal, ledger })
  withdrawal.settle('cancelled')
  const transaction = new TransactionStore()
  const stop = followWithdrawal({
    ...{ clock, ledger, transaction, withdrawal, track: () => {}, navigation: { go: () => {} } },
    api: { withdrawalStatus: () => new Promise(() => {}) },
    ...{ onStatusPush: () => () => {}, onWake: () => () => {} },
  })
  expect(transaction.status).toBe('mistaked')
  stop()
})

it('I10 after a reload, the status page shows the last withdrawal, also if the server has ended it, and no older one', () => {
  const ledger = createLedger({
    store: memoryStorage(),
    identity: 'user-7',
    kind: 'withdrawal',
    time: serverTime(fakeClock().now),
  })
  const withdrawal = new WithdrawalStore(new MethodsStore(), () => 2)
  for (const [key, depositId] of Object.entries({ older: '77', newer: '78' })) ledger.add({ ...ENTRY, key, depositId })
  ledger.addNote('77', { settled: 'paid' })
  ledger.addNote('78', { settled: 'cancelled' })
  const transaction = new TransactionStore()
  const stop = followWithdrawal({
    ...{ clock: fakeClock(), ledger, transaction, withdrawal, track: () => {} },
    ...{ navigation: { go: () => {} }, api: { withdrawalStatus: () => new Promise(() => {}) } },
    ...{ onStatusPush: () => () => {}, onWake: () => () => {} },
  })
  expect(withdrawal.current?.id).toBe('78')
  expect(transaction.status, 'before the first answer').toBe('mistaked')
  stop()
})
