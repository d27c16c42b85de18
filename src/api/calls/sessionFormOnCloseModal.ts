import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { SessionFormOnCloseModalRequest } from '../../../schemas/calls/sessionFormOnCloseModal.ts'
import { defineCall } from '../defineCall.ts'

/**
 * Reports that the player left during a create call. Callers send it with `keepalive`, because the page may be
 * unloading.
 */
export const sessionFormOnCloseModal = defineCall<SessionFormOnCloseModalRequest, unknown, void>({
  verb: 'POST',
  name: 'session-form-on-close-modal',
  answer: validate,
  read: () => undefined,
})
