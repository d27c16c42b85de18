import { autorun, observable, runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import { createCashier } from '../../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import { createWithdrawalApi } from '../../../../src/api/withdrawalApi.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { createIsSettled } from '../../../../src/features/withdrawal/createIsSettled.ts'
import { createWithdrawal } from '../../../../src/features/withdrawal/createWithdrawal.ts'
import { createWithdrawalConfirmation } from '../../../../src/features/withdrawal/createWithdrawalConfirmation.ts'
import { createKnownWithdrawal } from '../../../../src/features/withdrawal/knownWithdrawal.ts'
import { resumeWithdrawal } from '../../../../src/features/withdrawal/resumeWithdrawal.ts'
import { createOpenDeposits } from '../../../../src/payments/createOpenDeposits.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import type { CallSpec, SendOptions, Transport } from '../../../../src/transport/Transport.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import fc, { runs } from '../../fastCheck.ts'
import { engineOf } from '../../support/engineOf.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { forgetTraces } from '../../support/forgetTraces.ts'
import { plainAborts } from '../../support/plainAbort.ts'
import { serverTime } from '../../support/serverTime.ts'
import { fixtureMethod, formOf, memoryLock, memoryStorage, session, textsOf } from '../builders.ts'
import { cashierTransport } from '../cashierTransport.ts'
import { CALL_CONFIG } from '../openPlayer.ts'

const RUNS = runs(20_000, 1_000_000)
const TIMEOUT_MS = process.env.LONG ? 4 * 3_600_000 : 900_000
forgetTraces()
plainAborts()
vi.setConfig({ testTimeout: process.env.LONG ? 4 * 3_600_000 : 600_000 })

/** How the next call that moves money ends. `late`: the call arrives long after its sender has given up. */
type Fate = 'good' | 'lost' | 'lostBefore' | 'late' | 'refused' | 'slow' | 'slower'

type Command =
  | { readonly do: 'press' | 'confirm' | 'cancel'; readonly times: number }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'fate'; readonly fate: Fate }
  | { readonly do: 'tab'; readonly tab: 0 | 1 }
  | { readonly do: 'reload' | 'form' | 'show' | 'anew' | 'check' }

const just = <D extends Command['do']>(verb: D) => fc.constant({ do: verb } as Extract<Command, { do: D }>)
const times = fc.integer({ min: 1, max: 3 })
const presses = (verb: 'press' | 'confirm' | 'cancel') => fc.record({ do: fc.constant(verb), times })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 7, arbitrary: presses('press') },
  { weight: 6, arbitrary: presses('confirm') },
  { weight: 3, arbitrary: presses('cancel') },
  {
    weight: 7,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(100, 3_000, 16_000, 31_000, 60_000) }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('fate' as const),
      fate: fc.constantFrom<Fate>('good', 'lost', 'lostBefore', 'late', 'refused', 'slow', 'slower'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('tab' as const), tab: fc.constantFrom(0 as const, 1 as const) }),
  },
  { weight: 2, arbitrary: just('reload') },
  { weight: 3, arbitrary: just('form') },
  { weight: 2, arbitrary: just('show') },
  { weight: 3, arbitrary: just('anew') },
  { weight: 1, arbitrary: just('check') },
)

interface World {
  readonly sameKey: NonNullable<Scenario['sameKey']>
  readonly storesAfterMs: number
  /** How many questions about a withdrawal get no answer, after the beginning. */
  readonly unanswered: number
}

const world: fc.Arbitrary<World> = fc.record({
  sameKey: fc.constantFrom('isRefused' as const, 'isIgnored' as const),
  storesAfterMs: fc.constantFrom(0, 0, 2_000, 20_000),
  unanswered: fc.constantFrom(0, 0, 0, 2, 16),
})

const pass = { do: 'pass', ms: 3_000 } as const
/** The first commands of a run open the form, or show the same open withdrawal in both tabs. */
const BEGINNINGS: readonly (readonly Command[])[] = [
  [{ do: 'form' }, { do: 'pass', ms: 100 }],
  [
    ...[{ do: 'form' } as const, pass, { do: 'press', times: 1 } as const, pass],
    ...[{ do: 'tab', tab: 1 } as const, { do: 'form' } as const, pass, { do: 'show' } as const, pass],
    { do: 'tab', tab: 0 },
  ],
]

