import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { EventRequest } from '../../../schemas/calls/events.ts'
import { defineCall } from '../defineCall.ts'

export const events = defineCall<EventRequest, unknown, void>({
  verb: 'POST',
  name: 'events',
  isPlain: true,
  answer: validate,
  read: () => undefined,
})
