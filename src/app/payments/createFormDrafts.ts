import { createDrafts, type Drafts } from '../../forms/drafts.ts'
import { formatForInput } from '../../money/formatAmount.ts'
import { onHide } from '../../platform/page/onHide.ts'
import type { CoreServices } from '../../services/CoreServices.ts'

/**
 * The drafts of deposit and withdrawal forms. The form of a page that shows a payment, such as an invoice with fields, has
 * no draft.
 */
export function createFormDrafts(core: CoreServices, showsPayment: () => boolean): Drafts {
  const { storage, clock, carried, choices } = core.environment
  const { session, methods, route, form, texts } = core
  return createDrafts({
    storage: storage.own,
    place: storage.place,
    clock,
    identity: session.identity,
    form,
    onHide,
    carried: carried?.form,
    transaction: () => route.transaction,
    amountFor(method, currency) {
      const amount = choices?.takeAmount(method, route.transaction, currency)
      return amount && formatForInput(amount, currency, texts.locale, session.decimalsOf(currency))
    },
    method: () => (showsPayment() ? undefined : methods.selected),
  })
}
