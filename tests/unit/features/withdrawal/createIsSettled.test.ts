import { expect, it } from 'vitest'
import { createIsSettled } from '../../../../src/features/withdrawal/createIsSettled.ts'

/** Whether wd-1 counts as settled, and how often its status was requested. */
async function decide(status: unknown, isKnown = false) {
  let requests = 0
  const isSettled = createIsSettled({
    withdrawal: { isSettled: () => isKnown },
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
])('Q-020 a withdrawal that %s counts as settled: %j', async (_, isSettled, status) => {
  expect(await decide(status)).toEqual([isSettled, 1])
})

it('Q-020 the status of a withdrawal that this page has settled is not requested', async () => {
  expect(await decide(0, true)).toEqual([true, 0])
})
