import type { CallNeed } from '../api/defineCall.ts'
import type { MethodList } from '../api/readMethodList.ts'
import { CASHIERS } from '../cashiers/CASHIERS.ts'
import { type ListReport, type ListStores, reportList } from '../features/list/notShown.ts'
import { type OtherListNeed, requestOtherList } from '../features/list/requestOtherList.ts'
import { LATER_MESSAGES } from '../host/bridge/laterMessages.ts'
import { learnMessages } from '../host/bridge/protocol.ts'
import { isPayout } from '../reference/isPayout.ts'

/**
 * The chunk that loads after the method list: the form of a deposit, its outcome, and the logic of all features. The
 * other pages are chunks of their own (`lazyPage`), loaded after the next paint. No create is sent before the pages
 * that can follow it have loaded, so no page can fail to load in the middle of a payment.
 */
export { CASHIERS } from '../cashiers/CASHIERS.ts'
export { createDrawing } from './createDrawing.ts'
export { createGuard } from './createGuard.ts'
export { createPayments } from './payments/createPayments.ts'

/** `requestOtherList` with this cashier's call for withdrawals. */
export const listLater = (calls: CallNeed, asked: Omit<OtherListNeed, 'withdrawals'>) =>
  requestOtherList(calls, { ...asked, withdrawals: CASHIERS[asked.session.mode].withdrawals })

/** Reports the reasons why this cashier does not show methods of a list. */
export function reportNotShown(list: MethodList, { session, methods }: ListStores, report: ListReport): void {
  const { redeemsCoins, sellsBoxes } = CASHIERS[session.mode]
  reportList(list, isPayout(methods.transaction) ? redeemsCoins : sellsBoxes, report)
}

// These messages are registered as soon as the chunk loads, because a page may send them before a payment exists.
learnMessages(LATER_MESSAGES)
