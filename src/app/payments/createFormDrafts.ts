import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import { createDrafts, type Drafts } from '../../forms/drafts.ts'
import { formatForInput } from '../../money/formatAmount.ts'
import { onHide } from '../../platform/page/onHide.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { CoreServices } from '../../services/CoreServices.ts'

/**
 * The drafts of deposit and withdrawal forms. They leave out the fields that the server requires only after the press.
 */
export function createFormDrafts(core: CoreServices): Drafts {
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
    method: () =>
      isPayout(route.transaction) && form()?.field(AMOUNT_FIELD) === undefined ? undefined : methods.selected,
  })
}
