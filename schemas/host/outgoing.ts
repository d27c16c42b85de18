import type { FromSchema } from 'json-schema-to-ts'
import {
  ANALYTICS_EVENTS,
  ANALYTICS_OUTCOMES,
  ANALYTICS_VERSION,
  type AnalyticsEvent,
  type AnalyticsOutcome,
} from './analytics.ts'
import { LONGEST_TEXT } from './longestText.ts'
import { HOST_PROBLEMS, type HostProblem, INIT_ERRORS, type InitErrorCode } from './problems.ts'

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
 * The messages to the host, by messageType. Deliberately closed: no message can contain the token or any of the host's
 * data about the player (threat B3).
 */
export const OUTGOING = {
  Loaded: record(
    'The widget is running and waits for `loaded`. Repeated until it arrives. Its properties are at the same level as `messageType`.',
    {
      type: { description: 'The same as messageType.', const: 'Loaded' } as const,
      version: text('The version of the widget.'),
    },
  ),
  onInit: nothing('`loaded` was valid, and the cashier opens. Sent once.'),
  FullLoaded: nothing('The first interactive page has been rendered. Sent once.'),
  onClose: nothing('The player closes the widget: remove it.'),
  onInitError: record(
    'The widget could not start.',
    {
      code: {
        description: 'The reason as a code: `schemas/reference/problems.md` lists what to do about each.',
        enum: Object.keys(INIT_ERRORS) as InitErrorCode[],
      } as const,
      text: text("The reason: a sentence of the widget, never a server's."),
    },
    { supportId: text('The id shown on the page, for your support.') },
  ),
  // CRYPTO-05; the specification does not define the property.
  onShare: record('The player wants to share something.', {
    text: text('The shared text, such as a deposit address.'),
  }),
  onSavePicture: record(
    'In a native app: the player saves a QR code. A download does nothing in a web view, so the app has to save or share the picture.',
    {
      file: text('The name of the file: `payment-qr.png`.'),
      data: {
        description: 'The picture as a data URL: `data:image/png;base64,…`.',
        type: 'string',
        pattern: '^data:image/png;base64,',
        maxLength: 2_000_000,
      } as const,
    },
  ),
  //
  onChangedPaymentMethodsCurrency: record(
    "The list's currency has changed: the player chose another one, or the other tab of the crypto-balance cashier.",
    {
      code: text('The code of the currency.'),
      type: { description: 'The type of currency.', enum: ['fiat', 'crypto'] } as const,
    },
  ),
  onInvalidP2PResponse: record('The response to a peer-to-peer payment is invalid.', {
    text: text('The problem.'),
  }),
  // The specification does not define the properties.
  onLocaleError: record('A translation is missing.', {
    key: text('The translation key; empty when the whole language failed to load.'),
    locale: text('The language.'),
  }),
  // ERR-01.
  onRequestError: record('The server rejected a call.', {
    status: { description: 'The HTTP status of the response.', type: 'integer' } as const,
    url: text('The URL of the call, without its query.'),
    code: text("The server's error code."),
    message: text("The server's message, without player data."),
  }),
  onTokenExpired: nothing('The token has expired: sign the player in, and send `loaded` with a new one.'),
  // H2; the specification does not name the message.
  onIntent: record(
    'The payments without a response yet. Keep the latest one, and send it back in `loaded` as `resume`.',
    {
      reference: {
        description: 'The serialized state; empty when there are none.',
        type: 'string',
        maxLength: 16_000,
      } as const,
    },
  ),
  // Not in the specification.
  onPaymentStatus: record(
    'The outcome of a payment, whenever it becomes known. It may be repeated after a reload. Never credit a player because of it: your server is informed by the cashier.',
    {
      transaction: { description: 'The direction of the payment.', enum: ['deposit', 'withdrawal'] } as const,
      id: text('The id given by the cashier.'),
      status: {
        description:
          '`created`: it exists. `accepted`: it is being processed. `processed`: it is paid. `declined`: it is not.',
        enum: ['created', 'accepted', 'processed', 'declined'],
      } as const,
    },
  ),
  // Not in the specification.
  onProblem: record(
    'A problem in your page or in the deployment that needs a correction.',
    {
      code: {
        description: 'The problem: `schemas/reference/problems.md` lists what to do about each.',
        enum: Object.keys(HOST_PROBLEMS) as HostProblem[],
      } as const,
      text: text('The problem and its fix, as a sentence for the operators of the page.'),
    },
    { supportId: text('The id shown on the error page, for your support.') },
  ),
  // Not in the specification (D-71).
  onAnalytics: record(
    'An event for product analytics, if `loaded` has `analytics: true`. It never contains what the player has typed, besides the amount.',
    {
      version: { description: 'The version of this message.', const: ANALYTICS_VERSION } as const,
      event: {
        description: Object.entries(ANALYTICS_EVENTS)
          .map(([name, text]) => `\`${name}\`: ${text}`)
          .join(' '),
        enum: Object.keys(ANALYTICS_EVENTS) as AnalyticsEvent[],
      } as const,
      transaction: { description: 'The direction of the payment.', enum: ['deposit', 'withdrawal'] } as const,
    },
    {
      page: text('The name of the page.'),
      method: text('The name of the method.'),
      amount: text('The amount: a decimal number.'),
      currency: text('The currency of the amount.'),
      fields: {
        description: 'The fields with a new error, and the rule that each breaks. Never a value.',
        type: 'array',
        items: {
          type: 'object',
          properties: {
            field: text('The name of the field.'),
            rule: text(
              'The rule: `required`, `amount.min`, `amount.max`, the name of a check such as `iban`, `pattern` for a regular expression, `refused` by the server, or `other`.',
            ),
          },
          required: ['field', 'rule'],
          additionalProperties: false,
        },
      } as const,
      outcome: {
        description: Object.entries(ANALYTICS_OUTCOMES)
          .map(([name, text]) => `\`${name}\`: ${text}.`)
          .join(' '),
        enum: Object.keys(ANALYTICS_OUTCOMES) as AnalyticsOutcome[],
      } as const,
      id: text('The id given by the cashier.'),
    },
  ),
  // Not in the specification.
  onHeight: record(
    'The natural height of the page, whenever it changes: for hosts that requested it with `schema.fit`, so that they can resize the iframe. If the page is higher than your window, make the iframe as high as the window.',
    { height: { description: 'In CSS pixels.', type: 'integer', minimum: 1 } as const },
  ),
  // CREATE-06; the specification does not name the message.
  onExternalRedirect: record(
    "Your app or site must open a provider's page: the method is listed in `redirect.inApp`, and the widget opens nothing. It only shows a button that opens the page again.",
    {
      // Sent untruncated: a truncated URL is a different URL.
      url: { description: 'The complete URL; with GET, open it as it is.', type: 'string' } as const,
      method: { description: 'The HTTP method.', enum: ['GET', 'POST'] } as const,
      data: {
        description: 'The fields to send with POST as a form, by name; empty with GET.',
        type: 'object',
        additionalProperties: { type: 'string' },
      } as const,
    },
  ),
} as const

type Bodies = { [T in keyof typeof OUTGOING]: FromSchema<(typeof OUTGOING)[T]> }

export type OutgoingType = keyof Bodies

/** A message in the widget's own form; `src/host/bridge/protocol.ts` creates the wire format. */
export type OutgoingMessage = { [T in OutgoingType]: { messageType: T } & Bodies[T] }[OutgoingType]
export type OutgoingOf<T extends OutgoingType> = Extract<OutgoingMessage, { messageType: T }>
