import type { IncomingType } from '../../schemas/host/incoming.ts'
import { LONGEST_TEXT } from '../../schemas/host/longestText.ts'
import type { OutgoingMessage, OutgoingOf, OutgoingType } from '../../schemas/host/outgoing.ts'

/** Spec §9. A host may tell releases of the widget apart by it. */
const WIDGET_VERSION = 'v1.0.504'

export const LOADED: OutgoingOf<'Loaded'> = { messageType: 'Loaded', type: 'Loaded', version: WIDGET_VERSION }

export interface OutgoingRow<T extends OutgoingType> {
  /** What goes out, and nothing else: a member that slipped into the object stays at home (threat B3). */
  readonly members: readonly Exclude<keyof OutgoingOf<T>, 'messageType'>[]
  /** Sent at most once in the widget's life. */
  readonly isOnce?: true
  /** Holds nothing of the player, so it may go out before the host is known. */
  readonly isPublic?: true
  /** The members stand beside messageType: spec §1 fixes this form for Loaded. All others have a payload. */
  readonly isFlat?: true
  /** Its texts are used, not read, and may not be cut. */
  readonly isWhole?: true
}

/** Said once the list is on the screen, by code that comes after it. */
export type LaterType =
  | 'onChangedPaymentMethodsCurrency'
  | 'onExternalRedirect'
  | 'onHeight'
  | 'onIntent'
  | 'onInvalidP2PResponse'
  | 'onPaymentStatus'
  | 'onShare'

export type OutgoingRows<T extends OutgoingType> = { readonly [Type in T]: OutgoingRow<Type> }

/**
 * THE table of what the widget says: here what it may say from the start, in `laterMessages.ts` what only a payment says. A
 * new message is a row there and its schema in `schemas/host/outgoing.ts`.
 */
const outgoing: OutgoingRows<Exclude<OutgoingType, LaterType>> & Partial<OutgoingRows<LaterType>> = {
  Loaded: { members: ['type', 'version'], isOnce: true, isPublic: true, isFlat: true },
  onInit: { members: [], isOnce: true },
  FullLoaded: { members: [], isOnce: true },
  onClose: { members: [] },
  onInitError: { members: ['text', 'supportId', 'code'], isPublic: true },
  onLocaleError: { members: ['key', 'locale'] },
  onRequestError: { members: ['status', 'url', 'code', 'message'] },
  onTokenExpired: { members: [] },
  onProblem: { members: ['code', 'text', 'supportId'] },
}

/** What may be said from here on. */
export const learnMessages = (later: OutgoingRows<LaterType>): void => void Object.assign(outgoing, later)

interface IncomingRow {
  /** The newest one waits for whoever handles it, whose code may still be downloading: a state, or a command of the host (L8). */
  readonly isKept?: true
}

/** THE table of what the widget hears: `schemas/host/incoming.ts` says what each is. A payload stays `unknown` until the reader of its room has checked it. */
const incoming: { readonly [T in IncomingType]: IncomingRow } = {
  loaded: { isKept: true },
  close: { isKept: true },
  'bonus-list-fetched': { isKept: true },
  'bonus-list-updated': { isKept: true },
  onGoBack: { isKept: true },
  onSwipeBack: { isKept: true },
}

export type { IncomingType }

export interface IncomingMessage {
  readonly type: IncomingType
  readonly payload: unknown
  /** Members that were left out: numbers that had been rounded before they came (`exactText`). */
  readonly inexact?: readonly string[]
}

export const isIncomingType = (name: string): name is IncomingType => Object.hasOwn(incoming, name)
export const isKept = (type: IncomingType): boolean => incoming[type].isKept === true

export const rowOf = (type: OutgoingType): OutgoingRow<OutgoingType> => outgoing[type] as OutgoingRow<OutgoingType>

/** `{"messageType":"onInitError","payload":{"text":"…"}}`; without members there is no payload either. The host may know it by another name. */
export function encode(message: OutgoingMessage, messageType: string = message.messageType): string {
  const { members, isFlat, isWhole } = rowOf(message.messageType)
  const said = (member: keyof OutgoingMessage) => (isWhole ? message[member] : short(message[member]))
  const body = Object.fromEntries(members.map((member) => [member, said(member)]))
  if (isFlat) return JSON.stringify({ messageType, ...body })
  return JSON.stringify(members.length > 0 ? { messageType, payload: body } : { messageType })
}

/** No half of a pair is left at the end. */
const short = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST_TEXT
    ? value.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '')
    : value
