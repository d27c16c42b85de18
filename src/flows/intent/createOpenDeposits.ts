import { compareShallow, reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { OpenDeposit } from '../../model/openDeposit.ts'
import type { UnresolvedPayments } from '../../stores/UnresolvedPayments.ts'
import type { Intents } from './Intents.ts'

/** A form of a method that is open for a country. */
export interface OpenForm {
  readonly method: string
  readonly country: string
}

export interface OpenDepositsNeed {
  readonly api: Pick<Api, 'depositCheck'>
  /** The form on the screen; read as MobX reads. */
  readonly form: () => OpenForm | undefined
  readonly deposit: UnresolvedPayments & { readonly state: string }
  readonly intents: Intents
  /** Whether the player has to see an open deposit of the method before there is another; what was said of it is remembered. */
  readonly isSeenFirst: (method: string, open: OpenDeposit) => boolean
  /** Wall time, in ms since 1970. */
  readonly now: () => number
}

export interface OpenDeposits {
  /** The ids that were seen open with a method; undefined when the server has not said. */
  before(method: string, country: string): readonly string[] | undefined
  /**
   * Whether another document has made a deposit with the method that may be open, and that the player has not seen here:
   * then it is said, and nothing may be created before the player has chosen (D-40).
   */
  isElsewhere(method: string, country: string): boolean
  /** The player has seen the open deposit, and wants another beside it. */
  accept(method: string): void
  dispose(): void
}

/** Where the server does not say what is open, so long a deposit of another document counts as open. */
const COUNTS_AS_OPEN_MS = 60 * 60 * 1000
/** A server may answer a create before it knows of it when it is asked: so long its "none" does not count (D-17). */
const STORED_BY_MS = 60 * 1000

/**
 * Asks which deposit is open already when a form opens: beside its first paint, never inside a press. By that a lost create
 * is later told from an older deposit (D-17, H4), and a second document of the player hears of the first one's (D-40).
 */
export function createOpenDeposits({ api, form, deposit, intents, isSeenFirst, now }: OpenDepositsNeed): OpenDeposits {
  const seen = new Map<string, readonly string[]>()
  const keyOf = (method: string, country: string) => `${country} ${method}`
  const accepted = new Set<string>()
  /** Those that were known when the server was asked, and that it has not named. */
  const closed = new Set<string>()
  let asking = new AbortController()

  async function ask({ method, country }: OpenForm, { signal }: AbortController): Promise<void> {
    const known = intents.all().filter((one) => one.method === method && now() - one.createdAt >= STORED_BY_MS)
    try {
      const open = await api.depositCheck({ paymentMethod: method, selectedCountry: country }, { signal })
      const { exists, depositId } = open
      // A deposit without an id can't be compared: an id that comes later could be its own.
      if (signal.aborted || (exists && depositId === undefined)) return
      const key = keyOf(method, country)
      const named = depositId === undefined ? [] : [depositId]
      seen.set(key, [...new Set([...(seen.get(key) ?? []), ...named])])
      for (const { depositId: id } of known) if (id !== undefined) closed.add(id)
      for (const id of named) closed.delete(id)
      // What was found before may be over by now, or another.
      const doubt = deposit.unresolvedFor(method)
      if (doubt?.kind === 'found' && ![depositId, ...openElsewhere(method)].includes(doubt.depositId))
        deposit.doubt(method, undefined)
      if (depositId !== undefined) found(method, depositId, isSeenFirst(method, open))
    } catch {
      // without an answer nobody knows what was open before
    }
  }

  /** What another document has made, or waits to be paid outside: the player looks before there is another (H2, C39, P2P-20, D-40). */
  function found(method: string, depositId: string, isSeenFirst: boolean): void {
    if ((isMadeHere(depositId) && !isSeenFirst) || accepted.has(depositId)) return
    if (deposit.state !== 'idle' || deposit.unresolvedFor(method) !== undefined) return
    deposit.doubt(method, { kind: 'found', depositId })
  }

  /** A draft is gone on with, wherever it was made. */
  function isMadeHere(depositId: string): boolean {
    const intent = intents.find(depositId)
    return intent !== undefined && (intents.isMadeHere(intent.key) || intent.isDraft === true)
  }

  /** From the oldest to the newest. */
  function openElsewhere(method: string): string[] {
    return intents.all().flatMap(({ depositId, createdAt, settled, ...one }) => {
      const mayBeOpen = one.method === method && settled === undefined && now() - createdAt < COUNTS_AS_OPEN_MS
      if (depositId === undefined || !mayBeOpen || closed.has(depositId) || accepted.has(depositId)) return []
      return isMadeHere(depositId) ? [] : [depositId]
    })
  }

  const stop = reaction(
    form,
    (opened) => {
      asking.abort()
      asking = new AbortController()
      if (opened !== undefined) void ask(opened, asking)
    },
    { fireImmediately: true, equals: compareShallow },
  )

  return {
    before: (method, country) => seen.get(keyOf(method, country)),
    isElsewhere(method, country) {
      const depositId = openElsewhere(method).at(-1)
      if (depositId === undefined) return false
      deposit.doubt(method, { kind: 'found', depositId })
      void ask({ method, country }, asking) // how it is paid, and whether it is open still
      return true
    },
    accept(method) {
      const doubt = deposit.unresolvedFor(method)
      // The last one was shown; whoever wants a new payment is not asked again for each one before it.
      if (doubt?.kind === 'found') for (const id of [doubt.depositId, ...openElsewhere(method)]) accepted.add(id)
    },
    dispose() {
      stop()
      asking.abort()
    },
  }
}
