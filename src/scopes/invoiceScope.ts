import type { RequisiteView, Scopes } from '../../schemas/scopes/views.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { Requisite } from '../model/invoice.ts'
import { canonical, compare } from '../money/amount.ts'
import { formatMoney } from '../money/formatAmount.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

/** What is to be paid outside, where, and until when. Empty while there is no invoice. */
export function invoiceScope({
  deposit,
  session,
  texts,
}: Pick<ScopesNeed, 'deposit' | 'session' | 'texts'>): Scopes['invoice'] {
  const amount = () => {
    const said = deposit.invoice?.amount || deposit.current?.amount || ''
    return canonical(said) ?? said
  }
  const currency = () => deposit.invoice?.currency || deposit.current?.currency || ''
  return {
    get amount() {
      return amount()
    },
    get amountText() {
      // One that we can't read is shown as the server wrote it, never as what was asked for.
      if (canonical(amount()) === undefined) return `${amount()} ${currency()}`.trim()
      return formatMoney(amount(), currency(), texts.locale, session.decimalsOf(currency()))
    },
    get changed() {
      const { invoice, current } = deposit
      if (!invoice || !current) return false
      const isOther = invoice.currency !== '' && invoice.currency !== current.currency
      return isOther || (invoice.amount !== '' && !isSame(invoice.amount, current.amount))
    },
    get holder() {
      return deposit.invoice?.holder ?? ''
    },
    get requisites() {
      return (deposit.invoice?.requisites ?? []).map((one) => viewOf(one, texts))
    },
    get time() {
      const { invoice } = deposit
      return invoice ? { endsAt: invoice.endsAt, totalMs: invoice.timeoutMs } : { endsAt: 0, totalMs: 0 }
    },
    get expired() {
      return deposit.isInvoiceOver
    },
  }
}

function isSame(said: string, asked: string): boolean {
  const [a, b] = [canonical(said), canonical(asked)]
  return a !== undefined && b !== undefined && compare(a, b) === 0
}

const viewOf = ({ name, title, value, isCopyable }: Requisite, texts: Texts): RequisiteView => ({
  name,
  label: title || labelOf(name, texts),
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
