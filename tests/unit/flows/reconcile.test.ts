import { expect, it } from 'vitest'
import type { Intent } from '../../../schemas/intent.ts'
import { reconcile } from '../../../src/flows/reconcile.ts'
import { fakeClock } from '../support/fakeClock.ts'

const intent: Intent = {
  key: 'intent-key-1',
  method: 'airtm',
  amount: '500.00',
  currency: 'MXN',
  country: 'MX',
  createdAt: 0,
  userId: 'user-7',
}

type Said = 'none' | 'fails' | 'noId' | (string & {})

/** Asks a cashier that answers in this order; the last answer stays. */
async function ask(said: readonly Said[], { known = [] as string[], mayCome = false } = {}) {
  const clock = fakeClock()
  const askedAt: number[] = []
  const requests: unknown[] = []
  const api = {
    depositCheck: async (request: unknown) => {
      const now = said[Math.min(askedAt.length, said.length - 1)]
      askedAt.push(clock.monotonic())
      requests.push(request)
      if (now === 'fails') throw new Error('no answer')
      if (now === 'noId') return { exists: true, depositId: undefined }
      return { exists: now !== 'none', depositId: now === 'none' ? undefined : now }
    },
  }
  const isKnown = (id: string) => known.includes(id)
  const working = reconcile(intent, { api, clock, isKnown, mayCome })
  await clock.advance(60_000)
  return { outcome: await working, askedAt, requests, pending: clock.pending() }
}

it.each<[string, readonly Said[], object, object, number]>([
  ['a deposit at once', ['dep-1'], {}, { kind: 'exists', depositId: 'dep-1' }, 1],
  ['a deposit that shows up after one "none"', ['none', 'dep-1'], {}, { kind: 'exists', depositId: 'dep-1' }, 2],
  ['two nones in a row', ['none', 'none', 'dep-1'], {}, { kind: 'none' }, 2],
  ['one "none" is not enough', ['none', 'fails', 'fails', 'fails'], {}, { kind: 'unknown' }, 4],
  ['a "none" at the very end is not enough', ['fails', 'fails', 'fails', 'none'], {}, { kind: 'unknown' }, 4],
  ['two nones with silence between them', ['none', 'fails', 'none'], {}, { kind: 'none' }, 3],
  ['nobody answers', ['fails'], {}, { kind: 'unknown' }, 4],
  ['an earlier deposit is not this one', ['dep-0'], { known: ['dep-0'] }, { kind: 'none' }, 2],
  [
    'an earlier deposit, then this one',
    ['dep-0', 'dep-1'],
    { known: ['dep-0'] },
    { kind: 'exists', depositId: 'dep-1' },
    2,
  ],
  ['a deposit without an id is no "none"', ['noId'], {}, { kind: 'unknown' }, 4],
  ['the server is at work on it: every "none" counts', ['none'], { mayCome: true }, { kind: 'none' }, 4],
  [
    'the server is at work on it, and one question fails',
    ['none', 'fails', 'none'],
    { mayCome: true },
    { kind: 'unknown' },
    4,
  ],
  [
    'the server is at work on it, and it comes',
    ['none', 'none', 'dep-1'],
    { mayCome: true },
    { kind: 'exists', depositId: 'dep-1' },
    3,
  ],
])('I8 %s', async (_, said, more, outcome, questions) => {
  const found = await ask(said, more)
  expect(found.outcome).toEqual(outcome)
  expect(found.askedAt).toHaveLength(questions)
  expect(found.pending).toBe(0)
})

it('asks at once, then after 2, 4 and 8 s', async () => {
  expect((await ask(['fails'])).askedAt).toEqual([0, 2_000, 6_000, 14_000])
})

it('asks for the method and the country of the intent', async () => {
  expect((await ask(['dep-1'])).requests).toEqual([{ paymentMethod: 'airtm', selectedCountry: 'MX' }])
})
