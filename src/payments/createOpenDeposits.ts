import { compareShallow, reaction } from 'mobx'
import type { Api } from '../api/index.ts'
import type { OpenDeposit } from '../model/openDeposit.ts'
import type { Ledger } from './ledger.ts'
import type { UnresolvedPayments } from './UnresolvedPayments.ts'

/** The open form: its method and the country it is for. */
export interface OpenForm {
  readonly method: string
  readonly country: string
}

export interface OpenDepositsNeed {
  readonly api: Pick<Api, 'depositCheck'>
  /** The form on the screen; observable by MobX. */
  readonly form: () => OpenForm | undefined
  readonly deposit: UnresolvedPayments & { readonly state: string }
  readonly ledger: Ledger
  /**
   * Stores the server's data on this open deposit; returns whether the player must see the deposit before creating
   * another.
   */
  readonly mustBeSeen: (method: string, open: OpenDeposit) => boolean
  /**
   * Whether the payment no longer awaits the player, although the server calls it open. A deposit that is being
   * processed still does (P2P-20).
   */
  readonly isSettled: (method: string, depositId: string, signal: AbortSignal) => boolean | Promise<boolean>
  /**
   * Whether this browser knows that the payment no longer awaits the player: then the form is not blocked while
   * `isSettled` waits for the server.
   */
  readonly isSettledHere: (depositId: string) => boolean
}

export interface OpenDeposits {
  /**
   * Ids of the method's deposits that the server has named open since the start. Undefined if they are not known:
   * before its first answer, and if the deposit that it named last was cancelled, which may have hidden an older one.
   */
  before(method: string, country: string): readonly string[] | undefined
  /**
   * If a deposit of another tab may be open and was not accepted here: blocks the method with it, asks the server about
   * it, and returns true. Nothing may be created before the player has chosen (D-40).
   */
  blockIfOpenElsewhere(method: string, country: string): boolean
  /** Call when the player has seen the open deposit and wants another one as well. */
  accept(method: string): void
  dispose(): void
}

/** A deposit of another tab counts as open for this long, unless the server's answer shows that it is closed. */
const COUNTS_AS_OPEN_MS = 60 * 60 * 1000
/** For this long after a create, the server's lookup may miss the deposit: a "none" does not mean closed (D-17). */
const STORED_BY_MS = 60 * 1000

/**
 * When a form opens, asks the server for the deposit that is already open: in parallel to the form's first paint, so
 * that no press waits. The answer later distinguishes the deposit of a lost create from an older one (D-17, H4), and
 * makes a second tab show the deposit of the first (D-40).
 */
export function createOpenDeposits(need: OpenDepositsNeed): OpenDeposits {
  const { api, form, deposit, ledger, mustBeSeen, isSettled, isSettledHere } = need
  const seen = new Map<string, readonly string[]>()
  /** The deposit in the server's last answer, by country and method; undefined if it named none. */
  const lastNamed = new Map<string, string | undefined>()
  const keyOf = (method: string, country: string) => `${country} ${method}`
  const accepted = new Set<string>()
  /** Deposits of the ledger that count as closed, because the server's answer did not name them. */
  const closed = new Set<string>()
  let pending = new AbortController()

  async function request({ method, country }: OpenForm, { signal }: AbortController): Promise<void> {
    const known = ledger.all().filter((one) => one.method === method && ledger.now() - one.createdAt >= STORED_BY_MS)
    try {
      const open = await api.depositCheck({ paymentMethod: method, selectedCountry: country }, { signal })
      const { exists, depositId } = open
      // A deposit without an id can't be compared: an id in a later answer could belong to the same deposit.
      if (signal.aborted || (exists && depositId === undefined)) return
      const key = keyOf(method, country)
      lastNamed.set(key, depositId)
      const named = depositId === undefined ? [] : [depositId]
      seen.set(key, [...new Set([...(seen.get(key) ?? []), ...named])])
      for (const one of known) if (one.state === 'accepted' || one.state === 'draft') closed.add(one.depositId)
      for (const id of named) closed.delete(id)
      const mustSee = named.length > 0 && mustBeSeen(method, open)
      const waiting: string[] = []
      for (const id of named) {
        const answer = isSettled(method, id, signal)
        // Blocks the form until the answer has come, unless the notice would probably be untrue.
        if (answer !== true && !isSettledHere(id)) blockWith(method, id, mustSee)
        if (await answer) closed.add(id)
        else waiting.push(id)
      }
      if (signal.aborted) return
      // The deposit found earlier may be closed by now, or replaced by another.
      const unresolved = deposit.unresolvedFor(method)
      if (unresolved?.kind === 'found' && ![...waiting, ...openElsewhere(method)].includes(unresolved.depositId))
        deposit.setUnresolved(method, undefined)
      for (const id of waiting) blockWith(method, id, mustSee)
    } catch {
      // without an answer, `before` stays undefined
    }
  }

  /**
   * Blocks the method with an open deposit that the player must see before creating another: a deposit of another tab,
   * or one for which `mustBeSeen` holds (H2, C39, P2P-20, D-40).
   */
  function blockWith(method: string, depositId: string, mustSee: boolean): void {
    if ((isMadeHere(depositId) && !mustSee) || accepted.has(depositId)) return
    if (deposit.state !== 'idle' || deposit.unresolvedFor(method) !== undefined) return
    deposit.setUnresolved(method, { kind: 'found', depositId })
  }

  /** A draft counts as made here, because the player may continue it in any tab. */
  function isMadeHere(depositId: string): boolean {
    const entry = ledger.find(depositId)
    return entry !== undefined && (ledger.isMadeHere(entry.key) || entry.state === 'draft')
  }

  /**
   * Deposits that may be open and that another tab made, oldest first. After a reload, this tab counts as another one.
   */
  function openElsewhere(method: string): string[] {
    return ledger.all().flatMap((one) => {
      if (one.state !== 'accepted') return []
      const { depositId, createdAt, settled } = one
      const mayBeOpen = one.method === method && settled === undefined && ledger.now() - createdAt < COUNTS_AS_OPEN_MS
      if (!mayBeOpen || closed.has(depositId) || accepted.has(depositId)) return []
      return isMadeHere(depositId) ? [] : [depositId]
    })
  }

  const stop = reaction(
    form,
    (opened) => {
      pending.abort()
      pending = new AbortController()
      if (opened !== undefined) void request(opened, pending)
    },
    { fireImmediately: true, equals: compareShallow },
  )

  return {
    before(method, country) {
      const key = keyOf(method, country)
      const isCancelled = ledger.settledOf(lastNamed.get(key) ?? '') === 'cancelled'
      return isCancelled ? undefined : seen.get(key)
    },
    blockIfOpenElsewhere(method, country) {
      const depositId = openElsewhere(method).at(-1)
      if (depositId === undefined) return false
      deposit.setUnresolved(method, { kind: 'found', depositId })
      void request({ method, country }, pending) // learns how the deposit is paid and whether it is still open
      return true
    },
    accept(method) {
      const unresolved = deposit.unresolvedFor(method)
      // Only the last deposit was shown; accepting it accepts the older ones too, without a question for each.
      if (unresolved?.kind === 'found')
        for (const id of [unresolved.depositId, ...openElsewhere(method)]) accepted.add(id)
    },
    dispose() {
      stop()
      pending.abort()
    },
  }
}
