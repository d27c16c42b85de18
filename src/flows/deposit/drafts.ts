import validate from 'virtual:validate/stored/draft/DRAFT'
import { reaction } from 'mobx'
import type { Draft } from '../../../schemas/stored/draft.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import type { Clock } from '../../platform/clock.ts'
import type { KeyValueStore } from '../../platform/storage.ts'

/** Each cashier of a page has a draft of its own: the storage is one for all of them (W10). */
const keyAt = (place: string): string => `paywidget.draft${place && `.${place}`}`

/** How long the player must have stopped typing. */
const PAUSE_MS = 300

/** A form as it is remembered in this page, and handed from one app of a player to the next: never written anywhere. */
export interface CarriedForm {
  readonly method: string
  /** A method may pay in and out: one form is not the other. */
  readonly transaction: string
  readonly currency: string
  readonly values: Readonly<Record<string, string>>
  readonly step: number
  /** It is on the screen. */
  readonly isOpen: boolean
}

export interface DraftsNeed {
  readonly storage: KeyValueStore
  /** Which of the cashiers of the page this is. */
  readonly place: string
  readonly clock: Clock
  readonly identity: string
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
  readonly transaction: () => string
  /** Hears that the page goes away or out of sight; gives its stop. */
  readonly onHide: (hide: () => void) => () => void
  /** From the same player's former app. */
  readonly carried: CarriedForm | undefined
}

export interface Drafts {
  /** What was entered for the method, as far as it may be put back. */
  entered(method: Method | undefined): Readonly<Record<string, string>>
  /** Puts what was entered for the method back into its form. */
  restore(form: FormStore, method: Method): void
  /** For the same player's next app. */
  carry(): CarriedForm | undefined
  /** The payment is made, or given up, or the player has left. */
  drop(): void
  dispose(): void
}

/**
 * What is entered, for one method at a time. What is harmless outlives a reload, in session storage; all that may be
 * remembered at all outlives a way back and a host that changes the language, in memory. Of a withdrawal nothing is
 * written: where money goes is nobody's to read.
 */
export function createDrafts({
  storage,
  place,
  clock,
  identity,
  form,
  method,
  transaction,
  onHide,
  ...need
}: DraftsNeed): Drafts {
  const key = keyAt(place)
  let { carried } = need
  let cancel = () => {}
  /** Not written yet: the player may still be typing. */
  let pending: Draft | undefined
  /** What stands in the form is paid for: it is on the screen only until the next page is. */
  let isDropped = false

  const isPayout = () => transaction() === 'withdrawal'

  function kept(): Draft | undefined {
    try {
      const stored: unknown = JSON.parse(storage.get(key) ?? 'null')
      return validate(stored) && (stored as Draft).identity === identity ? (stored as Draft) : undefined
    } catch {
      return undefined // what somebody else wrote there is no draft of ours
    }
  }

  function now(): { readonly draft: Draft; readonly typed: CarriedForm } | undefined {
    const [current, payment] = [form(), method()]
    if (current === undefined || payment === undefined) return undefined
    const { step, currency } = current
    const of = { method: payment.name, currency }
    return {
      draft: { ...of, identity, values: isPayout() ? {} : current.harmless() },
      typed: { ...of, transaction: transaction(), values: current.typed(), step, isOpen: true },
    }
  }

  function draftOf(payment: Method | undefined): Draft | CarriedForm | undefined {
    if (payment === undefined) return undefined
    const isSame = carried?.method === payment.name && carried.transaction === transaction()
    const draft = (isSame ? carried : undefined) ?? (isPayout() ? undefined : kept())
    return draft?.method === payment.name ? draft : undefined
  }

  function flush(): void {
    cancel()
    if (pending !== undefined && isFilled(pending)) storage.set(key, JSON.stringify(pending))
    pending = undefined
  }

  const stops = [
    reaction(now, (entered) => {
      if (entered?.draft.method !== pending?.method) flush()
      cancel()
      isDropped = false
      pending = entered?.draft
      if (entered !== undefined && isFilled(entered.typed)) carried = { ...entered.typed, isOpen: false }
      cancel = clock.setTimeout(flush, PAUSE_MS)
    }),
    onHide(flush),
  ]

  return {
    entered: (payment) => draftOf(payment)?.values ?? {},
    restore: (made, payment) => {
      const draft = draftOf(payment)
      if (draft === undefined) return
      made.fill(draft.values, { currency: draft.currency, ...('step' in draft && { step: draft.step }) })
    },
    carry: () => (isDropped ? undefined : (now()?.typed ?? carried)),
    drop: () => {
      cancel()
      pending = undefined
      carried = undefined
      isDropped = true
      storage.remove(key)
    },
    dispose: () => {
      for (const stop of stops) stop()
      flush()
    },
  }
}

const isFilled = ({ values }: Pick<CarriedForm, 'values'>): boolean => Object.keys(values).length > 0
