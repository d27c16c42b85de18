import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { CashierAnswer } from '../../../mocks/cashier/CashierAnswer.ts'
import type { CashierCall } from '../../../mocks/cashier/CashierCall.ts'
import { createCashier } from '../../../mocks/cashier/createCashier.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { memoryStorage, textsOf } from './builders.ts'
import { openPlayer, type Player } from './openPlayer.ts'

const RUNS = process.env.LONG ? 50_000 : 2_000
const TIMEOUT_MS = process.env.LONG ? 3_600_000 : 120_000

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

/** What the network and the server do with one call. */
const CREATE_FATES = [
  'ok',
  'slow',
  'twice',
  'lost',
  'late',
  'neverArrives',
  'html',
  'htmlStored',
  'hang',
  'refuse',
  'busy',
  'empty',
] as const
const CHECK_FATES = ['ok', 'ok', 'slow', 'html', 'neverArrives', 'hang'] as const

type CreateFate = (typeof CREATE_FATES)[number]
type CheckFate = (typeof CHECK_FATES)[number]

type Step =
  | { readonly do: 'press' | 'pressTenTimes' | 'check' | 'reload' }
  | { readonly do: 'edit'; readonly amount: string }
  | { readonly do: 'wait'; readonly ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'press' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'pressTenTimes' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'check' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'reload' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('edit' as const), amount: fc.constantFrom('100', '250', '500.00') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, 2_500, 9_000, 40_000) }),
  },
)

const stories = fc.record({
  creates: fc.array(fc.constantFrom(...CREATE_FATES), { maxLength: 8 }),
  checks: fc.array(fc.constantFrom(...CHECK_FATES), { maxLength: 10 }),
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
})

const json = (status: number, body: unknown): CashierAnswer => ({ kind: 'json', status, body })

