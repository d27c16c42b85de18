import type { Texts } from '../../../../src/i18n/createTexts.ts'
import fc from '../../fastCheck.ts'
import { forgetTraces } from '../../support/forgetTraces.ts'
import { plainAborts } from '../../support/plainAbort.ts'
import {
  CAPTCHA_FATES,
  CHECK_FATES,
  CREATE_FATES,
  type CreateFate,
  unkindWorld,
  type World,
  type WorldFacts,
} from './unkindWorld.ts'

forgetTraces()
plainAborts()

type Step =
  | {
      readonly do: 'press' | 'pressTenTimes' | 'check' | 'startAnew' | 'reload' | 'settings' | 'leaveForm' | 'giveUp'
      readonly tab: number
    }
  | { readonly do: 'edit'; readonly tab: number; readonly amount: string }
  | { readonly do: 'player'; readonly tab: number; readonly who: string }
  | { readonly do: 'wait' | 'jump'; readonly ms: number }

const tab = fc.constantFrom(0, 0, 1)
const one = <const D extends string>(name: D) => fc.record({ do: fc.constant(name), tab })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: one('press') },
  { weight: 1, arbitrary: one('pressTenTimes') },
  { weight: 1, arbitrary: one('check') },
  { weight: 1, arbitrary: one('startAnew') },
  { weight: 2, arbitrary: one('reload') },
  { weight: 1, arbitrary: one('settings') },
  { weight: 2, arbitrary: one('leaveForm') },
  { weight: 2, arbitrary: one('giveUp') },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('player' as const), tab, who: fc.constantFrom('a', 'b') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('edit' as const), tab, amount: fc.constantFrom('250', '500.00') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 100, 2_500, 9_000, 31_000, 46_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('jump' as const), ms: fc.constantFrom(-86_400_000, 60_000, 3_600_000) }),
  },
)

const stories = fc.record({
  world: fc.record({
    memory: fc.constantFrom('storage', 'storage', 'channel', 'host', 'nobody'),
    storesAfterMs: fc.constantFrom(0, 0, 5_000, 34_000, 44_000),
    sameKey: fc.constantFrom('isRefused', 'waits', 'isIgnored'),
    check: fc.constantFrom('newest', 'newest', 'oldest', 'withoutId', 'nullId', 'missing'),
    older: fc.constantFrom(0, 0, 1, 2),
    creates: fc.array(fc.constantFrom(...(CREATE_FATES as readonly CreateFate[])), { maxLength: 6 }),
    checks: fc.array(fc.constantFrom(...CHECK_FATES), { maxLength: 8 }),
    captchas: fc.array(fc.constantFrom(...CAPTCHA_FATES), { maxLength: 3 }),
  }) satisfies fc.Arbitrary<Omit<WorldFacts, 'texts'>>,
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
})

type Story = typeof stories extends fc.Arbitrary<infer One> ? One : never

