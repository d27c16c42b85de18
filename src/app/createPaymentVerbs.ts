import type { EventKey, Track } from '../analytics/track.ts'
import type { Bonuses } from '../flows/bonus/bonuses.ts'
import type { CreateDeposit } from '../flows/deposit/createDeposit.ts'
import type { PaymentPage } from '../flows/helperWindow/openPaymentPage.ts'
import type { FormStore } from '../forms/FormStore.ts'
import type { PaymentVerbs } from './runAction.ts'

export interface PaymentVerbsNeed {
  readonly creating: CreateDeposit
  readonly showOpen: () => void
  readonly startAnew: () => void
  readonly paymentPage: PaymentPage
  readonly form: () => FormStore | undefined
  readonly bonuses: Pick<Bonuses, 'hasEnded'>
  /** The bonus on the screen has ended: what is offered now has to be seen before anything is sent (C57). */
  readonly onBonusEnded: () => void
  readonly track: Track
}

/** What the actions of a payment's screens do, and those of the interpreter's own blocks in a form. */
export function createPaymentVerbs({ creating, paymentPage, form, track, ...need }: PaymentVerbsNeed): PaymentVerbs {
  return {
    'deposit.create': () => (need.bonuses.hasEnded() ? need.onBonusEnded() : void creating.press()),
    'deposit.check': () => void creating.check(),
    'deposit.show': need.showOpen,
    'deposit.startAnew': need.startAnew,
    'deposit.openPage': () => paymentPage.openPending(),
    'form.choose': ({ field, value }) => form()?.choose(field, value),
    // Enter in a step that is not the last goes on to the next one; the form hears of that by its submit.
    'form.showErrors': () => void (form()?.isLastStep && form()?.showErrors()),
    'form.next': () => form()?.next(),
    'form.back': () => form()?.back(),
    'form.goTo': ({ field }) => form()?.goTo(field),
    setField: ({ field, value }) => form()?.put(field, String(value)),
    copy: ({ value }) => void navigator.clipboard?.writeText(String(value)).catch(() => undefined),
    track: ({ key }) => track(key as EventKey, {}),
  }
}
