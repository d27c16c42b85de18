import validate from 'virtual:validate/calls/nothing/ANSWER'
import type { EventsRequest } from '../../../schemas/calls/events.ts'
import { defineCall } from '../defineCall.ts'

export const events = defineCall<EventsRequest, unknown, void>({
  verb: 'POST',
  name: 'events',
  isPlain: true,
  answer: validate,
  read: () => undefined,
})
