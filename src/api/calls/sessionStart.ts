import validate from 'virtual:validate/calls/sessionStart/ANSWER'
import type { SessionStartAnswer, SessionStartRequest } from '../../../schemas/calls/sessionStart.ts'
import { defineCall } from '../defineCall.ts'
import { identifierOf } from '../identifierOf.ts'
import { readInstant } from '../readInstant.ts'

/** A payment session (DATA-52). */
export interface PaymentSession {
  readonly id: string
  /** The server's `pending_group`: the name of a method or of a category; undefined if missing. */
  readonly group: string | undefined
  /** The time of creation, in ms since 1970; undefined if missing, NaN if it can't be parsed. */
  readonly createdAt: number | undefined
}

export const sessionStart = defineCall<SessionStartRequest, SessionStartAnswer, PaymentSession>({
  verb: 'POST',
  name: 'session-start',
  answer: validate,
  isWhole: true,
  read: ({ payment_session_id, pending_group, created_at }) => ({
    id: identifierOf(payment_session_id) ?? '',
    group: pending_group || undefined,
    createdAt: readInstant(created_at),
  }),
})
