import { expect, it } from 'vitest'
import { readWithdrawal } from '../../../../src/api/readWithdrawal.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { resumeWithdrawal } from '../../../../src/features/withdrawal/resumeWithdrawal.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { type WithdrawalStep, WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { serverTime } from '../../support/serverTime.ts'
import { memoryStorage } from '../builders.ts'

const WITHDRAWAL = {
  ...{ id: '77', method: 'wallet_out', currency: 'MXN', startedAt: 0, amount: '300.00', isTyped: false },
  ...{ destination: [{ label: 'E-mail', value: 'ana@correo.mx' }], code: undefined, unread: [] },
} as never

const ENTRY = {
  ...({ state: 'accepted', identity: 'user-7', kind: 'withdrawal', method: 'wallet_out', amount: '300.00' } as const),
  ...{ currency: 'MXN', country: 'MX', digest: 'd', createdAt: Date.UTC(2025, 0, 1) },
}

/** Opens the confirmation page of a withdrawal whose details were being loaded, or not, when it was left before. */
async function openAgain(step: WithdrawalStep, status: number | null) {
  const withdrawal = new WithdrawalStore(new MethodsStore(), () => 2)
  withdrawal.adopt(WITHDRAWAL)
  withdrawal.setStep(step)
  let loads = 0
  const gone: unknown[] = []
  resumeWithdrawal({
    withdrawal,
    ledger: createLedger({
      store: memoryStorage(),
      identity: 'user-7',
      kind: 'withdrawal',
      time: serverTime(fakeClock().now),
    }),
    navigation: { go: (name) => void gone.push(name) },
    confirming: { check: async () => {} },
    api: {
      async withdrawalStatus(_, options) {
        loads += 1
        expect(options, 'a wait for Retry-After is left to the player').toMatchObject({ isPolled: true })
        return { status, facts: readWithdrawal({} as never) }
      },
    },
  })
  await new Promise(setImmediate)
  return { step: withdrawal.step, loads, gone }
}

it.each([
  ['reading', 0, { step: 'open', loads: 1, gone: [] }],
  ['reading', 3, { step: 'confirmed', loads: 1, gone: ['withdrawalCompletePage'] }],
  ['reading', 2, { step: 'cancelled', loads: 1, gone: ['withdrawalCompletePage'] }],
  ['reading', null, { step: 'unclear', loads: 1, gone: [] }],
  ['open', 0, { step: 'open', loads: 0, gone: [] }],
  ['confirmed', 0, { step: 'confirmed', loads: 0, gone: ['withdrawalCompletePage'] }],
  ['cancelled', 0, { step: 'cancelled', loads: 0, gone: ['withdrawalListPage'] }],
] as const)(
  'Q-020 I10 I25 a confirmation page left as "%s" and opened again, with status %j: %j',
  async (step, status, expected) => {
    expect(await openAgain(step, status)).toEqual(expected)
  },
)

it('I10 C36 after a reload, the confirmation page polls a withdrawal whose cancellation was sent, and shows no older one', () => {
  const ledger = createLedger({
    store: memoryStorage(),
    identity: 'user-7',
    kind: 'withdrawal',
    time: serverTime(fakeClock().now),
  })
  for (const [key, depositId] of Object.entries({ older: '77', newer: '78' })) ledger.add({ ...ENTRY, key, depositId })
  ledger.addNote('78', { settled: 'cancelled' })
  const withdrawal = new WithdrawalStore(new MethodsStore(), () => 2)
  const polled: unknown[] = []
  resumeWithdrawal({
    withdrawal,
    ledger,
    navigation: { go: () => {} },
    confirming: { check: async () => void polled.push(withdrawal.current?.id) },
    api: { withdrawalStatus: () => new Promise(() => {}) },
  })
  expect(polled).toEqual(['78'])
})
