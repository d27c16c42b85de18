import validate from 'virtual:validate/calls/sessionStart/ANSWER'
import type { SessionStartAnswer, SessionStartRequest } from '../../../schemas/calls/sessionStart.ts'
import { defineCall } from '../defineCall.ts'
import { identifierOf } from '../identifierOf.ts'

export const sessionStart = defineCall<SessionStartRequest, SessionStartAnswer, { readonly id: string }>({
  verb: 'POST',
  name: 'session-start',
  answer: validate,
  isWhole: true,
  read: (raw) => ({ id: identifierOf(raw.payment_session_id) ?? '' }),
})
