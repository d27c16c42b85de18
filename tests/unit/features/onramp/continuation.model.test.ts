import assert from 'node:assert/strict'
import { it, vi } from 'vitest'
import type { LedgerEntry } from '../../../../schemas/stored/ledgerEntry.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { PlaceStore } from '../../../../src/catalog/PlaceStore.ts'
import { createOfferContinuation } from '../../../../src/features/onramp/createOfferContinuation.ts'
import { followOffers } from '../../../../src/features/onramp/followOffers.ts'
import { OffersStore } from '../../../../src/features/onramp/OffersStore.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { createLedger, isAccepted } from '../../../../src/payments/ledger.ts'
import { migrate } from '../../../../src/payments/migrate.ts'
import { createSteadyTime } from '../../../../src/platform/time/steadyTime.ts'
import type { HelperWindow } from '../../../../src/platform/windows/helperWindow.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import fc, { runs } from '../../fastCheck.ts'
import { anOffer, openOffers } from '../../support/anOffer.ts'
import { engineOf } from '../../support/engineOf.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { forgetTraces } from '../../support/forgetTraces.ts'
import { serverTime } from '../../support/serverTime.ts'
import { fixtureMethod, memoryStorage, session } from '../builders.ts'

const RUNS = runs(2_000, 1_000_000)
forgetTraces()
vi.setConfig({ testTimeout: process.env.LONG ? 4 * 3_600_000 : 120_000 })

const LIFE_MS = 10 * 60_000
const SLOW_MS = 5_000
const PROVIDERS = ['paywise', 'coinbridge', 'lumen_ramp'] as const
const HOME = { country: 'US', currency: 'USD' }
/** A method, parsed once for all runs. */
const METHOD = fixtureMethod('onramp_card')
const SOURCE = { url: 'https://provider.example/pay', method: 'GET', data: {} } as const

/** How the next `continue` call ends. `slow`: the answer takes a while. */
type Fate = 'good' | 'noPage' | 'lost' | 'refused' | 'slow' | Repeatable

/** The call may be repeated: the offers stay open, and the player may press again. */
type Repeatable = 'expired' | 'busy'
const REPEATABLE: Readonly<Record<Repeatable, number>> = { expired: 401, busy: 429 }
const mayBeRepeated = (fate: Fate): fate is Repeatable => fate in REPEATABLE

type Command =
  | { readonly do: 'choose'; readonly method: (typeof PROVIDERS)[number] | 'stranger' }
  | { readonly do: 'press'; readonly times: number }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'move'; readonly country: string }
  | { readonly do: 'leave' | 'enter' | 'list' }
  | { readonly do: 'fate'; readonly fate: Fate }

const just = <D extends Command['do']>(verb: D) => fc.constant({ do: verb } as Extract<Command, { do: D }>)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      method: fc.constantFrom(...PROVIDERS, 'stranger' as const),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('press' as const), times: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1_000, SLOW_MS, LIFE_MS - 1_000, LIFE_MS),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), country: fc.constantFrom('US', 'DE') }) },
  { weight: 2, arbitrary: just('leave') },
  { weight: 3, arbitrary: just('enter') },
  { weight: 1, arbitrary: just('list') },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fate' as const),
      fate: fc.constantFrom<Fate>('good', 'noPage', 'lost', 'refused', 'slow', 'expired', 'busy'),
    }),
  },
)

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const isOffer = (entry: LedgerEntry | undefined, name: string) =>
  isAccepted(entry) && entry.presents?.kind === 'offers' && entry.presents.offer === name

