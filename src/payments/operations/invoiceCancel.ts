import type { DepositCancelRequest } from '../../../schemas/calls/depositCancel.ts'
import type { Api } from '../../api/index.ts'
import type { Note, Operation } from '../Operation.ts'

/** Cancels an invoice, once: it is never sent again, and never opened again. `by`: it has expired, or the player cancelled. */
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