/** Failures that long runs have found; every run plays them first. */
const FOUND: readonly Story[] = [
  // One tab has seen a create refused. Another tab still counts that create as open, and mistakes the next deposit for
  // the result of that create.
  {
    world: {
      ...{ memory: 'storage', storesAfterMs: 0, sameKey: 'isRefused', check: 'newest', older: 0 },
      ...{ creates: ['hang', 'expired', 'lost'], checks: ['ok', 'html'], captchas: [] },
    },
    steps: [
      { do: 'press', tab: 0 },
      { do: 'press', tab: 1 },
      { do: 'wait', ms: 46_000 },
      { do: 'press', tab: 1 },
      { do: 'pressTenTimes', tab: 1 },
    ],
  },
  // While one tab's reconciliation request is in flight, another tab learns the outcome and pays again. The answer then
  // names the second deposit.
  {
    world: {
      ...{ memory: 'storage', storesAfterMs: 0, sameKey: 'isRefused', check: 'newest', older: 0 },
      ...{ creates: ['htmlStored', 'lost'], checks: ['ok', 'hang', 'neverArrives', 'ok', 'slow'], captchas: [] },
    },
    steps: [
      { do: 'press', tab: 0 },
      { do: 'press', tab: 1 },
      { do: 'leaveForm', tab: 1 },
      { do: 'press', tab: 1 },
    ],
  },
  // The server has named a deposit that fits no create. The player pays again, and the new create is lost.
  {
    world: {
      ...{ memory: 'storage', storesAfterMs: 44_000, sameKey: 'isRefused', check: 'newest', older: 0 },
      ...{ creates: ['empty', 'hangStored'], checks: ['slow'], captchas: [] },
    },
    steps: [
      { do: 'pressTenTimes', tab: 0 },
      { do: 'wait', ms: 46_000 },
      { do: 'startAnew', tab: 0 },
      { do: 'edit', tab: 0, amount: '250' },
      { do: 'press', tab: 0 },
      { do: 'wait', ms: 0 },
    ],
  },
  {
    world: {
      ...{ memory: 'storage', storesAfterMs: 0, sameKey: 'isRefused', check: 'newest', older: 0 },
      ...{ creates: ['busy', 'neverArrives'], checks: ['ok', 'hang'], captchas: [] },
    },
    steps: [
      { do: 'press', tab: 1 },
      { do: 'pressTenTimes', tab: 0 },
      { do: 'edit', tab: 0, amount: '250' },
      { do: 'wait', ms: 46_000 },
      { do: 'startAnew', tab: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  // As above, but another tab pays again. That tab does not know the answer that the first tab got.
  {
    world: {
      ...{ memory: 'storage', storesAfterMs: 0, sameKey: 'isRefused', check: 'newest', older: 0 },
      ...{ creates: ['empty', 'late'], checks: ['neverArrives'], captchas: [] },
    },
    steps: [
      { do: 'press', tab: 0 },
      { do: 'wait', ms: 46_000 },
      { do: 'startAnew', tab: 0 },
      { do: 'edit', tab: 1, amount: '250' },
      { do: 'press', tab: 1 },
    ],
  },
  // As above, but before the lost create the same payment is sent again and refused.
  {
    world: {
      ...{ memory: 'storage', storesAfterMs: 44_000, sameKey: 'isRefused', check: 'newest', older: 0 },
      ...{ creates: ['hangStored', 'expired', 'htmlStored'], checks: ['ok', 'ok', 'neverArrives'], captchas: [] },
    },
    steps: [
      { do: 'reload', tab: 0 },
      { do: 'press', tab: 0 },
      { do: 'wait', ms: 46_000 },
      { do: 'startAnew', tab: 0 },
      { do: 'press', tab: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  // The server names only the newest open deposit, which the player has given up. After its cancellation, the server
  // names an older one, which must not count as the deposit of the next lost create.
  {
    world: {
      ...{ memory: 'storage', storesAfterMs: 0, sameKey: 'isRefused', check: 'newest', older: 1 },
      ...{ creates: ['slow', 'hang'], checks: ['hang'], captchas: [] },
    },
    steps: [
      { do: 'press', tab: 0 },
      { do: 'giveUp', tab: 0 },
      { do: 'wait', ms: 46_000 },
      { do: 'press', tab: 0 },
    ],
  },
]

async function take(next: Step, world: World): Promise<void> {
  if (!('tab' in next)) return next.do === 'wait' ? world.clock.advance(next.ms) : world.jump(next.ms)
  const tab = world.tabs[next.tab]
  if (tab === undefined) return

  const { player } = tab
  if (next.do === 'press') void player.creating.press()
  if (next.do === 'pressTenTimes') for (let n = 0; n < 10; n++) void player.creating.press()
  if (next.do === 'check') void player.creating.check()
  if (next.do === 'startAnew') world.startAnew(next.tab)
  if (next.do === 'edit') world.edit(next.tab, next.amount)
  if (next.do === 'reload') world.load(next.tab)
  if (next.do === 'settings') world.replace(next.tab)
  if (next.do === 'player' && next.who !== tab.page.who) world.replace(next.tab, next.who)
  if (next.do === 'giveUp') world.giveUp(next.tab)
  if (next.do === 'leaveForm') {
    player.open('list')
    world.openForm(next.tab)
  }
  await world.clock.advance(0)
}

/** Reconciles the payments that another tab has left unresolved; then the player decides, and pays. */
async function payInTheEnd(at: number, world: World): Promise<void> {
  const player = world.tabs[at]!.player
  const before = player.creates().length
  for (let round = 0; round < 3; round++) {
    player.open('list')
    world.openForm(at)
    await world.clock.advance(100)
    world.startAnew(at)
    void player.creating.press()
    await world.clock.advance(120_000)
    if (player.creates().length > before) return
  }
  const { deposit, log } = player
  throw new Error(
    `the player can no longer pay: ${JSON.stringify([at, deposit.unresolvedFor('airtm'), deposit.state, log])}`,
  )
}

export interface Interleavings {
  readonly texts: Texts
  readonly tabs: 1 | 2
  readonly runs: number
}

export interface Played {
  readonly runs: number
  /** How many deposits the first player's cashier has stored. */
  readonly deposits: number
  /** How many tabs ended with an unresolved payment. */
  readonly unknown: number
}

/**
 * Plays random presses, losses, late storage, reloads, duplicates and changes during a create. Expects: never two
 * deposits from one press, never "not created" for an existing deposit, never another player's amount or data, never
 * a lock that stays held, never a request or a window after the end.
 */
export async function playInterleavings({ texts, tabs, runs }: Interleavings): Promise<Played> {
  const seen = { runs: 0, deposits: 0, unknown: 0 }
  await fc.assert(
    fc.asyncProperty(stories, async ({ world: facts, steps }) => {
      const world = unkindWorld({ ...facts, texts })
      for (let at = 0; at < tabs; at++) world.load(at)
      await world.clock.advance(0)
      for (const next of steps) await take(next, world)
      world.calm()
      await world.clock.advance(200_000)
      if (world.inspect().length > 0) throw new Error(world.inspect().join('; '))
      // Every lock is released: in the end the player can always pay, and is told what blocked it (I25).
      for (const [at, { player }] of world.tabs.entries()) {
        const doubt = player.deposit.unresolvedFor('airtm')?.kind
        if (doubt === 'checking' || doubt === 'elsewhere') throw new Error(`still ${doubt}`)
        if (player.deposit.state !== 'idle') throw new Error('still creating')
        if (doubt !== undefined) seen.unknown++
        await payInTheEnd(at, world)
      }
      if (world.inspect().length > 0) throw new Error(world.inspect().join('; '))
      seen.runs++
      seen.deposits += world.cashierOf('a').deposits().length
      world.dispose()
    }),
    { numRuns: runs, examples: FOUND.map((story) => [story]) },
  )
  return seen
}
