import type { IncomingType } from '../../../schemas/host/incoming.ts'
import { LONGEST_TEXT } from '../../../schemas/host/longestText.ts'
import type { OutgoingMessage, OutgoingOf, OutgoingType } from '../../../schemas/host/outgoing.ts'

/** The version that spec §9 prescribes. Hosts use it to distinguish releases of the widget. */
const WIDGET_VERSION = 'v1.0.504'

export const LOADED: OutgoingOf<'Loaded'> = { messageType: 'Loaded', type: 'Loaded', version: WIDGET_VERSION }

export interface OutgoingRow<T extends OutgoingType> {
  /** The only members that are sent: any other member of the object is left out (threat B3). */
  readonly members: readonly Exclude<keyof OutgoingOf<T>, 'messageType'>[]
  /** Sent at most once in the widget's life. */
  readonly isOnce?: true
  /** Contains no player data, so it may be sent before the host is known. */
  readonly isPublic?: true
  /**
   * The message's members are next to `messageType`, as spec §1 requires for Loaded. All other messages have a payload.
   */
  readonly isFlat?: true
  /** Programs read the message's texts, so they must not be truncated. */
  readonly isWhole?: true
}

/** The messages that lazy loaded code sends, after the method list is on the screen. */
export type LaterType =
  | 'onAnalytics'
  | 'onChangedPaymentMethodsCurrency'
  | 'onExternalRedirect'
  | 'onHeight'
  | 'onIntent'
  | 'onInvalidP2PResponse'
  | 'onPaymentStatus'
  | 'onSavePicture'
  | 'onShare'

export type OutgoingRows<T extends OutgoingType> = { readonly [Type in T]: OutgoingRow<Type> }

/**
 * The table of all outgoing messages: those needed from the start are here, the others in `laterMessages.ts`. A new
 * message needs a row here or there, and its schema in `schemas/host/outgoing.ts`.
 */
const outgoing: OutgoingRows<Exclude<OutgoingType, LaterType>> & Partial<OutgoingRows<LaterType>> = {
  Loaded: { members: ['type', 'version'], isOnce: true, isPublic: true, isFlat: true },
  onInit: { members: [], isOnce: true },
  FullLoaded: { members: [], isOnce: true },
  onClose: { members: [] },
  onInitError: { members: ['code', 'text', 'supportId'], isPublic: true },
  onLocaleError: { members: ['key', 'locale'] },
  onRequestError: { members: ['status', 'url', 'code', 'message'] },
  onTokenExpired: { members: [] },
  onProblem: { members: ['code', 'text', 'supportId'] },
}

/** Adds the lazy loaded rows to the table. */
export const learnMessages = (later: OutgoingRows<LaterType>): void => void Object.assign(outgoing, later)

/**
 * All incoming messages, described in `schemas/host/incoming.ts`. A payload stays `unknown` until its handler validates
 * it.
 */
const INCOMING: readonly string[] = [
  'loaded',
  'close',
  'bonus-list-fetched',
  'bonus-list-updated',
  'onGoBack',
  'onSwipeBack',
] satisfies readonly IncomingType[]

export type { IncomingType }

export interface IncomingMessage {
  readonly type: IncomingType
  readonly payload: unknown
  /** The names of the members that `exactText` left out because their numbers had been rounded. */
  readonly inexact: readonly string[]
}

export const isIncomingType = (name: string): name is IncomingType => INCOMING.includes(name)

export const rowOf = (type: OutgoingType): OutgoingRow<OutgoingType> => outgoing[type] as OutgoingRow<OutgoingType>

/**
 * Serializes a message: `{"messageType":"onInitError","payload":{"text":"…"}}`, without `payload` if it has no members.
 * The `messageType` parameter is the deployment's own name for the message.
 */
export function encode(message: OutgoingMessage, messageType: string = message.messageType): string {
  const { members, isFlat, isWhole } = rowOf(message.messageType)
  const said = (member: keyof OutgoingMessage) => (isWhole ? message[member] : short(message[member]))
  const body = Object.fromEntries(members.map((member) => [member, said(member)]))
  if (isFlat) return JSON.stringify({ messageType, ...body })
  return JSON.stringify(members.length > 0 ? { messageType, payload: body } : { messageType })
}

/** Truncates long texts, without splitting a surrogate pair. */
const short = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST_TEXT
    ? value.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '')
    : value
