import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { SessionFormOnCloseModalRequest } from '../../../schemas/calls/sessionFormOnCloseModal.ts'
import { defineCall } from '../defineCall.ts'

/** The player went away in the middle of a creation. It is sent with `keepalive`: whoever sends it may be gone. */
export const sessionFormOnCloseModal = defineCall<SessionFormOnCloseModalRequest, unknown, void>({
  verb: 'POST',
  name: 'session-form-on-close-modal',
  answer: validate,
  read: () => undefined,
})
