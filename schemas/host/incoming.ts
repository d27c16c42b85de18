import { LOADED } from './loaded.ts'

/** Any message from the host: JSON with a messageType. */
export const INCOMING = {
  type: 'object',
  properties: {
    messageType: {
      description: 'The name of the message.',
      type: 'string',
      minLength: 1,
      maxLength: 80,
    },
    payload: { description: 'The payload; its shape depends on the message.' },
  },
  required: ['messageType'],
} as const

const nothing = (description: string) => ({ description, payload: undefined }) as const

const BONUSES = {
  description: 'The bonuses, as in `loaded`.',
  type: 'array',
  items: { type: 'object' },
} as const

/** The messages accepted from the host, by messageType. */
export const INCOMING_MESSAGES = {
  loaded: {
    description:
      "The response to `Loaded`: the player's data and the widget's appearance. Send it again with a new token, or when any of it changes.",
    payload: LOADED,
  },
  close: nothing('The host closes the widget.'),
  'bonus-list-fetched': {
    description: "The player's current bonuses, as fetched by the host.",
    payload: {
      type: 'object',
      properties: {
        success: {
          description: 'Whether the fetch succeeded: unless `true`, the message changes nothing.',
          type: 'boolean',
        },
        bonusList: BONUSES,
      },
      required: ['success', 'bonusList'],
    },
  },
  'bonus-list-updated': {
    description: "The player's updated bonuses.",
    payload: { type: 'object', properties: { bonusList: BONUSES }, required: ['bonusList'] },
  },
  onGoBack: nothing(
    "The app's back button was pressed: goes one step back or, on a page without a back step, closes the widget if `closingButton` allows it.",
  ),
  onSwipeBack: nothing('The player swiped back in the app: same as `onGoBack`.'),
} as const

export type IncomingType = keyof typeof INCOMING_MESSAGES
