import { afterEach, expect, it, vi } from 'vitest'
import { createIntents } from '../../../../src/flows/intent/Intents.ts'
import { createSettling, type Settling } from '../../../../src/flows/invoice/createSettling.ts'
import { followInvoice } from '../../../../src/flows/invoice/followInvoice.ts'
import { payInvoice } from '../../../../src/flows/invoice/payInvoice.ts'
import { createSteadyTime } from '../../../../src/platform/steadyTime.ts'
import { DepositStore } from '../../../../src/stores/DepositStore.ts'
import { InvoiceStore } from '../../../../src/stores/InvoiceStore.ts'
import { TransactionStore } from '../../../../src/stores/TransactionStore.ts'
import { type FailureFacts, TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import fc from '../../fastCheck.ts'
import { anOpenInvoice } from '../../support/anInvoice.ts'
import { type FakeClock, fakeClock } from '../../support/fakeClock.ts'
import { memoryStorage } from '../builders.ts'

const RUNS = process.env.LONG ? 200_000 : 1_000
const TIMEOUT_MS = process.env.LONG ? 4 * 3_600_000 : 300_000
vi.setConfig({ testTimeout: TIMEOUT_MS })

let made = 0
const LIFE_MS = 15 * 60_000
const METHOD = 'bkash_p2p'
const LATE_MS = 12_000
/** The code of the next page is on its way for so long. */
const PAGE_MS = 300
/** A date has no parts of a second, and may have been written at any time since it was asked for. */
const UNSURE_MS = LATE_MS + 1_000

/** What becomes of the next calls of a name. `slow`: it is read after a while; `late`: at once, and its answer comes after a while. */
type Fate = 'good' | 'lost' | 'lostBefore' | 'refused' | 'slow' | 'late'

const failure = (facts: Pick<FailureFacts, 'kind' | 'sent'> & Partial<FailureFacts>) =>
  new TransportFailure({ call: 'POST x', url: '/x', ...facts }, 'failed')

/** One deposit, as the server has it, and all that it has heard of it. Its clock is right. */
function server(clock: FakeClock) {
  const startedAt = clock.now()
  const fates = new Map<string, Fate[]>()
  const heard: { readonly call: string; readonly key: string | undefined; readonly at: number }[] = []
  const asked: { readonly at: number; readonly status: string | number }[] = []
  let status: string | number = 0
  let underWay = 0
  let mostUnderWay = 0

  async function take<T>(call: string, key: string | undefined, act: () => T): Promise<T> {
    const fate = fates.get(call)?.shift() ?? 'good'
    if (fate === 'lostBefore') throw failure({ kind: 'network', sent: true })
    if (fate === 'slow') await new Promise<void>((resolve) => clock.later(LATE_MS, resolve))
    if (fate === 'refused') throw failure({ kind: 'status', status: 400, sent: true })
    heard.push({ call, key, at: clock.monotonic() })
    const answer = act()
    if (fate === 'late') await new Promise<void>((resolve) => clock.later(LATE_MS, resolve))
    if (fate === 'lost') throw failure({ kind: 'network', sent: true })
    return answer
  }

  return {
    fates,
    heard,
    asked,
    status: () => status,
    set: (next: string | number) => {
      if (status !== 'PAYED') status = next
    },
    mostUnderWay: () => mostUnderWay,
    /** As its answers say; nothing of what is set on the device moves it. */
    date: () => new Date(startedAt + clock.monotonic()).toUTCString(),
    api: {
      depositComplete: (_: unknown, { idempotencyKey }: { idempotencyKey?: string } = {}) =>
        take('complete', idempotencyKey, () => undefined),
      depositCancel: (_: unknown, { idempotencyKey }: { idempotencyKey?: string } = {}) =>
        take('cancel', idempotencyKey, () => {
          if (status === 0) status = 'CANCELED'
        }),
      depositStatus: async (_: unknown, { signal }: { signal?: AbortSignal } = {}, onRead = () => {}) => {
        const at = clock.monotonic()
        underWay += 1
        mostUnderWay = Math.max(mostUnderWay, underWay)
        let isOver = false
        const end = () => {
          if (!isOver) underWay -= 1
          isOver = true
        }
        signal?.addEventListener('abort', end)
        try {
          return await take('status', undefined, () => {
            asked.push({ at, status })
            onRead()
            return { status, chain: undefined }
          })
        } finally {
          end()
          signal?.removeEventListener('abort', end)
        }
      },
    },
  }
}

/** A document of the player with the invoice on its screen. */
function open(
  clock: FakeClock,
  desk: ReturnType<typeof server>,
  store: ReturnType<typeof memoryStorage>,
  endsAt: number,
) {
  const intents = createIntents({ store, identity: 'user-7', now: clock.now })
  const [deposit, transaction] = [new DepositStore(), new TransactionStore()]
  deposit.adopt({ id: 'dep-1', method: METHOD, amount: '10.00', currency: 'BDT', startedAt: 0 })
  const invoices = new InvoiceStore(deposit)
  invoices.bill(anOpenInvoice({ endsAt, amount: '10.00', currency: 'BDT', kind: 'peerToPeer', holder: 'Ana' }))
  const time = createSteadyTime(clock)
  const wakes = new Set<() => void>()
  const gone: string[] = []
  const hearers = new Set<(news: { depositId: string; status: string | number }) => void>()
  const settling: Settling = createSettling({
    ...{ api: desk.api as never, clock, deposit, invoices, intents },
    newKey: () => `key-${++made}`,
    report: () => {},
  })
  const navigation = {
    go: (page: string, { query = {} } = {}) => {
      gone.push(`${page} ${JSON.stringify(query)}`)
      clock.later(PAGE_MS, end)
    },
    current: () => (gone.length > 0 ? ('depositCompletePage' as const) : ('depositPeerToPeerInvoicePage' as const)),
  }
  const onWake = (wake: () => void) => {
    wakes.add(wake)
    wake()
    return () => wakes.delete(wake)
  }
  /** As over HTTP: what time it was by the server is heard before the answer is read. */
  async function askForStatus(request: unknown, options: { signal?: AbortSignal }) {
    const askedAt = clock.monotonic()
    let date = ''
    const answer = await desk.api.depositStatus(request, options, () => {
      date = desk.date()
    })
    time.learn(date, askedAt)
    return answer
  }
  function hearPushes(hear: (news: { depositId: string; status: string | number }) => void) {
    hearers.add(hear)
    return () => hearers.delete(hear)
  }
  // What leaving the page does, even where it goes on at once.
  let isLeft = false
  let stop: (() => void) | undefined
  const end = () => {
    isLeft = true
    stop?.()
  }
  stop = followInvoice({
    ...{
      kind: 'peerToPeer',
      api: { depositStatus: askForStatus } as never,
      clock,
      transaction,
      deposit,
      invoices,
      intents,
      settling,
    },
    ...{ navigation: navigation as never, onWake, onStatusPush: hearPushes, time },
  })
  if (isLeft) stop()
  return {
    gone,
    push: (status: string | number) => {
      for (const hear of hearers) hear({ depositId: 'dep-1', status })
    },
    wake: () => {
      for (const wake of wakes) wake()
    },
    pay: () =>
      payInvoice({
        ...{ kind: 'peerToPeer' as const, deposit, invoices, settling, navigation: navigation as never },
        form: () => undefined,
        track: () => undefined,
        needsConfirmationId: () => false,
        isHeld: () => false,
        onFailure: () => {},
        onIdMissing: () => {},
      }),
    leave: () => {
      end()
      settling.dispose()
    },
  }
}

type Command =
  | { readonly do: 'pay'; readonly tab: 0 | 1 }
  | { readonly do: 'wake'; readonly tab: 0 | 1 }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'serverPays' | 'serverCancels' | 'push' }
  | { readonly do: 'setClock'; readonly byMs: number }
  | { readonly do: 'reload'; readonly tab: 0 | 1 }
  | { readonly do: 'fate'; readonly call: 'complete' | 'cancel' | 'status'; readonly fate: Fate }