async function play(commands: readonly Command[]): Promise<void> {
  const clock = fakeClock()
  const player = session({ currency: 'USD', paymentGeo: 'US' })
  const method = METHOD
  const methods = new MethodsStore()
  methods.setMethods([method], methods.initCurrencies)
  methods.selectMethod(method)
  const place = new PlaceStore(player, methods)
  place.choose(HOME)
  const deposit = new DepositStore()
  const paid = { id: 'dep-1', method: method.name, amount: '100.00', currency: 'USD', startedAt: 0 }
  deposit.adopt(paid)
  const offers = new OffersStore(deposit, place)
  const endsAt = clock.now() + LIFE_MS
  offers.offer(
    openOffers(
      PROVIDERS.map((name, at) => anOffer(name, `${90 + at}`)),
      HOME,
      endsAt,
    ),
  )
  const ledger = createLedger({ store: memoryStorage(), identity: 'user-7', time: serverTime(clock.now) })
  ledger.add(
    migrate({
      ...{ key: 'intent-1', digest: 'd', method: method.name, amount: '100.00', ...HOME, createdAt: clock.now() },
      ...{ identity: 'user-7', depositId: 'dep-1', isOffered: true },
    }),
  )
  const heard: { readonly method: string; readonly isKept: boolean }[] = []
  const gone: string[] = []
  const windows: string[] = []
  /** The state of the offers each time the player was told to choose one. */
  const toldToChoose: string[] = []
  const fates: Fate[] = []
  let page = 'depositOnrampOfferListPage'
  const helper = (at: number): HelperWindow => ({
    isReachable: true,
    isClosed: false,
    redirect: () => {},
    wait: () => {},
    close: () => {
      windows[at] = 'closed'
    },
  })
  const failed = (facts: { kind: 'network' | 'status'; status?: number }) =>
    new TransportFailure({ call: 'POST x', url: '/x', sent: true, ...facts }, 'failed')
  const engine = engineOf({ clock, ledger })
  const continuation = createOfferContinuation({
    api: {
      externalDepositContinue: async ({ method: name }: { method: string }) => {
        heard.push({ method: name, isKept: isOffer(ledger.find('dep-1'), name) })
        const fate = fates.shift() ?? 'good'
        if (fate === 'slow') await new Promise<void>((resolve) => clock.later(SLOW_MS, resolve))
        if (fate === 'lost') throw failed({ kind: 'network' })
        if (fate === 'refused') throw failed({ kind: 'status', status: 422 })
        if (mayBeRepeated(fate)) throw failed({ kind: 'status', status: REPEATABLE[fate] })
        return fate === 'noPage' ? undefined : SOURCE
      },
    },
    ...{ deposit, offers, ledger, engine },
    navigation: {
      go: (name, { query = {} } = {}) => {
        page = name
        gone.push([name, query.status, query.to].filter(Boolean).join(' '))
      },
      current: () => page as 'depositOnrampOfferListPage',
    },
    methodOf: (name) => methods.find(name),
    windows: {
      openHelper: () => helper(windows.push('open') - 1),
      redirect: (_, next, window) => {
        if (window !== undefined) windows[windows.lastIndexOf('open')] = 'provider'
        assert.equal(deposit.current?.id, 'dep-1', 'I17 the page is that of this deposit')
        gone.push(next)
        page = next
      },
      addresses: { of: ({ url }) => url },
    },
    isBlocked: () => false,
    onUnchosen: () => void toldToChoose.push(offers.state),
    onFailure: (failure, hasPage) => {
      const { status } = failure as TransportFailure
      assert.equal(hasPage, status !== 401 && status !== 429, 'the notice has a title if the player stays')
    },
  })

  const time = { ...createSteadyTime(clock), renew: () => undefined }
  const follow = () => followOffers({ offers, clock, time, onWake: () => () => {} })
  let stop: (() => void) | undefined = follow()
  /** The choice, tracked independently of the tested store: the best offer, until the player chooses. */
  let chosen: string | undefined = PROVIDERS.at(-1)
  let wanted = 0
  let isGone = false
  const isOpen = () => clock.now() < endsAt && place.country === 'US' && deposit.current !== undefined && !isGone
  for (const one of commands) {
    if (one.do === 'choose' && stop !== undefined) {
      offers.choose(one.method)
      if (isOpen() && one.method !== 'stranger') chosen = one.method
    }
    if (one.do === 'press' && stop !== undefined) {
      const isMeant = chosen !== undefined && isOpen()
      const isAgain = mayBeRepeated(fates[0] ?? 'good')
      for (let time = 0; time < one.times; time++) void continuation.press()
      if (isMeant) {
        assert.equal(heard.at(-1)?.method, chosen, 'what was chosen goes out')
        wanted++
        isGone = !isAgain
      }
    }
    if (one.do === 'pass') await clock.advance(one.ms)
    if (one.do === 'move') place.choose({ country: one.country })
    if (one.do === 'fate') fates.push(one.fate)
    if (one.do === 'leave' || one.do === 'list') {
      stop?.()
      stop = undefined
      page = one.do === 'list' ? 'depositListPage' : 'depositOnrampPage'
      chosen = undefined
      if (one.do === 'list' && deposit.state === 'idle') deposit.clear()
    }
    if (one.do === 'enter' && stop === undefined && deposit.current !== undefined) {
      page = 'depositOnrampOfferListPage'
      stop = follow()
      chosen = PROVIDERS.at(-1)
    }
    await turn()
    if (!isOpen()) chosen = undefined
    if (offers.state !== 'open') assert.equal(offers.chosen, undefined, 'Q-110 what can not be taken is not chosen')
    assert.equal(heard.length, wanted, 'one of a deposit, and no other')
  }
  await clock.advance(SLOW_MS)
  await turn()
  assert.ok(
    heard.every(({ isKept }) => isKept),
    'kept before it is said',
  )
  assert.ok(!windows.includes('open'), 'no window stays empty')
  assert.equal(windows.length, heard.length, 'one window for each request, also after a double click')
  assert.ok(
    toldToChoose.every((state) => state === 'open'),
    'nobody is told to choose what can not be had',
  )
  assert.ok(gone.length <= 1, 'the player is led on once')
  if (gone[0]?.includes('mistaked')) assert.equal(gone[0], 'depositCompletePage mistaked depositOnrampPage')
  stop?.()
  engine.dispose()
  assert.equal(clock.pending(), 0, 'I26 nothing is left')
}

it('ONRAMP-02 ONRAMP-03 ONRAMP-05 CALL-08 Q-116 I26 a deposit continues once with the chosen offer, and again after a call that may be repeated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), (commands) => play(commands)),
    { numRuns: RUNS },
  )
})