const beginning = fc.constantFrom(...BEGINNINGS)

const MONEY = new Set(['withdrawal-create', 'withdrawal-confirm', 'withdrawal-cancel'])
const QUESTIONS = new Set(['withdrawal-check', 'withdrawal-status'])
/** How long the widget reconciles after a lost answer. */
const ASKED_FOR_MS = 13_900
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const texts = await textsOf()
// These are shared by all pages of all worlds, because nothing in them changes.
const METHOD = fixtureMethod('wallet_out')
const PLAYER = session()
const FORM = formOf(METHOD, PLAYER, texts, { amount: '300', email: 'ana@correo.mx' })
const METHODS = new MethodsStore()
METHODS.setMethods([METHOD], METHODS.initCurrencies, { main: '1000000.00' })
METHODS.selectMethod(METHOD)
// As on the screen, the fields are observed, and therefore validated once.
autorun(() => FORM.wrongFields())

async function play(
  { sameKey, storesAfterMs, unanswered }: World,
  first: readonly Command[],
  rest: readonly Command[],
) {
  const clock = fakeClock()
  const scenario: Scenario = { title: '', sameKey, storesAfterMs, balances: { main: '1000000.00', additional: '0' } }
  const cashier = createCashier({ scenario, now: clock.now, later: clock.later, random: () => 0.5 })
  const line = cashierTransport({ cashier, clock })
  const fates: Fate[] = []
  let toLose = 0
  /** The last confirm or cancel sent for each withdrawal, and until when the server may still process it. */
  const words = new Map<string, { readonly word: string; until: number }>()

  const broken = (call: CallSpec) =>
    new TransportFailure({ call: call.path, url: `/api/${call.path}`, sent: true, kind: 'network' }, 'the line broke')

  const transport: Transport = {
    ...line,
    async send(call: CallSpec, payload, options: SendOptions = {}) {
      const name = call.path.slice(call.path.lastIndexOf('/') + 1)
      const fate = MONEY.has(name) ? (fates.shift() ?? 'good') : 'good'
      const word = name.slice('withdrawal-'.length)
      if (QUESTIONS.has(name) && toLose-- > 0) throw broken(call)
      const { withdrawalId } = payload as { withdrawalId?: string }
      const said = MONEY.has(name) && withdrawalId !== undefined ? leaves(withdrawalId, word) : undefined
      // A request that was sent can't be aborted.
      const { signal, ...sent } = options
      const act = () => line.send(call, payload, sent)
      if (fate === 'refused') {
        if (said !== undefined) words.delete(withdrawalId as string)
        throw new TransportFailure({ call: name, url: '/x', sent: true, kind: 'status', status: 422 }, 'refused')
      }
      const isHeard = fate === 'good' || fate === 'slow' || fate === 'slower'
      if (said !== undefined && !isHeard) said.until = clock.monotonic() + ASKED_FOR_MS
      if (fate === 'lostBefore') throw broken(call)
      if (fate === 'late') {
        clock.later(20_000, () => void act().catch(() => undefined))
        throw broken(call)
      }
      if (fate === 'slower') await new Promise<void>((resolve) => clock.later(25_000, resolve))
      if (fate === 'slow') await new Promise<void>((resolve) => clock.later(5_000, resolve))
      const answer = await act()
      if (fate === 'lost') throw broken(call)
      if (signal?.aborted) throw broken(call)
      return answer
    },
  }

  /**
   * Checks that a withdrawal gets one confirm or cancel. A second call may follow only when the server can no longer
   * process the first (C72, I11).
   */
  function leaves(id: string, word: string) {
    const before = words.get(id)
    if (before !== undefined && before.until > clock.monotonic())
      expect.fail(`C72 ${word} of ${id} after ${before.word}, ${before.until - clock.monotonic()} ms too early`)
    const now = { word, until: Number.POSITIVE_INFINITY }
    words.set(id, now)
    return now
  }

  const storage = memoryStorage()
  const lock = memoryLock()
  let keys = 0

  function openDocument() {
    const withdrawal = new WithdrawalStore(METHODS, () => 2)
    /** The keys of the creates that this page has sent. */
    const sent = new Set<string | undefined>()
    const own: Transport = {
      ...transport,
      send(call, payload, options) {
        if (call.path.endsWith('withdrawal-create')) sent.add(options?.idempotencyKey)
        return transport.send(call, payload, options)
      },
    }
    const api = createWithdrawalApi({ transport: own, config: CALL_CONFIG })
    const ledger = createLedger({ store: storage, identity: 'user-7', kind: 'withdrawal', time: serverTime(clock.now) })
    const newKey = () => `key-of-a-word-${++keys}`
    const page = observable.box('list')
    const opening = observable.box(0)
    let stopPage = () => {}
    /** The messages that this page has shown to its player. */
    const said: string[] = []
    const go = (name: string) => {
      stopPage()
      stopPage = () => {}
      runInAction(() => page.set(name))
      if (name === 'withdrawalConfirmPage')
        stopPage = resumeWithdrawal({ api, withdrawal, ledger, navigation: { go }, confirming }).stop
    }
    const base = createOpenDeposits({
      api: { depositCheck: (asked, options) => api.withdrawalCheck(asked, options) },
      ...{ deposit: withdrawal, ledger, mustBeSeen: () => true, now: () => clock.now() },
      isSettled: createIsSettled({ api, withdrawal }),
      isSettledHere: (id) => ledger.settledOf(id) !== undefined,
      form: () => (page.get() === 'form' ? { method: METHOD.name, country: 'MX' } : undefined),
    })
    const engine = engineOf({
      ...{ clock, ledger, lock, newKey, deposit: withdrawal },
      findOpen: ({ method, country }, signal) =>
        api.withdrawalCheck({ paymentMethod: method, selectedCountry: country }, { signal }),
    })
    const creating = createWithdrawal({
      loadPages: async () => undefined,
      ...{ api, clock, payments: { engine, withdrawal }, open: base },
      track: () => {},
      navigation: { go },
      active: {
        form: () => (page.get() === 'form' ? FORM : undefined),
        method: () => METHOD,
        opening: () => String(opening.get()),
      },
      country: () => 'MX',
      destination: () => [{ label: 'E-mail', value: 'ana@correo.mx' }],
      isBlocked: () => false,
      on: {
        created: () => {},
        reconciled(outcome) {
          said.push(`told ${outcome.kind}`)
          if (outcome.kind !== 'exists') return
          const { depositId, isResolvedElsewhere } = outcome
          seen.add(depositId)
          const key = cashier.withdrawals().find(({ id }) => id === depositId)?.key
          if (isResolvedElsewhere && sent.has(key))
            expect.fail(`${depositId} is called another tab's, and is of this one`)
        },
        failed: () => said.push('refused'),
      },
    })
    const confirming = createWithdrawalConfirmation({
      ...{ api, withdrawal, ledger, engine },
      navigation: { go },
      form: () => undefined,
      isBlocked: () => false,
      isNotConfirmable: () => false,
      isOpen: () => page.get() === 'withdrawalConfirmPage',
      on: {
        over: () => {},
        confirmed: () => said.push('confirmed'),
        cancelled: () => said.push('cancelled'),
        declined: () => said.push('declined'),
        notReceived: () => said.push('not heard'),
        failed: () => said.push('refused'),
      },
      clock,
      track: () => {},
    })
    const known = createKnownWithdrawal({
      ...{ withdrawal, session: PLAYER, creating, open: base },
      method: () => METHOD,
      navigation: { go },
    })
    void creating.check()
    return {
      ...{ withdrawal, creating, confirming, known, page, said, go },
      openForm() {
        runInAction(() => opening.set(opening.get() + 1))
        go('form')
      },
      dispose() {
        stopPage()
        for (const one of [base, creating, engine]) one.dispose()
      },
    }
  }

  type Document = ReturnType<typeof openDocument>
  /** The withdrawals that a screen has shown, or that the player was told of. */
  const seen = new Set<string>()
  const tabs: Document[] = [openDocument(), openDocument()]
  let at = 0
  /** Whether both tabs have offered to confirm or cancel at the same time. */
  let isInBoth = false
  /** How often the player has deliberately requested another withdrawal. */
  let anew = 0

  /** A screen may show an outcome only if the server has stored it. */
  function judge(): void {
    for (const { withdrawal } of tabs) {
      const { current, step } = withdrawal
      const one = cashier.withdrawals().find(({ id }) => id === current?.id)
      if (current === undefined) continue
      if (step === 'confirmed' && one?.status !== 3) expect.fail(`I10 ${current.id} is not confirmed`)
      if (step === 'cancelled' && one?.status !== 'CANCELED') expect.fail(`I10 ${current.id} is not cancelled`)
    }
  }

  for (const [index, one] of [...first, ...rest].entries()) {
    if (index === first.length) toLose = unanswered
    const tab = tabs[at]!
    if (one.do === 'fate') fates.push(one.fate)
    if (one.do === 'tab') at = one.tab
    if (one.do === 'form') tab.openForm()
    if (one.do === 'press' && tab.page.get() === 'form') {
      for (let n = 0; n < one.times; n++) void tab.creating.press()
    }
    if (one.do === 'confirm' && tab.page.get() === 'withdrawalConfirmPage')
      for (let n = 0; n < one.times; n++) void tab.confirming.confirm()
    if (one.do === 'cancel' && tab.page.get() === 'withdrawalConfirmPage')
      for (let n = 0; n < one.times; n++) void tab.confirming.cancel()
    if (one.do === 'show' && tab.page.get() === 'form') tab.known.show()
    if (one.do === 'check') void tab.confirming.check()
    if (one.do === 'anew' && tab.page.get() === 'form' && tab.withdrawal.unresolvedFor(METHOD.name) !== undefined) {
      anew += 1
      tab.known.startAnew()
    }
    if (one.do === 'reload') {
      tab.dispose()
      tabs[at] = openDocument()
    }
    if (one.do === 'pass') await clock.advance(one.ms)
    await turn()
    judge()
    isInBoth ||= tabs.every(
      ({ withdrawal, page }) => withdrawal.step === 'open' && page.get() === 'withdrawalConfirmPage',
    )
    for (const { withdrawal } of tabs) if (withdrawal.current !== undefined) seen.add(withdrawal.current.id)
    const unseen = cashier.withdrawals().filter(({ id }) => !seen.has(id))
    // A payment that is sent anew has the same key: only a server that ignores keys pays it twice.
    const most = sameKey === 'isIgnored' ? 1 + anew : 1
    if (unseen.length > most) expect.fail('as long as one is not known there is no other')
  }
  await clock.advance(120_000)
  await turn()
  judge()
  for (const tab of tabs) tab.dispose()
  await clock.advance(60_000)
  const made = cashier.withdrawals()
  for (const { id, confirms } of made)
    if (Object.keys(confirms).length > 1) expect.fail(`C72 ${id} is confirmed more than once`)
  return { made: made.length, isInBoth, confirmed: made.filter(({ status }) => status === 3).length }
}

it(
  'I1 I2 I8 I10 C72 in two tabs no world pays out twice, confirms twice, or says what the server has not said',
  async () => {
    const seen = { made: 0, confirmed: 0, inBoth: 0 }
    await fc.assert(
      fc.asyncProperty(
        world,
        beginning,
        fc.array(command, { minLength: 4, maxLength: 28 }),
        async (kind, first, rest) => {
          const { made, confirmed, isInBoth } = await play(kind, first, rest)
          seen.made += made
          seen.confirmed += confirmed
          seen.inBoth += Number(isInBoth)
        },
      ),
      { numRuns: RUNS },
    )
    // The random runs would prove nothing without many withdrawals and confirms, also in two tabs.
    expect(seen.made).toBeGreaterThan(RUNS / 2)
    expect(seen.confirmed).toBeGreaterThan(RUNS / 10)
    expect(seen.inBoth).toBeGreaterThan(RUNS / 4)
  },
  TIMEOUT_MS,
)