const tab = fc.constantFrom(0 as const, 1 as const)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wake' as const), tab }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(500, 2_000, 5_000, 20_000, LIFE_MS - 3_000, LIFE_MS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('setClock' as const),
      byMs: fc.constantFrom(3_600_000, -86_400_000, LIFE_MS),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'serverPays' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'serverCancels' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'push' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('fate' as const),
      call: fc.constantFrom('complete' as const, 'cancel' as const, 'status' as const),
      fate: fc.constantFrom<Fate>('lost', 'lostBefore', 'refused', 'slow', 'late'),
    }),
  },
)

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

async function play(commands: readonly Command[], count: 1 | 2): Promise<void> {
  const clock = fakeClock()
  const desk = server(clock)
  const store = memoryStorage()
  const endsAt = clock.now() + LIFE_MS
  const endedAt = clock.monotonic() + LIFE_MS
  createIntents({ store, identity: 'user-7', now: clock.now }).keep({
    ...{ key: 'intent-1', digest: 'd', method: METHOD, amount: '10.00', currency: 'BDT', country: 'BD' },
    ...{ createdAt: clock.now(), identity: 'user-7', depositId: 'dep-1' },
  })
  const tabs = Array.from({ length: count }, () => open(clock, desk, store, endsAt))
  for (const one of commands) {
    const at = 'tab' in one ? Math.min(one.tab, count - 1) : 0
    if (one.do === 'pay' && tabs[at]!.gone.length === 0) void tabs[at]!.pay()
    if (one.do === 'wake') tabs[at]!.wake()
    if (one.do === 'pass') await clock.advance(one.ms)
    if (one.do === 'setClock') clock.set(one.byMs)
    if (one.do === 'serverPays') desk.set('PAYED')
    if (one.do === 'push') for (const open of tabs) open.push(desk.status())
    if (one.do === 'serverCancels' && desk.status() === 0) desk.set('AUTO_CANCELED')
    if (one.do === 'fate') desk.fates.set(one.call, [...(desk.fates.get(one.call) ?? []), one.fate])
    if (one.do === 'reload') {
      tabs[at]!.leave()
      tabs[at] = open(clock, desk, store, endsAt)
    }
    await turn()
  }
  desk.fates.clear()
  await clock.advance(LIFE_MS * 2)
  const heard = (call: string) => desk.heard.filter((one) => one.call === call)
  const keysOf = (call: string) => new Set(heard(call).map(({ key }) => key)).size
  const [completes, cancels] = [heard('complete'), heard('cancel')]
  expect(keysOf('cancel'), 'I11 cancelled at most once').toBeLessThanOrEqual(1)
  expect(completes.length === 0 || cancels.length === 0, 'I11 never both').toBe(true)
  // Between two answers nothing says what time it is by the server, but for a clock that may have been set.
  const soonest = commands.some((one) => one.do === 'setClock') ? endedAt - UNSURE_MS : endedAt
  for (const { at } of cancels) {
    const isSeen = desk.asked.some((one) => one.at >= soonest && one.at <= at && one.status === 0)
    expect(isSeen, 'I11 D-02 only after the server has said, past the end, that it waits').toBe(true)
  }
  expect(keysOf('complete'), 'a gesture has one key in each document').toBeLessThanOrEqual(count)
  expect(desk.mostUnderWay(), 'I14 one question at a time in each document').toBeLessThanOrEqual(count)
  const isFinal = desk.status() !== 0
  for (const { gone } of tabs) {
    expect(gone.length, 'gone to what became of it, once').toBeLessThanOrEqual(1)
    if (isFinal && desk.status() === 'PAYED') expect(gone, 'I25 the player sees it').toHaveLength(1)
  }
  for (const one of tabs) one.leave()
  await clock.advance(60_000)
  expect(clock.pending(), 'I26 nothing is left').toBe(0)
}

afterEach(() => vi.restoreAllMocks())

it.each([1, 2] as const)(
  'I11 I13 I14 I26 D-02 C42 C44 C48: in %s documents nothing is both paid and cancelled',
  async (count) => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), (commands) => play(commands, count)),
      { numRuns: RUNS / count },
    )
  },
)
