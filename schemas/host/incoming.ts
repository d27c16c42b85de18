import { LOADED } from './loaded.ts'

/** Any message of the host: JSON with a messageType. */
export const INCOMING = {
  type: 'object',
  properties: {
    messageType: {
      description: 'The name of the message.',
      type: 'string',
      minLength: 1,
      maxLength: 80,
    },
    payload: { description: 'What the message brings; each reads its own.' },
  },
  required: ['messageType'],
} as const

const nothing = (description: string) => ({ description, payload: undefined }) as const

const BONUSES = {
  description: 'The bonuses, as in `loaded`.',
  type: 'array',
  items: { type: 'object' },
} as const

/** What the widget hears of the host, by messageType. */
export const HEARD = {
  loaded: {
    description:
      'The answer to `Loaded`: who the player is, and how the widget looks. Sent again with a new token, or when something in it has changed.',
    payload: LOADED,
  },
  close: nothing('The host closes the widget.'),
  'bonus-list-fetched': {
    description: 'The bonuses that the player has now, as the host has fetched them.',
    payload: {
      type: 'object',
      properties: {
        success: { description: 'Whether they came: without `true` the message changes nothing.', type: 'boolean' },
        bonusList: BONUSES,
      },
      required: ['success', 'bonusList'],
    },
  },
  'bonus-list-updated': {
    description: 'The bonuses that the player has from now on.',
    payload: { type: 'object', properties: { bonusList: BONUSES }, required: ['bonusList'] },
  },
  onGoBack: nothing(
    'The back button of the app was pressed: a step back, or, on a page without one, the end, if `closingButton` allows it.',
  ),
  onSwipeBack: nothing('The player swiped back in the app: as `onGoBack`.'),
} as const

export type IncomingType = keyof typeof HEARD
