import type { FromSchema } from 'json-schema-to-ts'
import { LONGEST_TEXT } from './longestText.ts'
import { HOST_PROBLEMS, type HostProblem } from './problems.ts'

const text = { type: 'string', maxLength: LONGEST_TEXT } as const
/** Half an address is another address: it goes whole. */
const address = { type: 'string' } as const

const record = <P extends Record<string, unknown>, O extends Record<string, unknown> = Record<never, never>>(
  properties: P,
  optional?: O,
) =>
  ({
    type: 'object' as const,
    properties: { ...properties, ...optional } as P & O,
    required: Object.keys(properties) as (keyof P & string)[],
    additionalProperties: false as const,
  }) as const

const NOTHING = record({})

/**
 * What the widget tells the host, by messageType. Closed on purpose: no message has a place for the token, or for
 * anything the host told us of the player (threat B3).
 */
export const OUTGOING = {
  Loaded: record({ type: { const: 'Loaded' } as const, version: text }),
  onInit: NOTHING,
  FullLoaded: NOTHING,
  onClose: NOTHING,
  /** Why the widget could not start: one of our own sentences, never a server's. `supportId` is ours, and on the page. */
  onInitError: record({ text }, { supportId: text }),
  /** What the player wants to share, such as a deposit address (CRYPTO-05). The member is ours. */
  onShare: record({ text }),
  /** */
  onChangedPaymentMethodsCurrency: record({ code: text, type: { enum: ['fiat', 'crypto'] } as const }),
  onInvalidP2PResponse: record({ text }),
  /** The key of the missing translation, and the locale it is missing in. The members are ours. */
  onLocaleError: record({ key: text, locale: text }),
  /** ERR-01; `url` without its query. */
  onRequestError: record({ status: { type: 'integer' } as const, url: text, code: text, message: text }),
  onTokenExpired: NOTHING,
  /** The payments without an answer, for a host to keep where the browser does not (H2); the name is ours. */
  onIntent: record({ reference: { type: 'string', maxLength: 16_000 } as const }),
  /** What keeps a payment from being made in the host's page. The message is ours. `supportId` is that of the error page. */
  onProblem: record(
    { code: { enum: Object.keys(HOST_PROBLEMS) as HostProblem[] } as const, text },
    { supportId: text },
  ),
  /** CREATE-06; the name is ours. */
  onExternalRedirect: record({
    url: address,
    method: { enum: ['GET', 'POST'] } as const,
    data: { type: 'object' } as const,
  }),
} as const

type Bodies = { [T in keyof typeof OUTGOING]: FromSchema<(typeof OUTGOING)[T]> }

export type OutgoingType = keyof Bodies

/** A message as the widget's own code writes it; the form on the wire is made in `src/host/protocol.ts`. */
export type OutgoingMessage = { [T in OutgoingType]: { messageType: T } & Bodies[T] }[OutgoingType]
export type OutgoingOf<T extends OutgoingType> = Extract<OutgoingMessage, { messageType: T }>
