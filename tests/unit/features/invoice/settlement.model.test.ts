import assert from 'node:assert/strict'
import { afterEach, describe, it, vi } from 'vitest'
import type { DepositKind } from '../../../../schemas/stored/depositKinds.ts'
import { readOpenDeposit } from '../../../../src/api/readOpenDeposit.ts'
import { createKnownDeposit } from '../../../../src/features/deposit/knownDeposit.ts'
import { createAmountAnswer } from '../../../../src/features/invoice/createAmountAnswer.ts'
import { createInvoicePresenter } from '../../../../src/features/invoice/createInvoicePresenter.ts'
import {
  createInvoiceSettlement,
  type InvoiceSettlement,
} from '../../../../src/features/invoice/createInvoiceSettlement.ts'
import { followInvoice } from '../../../../src/features/invoice/followInvoice.ts'
import { payInvoice } from '../../../../src/features/invoice/payInvoice.ts'
import type { Method } from '../../../../src/model/method.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { InvoiceStore } from '../../../../src/payments/InvoiceStore.ts'
import { createLedger, isAccepted } from '../../../../src/payments/ledger.ts'
import { migrate } from '../../../../src/payments/migrate.ts'
import { TransactionStore } from '../../../../src/payments/TransactionStore.ts'
import { sharedMemory } from '../../../../src/platform/storage/sharedMemory.ts'
import type { SharedStore } from '../../../../src/platform/storage/storage.ts'
import { createSteadyTime } from '../../../../src/platform/time/steadyTime.ts'
import { CARD_VIEW_TYPES, type CardViewType } from '../../../../src/reference/cardViewTypes.ts'
import { INVOICE_RULES } from '../../../../src/reference/invoiceTable.ts'
import { type FailureFacts, TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import fc, { runs } from '../../fastCheck.ts'
import { anInvoice } from '../../support/anInvoice.ts'
import { stubChannels } from '../../support/channelBus.ts'
import { engineOf } from '../../support/engineOf.ts'
import { type FakeClock, fakeClock } from '../../support/fakeClock.ts'
import { forgetTraces } from '../../support/forgetTraces.ts'
import { plainAborts } from '../../support/plainAbort.ts'
import { serverTime } from '../../support/serverTime.ts'
import { fixtureMethod, memoryStorage } from '../builders.ts'

// Runs per kind with one page; half as many for each world with two pages. By default 20,000 in total.
const RUNS = runs(1_250, 100_000)
const TIMEOUT_MS = process.env.LONG ? 4 * 3_600_000 : 300_000
forgetTraces()
plainAborts()
vi.setConfig({ testTimeout: TIMEOUT_MS })

let made = 0
/** The lifetime of an invoice. Short, because the model waits for its end with a poll every few seconds. */
const LIFE_MS = 3 * 60_000
const METHOD = 'bkash_p2p'
/** A method, parsed once for all runs. */
const SOME_METHOD = fixtureMethod('spei')
const LATE_MS = 12_000
/** How long the code of the next page takes to load. */
const PAGE_MS = 300
/** A `Date` header has no fractions of a second, and may have been written at any time since the request was sent. */
const UNSURE_MS = LATE_MS + 1_000

/**
 * How the next call of a name ends. `slow`: the server processes the call after a while; `late`: it processes the
 * call at once, and answers after a while.
 */
type Fate = 'good' | 'lost' | 'lostBefore' | 'refused' | 'slow' | 'late'

const failure = (facts: Pick<FailureFacts, 'kind' | 'sent'> & Partial<FailureFacts>) =>
  new TransportFailure({ call: 'POST x', url: '/x', ...facts }, 'failed')

/** A server with one deposit and a log of all calls about it. Its clock is right. */
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
    /** The server's time, which does not depend on the device's clock. */
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

const DEPOSIT = { id: 'dep-1', method: METHOD, amount: '10.00', currency: 'BDT', startedAt: 0 }
const KEY = 'intent-1'
const FORM = 'depositRedirectPage'

const CARD = { card: { number: '4111', fullName: 'Ana' } }
const CODE = { qrCodeText: '00020126' }
const UNIFIED = {
  unifiedFlow: { requisites: [{ name: 'app', type: 'link', value: 'https://provider.example/app', title: 'Open' }] },
}

/** For each kind of deposit: the type of its method, and the server's answer (D-26). */
const KINDS: Readonly<Record<DepositKind, readonly [type: CardViewType, said: object]>> = {
  peerToPeer: ['p2p', CARD],
  peerToPeerUnified: ['p2p', UNIFIED],
  unified: ['default', UNIFIED],
  hostToHost: ['bankTransfer', CARD],
  india: ['india', CARD],
  pix: ['pix', CODE],
  eazype: ['eazype', CODE],
  cash: ['cash', CARD],
}
const PAGES: ReadonlySet<string> = new Set(Object.values(INVOICE_RULES).map(({ page }) => page))

/**
 * The answer of `deposit-check`: the whole deposit, only its existence, a deposit that looks like another kind, or a
 * later start.
 */
const SAID = ['all', 'nothing', 'other', 'later'] as const
type Said = (typeof SAID)[number]

function checkAnswer(kind: DepositKind, said: Said, startedAt: number): object {
  const all = KINDS[kind][1]
  const created = { created: startedAt / 1000, timeout_minutes: LIFE_MS / 60_000 }
  if (said === 'nothing') return {}
  if (said === 'other') return { ...CARD, ...UNIFIED, ...CODE, pageId: 'pix', ...created }
  if (said === 'later') return dated(all, { ...created, created: created.created + 300 })
  return dated(all, created)
}

/** Adds the dates both beside the card and inside it, because each kind reads them from one of the two places. */
const dated = (all: object, created: object): object =>
  'card' in all ? { ...all, card: { ...Object(all.card), ...created }, ...created } : { ...all, ...created }

interface OpenNeed {
  readonly clock: FakeClock
  readonly desk: ReturnType<typeof server>
  readonly store: SharedStore
  readonly kind: DepositKind
  /** The end and the amount of the invoice; only for the page that created the deposit. */
  readonly billed?: { readonly endsAt: number; readonly amount: string }
}

/** A page of the player. The page that created the deposit shows its invoice; any other page requests the invoice. */
function open({ clock, desk, store, kind, billed }: OpenNeed) {
  const ledger = createLedger({ store, identity: 'user-7', time: serverTime(clock.now) })
  const [deposit, transaction] = [new DepositStore(), new TransactionStore()]
  const invoices = new InvoiceStore(deposit)
  const time = { ...createSteadyTime(clock), renew: () => undefined }
  const wakes = new Set<() => void>()
  const hearers = new Set<(news: { depositId: string; status: string | number }) => void>()
  const engine = engineOf({ clock, ledger, newKey: () => `key-${++made}` })
  const settlement: InvoiceSettlement = createInvoiceSettlement({
    ...{ api: desk.api as never, engine, deposit, invoices, ledger },
    report: () => {},
  })
  const method: Method = { ...SOME_METHOD, name: METHOD, cardViewType: CARD_VIEW_TYPES[KINDS[kind][0]] }
  const invoicePresenter = createInvoicePresenter({
    ...{ deposit, invoices, ledger, findMethod: () => method, report: () => {} },
    chainCheck: () => Promise.reject(new Error('no coins here')),
    time: { now: () => time.now(), isServerTime: () => time.isServerTime() },
  })
  /** The pages that this visit of the invoice navigated to. */
  let gone: string[] = []
  let page = FORM
  let stop: (() => void) | undefined
  let isLeft = false
  const end = () => {
    isLeft = true
    stop?.()
    stop = undefined
  }
  const navigation = {
    go: (to: string, { query = {} } = {}) => {
      if (PAGES.has(to)) return visit(to)
      gone.push(`${to} ${JSON.stringify(query)}`)
      page = to
      // While the code of the next page loads, this page still receives messages and can navigate.
      const left = gone
      clock.later(PAGE_MS, () => left === gone && end())
    },
    current: () => page as never,
  }
  const onWake = (wake: () => void) => {
    wakes.add(wake)
    wake()
    return () => wakes.delete(wake)
  }
  /** As over HTTP, the widget learns the server's time before it parses the answer. */
  async function askForStatus(request: unknown, options: { signal?: AbortSignal }) {
    const askedAt = clock.monotonic()
    let date = ''
    const answer = await desk.api.depositStatus(request, options, () => {
      date = desk.date()
    })
    time.sync(date, askedAt)
    return answer
  }
  function hearPushes(hear: (news: { depositId: string; status: string | number }) => void) {
    hearers.add(hear)
    return () => hearers.delete(hear)
  }
  /** Opens the invoice page, even if it navigates away at once. */
  function visit(to: string): void {
    end()
    ;[gone, page, isLeft] = [[], to, false]
    stop = followInvoice({
      ...{
        kind,
        api: { depositStatus: askForStatus } as never,
        clock,
        transaction,
        deposit,
        invoices,
        ledger,
        settlement,
      },
      ...{ navigation: navigation as never, onWake, onStatusPush: hearPushes, time },
    })
    if (isLeft) end()
  }
  const known = createKnownDeposit({
    ...{ deposit, ledger, navigation: navigation as never, method: () => method },
    invoice: { settled: settlement.of, reopen: invoicePresenter.reopen },
    session: { user: { currency: 'BDT' } } as never,
    open: { accept: () => {} },
    creating: { startAnew: () => {} },
  })
  if (billed !== undefined) {
    deposit.adopt(DEPOSIT)
    const createdAt = billed.endsAt - LIFE_MS
    invoicePresenter.show(
      KEY,
      kind,
      anInvoice({ amount: billed.amount, currency: 'BDT', holder: 'Ana', createdAt, timeoutMs: LIFE_MS }),
      {},
    )
    visit(INVOICE_RULES[kind].page)
  }
  const keptInvoice = () => {
    const entry = ledger.find(DEPOSIT.id)
    return isAccepted(entry) && entry.presents?.kind === 'invoice' ? entry.presents : undefined
  }
  return {
    kinds: () => [invoices.invoice?.kind, invoices.of(DEPOSIT.id)?.kind, keptInvoice()?.invoiceKind],
    endsAt: () => invoices.invoice?.endsAt,
    /** What the screen says about the settlement, and what the ledger says. */
    settled: () => [invoices.settled, ledger.settledOf(DEPOSIT.id)] as const,
    isKept: () => keptInvoice()?.endsAt !== undefined,
    isOnInvoice: () => PAGES.has(page),
    gone: () => gone,
    /** The player opens the form of the method, which requests open deposits, and opens the deposit that was found. */
    lookAt(said: object): void {
      end()
      ;[gone, page] = [[], FORM]
      // As over HTTP, every answer contains the server's time.
      time.sync(desk.date(), clock.monotonic())
      const isFirst = invoicePresenter.take(
        METHOD,
        readOpenDeposit({ exists: true, depositId: DEPOSIT.id, ...said } as never, () => {}),
      )
      if (!isFirst) return
      deposit.setUnresolved(METHOD, { kind: 'found', depositId: DEPOSIT.id })
      known.show()
    },
    push: (status: string | number) => {
      for (const hear of hearers) hear({ depositId: DEPOSIT.id, status })
    },
    wake: () => {
      for (const wake of wakes) wake()
    },
    pay: () =>
      payInvoice({
        ...{ kind, deposit, invoices, settlement, navigation: navigation as never },
        form: () => undefined,
        track: () => undefined,
        needsConfirmationId: () => false,
        isBlocked: () => false,
        onFailure: () => {},
        onIdMissing: () => {},
      }),
    /** The player accepts or refuses an amount that differs from the requested one. */
    answer: createAmountAnswer({
      ...{ deposit, invoices, settlement, acceptAmount: invoicePresenter.acceptAmount },
      isBlocked: () => false,
    }),
    leave: () => {
      end()
      engine.dispose()
    },
  }
}

type Command =
  | { readonly do: 'pay'; readonly tab: 0 | 1 }
  | { readonly do: 'wake' | 'accept' | 'refuse'; readonly tab: 0 | 1 }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'serverPays' | 'serverCancels' | 'push' }
  | { readonly do: 'setClock'; readonly byMs: number }
  | { readonly do: 'reload' | 'check'; readonly tab: 0 | 1; readonly said: Said }
  | { readonly do: 'fate'; readonly call: 'complete' | 'cancel' | 'status'; readonly fate: Fate }

