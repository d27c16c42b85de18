import type { RequisiteView, Scopes } from '../../schemas/scopes/views.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { Requisite, SaidAmount } from '../model/invoice.ts'
import { canonical, compare } from '../money/amount.ts'
import { formatMoney } from '../money/formatAmount.ts'
import type { InvoiceStore } from '../stores/InvoiceStore.ts'
import { countryView } from './countryView.ts'
import { invoiceKind } from './invoiceKind.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

export interface InvoiceScopeNeed extends Pick<ScopesNeed, 'deposit' | 'session' | 'texts' | 'staticPath'> {
  readonly invoices: InvoiceStore
  /** Whether the method's money is found by an id that the player's app shows (VALID-15). */
  readonly needsConfirmationId: (method: string) => boolean
}

/** What is to be paid outside, where, and until when. Empty while there is no invoice. */
export function invoiceScope(need: InvoiceScopeNeed): Scopes['invoice'] {
  const { deposit, invoices, session, texts } = need
  const needsId = () => need.needsConfirmationId(deposit.current?.method ?? '')
  const billed = (): SaidAmount => {
    const [{ invoice }, { current }] = [invoices, deposit]
    const said = invoice?.amount || current?.amount || ''
    return { amount: canonical(said) ?? said, currency: invoice?.currency || current?.currency || '' }
  }
  /** What the server says that it was asked for; else what the player did ask for. */
  const asked = (): SaidAmount => {
    const [{ invoice }, { current }] = [invoices, deposit]
    if (invoice?.asked.amount) return { ...invoice.asked, currency: invoice.asked.currency || billed().currency }
    return { amount: current?.amount ?? '', currency: current?.currency ?? '' }
  }
  const money = ({ amount, currency }: SaidAmount): string => {
    if (amount === '') return ''
    // One that we can't read is shown as the server wrote it, never as what was asked for.
    if (canonical(amount) === undefined) return `${amount} ${currency}`.trim()
    return formatMoney(amount, currency, texts.locale, session.decimalsOf(currency))
  }
  const views = () => (invoices.invoice?.requisites ?? []).map((one) => viewOf(one, texts))
  return {
    get amount() {
      return billed().amount
    },
    get amountText() {
      return money(billed())
    },
    get askedText() {
      return money(asked())
    },
    get changed() {
      return invoices.invoice !== undefined && isOther(invoices.invoice, asked())
    },
    get accepted() {
      return invoices.isAmountAccepted
    },
    get holder() {
      return invoices.invoice?.holder ?? ''
    },
    get bank() {
      return invoices.invoice?.bank ?? ''
    },
    get kind() {
      const { invoice } = invoices
      return invoice ? invoiceKind({ invoice, paymentGeo: session.paymentGeo, needsId: needsId() }) : 'none'
    },
    get country() {
      return countryView(invoices.invoice?.country ?? '', need)
    },
    get known() {
      const { invoice } = invoices
      if (invoice === undefined) return false
      const { requisites, holder, qr, qrImage, page, text, steps, fields } = invoice
      const said = [holder, qr, qrImage, text, page?.url ?? '']
      return said.some((one) => one !== '') || requisites.length + steps.length + fields.length > 0
    },
    get requisites() {
      return views()
    },
    get lines() {
      return Object.fromEntries(views().map(({ name, value }) => [name, value]))
    },
    get text() {
      return invoices.invoice?.text ?? ''
    },
    get steps() {
      return [...(invoices.invoice?.steps ?? [])]
    },
    get qr() {
      return invoices.invoice?.qr ?? ''
    },
    get qrPicture() {
      return invoices.invoice?.qrImage ?? ''
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
    get mayComplete() {
      return invoices.invoice?.mayComplete === true
    },
    get settled() {
      return invoices.settled
    },
    get time() {
      const { invoice } = invoices
      return invoice ? { endsAt: invoice.endsAt, totalMs: invoice.timeoutMs } : { endsAt: 0, totalMs: 0 }
    },
    get expired() {
      return invoices.isOver
    },
  }
}

/** What is not said, on either side, is no difference. */
function isOther(said: SaidAmount, asked: SaidAmount): boolean {
  const isOtherCurrency = said.currency !== '' && asked.currency !== '' && said.currency !== asked.currency
  return isOtherCurrency || (said.amount !== '' && asked.amount !== '' && !isSame(said.amount, asked.amount))
}

function isSame(said: string, asked: string): boolean {
  const [a, b] = [canonical(said), canonical(asked)]
  return a !== undefined && b !== undefined && compare(a, b) === 0
}

const viewOf = ({ name, title, value, isCopyable }: Requisite, texts: Texts): RequisiteView => ({
  name,
  label: title === '' ? labelOf(name, texts) : texts.words(title),
  value,
  copyable: isCopyable,
})

/** A name that we have words for, else the name made readable: "bank_code" is "Bank code". */
function labelOf(name: string, texts: Texts): string {
  const key = `requisite.${name}`
  if (texts.has(key)) return texts.t(key)
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
