import { autorun } from 'mobx'
import type { CashierAnswer } from '../../../../mocks/cashier/CashierAnswer.ts'
import type { CashierCall } from '../../../../mocks/cashier/CashierCall.ts'
import { type Cashier, createCashier } from '../../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import type { LedgerEntry } from '../../../../schemas/stored/ledgerEntry.ts'
import type { FormStore } from '../../../../src/forms/FormStore.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import type { CaptchaFields } from '../../../../src/model/captcha.ts'
import { CaptchaFailure } from '../../../../src/notices/CaptchaFailure.ts'
import { isAccepted } from '../../../../src/payments/ledger.ts'
import type { Outcome } from '../../../../src/payments/reconcile.ts'
import { sharedMemory } from '../../../../src/platform/storage/sharedMemory.ts'
import type { SharedStore } from '../../../../src/platform/storage/storage.ts'
import type { SessionStore } from '../../../../src/session/SessionStore.ts'
import { stubChannels } from '../../support/channelBus.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { fixtureMethod, formOf, memoryLock, memoryStorage, session } from '../builders.ts'
import { openPlayer, type Player } from '../openPlayer.ts'

/** How the network and the server treat one create. */
export const CREATE_FATES = [
  ...['ok', 'slow', 'twice', 'lost', 'late', 'neverArrives', 'html', 'htmlStored'],
  ...['hang', 'hangStored', 'refuse', 'wantsCaptcha', 'busy', 'empty', 'expired'],
] as const
export type CreateFate =
  | 'ok'
  | 'slow'
  | 'twice'
  | 'lost'
  | 'late'
  | 'neverArrives'
  | 'html'
  | 'htmlStored'
  | 'hang'
  | 'hangStored'
  | 'refuse'
  | 'wantsCaptcha'
  | 'busy'
  | 'empty'
  | 'expired'

export const CHECK_FATES = ['ok', 'ok', 'ok', 'slow', 'html', 'neverArrives', 'hang'] as const
export type CheckFate = (typeof CHECK_FATES)[number]

/** How one captcha ends: by the player or by its vendor. */
export const CAPTCHA_FATES = ['solved', 'slow', 'closed', 'hangs'] as const
export type CaptchaFate = (typeof CAPTCHA_FATES)[number]

/** The widget's request timeout. */
const TIMEOUT_MS = 30_000
const SLOW_CAPTCHA_MS = 20_000
/** Four attempts on a network that hangs, with the pauses between them (N14). */
const HANGING_CAPTCHA_MS = 123_000

/**
 * The place where ledger entries survive the end of a page: storage, other pages (over a channel), the host, or none.
 */
export type Memory = 'storage' | 'channel' | 'host' | 'nobody'

export interface WorldFacts {
  readonly texts: Texts
  readonly creates: readonly CreateFate[]
  readonly checks: readonly CheckFate[]
  readonly captchas: readonly CaptchaFate[]
  readonly memory: Memory
  readonly storesAfterMs: number
  readonly sameKey: 'isRefused' | 'waits' | 'isIgnored'
  readonly check: 'newest' | 'oldest' | 'withoutId' | 'nullId' | 'missing'
  readonly older: number
}

/** A sent create whose outcome the player does not know yet. */
interface Sent {
  readonly key: string
  readonly page: Page
}

interface Page {
  readonly who: string
  readonly tab: number
  isAlive: boolean
  /** The deposits that the page showed to the player before the form opened. */
  readonly looked: Set<string>
  /** Releases the lock that this page holds, as the browser does when the page ends. */
  release: (() => void) | undefined
}

interface Tab {
  page: Page
  player: Player
  /** The storage of the tab. Unless it is shared, it lasts as long as the page. */
  store: SharedStore
}

/** The method of all runs: shared, so that the plan of its form is built once. */
const METHOD = fixtureMethod('airtm')

interface Visitor {
  readonly session: SessionStore
  /** The form before an edit. Shared by all pages of the player in all runs, because nothing else changes it. */
  readonly form: FormStore
}

const visitors = new Map<string, Visitor>()

