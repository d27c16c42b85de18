import { expect, it } from 'vitest'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { followDeposit } from '../../../../src/payments/status/followDeposit.ts'
import { TransactionStore } from '../../../../src/payments/TransactionStore.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import { memoryStorage } from '../../features/builders.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { serverTime } from '../../support/serverTime.ts'

/** Polls a server that answers each time with 503 and this `Retry-After`. */
function followBusy(retryAfterMs: number) {
  const clock = fakeClock()
  const transaction = new TransactionStore()
  const polledAt: number[] = []
  const options: unknown[] = []
  const wakes: (() => void)[] = []
  const following = followDeposit(
    { id: 'dep-1', method: 'airtm' },
    {
      ...{ clock, transaction },
      ledger: createLedger({ store: memoryStorage(), identity: 'user-7', time: serverTime(clock.now) }),
      onStatus: () => {},
      onStatusPush: () => () => {},
      onWake(wake) {
        wakes.push(wake)
        wake()
        return () => {}
      },
      api: {
        depositStatus: async (_, given) => {
          polledAt.push(clock.monotonic())
          options.push(given)
          throw new TransportFailure(
            { kind: 'status', status: 503, call: 'GET x', url: '/x', sent: true, retryAfterMs },
            '',
          )
        },
      },
    },
  )
  const wake = () => {
    for (const one of wakes) one()
  }
  return { clock, following, options, polledAt, transaction, wake }
}

it.each([
  [0, [0, 5_000, 12_500]],
  [10_000, [0, 10_000, 20_000]],
  [60_000, [0, 30_000, 60_000]],
])(
  'C11 C50 after a Retry-After of %i ms, a status is polled at %j ms, and the third failure is told',
  async (ms, times) => {
    const { clock, following, options, polledAt, transaction } = followBusy(ms)
    await clock.advance(times[2]! - 1)
    expect(transaction.isPollFailing).toBe(false)
    await clock.advance(1)
    expect(polledAt).toEqual(times)
    expect(transaction.isPollFailing).toBe(true)
    expect(options).toEqual(Array(3).fill(expect.objectContaining({ isPolled: true })))
    following.stop()
  },
)

it('C11 a page that becomes visible polls at once, even if the server asked to wait', async () => {
  const { clock, following, polledAt, wake } = followBusy(60_000)
  await clock.advance(5_000)
  wake()
  await clock.advance(0)
  expect(polledAt).toEqual([0, 5_000])
  following.stop()
})
