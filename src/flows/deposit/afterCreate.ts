import type { LaterPage, RouteName } from '../../../schemas/routes.ts'
import type { DepositAnswer, PaymentSource } from '../../model/depositAnswer.ts'
import type { Invoice } from '../../model/invoice.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { CardViewType } from '../../reference/cardViewTypes.ts'

/** Where a create answer leads. */
export type NextStep =
  | { readonly step: 'askFields'; readonly fields: readonly MethodField[] }
  | { readonly step: 'redirect'; readonly source: PaymentSource; readonly next: RouteName }
  | { readonly step: 'page'; readonly page: RouteName | LaterPage; readonly invoice?: Invoice | undefined }

export interface Asked {
  /** Where the player goes when nothing else is said, normally the completion page. */
  readonly route: RouteName
  readonly cardViewType: CardViewType
}

/** The seven ways of an answer, in the order of spec 4; the first that applies wins. */
export function afterCreate(answer: DepositAnswer, asked: Asked): NextStep {
  if (answer.isFieldsRequired) return { step: 'askFields', fields: answer.fields }
  if (answer.source) return { step: 'redirect', source: answer.source, next: asked.route }
  if (answer.hasUnifiedFlow) return page('depositUnifiedFormPage')
  if (answer.hasOffers) return page('depositOnrampOfferListPage')
  if (answer.invoice !== undefined || asked.cardViewType === 'bankTransfer') return invoice(asked, answer.invoice)
  if (answer.pageId === 'eazype') return page('depositEazypePage')
  if (answer.pageId === 'pix') return page('depositPixPage')
  return page(asked.route)
}

const page = (name: RouteName | LaterPage): NextStep => ({ step: 'page', page: name })

/** India has an invoice of its own. */
const invoice = ({ cardViewType }: Asked, said: Invoice | undefined): NextStep => ({
  step: 'page',
  page: cardViewType === 'india' ? 'depositIndiaInvoicePage' : 'depositHostToHostPage',
  invoice: said,
})
