import { list } from '../../../../schemas/layout/screens/list.ts'
import { cardViewTypeOf } from '../../../reference/cardViewTypes.ts'
import { METHOD_TRAITS } from '../../../reference/methodTraits.ts'
import { answeredInvoice, answersOf, type MethodBeside } from '../../document/MethodBeside.ts'
import type { Finding } from '../../Finding.ts'

/** W15: a document of a method for a screen that the method never opens. */
export function checkOpened(screen: unknown, beside: MethodBeside): Finding[] {
  const reason = typeof screen === 'string' ? neverOpened(screen, beside) : undefined
  return reason === undefined
    ? []
    : [{ code: 'W15', pointer: '/screen', message: `this document is never shown: ${reason}` }]
}

/** The screens of several methods, or of none. */
const NOT_OF_A_METHOD: readonly string[] = [
  ...Object.keys(list),
  'deposit.coins',
  'sweepstake.boxes',
  'sweepstake.methods',
  'sweepstake.redeem',
]

/** Whether a screen is not that of one method. */
export const isOfAllMethods = (screen: string): boolean => NOT_OF_A_METHOD.includes(screen)

/** The screens of a deposit's form, and the page that shows each; default: any other page of a form. */
const FORM_PAGES: Readonly<Record<string, string>> = {
  depositCashPage: 'deposit.cash',
  depositOnrampPage: 'deposit.onramp',
}
const FORMS = ['deposit.redirect', 'deposit.cash', 'deposit.onramp']

function neverOpened(screen: string, beside: MethodBeside): string | undefined {
  const { method, cashier } = beside
  if (NOT_OF_A_METHOD.includes(screen))
    return `the screen "${screen}" does not belong to one method. Take it out of this folder, and publish it for the screen alone`
  const isWithdrawal = cashier === undefined ? undefined : cashier.transaction === 'withdrawal'
  if (
    isWithdrawal === true &&
    (screen.startsWith('deposit.') || screen === 'complete') &&
    !screen.startsWith('deposit.in')
  )
    return `cashier.json says that this is a withdrawal method. Rename the file and its "screen" to "${counterpart(screen)}"`
  if (isWithdrawal === false && screen.startsWith('withdrawal.'))
    return `this is a deposit method. For a withdrawal method, add "transaction": "withdrawal" to cashier.json`
  return formNeverOpened(screen, method) ?? invoiceNeverOpened(screen, beside)
}

const counterpart = (screen: string): string => (screen === 'complete' ? 'withdrawal.complete' : 'withdrawal.redirect')

function formNeverOpened(screen: string, method: MethodBeside['method']): string | undefined {
  const type = cardViewTypeOf(method.cardViewType)
  const { formPage = '', hasOffers } = METHOD_TRAITS[type]
  const form = FORM_PAGES[formPage] ?? 'deposit.redirect'
  if (FORMS.includes(screen) && screen !== form)
    return `the card view type ${JSON.stringify(method.cardViewType ?? 0)} (${type}) opens the screen "${form}". Rename the file and its "screen", or change "cardViewType" in method.json`
  if (screen === 'deposit.offers' && hasOffers !== true)
    return `only methods with "cardViewType": 13 (onramp) have offers`
  return undefined
}

function invoiceNeverOpened(screen: string, beside: MethodBeside): string | undefined {
  const answers = answersOf(beside)
  if (screen !== 'deposit.invoice' || answers === undefined || answers.length === 0) return undefined
  return answeredInvoice(answers).hasInvoice
    ? undefined
    : 'no response in cashier.json has payment details ("requisites", "card", "unifiedFlow") or a code ("qrCodeText"). Add the response of the provider there, or remove the document'
}
