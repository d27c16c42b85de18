import { expect, it } from 'vitest'
import type { IntentV1 } from '../../../schemas/stored/intentV1.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { migrate } from '../../../src/payments/migrate.ts'
import { reconcile } from '../../../src/payments/reconcile.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'
import { fakeClock } from '../support/fakeClock.ts'

const ENDS_AT = 45_000

const BASE = {
  ...{ key: 'intent-key-1', digest: 'd1', method: 'airtm', amount: '500.00', currency: 'MXN', country: 'MX' },
  ...{ createdAt: 0, identity: 'user-7' },
}

/** A ledger entry, built from the optional members of version 1. */
const entry = (over: Partial<IntentV1> = {}): LedgerEntry =>
  migrate({
    ...BASE,
    before: [],
    ...over,
  })

type Said = 'none' | 'fails' | 'busy' | 'noId' | (string & {})

/** The server asks to wait for a minute. */
const BUSY = { kind: 'status', status: 503, call: 'GET', url: '/', sent: true, retryAfterMs: 60_000 } as const

interface Facts {
  readonly known?: readonly string[]
  readonly over?: Partial<IntentV1>
  /** The stored entry from the second request on. */
  readonly later?: LedgerEntry | undefined
  readonly nudgeAt?: number
}

/** Reconciles with a cashier that gives these answers in order and repeats the last one. */
async function ask(said: readonly Said[], facts: Facts = {}) {
  const { known = [], over = {}, nudgeAt } = facts
  const clock = fakeClock()
  const askedAt: number[] = []
  const named: string[] = []
  const nudges = new Set<() => void>()
  const nudge = () => {
    for (const end of [...nudges]) end()
  }
  if (nudgeAt !== undefined) clock.setTimeout(nudge, nudgeAt)
  const working = reconcile({
    clock,
    endsAt: ENDS_AT,
    signal: new AbortController().signal,
    current: () => ('later' in facts && askedAt.length > 0 ? facts.later : entry(over)),
    isKnown: (id) => known.includes(id),
    onNudge: (end) => {
      nudges.add(end)
      return () => nudges.delete(end)
    },
    onNamed: (id) => void named.push(id),
    findOpen: async () => {
      const now = said[Math.min(askedAt.length, said.length - 1)]
      askedAt.push(clock.monotonic())
      if (now === 'fails') throw new Error('no answer')
      if (now === 'busy') throw new TransportFailure(BUSY, '')
      if (now === 'noId') return { exists: true, depositId: undefined }
      return { exists: now !== 'none', depositId: now === 'none' ? undefined : now }
    },
  })
  await clock.advance(120_000)
  return { outcome: await working, askedAt, named, pending: clock.pending() }
}

const FULL = [0, 2_000, 6_000, 14_000, 22_000, 30_000, 38_000, 45_000]
const exists = (depositId: string) => ({ kind: 'exists', depositId })

