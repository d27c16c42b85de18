import { compareShallow, reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { OpenDeposit } from '../../model/openDeposit.ts'
import type { Doubts } from '../../stores/Doubts.ts'
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
  readonly deposit: Doubts & { readonly state: string }
  readonly intents: Intents
  /** Whether the player has to see an open deposit of the method before there is another; what was said of it is remembered. */
  readonly isSeenFirst: (method: string, open: OpenDeposit) => boolean
  /** Whether intents outlive their document. If they do, a deposit that no intent knows comes from none of them (H2, C39). */
  readonly isRemembered: boolean
}

export interface OpenDeposits {
  /** The ids that were seen open with a method; undefined when the server has not said. */
  before(method: string, country: string): readonly string[] | undefined
  /** The player has seen the open deposit, and wants another beside it. */
  accept(method: string): void
  dispose(): void
}

/**
 * Asks which deposit is open already when a form opens: beside its first paint, never inside a press. By that a lost create
 * is later told from an older deposit (D-17, H4).
 */
export function createOpenDeposits({
  api,
  form,
  deposit,
  intents,
  isSeenFirst,
  isRemembered,
}: OpenDepositsNeed): OpenDeposits {
  const seen = new Map<string, readonly string[]>()
  const keyOf = (method: string, country: string) => `${country} ${method}`
  const accepted = new Set<string>()
  let asking = new AbortController()

  async function ask({ method, country }: OpenForm, { signal }: AbortController): Promise<void> {
    try {
      const open = await api.depositCheck({ paymentMethod: method, selectedCountry: country }, { signal })
      const { exists, depositId } = open
      // A deposit without an id can't be compared: an id that comes later could be its own.
      if (signal.aborted || (exists && depositId === undefined)) return
      const key = keyOf(method, country)
      const now = depositId === undefined ? [] : [depositId]
      seen.set(key, [...new Set([...(seen.get(key) ?? []), ...now])])
      // What was found before may be over by now, or another.
      if (deposit.doubtOf(method)?.kind === 'found') deposit.doubt(method, undefined)
      if (depositId !== undefined) found(method, depositId, isSeenFirst(method, open))
    } catch {
      // without an answer nobody knows what was open before
    }
  }

  /**
   * A former document may have made it, and lost the answer; or it waits to be paid outside: the player has to look
   * before there is another (H2, C39, P2P-20).
   */
  function found(method: string, depositId: string, isSeenFirst: boolean): void {
    const isKnown = isRemembered || intents.find(depositId) !== undefined
    if ((isKnown && !isSeenFirst) || accepted.has(depositId)) return
    if (deposit.state !== 'idle' || deposit.doubtOf(method) !== undefined) return
    deposit.doubt(method, { kind: 'found', depositId })
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
    accept(method) {
      const doubt = deposit.doubtOf(method)
      if (doubt?.kind === 'found') accepted.add(doubt.depositId)
    },
    dispose() {
      stop()
      asking.abort()
    },
  }
}
