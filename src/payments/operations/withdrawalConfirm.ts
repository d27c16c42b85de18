import type { WithdrawalConfirmRequest } from '../../../schemas/calls/withdrawalConfirm.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { Operation, StatusPoll } from '../Operation.ts'

/** Confirms a withdrawal (C72). */
export const withdrawalConfirm = (
  api: Pick<WithdrawalApi, 'withdrawalConfirm'>,
  request: WithdrawalConfirmRequest,
  poll: StatusPoll,
): Operation<WithdrawalConfirmRequest, unknown> => ({
  subject: { kind: 'payment', id: request.withdrawalId, note: { settled: 'paid' }, meant: request.code ?? null },
  prepare: () => request,
  send: api.withdrawalConfirm,
  read: () => ({}),
  onUnknown: { ...poll, do: 'pollStatus' },
})
