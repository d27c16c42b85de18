import { expect, it } from 'vitest'
import { createIsSettled } from '../../../../src/features/withdrawal/createIsSettled.ts'

type Noted = 'paid' | 'cancelled' | undefined

/** Whether wd-1 counts as settled, and how often its status was requested. */
async function decide(noted: Noted, status: unknown, isKnown = false) {
  let requests = 0
  const isSettled = createIsSettled({
    withdrawal: { isSettled: () => isKnown },
    ledger: { settledOf: () => noted },
    api: {
      async withdrawalStatus() {
        requests += 1
        if (status instanceof Error) throw status
        return { status, facts: {} } as never
      },
    },
  })
  return [await isSettled('wallet_out', 'wd-1', new AbortController().signal), requests]
}

it.each<[string, boolean, unknown]>([
  ['is in review', true, 3],
  ['is paid out', true, 1],
  ['was declined', true, 'CANCELED'],
  ['awaits the player', false, 0],
  ['has no status', false, null],
  ['can’t be requested', false, new Error('no answer')],
])(
  'Q-020 a withdrawal that was confirmed in this browser and %s counts as settled: %j',
  async (_, isSettled, status) => {
    expect(await decide('paid', status)).toEqual([isSettled, 1])
    expect(await decide('cancelled', status)).toEqual([isSettled, 1])
  },
)

it('Q-020 the status of an open withdrawal is requested only if this browser may have settled it', async () => {
  expect(await decide(undefined, 3)).toEqual([false, 0])
  expect(await decide('paid', 0, true)).toEqual([true, 0])
})
