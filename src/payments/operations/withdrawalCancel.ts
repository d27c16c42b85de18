import type { WithdrawalCancelRequest } from '../../../schemas/calls/withdrawalCancel.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { Operation, StatusPoll } from '../Operation.ts'

/** Cancels a withdrawal that was not confirmed (C72). */
export const withdrawalCancel = (
  api: Pick<WithdrawalApi, 'withdrawalCancel'>,
  request: WithdrawalCancelRequest,
  poll: StatusPoll,
): Operation<WithdrawalCancelRequest, unknown> => ({
  subject: { kind: 'payment', id: request.withdrawalId, note: { settled: 'cancelled' } },
  prepare: () => request,
  send: api.withdrawalCancel,
  read: () => ({}),
  onUnknown: { ...poll, do: 'pollStatus' },
})
