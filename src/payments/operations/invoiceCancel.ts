import type { DepositCancelRequest } from '../../../schemas/calls/depositCancel.ts'
import type { Api } from '../../api/index.ts'
import type { Note, Operation } from '../Operation.ts'

/**
 * Cancels an invoice, once: a failed request is not retried, and the invoice stays closed. `by`: the expiry or the
 * player.
 */
export const invoiceCancel = (
  api: Pick<Api, 'depositCancel'>,
  request: DepositCancelRequest,
  by: NonNullable<Note['cancelledBy']>,
): Operation<DepositCancelRequest, unknown> => ({
  subject: {
    kind: 'payment',
    id: request.depositId,
    note: { settled: 'cancelled', cancelledBy: by },
    isNoteKept: true,
  },
  prepare: () => request,
  send: api.depositCancel,
  read: () => ({}),
  onUnknown: { do: 'report' },
})
