import { createDrafts, type Drafts } from '../../flows/deposit/drafts.ts'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import { onHide } from '../../platform/onHide.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'

/** What is entered in the form of a deposit or a withdrawal; what is asked for after the press is none of it. */
export function createFormDrafts({ storage, place, clock, carried }: AppNeed, core: Core): Drafts {
  const { session, methods, route, form } = core
  const isPayout = () => route.transaction === 'withdrawal'
  return createDrafts({
    ...{ storage, place, clock, identity: session.identity, form, onHide, carried },
    transaction: () => route.transaction,
    method: () => (isPayout() && form()?.field(AMOUNT_FIELD) === undefined ? undefined : methods.selected),
  })
}
