import type { RequisiteView, Scopes } from '../../../schemas/scopes/views.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { AmountText, Requisite } from '../../model/invoice.ts'
import { withDecimals } from '../../money/amount.ts'
import { formatMoney } from '../../money/formatAmount.ts'
import { readSum } from '../../money/readSum.ts'
import type { InvoiceStore } from '../../payments/InvoiceStore.ts'
import { countryView } from '../../scopes/countryView.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'
import { transferTarget } from './transferTarget.ts'

export interface InvoiceScopeNeed extends Pick<ScopesNeed, 'deposit' | 'session' | 'texts' | 'site'> {
  readonly invoices: InvoiceStore
  /** Whether payments of the method are identified by an id shown in the player's app (VALID-15). */
  readonly needsConfirmationId: (method: string) => boolean
}

/**
 * The payment details and deadline of the invoice. Empty without an invoice, and when the invoice can't be paid any
 * more.
 */
export function invoiceScope(need: InvoiceScopeNeed): Scopes['invoice'] {
  const { deposit, invoices, session, texts } = need
  const needsId = () => need.needsConfirmationId(deposit.current?.method ?? '')
  const money = ({ amount, currency }: AmountText): string => {
    const known = readSum(amount)
    return known === undefined ? '' : formatMoney(known, currency, texts.locale, session.decimalsOf(currency))
  }
  /** The invoice if its state allows showing details: no layout can show, copy or open more (N9). */
  const detailed = () => (invoices.cell.shows === 'details' ? invoices.invoice : undefined)
  const hasAmount = () => invoices.cell.shows !== 'nothing'
  const views = () => (detailed()?.requisites ?? []).map((one) => viewOf(one, texts))
  return {
    get state() {
      return invoices.state
    },
    get amount() {
      // Players copy it into their bank, which may refuse "1500.00000000".
      const { amount, currency } = invoices.amount
      const known = hasAmount() ? readSum(amount) : undefined
      return known === undefined ? '' : withDecimals(known, session.decimalsOf(currency))
    },
    get amountText() {
      return hasAmount() ? money(invoices.amount) : ''
    },
    get askedText() {
      return money(invoices.requested)
    },
    get changed() {
      return invoices.isChanged
    },
    get accepted() {
      return invoices.isAmountAccepted
    },
    get holder() {
      return detailed()?.holder ?? ''
    },
    get bank() {
      return invoices.invoice?.bank ?? ''
    },
    get kind() {
      const { invoice } = invoices
      return invoice ? transferTarget({ invoice, paymentGeo: session.paymentGeo, needsId: needsId() }) : 'none'
    },
    get country() {
      return countryView(invoices.invoice?.country ?? '', need)
    },
    get known() {
      const { state } = invoices
      return state !== 'none' && state !== 'unreadable'
    },
    get requisites() {
      return views()
    },
    get lines() {
      return Object.fromEntries(views().map(({ name, value }) => [name, value]))
    },
    get text() {
      return detailed()?.text ?? ''
    },
    get steps() {
      return [...(detailed()?.steps ?? [])]
    },
    get qr() {
      return detailed()?.qr ?? ''
    },
    get qrPicture() {
      return detailed()?.qrImage ?? ''
    },
    get pageLabel() {
      return texts.words(invoices.invoice?.pageLabel || 'invoice.openPage')
    },
    get hasFields() {
      return (invoices.invoice?.fields.length ?? 0) > 0
    },
    get needsId() {
      return needsId()
    },
    get needsKey() {
      return needsId() ? 'invoice.needs.id' : 'invoice.needs.fields'
    },
    get mayComplete() {
      return invoices.cell.does !== 'status'
    },
    get guaranteed() {
      return invoices.cell.guarantees
    },
    get settled() {
      const { settled } = invoices
      return settled === 'unclear' || settled === 'cancelling' ? 'cancelled' : settled
    },
    get time() {
      const { invoice } = invoices
      return invoice ? { endsAt: invoice.endsAt, totalMs: invoice.timeoutMs } : { endsAt: 0, totalMs: 0 }
    },
    get expired() {
      return invoices.isExpired
    },
  }
}

const viewOf = ({ name, title, value, isCopyable }: Requisite, texts: Texts): RequisiteView => ({
  name,
  label: title === '' ? labelOf(name, texts) : texts.words(title),
  value,
  copyable: isCopyable,
})

/** The translated label of a name, else the name made readable: "bank_code" becomes "Bank code". */
function labelOf(name: string, texts: Texts): string {
  const key = `requisite.${name}`
  if (texts.has(key)) return texts.t(key)
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