/** The world outside the page: it outlives every reload, and keeps its own account of what the page may know. */
function world(creates: readonly CreateFate[], checks: readonly CheckFate[]) {
  const clock = fakeClock()
  const cashier = createCashier({ scenario: { title: '' }, now: clock.now, later: clock.later, random: () => 0.5 })
  const storage = memoryStorage()
  const account = {
    created: 0,
    checked: 0,
    /** Creates that left, and of which the page has not been told what became of them. */
    open: new Map<string, string>(),
    bodies: new Map<string, string>(),
    isOver: false,
    /** What must never happen; a thrown expectation would be taken for a failed call. */
    wrong: [] as string[],
    definite: 0,
  }
  let life = { isAlive: true }
  let player: Player

  function fateOf(name: string): CreateFate | CheckFate {
    if (account.isOver) return 'ok'
    if (name === 'deposit-create') return creates[account.created++] ?? 'ok'
    return checks[account.checked++] ?? 'ok'
  }

  async function handle(
    call: Parameters<typeof cashier.handle>[0],
    mine: { isAlive: boolean },
  ): Promise<CashierAnswer> {
    const fate = fateOf(call.name)
    if (call.name !== 'deposit-create') return answer(fate, () => cashier.handle(call))
    const key = String(call.headers['idempotency-key'])
    const body = JSON.stringify(call.payload)
    if (account.open.size > 0) account.wrong.push('a create while another one is not known')
    if ((account.bodies.get(key) ?? body) !== body) account.wrong.push('one key, two bodies')
    account.bodies.set(key, body)
    account.open.set(key, body)
    if (fate === 'twice') await cashier.handle(call)
    const said = await answer(fate, () => cashier.handle(call))
    hear(said, key, fate === 'empty', mine)
    return said
  }

  /** A dead page hears of nothing; a live one is told now, or when a slow answer comes. */
  function hear(said: CashierAnswer, key: string, isEmpty: boolean, mine: { isAlive: boolean }): void {
    if (isEmpty || !mine.isAlive || !('status' in said) || (said.status !== 200 && said.status !== 422)) return
    if (said.status === 422) account.definite++
    if (said.delayMs) clock.setTimeout(() => mine.isAlive && account.open.delete(key), said.delayMs - 1)
    else account.open.delete(key)
  }

  async function answer(fate: CreateFate | CheckFate, act: () => Promise<CashierAnswer>): Promise<CashierAnswer> {
    switch (fate) {
      case 'slow':
        return { ...(await act()), delayMs: 1_000 } as CashierAnswer
      case 'lost':
        await act()
        return { kind: 'reset', when: 'after' }
      case 'late':
        clock.setTimeout(() => void act(), 1_000)
        return { kind: 'reset', when: 'after' }
      case 'neverArrives':
        return { kind: 'reset', when: 'before' }
      case 'htmlStored':
        await act()
        return { kind: 'html', status: 500, html: '<html></html>' }
      case 'html':
        return { kind: 'html', status: 502, html: '<html></html>' }
      case 'hang':
        return { kind: 'hang' }
      case 'refuse':
        return json(422, { code: 'banking.refused' })
      case 'busy':
        await act()
        return json(409, { code: 'banking.requestInFlight' })
      case 'empty':
        await act()
        return json(200, {})
      default:
        return act()
    }
  }

  function load(): Player {
    life.isAlive = false
    const mine = { isAlive: true }
    life = mine
    const never = new Promise<never>(() => {})
    const page = {
      cashier: {
        ...cashier,
        handle: async (call: CashierCall) => {
          const said = await handle(call, mine)
          return mine.isAlive ? said : never
        },
      },
      clock: { ...clock, setTimeout: (fn: () => void, ms: number) => clock.setTimeout(() => mine.isAlive && fn(), ms) },
      storage,
    }
    player = openPlayer({
      texts,
      before: page,
      over: {
        newKey: () => {
          if (account.open.size > 0) account.wrong.push('a new key while an earlier create is not known')
          return `intent-key-${account.bodies.size}-${clock.monotonic()}-${account.created}`
        },
        onOutcome: (outcome, { key }) => {
          const deposit = cashier.deposits().find((one) => one.key === key)
          const id = outcome.kind === 'exists' ? outcome.depositId : undefined
          if (id !== deposit?.id) account.wrong.push(`${outcome.kind}: ${id} instead of ${deposit?.id}`)
          account.open.delete(key)
        },
      },
    })
    void player.creating.resume()
    return player
  }

  player = load()
  return { account, cashier, clock, load, player: () => player }
}

type World = ReturnType<typeof world>

async function take(one: Step, { clock, load, player }: World): Promise<void> {
  if (one.do === 'press') void player().creating.press()
  if (one.do === 'pressTenTimes') for (let n = 0; n < 10; n++) void player().creating.press()
  if (one.do === 'check') void player().creating.check()
  if (one.do === 'edit') player().form.field('amount')?.type(one.amount)
  if (one.do === 'reload') load()
  await clock.advance(one.do === 'wait' ? one.ms : 0)
}

function inspect({ account, cashier, player }: World): void {
  expect(account.wrong).toEqual([])
  const keys = cashier.deposits().map(({ key }) => key)
  expect(new Set(keys).size, 'two deposits of one key').toBe(keys.length)
  expect(player().failures.length, 'unclear was called failed').toBeLessThanOrEqual(account.definite)
}

it(
  'I1 I2 I3 I8 I25 whatever is pressed, edited, lost, doubled and reloaded',
  () =>
    fc.assert(
      fc.asyncProperty(stories, async ({ checks, creates, steps }) => {
        const all = world(creates, checks)
        for (const one of steps) {
          await take(one, all)
          inspect(all)
        }
        all.account.isOver = true
        await all.clock.advance(200_000)
        void all.player().creating.check()
        await all.clock.advance(30_000)
        inspect(all)
        expect(all.player().deposit.state).toBe('idle')
        expect([...all.account.open.keys()]).toEqual([])
        const before = all.cashier.deposits().length
        await all.player().creating.press()
        expect(all.cashier.deposits()).toHaveLength(before + 1)
      }),
      { numRuns: RUNS },
    ),
  TIMEOUT_MS,
)
