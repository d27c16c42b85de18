import type { DepositCompleteRequest } from '../../../schemas/calls/depositComplete.ts'
import type { Api } from '../../api/index.ts'
import type { Operation } from '../Operation.ts'

/** Pauses before the same request is sent again with the same key: at most two retries (C71). */
const AGAIN_AFTER_MS = [2_000, 5_000] as const

/**
 * Reports an invoice as paid. `isNoteKept`: the server has already cancelled the deposit, so the invoice
 * stays closed even if the server refuses (P2P-16).
 */
export const invoiceComplete = (
  api: Pick<Api, 'depositComplete'>,
  request: DepositCompleteRequest,
  isNoteKept: boolean,
): Operation<DepositCompleteRequest, unknown> => ({
  subject: { kind: 'payment', id: request.depositId, note: { settled: 'paid' }, meant: request.extras, isNoteKept },
  prepare: () => request,
  send: api.depositComplete,
  read: () => ({}),
  onUnknown: { do: 'resend', afterMs: AGAIN_AFTER_MS },
})