const tab = fc.constantFrom(0 as const, 1 as const)
const said = fc.constantFrom(...SAID)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wake' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('accept' as const, 'refuse' as const), tab }) },
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
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'check' as const), tab, said }) },
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

interface World {
  readonly count: 1 | 2
  readonly kind: DepositKind
  /** Without storage, pages share their entries over a channel, as long as one of the pages is open. */
  readonly memory: 'storage' | 'channel'
  /** The amount of the invoice; the requested one is 10. */
  readonly amount: '10.00' | '12.00'
}

async function play(commands: readonly Command[], { count, kind, memory, amount }: World): Promise<void> {
  const clock = fakeClock()
  const desk = server(clock)
  const { closerOfLast } = stubChannels()
  const stored = memoryStorage()
  const closers: (() => void)[] = []
  function storeOf(at: number): SharedStore {
    if (memory === 'storage') return stored
    closers[at]?.()
    const store = { ...sharedMemory('shared'), isLasting: false }
    closers[at] = closerOfLast()
    return store
  }
  const startedAt = clock.now()
  const endsAt = startedAt + LIFE_MS
  const endedAt = clock.monotonic() + LIFE_MS
  const rule = INVOICE_RULES[kind]
  const stores = Array.from({ length: count }, (_, at) => storeOf(at))
  createLedger({ store: stores[0]!, identity: 'user-7', time: serverTime(clock.now) }).add(
    migrate({
      ...{ key: KEY, digest: 'd', method: METHOD, amount: '10.00', currency: 'BDT', country: 'BD' },
      ...{ createdAt: clock.now(), identity: 'user-7', depositId: DEPOSIT.id },
    }),
  )
  const tabs = stores.map((store, at) =>
    open({ clock, desk, store, kind, ...(at === 0 && { billed: { endsAt, amount } }) }),
  )
  tabs[1]?.lookAt(checkAnswer(kind, 'all', startedAt))
  function inspect(): void {
    for (const one of tabs) {
      for (const seen of one.kinds()) assert.equal(seen ?? kind, kind, 'D-26 the kind never changes')
      if (one.isKept()) assert.ok((one.endsAt() ?? 0) <= endsAt, 'N3 the countdown never starts again')
      const [shown, kept] = one.settled()
      // The status page, to which "paid" leads, polls what became of the deposit, whatever the player said before.
      if (kept === 'cancelled' && one.isOnInvoice())
        assert.notEqual(shown, 'paid', 'I11 what is cancelled is not shown as paid')
      // Each visit of an invoice navigates at most once.
      assert.ok(one.gone().length <= 1, 'gone to what became of it, once')
    }
  }
  for (const one of commands) {
    const at = 'tab' in one ? Math.min(one.tab, count - 1) : 0
    if (one.do === 'pay' && tabs[at]!.isOnInvoice()) void tabs[at]!.pay()
    if (one.do === 'wake') tabs[at]!.wake()
    if (one.do === 'accept' || one.do === 'refuse') tabs[at]!.answer[one.do]()
    if (one.do === 'pass') await clock.advance(one.ms)
    if (one.do === 'setClock') clock.set(one.byMs)
    if (one.do === 'serverPays') desk.set('PAYED')
    if (one.do === 'push') for (const open of tabs) open.push(desk.status())
    if (one.do === 'serverCancels' && desk.status() === 0) desk.set('AUTO_CANCELED')
    if (one.do === 'fate') desk.fates.set(one.call, [...(desk.fates.get(one.call) ?? []), one.fate])
    if (one.do === 'reload') {
      tabs[at]!.leave()
      tabs[at] = open({ clock, desk, store: storeOf(at), kind })
    }
    if (one.do === 'reload' || one.do === 'check') tabs[at]!.lookAt(checkAnswer(kind, one.said, startedAt))
    await turn()
    inspect()
  }
  desk.fates.clear()
  await clock.advance(LIFE_MS * 2)
  inspect()
  const heard = (call: string) => desk.heard.filter((one) => one.call === call)
  const keysOf = (call: string) => new Set(heard(call).map(({ key }) => key)).size
  const [completes, cancels] = [heard('complete'), heard('cancel')]
  const mayRefuse = amount !== DEPOSIT.amount && commands.some((one) => one.do === 'refuse')
  assert.ok(keysOf('cancel') <= (rule.cancels || mayRefuse ? 1 : 0), 'I11 cancelled at most once')
  assert.ok(completes.length === 0 || cancels.length === 0, 'I11 never both')
  // If the clock was set, the server's time is uncertain between two answers.
  const soonest = commands.some((one) => one.do === 'setClock') ? endedAt - UNSURE_MS : endedAt
  for (const { at } of cancels) {
    const isSeen = desk.asked.some((one) => one.at >= soonest && one.at <= at && one.status === 0)
    assert.ok(isSeen || mayRefuse, 'I11 D-02 only after the server has said, past the end, that it waits')
  }
  const gestures = rule.completes ? count : 0
  assert.ok(keysOf('complete') <= gestures, 'a gesture has one key in each document; of some kinds nothing is told')
  assert.ok(desk.mostUnderWay() <= count, 'I14 one question at a time in each document')
  if (desk.status() === 'PAYED') for (const one of tabs) assert.ok(!one.isOnInvoice(), 'I25 the player sees it')
  for (const one of tabs) one.leave()
  await clock.advance(60_000)
  assert.equal(clock.pending(), 0, 'I26 nothing is left')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const WORLDS: readonly (readonly [World['count'], World['memory']])[] = [
  [1, 'storage'],
  [2, 'storage'],
  [2, 'channel'],
]

describe.each(Object.keys(KINDS) as DepositKind[])('D-26 N5 an invoice of kind %s', (kind) => {
  it.each(WORLDS)(
    'N3 I11 I13 I14 I26 D-02 C42 C44 C48 W1: in %s tabs over %s no payment is both paid and cancelled, and its kind stays the same',
    async (count, memory) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { minLength: 1, maxLength: 14 }),
          fc.constantFrom('10.00' as const, '10.00' as const, '12.00' as const),
          (commands, amount) => play(commands, { count, kind, memory, amount }),
        ),
        { numRuns: Math.ceil(RUNS / count) },
      )
    },
  )
})
