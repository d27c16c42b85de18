import type { DepositKind } from '../../../schemas/stored/depositKinds.ts'
import type { Track } from '../../analytics/track.ts'
import { isConfirmationId } from '../../forms/checks/confirmationId.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Navigation } from '../../model/navigation.ts'
import { checkForm, checkStep } from '../../notices/checkForm.ts'
import { refusedFields } from '../../notices/refusedFields.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import type { InvoiceStore } from '../../payments/InvoiceStore.ts'
import { INVOICE_RULES } from '../../reference/invoiceTable.ts'
import type { Extras, InvoiceSettlement } from './createInvoiceSettlement.ts'
import { CONFIRMATION_ID, nameInForm, nameOnWire } from './neededFields.ts'

/** The dependencies of `payInvoice` that outlive the page. */
export interface InvoicePayments {
  readonly invoices: InvoiceStore
  readonly settlement: InvoiceSettlement
  /** The player accepts a changed amount (P2P-09). */
  readonly acceptAmount: () => void
  /** Whether a payment of the method can be found only by the id that the player's payment app shows (VALID-15). */
  readonly needsConfirmationId: (method: string) => boolean
  /** True if nothing may be sent now; the player then sees the reason. */
  readonly isBlocked: () => boolean
  readonly onFailure: (failure: unknown) => void
  /** Shows the player that a valid confirmation id is missing, without which the payment can't be found (N6). */
  readonly onIdMissing: () => void
}

export interface PayInvoiceNeed extends Omit<InvoicePayments, 'acceptAmount'> {
  /** The page's kind; the kind of the current invoice takes precedence. */
  readonly kind: DepositKind
  readonly track: Track
  readonly deposit: Pick<DepositStore, 'current'>
  readonly form: () => FormStore | undefined
  readonly navigation: Pick<Navigation, 'go' | 'current'>
}

/**
 * Handles a press on "paid": validates the form, reports to the server if necessary, and goes to the status page
 * (Q-092).
 */
export async function payInvoice(need: PayInvoiceNeed): Promise<void> {
  const { deposit, invoices, settlement, navigation } = need
  const { current } = deposit
  const form = need.form()
  if (current === undefined || invoices.settled === 'paying' || invoices.cell.does === 'accept') return
  // An invoice that can't be reported as paid still has a status page: every press does something (N6).
  if (invoices.cell.does === 'status') return navigation.go('depositCompletePage')
  // Another tab has cancelled the deposit, and this tab has not polled its status yet.
  if (settlement.of(current.id) === 'cancelled') return invoices.setSettled('unclear')
  if (form?.isLastStep === false) return checkStep(form, need.track)
  if (form !== undefined && !checkForm(form, need.track)) return
  if (!isFound(need, form)) return need.onIdMissing()
  const here = navigation.current()
  const extras = extrasOf(form)
  if (mustReport(need, extras)) {
    if (need.isBlocked()) return
    try {
      await settlement.pay(current, extras)
    } catch (failure) {
      need.onFailure(failure)
      form?.refuse(refusedFields(failure).map(nameInForm))
      return
    }
  } else invoices.setSettled('paid')
  // The player may have left the page meanwhile.
  const isStill = deposit.current?.id === current.id && navigation.current() === here
  const wasCancelled = settlement.of(current.id) === 'cancelled'
  if (isStill && !wasCancelled) navigation.go('depositCompletePage', { query: { status: 'accepted' } })
}

/**
 * Whether "paid" is sent to the server: if the kind requires it, or if the player has filled in requested fields (N11).
 * If the fields were lost on a reload, the server would refuse the call without their values: it is sent only for kinds
 * that are cancelled at their end, so that a deposit that was paid is not cancelled.
 */
function mustReport({ invoices, kind }: PayInvoiceNeed, { confirmationId, inputs }: Extras): boolean {
  const { invoice } = invoices
  const { cancels, completes } = INVOICE_RULES[invoice?.kind ?? kind]
  if (invoice?.lacksFields === true && !cancels) return false
  const hasInput = confirmationId !== undefined || inputs !== undefined
  return completes || hasInput
}

/** Whether the payment can be found: if its method needs the id, the form must have a valid id (P2P-18). */
function isFound({ deposit, needsConfirmationId }: PayInvoiceNeed, form: FormStore | undefined): boolean {
  if (!needsConfirmationId(deposit.current?.method ?? '')) return true
  return isConfirmationId(form?.values()[CONFIRMATION_ID] ?? '')
}

function extrasOf(form: FormStore | undefined): Extras {
  const values = Object.entries(form?.values() ?? {}).map(([name, value]) => [nameOnWire(name), value])
  const { [CONFIRMATION_ID]: confirmationId, ...inputs }: Record<string, string> = Object.fromEntries(values)
  return {
    ...(confirmationId !== undefined && { confirmationId }),
    ...(Object.keys(inputs).length > 0 && { inputs }),
  }
}