function visitorOf(who: string, texts: Texts): Visitor {
  const known = visitors.get(who)
  if (known !== undefined) return known
  const player = session({ userId: who })
  const made = { session: player, form: newForm(player, texts) }
  visitors.set(who, made)
  // As on the screen, the fields are observed, and therefore validated once.
  autorun(() => made.form.wrongFields())
  return made
}

const newForm = (player: SessionStore, texts: Texts) =>
  formOf(METHOD, player, texts, { amount: '500', email: 'ana@correo.mx' })

export type World = ReturnType<typeof unkindWorld>

/**
 * Everything outside the page: servers that store late, ignore keys and name other deposits; a network that loses,
 * duplicates and delays; tabs, players, reloads, hosts and clocks. Records every violation of an invariant in `wrong`.
 */
export function unkindWorld(facts: WorldFacts) {
  const clock = fakeClock()
  const wrong: string[] = []
  /** Creates whose outcome the player does not know yet. */
  const open = new Map<string, Sent>()
  const flying = new Set<Sent>()
  /** Keys of creates whose player left the form before the outcome was known (N7). */
  const givenUp = new Set<string>()
  const cancelled = new Set<string>()
  const nones: { readonly key: string; readonly at: number; readonly who: string }[] = []
  let created = 0
  let checked = 0
  let challenged = 0
  let definite = 0
  let keys = 0
  let wallJump = 0
  let isOver = false
  const ends: (() => void)[] = []
  const cashiers = new Map<string, Cashier>()
  const locks = new Map<string, ReturnType<typeof memoryLock>>()
  const shared = memoryStorage()
  const channels = stubChannels()
  const closers = new Map<number, () => void>()
  const hostKeeps = new Map<string, string>()
  const tabs: Tab[] = []
  const players: Player[] = []

  const scenario: Scenario = {
    title: '',
    storesAfterMs: facts.storesAfterMs,
    sameKey: facts.sameKey,
    olderDeposits: Array.from({ length: facts.older }, (_, index) => ({
      ...{ method: 'airtm', amount: '100.00', currency: 'MXN', country: 'MX' },
      agoMs: (facts.older - index) * 3_600_000,
    })),
    ...(facts.check === 'missing' && {
      faults: { 'deposit-check': { answer: 'refuse', status: 404, body: { code: 'x' } } },
    }),
    ...(['oldest', 'withoutId', 'nullId'].includes(facts.check) && { check: facts.check as 'oldest' }),
  }

  function cashierOf(who: string): Cashier {
    const known = cashiers.get(who)
    if (known) return known
    const later = (ms: number, act: () => void) => void clock.setTimeout(act, ms)
    const made = createCashier({ scenario, now: clock.now, later, random: () => 0.5 })
    cashiers.set(who, made)
    return made
  }

  function lockOf(who: string) {
    const lock = locks.get(who) ?? memoryLock()
    locks.set(who, lock)
    return lock
  }

  function fateOf(name: string): CreateFate | CheckFate {
    if (isOver) return 'ok'
    if (name === 'deposit-create') return facts.creates[created++] ?? 'ok'
    return facts.checks[checked++] ?? 'ok'
  }

  /** Handles one call of a page. A closed page must send nothing, and receives nothing. */
  async function handle(call: CashierCall, page: Page): Promise<CashierAnswer> {
    if (!page.isAlive) wrong.push(`${call.name} from a page that is gone`)
    const cashier = cashierOf(page.who)
    if (call.name === 'deposit-cancel') return cancel(call, page)
    const fate = fateOf(call.name)
    if (call.name !== 'deposit-create') return carried(fate, () => cashier.handle(call))
    const key = String(call.headers['idempotency-key'])
    const sent: Sent = { key, page }
    for (const one of open.values())
      if (isRemembered(one, page) && !isEndedQuietly(one, key, page))
        wrong.push('a create while another one is not known')
    for (const one of flying) if (one.page.who === page.who) wrong.push('two creates in flight')
    for (const id of madeElsewhere(page)) if (!page.looked.has(id)) wrong.push(`a create, and nobody has said ${id}`)
    givenUp.delete(key)
    open.set(key, sent)
    flying.add(sent)
    if (fate === 'twice' && facts.sameKey !== 'isIgnored') await cashier.handle(call)
    const said = await carried(fate, () => cashier.handle(call))
    const answeredIn = said.kind === 'hang' ? TIMEOUT_MS : Math.min(said.delayMs ?? 0, TIMEOUT_MS)
    if (answeredIn === 0) flying.delete(sent)
    else clock.setTimeout(() => flying.delete(sent), answeredIn)
    if (answeredIn === TIMEOUT_MS) return said // the request has timed out
    if (!('status' in said) || fate === 'empty') return said
    const isTold = said.status < 300 || (said.status >= 400 && said.status < 500 && said.status !== 409)
    const tell = () => {
      if (!page.isAlive || !isTold) return
      open.delete(key)
      if (said.status >= 400) definite++
    }
    if (said.delayMs) clock.setTimeout(tell, said.delayMs - 1)
    else tell()
    return said
  }

  /**
   * Open deposits made by other pages that this page can know of. None if the wall clock was set, because the
   * deposits then seem older than they are.
   */
  function madeElsewhere(page: Page): readonly string[] {
    const ledger = tabs.find((tab) => tab.page === page)?.player.ledger
    if (!['storage', 'channel'].includes(facts.memory) || wallJump !== 0 || ledger === undefined) return []
    return ledger.all().flatMap((one) => {
      const isOpen = isAccepted(one) && one.settled === undefined && !ledger.isMadeHere(one.key)
      return isOpen ? [one.depositId] : []
    })
  }

  function look(at: number): void {
    const tab = tabs[at]
    for (const id of tab ? madeElsewhere(tab.page) : []) tab?.page.looked.add(id)
  }

  /** Only a create that was given up may be cancelled, and only once. */
  function cancel(call: CashierCall, page: Page): Promise<CashierAnswer> {
    const { depositId } = call.payload as { readonly depositId: string }
    const now = new Set(givenUp)
    // Checked at the end, because a server may name a deposit before storing it. Checked only with shared storage:
    // without it, a tab may take another tab's deposit for its own, as in `isMade`.
    ends.push(() => {
      if (facts.memory !== 'storage') return
      const made = cashierOf(page.who)
        .deposits()
        .find(({ id }) => id === depositId)
      if (made !== undefined && !now.has(made.key ?? ''))
        wrong.push(`${depositId} was cancelled, and nobody gave it up`)
    })
    if (cancelled.has(`${page.who} ${depositId}`)) wrong.push(`${depositId} was cancelled twice`)
    cancelled.add(`${page.who} ${depositId}`)
    return cashierOf(page.who).handle(call)
  }

  /**
   * Whether a given-up create no longer blocks others: its key is being sent again, or its outcome is known. The widget
   * tells the player only about a cancellation.
   */
  function isEndedQuietly({ key }: Sent, next: string, page: Page): boolean {
    if (!givenUp.has(key)) return false
    if (key === next) return true
    const player = tabs.find((tab) => tab.page === page)?.player
    return player?.ledger.undecided().every((entry) => entry.key !== key) ?? false
  }

  /**
   * Whether the page can know of this create. Without shared storage, it knows only its own creates and those it learns
   * from the channel or its host.
   */
  function isRemembered(sent: Sent, page: Page): boolean {
    if (sent.page.who !== page.who) return false
    if (facts.memory === 'storage') return true
    if (facts.memory === 'channel' && sent.page.isAlive) return true
    return sent.page === page || (facts.memory === 'host' && sent.page.tab === page.tab)
  }

  async function carried(fate: CreateFate | CheckFate, act: () => Promise<CashierAnswer>): Promise<CashierAnswer> {
    switch (fate) {
      case 'slow':
        return { ...(await act()), delayMs: 1_000 } as CashierAnswer
      case 'lost':
        await act()
        return { kind: 'reset', when: 'after' }
      case 'late':
        clock.setTimeout(() => void act(), 500)
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
      case 'hangStored':
        await act()
        return { kind: 'hang' }
      case 'refuse':
        return { kind: 'json', status: 422, body: { code: 'banking.refused' } }
      case 'wantsCaptcha':
        return { kind: 'json', status: 422, body: { code: 'captcha_required' } }
      case 'expired':
        return { kind: 'json', status: 401, body: { code: 'auth.tokenExpired' } }
      case 'busy':
        await act()
        return { kind: 'json', status: 409, body: { code: 'banking.requestInFlight' } }
      case 'empty':
        await act()
        return { kind: 'json', status: 200, body: {} }
      default:
        return act()
    }
  }

  /** Plays a captcha that the server requires: the player solves it, closes it or leaves. */
  async function challenge(page: Page, isRequired: boolean, signal: AbortSignal): Promise<CaptchaFields | undefined> {
    if (!isRequired) return undefined
    const fate = (isOver ? undefined : facts.captchas[challenged++]) ?? 'solved'
    if (fate === 'slow') await new Promise<void>((resolve) => clock.setTimeout(resolve, SLOW_CAPTCHA_MS))
    if (fate === 'hangs')
      await new Promise<void>((resolve) => {
        clock.setTimeout(resolve, HANGING_CAPTCHA_MS)
        signal.addEventListener('abort', () => resolve())
      })
    if (!page.isAlive) await new Promise<never>(() => {})
    if (fate === 'hangs' && !signal.aborted) return { captchaBypass: true }
    if (fate !== 'closed' && !signal.aborted) return { recaptchaToken: `solved ${challenged}` }
    definite++
    throw new CaptchaFailure('closed', '')
  }

  /** The storage of a new page. Closes the channel of the tab's previous page. */
  function memoryOf(at: number): SharedStore {
    if (facts.memory === 'storage') return shared
    if (facts.memory !== 'channel') return memoryStorage(false)
    closers.get(at)?.()
    const memory = sharedMemory('shared')
    closers.set(at, channels.closerOfLast())
    return { ...memory, isLasting: false }
  }

  const keeperOf = (page: Page) => `${page.tab} ${page.who}`

  /** Opens a player's widget in a tab, and closes the previous widget. `store` is passed if the page stays. */
  function load(at: number, who = tabs[at]?.page.who ?? 'a', store?: SharedStore): void {
    leave(at)
    const page: Page = { who, tab: at, isAlive: true, release: undefined, looked: new Set() }
    const never = new Promise<never>(() => {})
    const cashier = cashierOf(who)
    const lock = lockOf(who)
    const kept = store ?? memoryOf(at)
    const player = openPlayer({
      texts: facts.texts,
      before: {
        cashier: {
          ...cashier,
          handle: async (call: CashierCall) => {
            const said = await handle(call, page)
            return page.isAlive ? said : never
          },
        },
        clock: {
          ...clock,
          now: () => clock.now() + wallJump,
          setTimeout: (fn: () => void, ms: number) => clock.setTimeout(() => page.isAlive && fn(), ms),
        },
        storage: kept,
      },
      method: METHOD,
      ...visitorOf(who, facts.texts),
      hasBaseLine: true,
      lock: {
        ...lock,
        take: async () => {
          page.release = await lock.take()
          return page.release
        },
        free: async (signal) => {
          await lock.free(signal)
          if (!page.isAlive) await never
        },
      },
      userId: who,
      newKey: () => `intent-key-${++keys}`,
      ...(facts.memory === 'host' && { resume: hostKeeps.get(keeperOf(page)) ?? '' }),
      onEntries: (reference) => void hostKeeps.set(keeperOf(page), reference),
      over: {
        captcha: ({ isRequired, signal }) => challenge(page, isRequired, signal),
        on: { reconciled: (outcome, entry) => told(outcome, entry, page) },
      },
    })
    tabs[at] = { page, player, store: kept }
    players.push(player)
    look(at)
    void player.creating.check()
  }

  /** The player sees the deposits made so far; then the form opens and asks the server. */
  function openForm(at: number): void {
    look(at)
    tabs[at]?.player.open('form')
  }

  function told(outcome: Outcome, { key }: LedgerEntry, page: Page): void {
    if (!page.isAlive) wrong.push('a page that is gone was told')
    if (outcome.kind === 'none') nones.push({ key, at: clock.now(), who: page.who })
    // Checked at the end, because a server may name a deposit before storing it.
    if (outcome.kind === 'exists') {
      const { depositId } = outcome
      ends.push(() => {
        if (!isMade(depositId, key, page)) wrong.push(`${depositId} is another's`)
      })
    }
    open.delete(key)
  }

  /**
   * Whether the deposit was made with this key. Without shared storage the deposit may be another tab's. That is
   * harmless, because the widget does not show its amount.
   */
  function isMade(id: string, key: string, page: Page): boolean {
    const deposit = cashierOf(page.who)
      .deposits()
      .find((one) => one.id === id)
    return deposit?.key === key || (facts.memory !== 'storage' && deposit?.key !== undefined)
  }

  /** The player types an amount. */
  function edit(at: number, amount: string): void {
    const tab = tabs[at]
    if (tab === undefined) return
    const { session: player, form } = visitorOf(tab.page.who, facts.texts)
    if (tab.player.form === form) tab.player.fill(newForm(player, facts.texts))
    tab.player.form.field('amount')?.type(amount)
  }

  /** Ends the page, by a reload or by its host. */
  function leave(at: number): void {
    const tab = tabs[at]
    if (tab === undefined) return
    tab.page.isAlive = false
    tab.page.release?.()
    for (const sent of [...flying]) if (sent.page === tab.page) flying.delete(sent)
  }

  /** The host changes its settings or the player, which makes a new widget in the same page. */
  function replace(at: number, who?: string): void {
    const tab = tabs[at]
    if (tab === undefined || (who === undefined && tab.player.deposit.state === 'creating')) return
    tab.player.dispose()
    const { transport, log } = tab.player
    const [calls, lines] = [transport.sent.length, log.length]
    ends.push(() => {
      if (transport.sent.length > calls) wrong.push('a page that was disposed of asked something')
      if (log.slice(lines).some((line) => line !== 'helper closed')) wrong.push('a page that was disposed of acted')
    })
    transport.close()
    load(at, who ?? tab.page.who, tab.store)
  }

  function inspect(): readonly string[] {
    for (const end of ends) end()
    const failed = players.reduce((sum, { failures }) => sum + failures.length, 0)
    if (failed > definite) wrong.push('what is unclear was called failed')
    for (const { key, at, who } of nones) {
      const made = cashierOf(who).deposits()
      if (made.some((one) => one.key === key && one.requestedAt < at)) wrong.push('"not created" of one that is')
    }
    for (const { page, player } of tabs) {
      if (player.ledger.all().some(({ identity }) => identity !== page.who)) wrong.push("another's entry")
      const id = player.deposit.current?.id
      const mine = cashierOf(page.who).deposits()
      if (id !== undefined && !mine.some((one) => one.id === id)) wrong.push(`another's deposit ${id}`)
    }
    return wrong
  }

  return {
    ...{ clock, open, openForm, edit, load, leave, replace, inspect, tabs, cashierOf },
    /** Sets the wall clock. */
    jump: (ms: number) => {
      wallJump += ms
    },
    /** The player leaves the form, which cancels its deposits, and returns to it. */
    giveUp(at: number): void {
      const tab = tabs[at]
      if (tab === undefined) return
      for (const sent of open.values()) if (sent.page === tab.page) givenUp.add(sent.key)
      tab.player.giveUp()
      openForm(at)
    },
    /** The player has read the warning: open deposits of the method no longer block a new one. */
    startAnew(at: number): void {
      const tab = tabs[at]
      if (tab === undefined) return
      const kind = tab.player.deposit.unresolvedFor('airtm')?.kind
      if (kind === 'found') look(at)
      tab.player.startAnew()
      if (kind !== 'unknown') return
      for (const sent of [...open.values()]) if (sent.page.who === tab.page.who) open.delete(sent.key)
    },
    calm: () => {
      isOver = true
    },
    /** Ends every page. The players share a session, which would otherwise keep the pages of all runs in memory. */
    dispose: () => {
      for (const player of players) player.dispose()
    },
  }
}