it.each<[string, readonly Said[], Facts, object, readonly number[]]>([
  ['I8 the first response names a deposit: it exists', ['dep-1'], {}, exists('dep-1'), [0]],
  [
    'I8 a later response names a deposit: it exists',
    ['none', 'none', 'none', 'dep-1'],
    {},
    exists('dep-1'),
    FULL.slice(0, 4),
  ],
  [
    'H1 "none" counts only at the end, when the server can no longer be processing the create',
    ['none'],
    {},
    { kind: 'none' },
    FULL,
  ],
  [
    'H1 an early "none" does not count if the later requests fail: unknown',
    ['none', 'fails'],
    {},
    { kind: 'unknown' },
    [...FULL, 53_000],
  ],
  [
    'H1 if the request at the end fails, one more is sent, and its "none" counts',
    [...'0123456'].map(() => 'fails').concat('fails', 'none'),
    {},
    { kind: 'none' },
    [...FULL, 53_000],
  ],
  ['H8 all requests fail: unknown, never none', ['fails'], {}, { kind: 'unknown' }, [...FULL, 53_000]],
  [
    'C11 a server that asks to wait is asked again after half a minute at most, but not after the end',
    ['busy'],
    {},
    { kind: 'unknown' },
    [0, 30_000, 45_000, 75_000],
  ],
  ['H8 a deposit without an id: unknown, not none', ['noId'], {}, { kind: 'unknown' }, FULL],
  [
    'H4 only a deposit that was open before the create: unknown',
    ['dep-0'],
    { over: { before: ['dep-0'] } },
    { kind: 'unknown' },
    FULL,
  ],
  [
    'H4 a new deposit after one that was open before: it exists',
    ['dep-0', 'dep-1'],
    { over: { before: ['dep-0'] } },
    exists('dep-1'),
    [0, 2_000],
  ],
  ['H4 a deposit of an earlier entry: unknown', ['dep-0'], { known: ['dep-0'] }, { kind: 'unknown' }, FULL],
  [
    'H4 the deposit that was open before is gone, and no other appears: none',
    ['dep-0', 'none'],
    { over: { before: ['dep-0'] } },
    { kind: 'none' },
    FULL,
  ],
  [
    'Q-088 the draft that the create continues: it exists',
    ['dep-0'],
    { known: ['dep-0'], over: { continues: 'dep-0' } },
    exists('dep-0'),
    [0],
  ],
  [
    'H5 another tab has recorded the deposit: it exists',
    ['none'],
    { later: entry({ depositId: 'dep-7' }) },
    { ...exists('dep-7'), isResolvedElsewhere: true },
    [0],
  ],
  [
    'H5 another tab has recorded the deposit during the request: it exists, not the one of the response',
    ['dep-9'],
    { later: entry({ depositId: 'dep-7' }) },
    { ...exists('dep-7'), isResolvedElsewhere: true },
    [0],
  ],
  [
    'H5 another tab continues with a draft: gone',
    ['none'],
    { later: entry({ depositId: 'dep-7', isDraft: true }) },
    { kind: 'gone' },
    [0],
  ],
  ['H5 another tab has removed the entry: gone', ['none'], { later: undefined }, { kind: 'gone' }, [0]],
  [
    'H5 another tab has freed the entry for a new create: gone',
    ['none'],
    { later: entry({ isOver: true }) },
    { kind: 'gone' },
    [0],
  ],
  [
    'the player asks for a check: the next request is sent at once',
    ['none', 'none', 'none', 'dep-1'],
    { nudgeAt: 7_000 },
    exists('dep-1'),
    [0, 2_000, 6_000, 7_000],
  ],
])('%s', async (_, said, facts, outcome, askedAt) => {
  const found = await ask(said, facts)
  expect(found.outcome).toEqual(outcome)
  expect(found.askedAt).toEqual(askedAt)
  expect(found.pending).toBe(0)
})

it('H4 without a baseline, the id of a deposit is recorded, but the outcome is unknown', async () => {
  const rest = migrate({ ...BASE })
  const found = await ask(['dep-1'])
  expect(found.outcome).toEqual({ kind: 'exists', depositId: 'dep-1' })
  const blind = await ask(['none', 'dep-1'], { later: rest })
  expect(blind.outcome).toEqual({ kind: 'unknown' })
  expect(new Set(blind.named)).toEqual(new Set(['dep-1']))
})

it('I26 no request is sent after the page is gone', async () => {
  const clock = fakeClock()
  const gone = new AbortController()
  let asked = 0
  const working = reconcile({
    clock,
    endsAt: ENDS_AT,
    signal: gone.signal,
    current: () => entry(),
    isKnown: () => false,
    onNudge: () => () => {},
    onNamed: () => {},
    findOpen: async () => {
      asked++
      return { exists: false, depositId: undefined }
    },
  })
  await clock.advance(3_000)
  gone.abort()
  expect(await working).toEqual({ kind: 'gone' })
  await clock.advance(60_000)
  expect(asked).toBe(2)
  expect(clock.pending()).toBe(0)
})
