import type { CashierName } from '../../schemas/cashiers.ts'
import type { CarriedForm } from '../forms/drafts.ts'
import type { Place } from '../model/place.ts'
import type { ShownInvoice } from '../payments/InvoiceStore.ts'
import type { HelperWindow } from '../platform/windows/helperWindow.ts'
import type { Money } from '../session/SessionStore.ts'

/** The country and currency for which methods were listed. */
export interface ChosenHome {
  readonly home: Place
  readonly money: Money
  /** The cashier: another one has other currencies. */
  readonly mode: CashierName
  /** The country and currency of the host's data at that time. */
  readonly own: Place
}

/** The player's choices, passed from one app instance of a player to the next; never written to storage. */
export interface Carried extends ChosenHome {
  /** The form that was open or filled in. */
  readonly form: CarriedForm | undefined
  /** The invoice that was shown and not settled yet: the server may not send its payment details again. */
  readonly invoice: ShownInvoice | undefined
  /** The open windows of payments. */
  readonly windows: readonly HelperWindow[]
  /** Closes the windows: to be called if another player follows. */
  readonly dispose: () => undefined
}
