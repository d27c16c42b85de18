import type { Clock } from '../platform/clock.ts'
import type { TransportFailure } from './TransportFailure.ts'

export interface CallSpec {
  readonly verb: 'GET' | 'POST'
  /** Below /api, e.g. 'BANKING/deposit-create' or 'events'. */
  readonly path: string
  /** 0 for everything that moves money (D-01): such a call leaves the widget at most once. */
  readonly retries: number
  readonly timeoutMs: number
}

export interface SendOptions {
  readonly signal?: AbortSignal
  /** One per intent, the same on every attempt (D-01). */
  readonly idempotencyKey?: string
  /** Outlives the page and `close` (CALL-27). */
  readonly keepalive?: boolean
}

/** Answers with the parsed body, unchecked; `undefined` when the server sent none. Rejects with a TransportFailure. */
export interface Transport {
  send(call: CallSpec, payload: Readonly<Record<string, unknown>>, options?: SendOptions): Promise<unknown>
  /** Abandons what is under way and hangs up. A later call starts anew, as a page back from the bfcache needs. */
  close(): void
}

export interface TransportSettings {
  /** '/api' or 'https://…/api' */
  readonly apiBase: string
  /** Read on every attempt: the token may be replaced while the widget is open. */
  readonly token: () => string
  /** Stands before the token in the Authorization header. */
  readonly authPrefix?: string
  readonly language: () => string
  readonly platformVersion: string
  readonly isMobileApp: boolean
  readonly pwa: boolean
  /** The platform name, in a native web view only. */
  readonly native?: string
  readonly idempotencyHeader: boolean
  /** For reporting only, once per failed call; an abandoned call is no failure to report. */
  readonly onFailure: (failure: TransportFailure) => void
  /** Hears the server's time with each answer over HTTP, and when it was asked for, in ms of the monotonic clock. */
  readonly onDate?: (date: string | null, askedAt: number) => void
  readonly clock: Clock
}

export interface SocketPush {
  readonly type: 'deposit.status' | 'login.token'
  readonly data: unknown
}

/** What only the socket needs; all of it optional, so that one settings object serves both. */
export interface SocketSettings extends TransportSettings {
  /** The address of the socket server when it is not the origin of `apiBase`. */
  readonly socketOrigin?: string
  readonly xorigin?: string
  /** A push is a hint: whoever listens checks it (threat B22). */
  readonly onPush?: (push: SocketPush) => void
  /** 0 to 1, for the jitter. */
  readonly random?: () => number
}
