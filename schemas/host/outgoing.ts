import type { FromSchema } from 'json-schema-to-ts'
import { LONGEST_TEXT } from './longestText.ts'
import { HOST_PROBLEMS, type HostProblem } from './problems.ts'

const text = (description: string) => ({ description, type: 'string', maxLength: LONGEST_TEXT }) as const

const record = <P extends Record<string, unknown>, O extends Record<string, unknown> = Record<never, never>>(
  description: string,
  properties: P,
  optional?: O,
) =>
  ({
    description,
    type: 'object' as const,
    properties: { ...properties, ...optional } as P & O,
    required: Object.keys(properties) as (keyof P & string)[],
    additionalProperties: false as const,
  }) as const

const nothing = (description: string) => record(description, {})

/**
 * What the widget tells the host, by messageType. Closed on purpose: no message has a place for the token, or for
 * anything the host told us of the player (threat B3).
 */
export const OUTGOING = {
  Loaded: record(
    'The widget is there, and waits for `loaded`. Said again until that has come. Its members stand beside `messageType`.',
    {
      type: { description: 'The same as messageType.', const: 'Loaded' } as const,
      version: text('The version of the widget.'),
    },
  ),
  onInit: nothing('`loaded` was good, and the cashier opens. Once.'),
  FullLoaded: nothing('The first page with something to press has been drawn. Once.'),
  onClose: nothing('The player closes the widget: take it away.'),
  onInitError: record(
    'The widget could not start.',
    { text: text("Why: a sentence of the widget, never a server's.") },
    {
      supportId: text('The number on the page, for your support.'),
      code: {
        description:
          'Why, for your program: the browser is older than those the cashier works in. Absent for every other reason.',
        const: 'browser.old',
      } as const,
    },
  ),
  // CRYPTO-05; the member is ours.
  onShare: record('The player wants to share something.', {
    text: text('What is shared, such as the address of a deposit.'),
  }),
  //
  onChangedPaymentMethodsCurrency: record(
    'The list is in another currency: the player has chosen one, or has gone to the other tab of the crypto-balance cashier.',
    {
      code: text('The code of the currency.'),
      type: { description: 'Which sort of currency it is.', enum: ['fiat', 'crypto'] } as const,
    },
  ),
  onInvalidP2PResponse: record("The answer to a payment from player to player can't be used.", {
    text: text('What is wrong with it.'),
  }),
  // The members are ours.
  onLocaleError: record('A translation is missing.', {
    key: text('The key of the translation; empty when the whole language did not come.'),
    locale: text('The language that lacks it.'),
  }),
  // ERR-01.
  onRequestError: record('The server refused a call.', {
    status: { description: 'The status of the answer.', type: 'integer' } as const,
    url: text('The address of the call, without its query.'),
    code: text('The code that the server gave.'),
    message: text('The sentence that the server gave, without anything of the player.'),
  }),
  onTokenExpired: nothing('The token no longer holds: sign the player in, and send `loaded` with the new one.'),
  // H2; the name is ours.
  onIntent: record('Which payments have no answer yet. Keep the last one, and send it back in `loaded` as `resume`.', {
    reference: {
      description: 'One text that says it all; empty when there is none.',
      type: 'string',
      maxLength: 16_000,
    } as const,
  }),
  // The message is ours.
  onPaymentStatus: record(
    'What became of a payment, each time that it is known. It may be said again after a reload. To credit anyone by it is wrong: your server hears that from the cashier.',
    {
      transaction: { description: 'Which way the money goes.', enum: ['deposit', 'withdrawal'] } as const,
      id: text('The id that the cashier has given it.'),
      status: {
        description:
          '`created`: there is one. `accepted`: it is being processed. `processed`: it is paid. `declined`: it is not.',
        enum: ['created', 'accepted', 'processed', 'declined'],
      } as const,
    },
  ),
  // The message is ours.
  onProblem: record(
    'Something keeps players from paying in your page.',
    {
      code: {
        description: 'What it is.',
        enum: Object.keys(HOST_PROBLEMS) as HostProblem[],
      } as const,
      text: text('What it is and what to do, as a sentence for whoever runs the page.'),
    },
    { supportId: text('The number on the error page, for your support.') },
  ),
  // The message is ours.
  onHeight: record(
    'How high the page is by itself, whenever that changes: for a host that has asked for it with `schema.fit`, so that its frame can be as high. Of a page longer than your window, make the frame as high as the window.',
    { height: { description: 'In CSS pixels.', type: 'integer', minimum: 1 } as const },
  ),
  // CREATE-06; the name is ours.
  onExternalRedirect: record(
    'The page of a provider is to be opened outside of the widget: the method is one of `redirect.inApp`.',
    {
      // Half an address is another address: it goes whole.
      url: { description: 'Its address, whole.', type: 'string' } as const,
      method: { description: 'How it is opened.', enum: ['GET', 'POST'] } as const,
      data: { description: 'What is sent there with POST, by name.', type: 'object' } as const,
    },
  ),
} as const

type Bodies = { [T in keyof typeof OUTGOING]: FromSchema<(typeof OUTGOING)[T]> }

export type OutgoingType = keyof Bodies

/** A message as the widget's own code writes it; the form on the wire is made in `src/host/protocol.ts`. */
export type OutgoingMessage = { [T in OutgoingType]: { messageType: T } & Bodies[T] }[OutgoingType]
export type OutgoingOf<T extends OutgoingType> = Extract<OutgoingMessage, { messageType: T }>
