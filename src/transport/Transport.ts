import type { PushName } from '../../schemas/pushes/index.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { TransportFailure } from './TransportFailure.ts'

export interface CallSpec {
  readonly verb: 'GET' | 'POST'
  /** The path relative to `apiBase`, such as 'BANKING/deposit-create' or 'events'. */
  readonly path: string
  /** The number of retries: 0 for every call that moves money, which is sent at most once (D-01). */
  readonly retries: number
  readonly timeoutMs: number
  /** True for a call outside the banking API. Its 401 does not expire the player's session. */
  readonly isPlain?: boolean | undefined
}

export interface SendOptions {
  readonly signal?: AbortSignal
  /** The key of the payment, unchanged on every attempt (D-01). */
  readonly idempotencyKey?: string
  /** If true, the call continues after the page unloads and after `close` (CALL-27). */
  readonly keepalive?: boolean
  /** The caller repeats the call: a `Retry-After` is not waited for here, but passed on in the failure. */
  readonly isPolled?: boolean
}

/** `send` resolves with the parsed, unvalidated body (`undefined` when empty) and rejects with a TransportFailure. */
export interface Transport {
  send(call: CallSpec, payload: Readonly<Record<string, unknown>>, options?: SendOptions): Promise<unknown>
  /** Aborts calls in flight and disconnects. A later call reconnects, as after the bfcache has restored the page. */
  close(): void
}

/** Facts about the widget that every request carries. */
export interface ClientFacts {
  readonly platformVersion: string
  readonly isMobileApp: boolean
  readonly pwa: boolean
  /** The platform name, in a native web view only. */
  readonly native?: string | undefined
  /** Sent over the socket only. */
  readonly xorigin?: string | undefined
}

export interface TransportSettings {
  /** The base URL of the API: '/api' or 'https://…/api'. */
  readonly apiBase: string
  /** Called on every attempt: the token may be replaced while the widget is open. */
  readonly token: () => string
  /** The prefix of the token in the Authorization header. */
  readonly authPrefix?: string
  readonly language: () => string
  readonly client: ClientFacts
  /** Whether the server is sent the key of a payment: as a header over HTTP, as a member over the socket (D-01). */
  readonly sendsIdempotencyKey: boolean
  /** For reports only; called once per failed call, but not for aborted calls. */
  readonly onFailure: (failure: TransportFailure) => void
  /** Called with the `Date` header of each HTTP response, and the monotonic time of the request in ms. */
  readonly onDate?: (date: string | null, sentAt: number) => void
  readonly clock: Clock
}

export interface SocketPush {
  readonly type: PushName
  readonly data: unknown
}

/** The settings that only the socket needs. All are optional, so that one object serves both transports. */
export interface SocketSettings extends TransportSettings {
  /** The origin of the socket server, if it differs from that of `apiBase`. */
  readonly socketOrigin?: string
  /** A push is only a hint; the listener must validate it (threat B22). */
  readonly onPush?: (push: SocketPush) => void
  /** Returns a random number from 0 to 1, for the jitter. */
  readonly random?: () => number
}
