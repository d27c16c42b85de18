import type { CallNeed } from '../api/defineCall.ts'
import type { MethodList } from '../api/readMethodList.ts'
import { CASHIERS } from '../cashiers/CASHIERS.ts'
import { type LaterList, listLater as laterList } from '../features/list/listLater.ts'
import { type ListStores, notShown } from '../features/list/notShown.ts'
import { LATER_MESSAGES } from '../host/bridge/laterMessages.ts'
import { learnMessages } from '../host/bridge/protocol.ts'
import { isPayout } from '../reference/isPayout.ts'

/** One chunk with everything loaded after the list, so that a page that fails to load can't interrupt a payment. */
export { CASHIERS } from '../cashiers/CASHIERS.ts'
export { createDrawing } from './createDrawing.ts'
export { createGuard } from './guards.ts'
export { createPayments } from './payments/createPayments.ts'

/** With the cashier's own list of withdrawals. */
export const listLater = (wire: CallNeed, asked: Omit<LaterList, 'withdrawals'>) =>
  laterList(wire, { ...asked, withdrawals: CASHIERS[asked.session.mode].withdrawals })

/** Why methods of a list are not shown in this cashier. */
export function whyNotShown(list: MethodList, { session, methods }: ListStores): readonly string[] {
  const { redeemsCoins, sellsBoxes } = CASHIERS[session.mode]
  return notShown(list, isPayout(methods.transaction) ? redeemsCoins : sellsBoxes)
}

// Registered as soon as this chunk loads, because a page may send these messages before a payment exists.
learnMessages(LATER_MESSAGES)
