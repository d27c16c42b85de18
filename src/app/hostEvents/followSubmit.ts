import { reaction } from 'mobx'
import type { FormStore } from '../../forms/FormStore.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'

export interface SubmitNeed {
  readonly payments: Pick<DepositStore | WithdrawalStore, 'current' | 'unresolvedFor'>
  readonly isSending: () => boolean
  readonly form: () => FormStore | undefined
  readonly method: () => string | undefined
  readonly sent: (form: FormStore) => void
  /** Called if the submit created nothing. */
  readonly failed: (outcome: 'refused' | 'unknown') => void
}

/** Reports each submit of a form, and each submit that created nothing. Returns the cleanup. */
export function followSubmit({ payments, isSending, form, method, sent, failed }: SubmitNeed): () => void {
  let before: { readonly current: unknown; readonly form: FormStore | undefined } | undefined
  return reaction(isSending, (isSent) => {
    const opened = form()
    if (isSent) {
      before = { current: payments.current, form: opened }
      if (opened !== undefined) sent(opened)
      return
    }
    // The player has left the form, or the payment exists.
    if (before?.form !== opened || payments.current !== before?.current) return
    const outcome = outcomeOf(payments.unresolvedFor(method() ?? '')?.kind)
    if (outcome !== undefined) failed(outcome)
  })
}

/** `elsewhere` and `found` are not outcomes: nothing was sent. */
function outcomeOf(unresolved: string | undefined): 'unknown' | 'refused' | undefined {
  if (unresolved === undefined) return 'refused'
  return unresolved === 'checking' || unresolved === 'unknown' ? 'unknown' : undefined
}
