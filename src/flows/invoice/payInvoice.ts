import type { DepositKind } from '../../../schemas/stored/depositKinds.ts'
import type { Track } from '../../analytics/track.ts'
import { isConfirmationId } from '../../forms/checks/confirmationId.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Navigation } from '../../model/navigation.ts'
import { INVOICE_RULES } from '../../reference/invoiceTable.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { InvoiceStore } from '../../stores/InvoiceStore.ts'
import { checkForm } from '../failures/checkForm.ts'
import { refusedFields } from '../failures/refusedFields.ts'
import type { Extras, InvoiceSettlement } from './createInvoiceSettlement.ts'
import { CONFIRMATION_ID } from './neededFields.ts'

/** What "paid" needs of the code that outlives the page. */
export interface InvoicePayments {
  readonly invoices: InvoiceStore
  readonly settlement: InvoiceSettlement
  /** Whether the method's money is found by an id that the player's app shows (VALID-15). */
  readonly needsConfirmationId: (method: string) => boolean
  /** Why nothing may be sent just now, said to the player; true when it is held. */
  readonly isHeld: () => boolean
  readonly onFailure: (failure: unknown) => void
  /** The payment can't be found without the id, and the form has no good one: said to the player (N6). */
  readonly onIdMissing: () => void
}

export interface PayInvoiceNeed extends InvoicePayments {
  /** Of the page: that of the invoice, where there is one, comes before it. */
  readonly kind: DepositKind
  readonly track: Track
  readonly deposit: Pick<DepositStore, 'current'>
  readonly form: () => FormStore | undefined
  readonly navigation: Pick<Navigation, 'go' | 'current'>
}

/** The press on "paid": what the player has filled in is checked, the server is told where it wants to know, and the status is next. */
export async function payInvoice(need: PayInvoiceNeed): Promise<void> {
  const { deposit, invoices, settlement, navigation } = need
  const { current } = deposit
  const form = need.form()
  if (current === undefined || invoices.settled === 'paying' || invoices.cell.does === 'accept') return
  // What can't be said to be paid still has a status: no press is dead (N6).
  if (invoices.cell.does === 'status') return navigation.go('depositCompletePage')
  if (form?.isLastStep === false) return form.next()
  if (form !== undefined && !checkForm(form, need.track)) return
  if (!isFound(need, form)) return need.onIdMissing()
  const here = navigation.current()
  const extras = extrasOf(form)
  if (isTold(need, extras)) {
    if (need.isHeld()) return
    try {
      await settlement.pay(current, extras)
    } catch (failure) {
      need.onFailure(failure)
      form?.refuse(refusedFields(failure))
      return
    }
  } else invoices.setSettled('paid')
  // The player may have gone elsewhere meanwhile.
  const isStill = deposit.current?.id === current.id && navigation.current() === here
  const wasCancelled = settlement.of(current.id) === 'cancelled'
  if (isStill && !wasCancelled) navigation.go('depositCompletePage', { query: { status: 'accepted' } })
}

/**
 * Whether the server hears of it: where its kind completes, or where the player has filled in what was asked for (N11). Not
 * of one whose fields did not come again: the server would have to refuse it.
 */
function isTold({ invoices, kind }: PayInvoiceNeed, { confirmationId, inputs }: Extras): boolean {
  const { invoice } = invoices
  if (invoice?.lacksFields === true) return false
  const hasInput = confirmationId !== undefined || inputs !== undefined
  return INVOICE_RULES[invoice?.kind ?? kind].completes || hasInput
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
