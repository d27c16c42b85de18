import validate from 'virtual:validate/stored/draft/DRAFT'
import { reaction } from 'mobx'
import type { Draft } from '../../schemas/stored/draft.ts'
import type { Method } from '../model/method.ts'
import type { KeyValueStore } from '../platform/storage/storage.ts'
import type { Clock } from '../platform/time/clock.ts'
import { isPayout } from '../reference/isPayout.ts'
import { networkField } from '../reference/networks.ts'
import { AMOUNT_FIELD } from './AMOUNT_FIELD.ts'
import type { FormStore } from './FormStore.ts'

/** Each cashier of a page has its own draft, because they share one storage (W10). */
const keyAt = (place: string): string => `paywidget.draft${place && `.${place}`}`

/** Debounce before a draft is written. */
const PAUSE_MS = 300

/** The form in memory, passed from one app instance of a player to the next; never written to storage. */
export interface CarriedForm {
  readonly method: string
  /** The form's type of transaction: a method may support deposits and withdrawals, whose forms differ. */
  readonly transaction: string
  readonly currency: string
  readonly values: Readonly<Record<string, string>>
  readonly step: number
  /** The network that was chosen beside the form, or empty. */
  readonly network: string
  /** Whether the form is on the screen. */
  readonly isOpen: boolean
}

export interface DraftsNeed {
  readonly storage: KeyValueStore
  /** The id of this cashier among those on the page (`WidgetStorage`). */
  readonly place: string
  readonly clock: Clock
  readonly identity: string
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
  readonly transaction: () => string
  /**
   * The amount that the host wants in the next form of the method, as a player of this language would type it. Each
   * call takes it: the next one returns undefined.
   */
  readonly amountFor?: (method: string, currency: string) => string | undefined
  /** Subscribes to the page being hidden or unloaded; returns the unsubscribe function. */
  readonly onHide: (hide: () => void) => () => void
  /** The form of the same player's previous app. */
  readonly carried: CarriedForm | undefined
}

export interface Drafts {
  /** The method's entered values, without those that may not be restored. */
  entered(method: Method | undefined): Readonly<Record<string, string>>
  /** Fills the method's form with the values entered earlier. */
  restore(form: FormStore, method: Method): void
  /** The form to pass to the same player's next app. */
  carry(): CarriedForm | undefined
  /** Call when the payment is made or given up, or the player has left. */
  drop(): void
  dispose(): void
}

/**
 * Remembers the entered values of one method at a time. Harmless values are kept in session storage and survive a
 * reload. All values that may be remembered are kept in memory and survive going back and a language change by the
 * host. Nothing of a withdrawal is written to storage: no other person may read where the money goes.
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
  /** The draft to write once the player stops typing. */
  let pending: Draft | undefined
  /**
   * Whether `drop` was called and nothing was typed since. The form stays on the screen until the next page opens, so
   * `carry` must not return its values.
   */
  let isDropped = false

  function kept(): Draft | undefined {
    try {
      const stored: unknown = JSON.parse(storage.get(key) ?? 'null')
      return validate(stored) && (stored as Draft).identity === identity ? (stored as Draft) : undefined
    } catch {
      return undefined // not our JSON: another script wrote it
    }
  }

  function now(): { readonly draft: Draft; readonly typed: CarriedForm } | undefined {
    const [current, payment] = [form(), method()]
    if (current === undefined || payment === undefined) return undefined
    const { step, currency } = current
    const of = { method: payment.name, currency }
    return {
      draft: { ...of, identity, values: isPayout(transaction()) ? {} : current.harmless() },
      typed: {
        ...of,
        transaction: transaction(),
        values: current.typed(),
        step,
        network: networkOf(current, payment),
        isOpen: true,
      },
    }
  }

  function draftOf(payment: Method | undefined): Draft | CarriedForm | undefined {
    if (payment === undefined) return undefined
    const isSame = carried?.method === payment.name && carried.transaction === transaction()
    const draft = (isSame ? carried : undefined) ?? (isPayout(transaction()) ? undefined : kept())
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
    restore: (form, payment) => {
      const draft = draftOf(payment)
      if (draft !== undefined)
        form.fill(valuesFor(form, payment, draft), {
          currency: draft.currency,
          ...('step' in draft && { step: draft.step }),
        })
      const amount = need.amountFor?.(payment.name, form.currency)
      if (amount !== undefined) form.prefillAmount(amount)
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

/** Another network needs another address: only the amount is restored. A stored draft contains no address. */
function valuesFor(form: FormStore, payment: Method, draft: Draft | CarriedForm): Readonly<Record<string, string>> {
  const isOther = 'network' in draft && draft.network !== networkOf(form, payment)
  if (!isOther) return draft.values
  return Object.fromEntries(Object.entries(draft.values).filter(([name]) => name === AMOUNT_FIELD))
}

/** The network that was chosen beside the form: the value of its network field, which is hidden then. */
function networkOf(form: FormStore, payment: Method): string {
  const { alias, name } = networkField(payment) ?? {}
  const field = form.field(String(alias || name))
  return field?.spec.isHidden === true ? field.value : ''
}

const isFilled = ({ values }: Pick<CarriedForm, 'values'>): boolean => Object.keys(values).length > 0
