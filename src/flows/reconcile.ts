import type { Intent } from '../../schemas/intent.ts'
import type { Api } from '../api/index.ts'
import type { Clock } from '../platform/clock.ts'

export type Outcome =
  /** The server has it: this is its id. */
  | { readonly kind: 'exists'; readonly depositId: string }
  /** The server does not have it: nothing was charged. */
  | { readonly kind: 'none' }
  /** The server could not be asked. */
  | { readonly kind: 'unknown' }

export interface ReconcileNeed {
  readonly api: Pick<Api, 'depositCheck'>
  readonly clock: Clock
  /** Ids of earlier deposits: the server may answer with one of those. */
  readonly isKnown: (depositId: string) => boolean
  /** The server has said that it is at work on the create: then only the last question's "none" is believed. */
  readonly mayCome?: boolean
}

/** Pauses before each question. A create that is still under way at the server shows up within the first seconds. */
const PAUSES_MS = [0, 2_000, 4_000, 8_000]

/**
 * Asks the server what became of a create whose answer was lost (I8). It counts as "none" only when two answers in a
 * row say so: the first may overtake the create itself.
 */
export async function reconcile(
  intent: Intent,
  { api, clock, isKnown, mayCome = false }: ReconcileNeed,
): Promise<Outcome> {
  let nones = 0
  for (const pause of PAUSES_MS) {
    await waited(clock, pause)
    const found = await ask(intent, api)
    if (found === undefined) continue
    if (found !== '' && !isKnown(found)) return { kind: 'exists', depositId: found }
    if (++nones === (mayCome ? PAUSES_MS.length : 2)) return { kind: 'none' }
  }
  return { kind: 'unknown' }
}

/** The id, an empty text when there is none, or undefined when nobody said: neither silence nor a deposit without an id is a "none". */
async function ask(intent: Intent, api: ReconcileNeed['api']): Promise<string | undefined> {
  try {
    const { method, country } = intent
    const { exists, depositId } = await api.depositCheck({ paymentMethod: method, selectedCountry: country })
    return exists ? depositId : ''
  } catch {
    return undefined // unknown stays unknown: the next question, or the player, tries again
  }
}

const waited = (clock: Clock, ms: number) =>
  new Promise<void>((resolve) => (ms === 0 ? resolve() : void clock.setTimeout(resolve, ms)))
