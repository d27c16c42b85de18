import { isConfirmationId } from '../../forms/checks/confirmationId.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { InvoiceStore } from '../../stores/InvoiceStore.ts'
import { refusedFields } from '../failures/refusedFields.ts'
import type { Extras, Settling } from './createSettling.ts'
import type { InvoiceRule } from './InvoiceRule.ts'

/** The field in which the player's app shows what the payment is found by (VALID-14). */
const CONFIRMATION_ID = 'confirmationId'

/** What "paid" needs of the code that outlives the page. */
export interface InvoicePaying {
  readonly invoices: InvoiceStore
  readonly settling: Settling
  /** Whether the method's money is found by an id that the player's app shows (VALID-15). */
  readonly needsConfirmationId: (method: string) => boolean
  /** Why nothing may be sent just now, said to the player; true when it is held. */
  readonly isHeld: () => boolean
  readonly onFailure: (failure: unknown) => void
}

export interface PayInvoiceNeed extends InvoicePaying {
  readonly rule: InvoiceRule
  readonly deposit: Pick<DepositStore, 'current'>
  readonly form: () => FormStore | undefined
  readonly navigation: Pick<Navigation, 'go' | 'current'>
}

/** The press on "paid": what the player has filled in is checked, the server is told where it wants to know, and the status is next. */
export async function payInvoice(need: PayInvoiceNeed): Promise<void> {
  const { rule, deposit, settling, navigation } = need
  const { current } = deposit
  const form = need.form()
  if (current === undefined || need.invoices.settled !== 'open') return
  if (form?.isLastStep === false) return form.next()
  if (form?.showErrors() === false || !isFound(need, form)) return
  const here = navigation.current()
  if (rule.completes) {
    if (need.isHeld()) return
    try {
      await settling.pay(current, extrasOf(form))
    } catch (failure) {
      need.onFailure(failure)
      form?.refuse(refusedFields(failure))
      return
    }
  }
  // The player may have gone elsewhere meanwhile.
  const isStill = deposit.current?.id === current.id && navigation.current() === here
  const wasCancelled = settling.of(current.id) === 'cancelled'
  if (isStill && !wasCancelled) navigation.go('depositCompletePage', { query: { status: 'accepted' } })
}

/** Without its id the payment would not be found, whatever the document asks for (P2P-18). */
function isFound({ deposit, needsConfirmationId }: PayInvoiceNeed, form: FormStore | undefined): boolean {
  if (!needsConfirmationId(deposit.current?.method ?? '')) return true
  return isConfirmationId(form?.values()[CONFIRMATION_ID] ?? '')
}

function extrasOf(form: FormStore | undefined): Extras {
  const { [CONFIRMATION_ID]: confirmationId, ...inputs } = form?.values() ?? {}
  return {
    ...(confirmationId !== undefined && { confirmationId }),
    ...(Object.keys(inputs).length > 0 && { inputs }),
  }
}
