import { io, type Socket } from 'socket.io-client'
import type { Clock } from '../platform/time/clock.ts'
import { members } from './serverWords.ts'
import { socketParser } from './socketParser.ts'

/** The socket timeout (spec §9). It limits only the connection setup. */
const connectTimeoutMs = 20_000
/** The path of the socket server (spec §7 Socket). */
export const socketPath = '/v4/socket.io'
/** Spec §9: reconnection 1–5 s, configured but disabled. */
const reconnection = { reconnection: false, reconnectionDelay: 1_000, reconnectionDelayMax: 5_000 }

export type SocketMessage = Readonly<Record<string, unknown>>

export interface ConnectionNeed {
  readonly origin: string
  readonly token: string
  readonly query: Readonly<Record<string, string>>
  readonly clock: Clock
  /** Called with every message that is not a reply to a pending call. */
  readonly onUnasked: (message: SocketMessage) => void
}

interface Waiting {
  readonly resolve: (message: SocketMessage) => void
  readonly reject: (error: Error) => void
}

/**
 * One connection, which never reconnects: socket.io would then send what it has queued, volatile emits included, and
 * so could send a payment twice. A disconnected socket is discarded with its queue; the next call opens another one.
 */
export class SocketConnection {
  readonly ready: Promise<void>
  /** The token in the URL of the connection, which it keeps until it closes. */
  readonly token: string
  isDown = false
  readonly #socket: Socket
  readonly #waiting = new Map<string, Waiting>()
  #isRetired = false
  #giveUp = () => {}

  constructor({ clock, onUnasked, origin, query, token }: ConnectionNeed) {
    this.token = token
    this.#socket = io(origin, {
      path: socketPath,
      transports: ['websocket'],
      ...reconnection,
      autoConnect: false,
      forceNew: true,
      parser: socketParser,
      query,
      timeout: connectTimeoutMs,
    })
    this.#socket.on('message', (message: unknown) => this.#receive(members(message), onUnasked))
    this.ready = this.#connect(clock)
    this.ready.catch(() => {}) // no unhandled rejection when nobody awaits it
  }

  /**
   * Sends the message and resolves with the reply that has the same msgid. Throws synchronously if the message was not
   * sent.
   */
  request(message: SocketMessage & { readonly msgid: string }): Promise<SocketMessage> {
    if (this.isDown || !this.#socket.connected) throw new Error('Not sent: the socket is disconnected.')
    this.#socket.emit('message', message)
    // When a ping is overdue, the library queues the message although it still reports "connected".
    if (this.#socket.sendBuffer.length > 0) {
      this.drop()
      throw new Error('Not sent: a ping of the socket is overdue, so the connection counts as lost.')
    }
    return new Promise((resolve, reject) => this.#waiting.set(message.msgid, { resolve, reject }))
  }

  forget(msgid: string): void {
    this.#waiting.delete(msgid)
    if (this.#isRetired && this.#waiting.size === 0) this.drop()
  }

  /** Disconnects as soon as no reply is pending. */
  retire(): void {
    this.#isRetired = true
    if (this.#waiting.size === 0) this.drop()
  }

  /** Spec §8, socket library errors: rejects all pending calls and disconnects. */
  drop(): void {
    if (this.isDown) return
    this.isDown = true
    this.#giveUp()
    this.#socket.off()
    this.#socket.sendBuffer.length = 0
    this.#socket.disconnect()
    for (const { reject } of this.#waiting.values()) reject(new Error('The socket disconnected before the reply.'))
    this.#waiting.clear()
  }

  #connect(clock: Clock): Promise<void> {
    const drop = () => this.drop()
    return new Promise((resolve, reject) => {
      // The library has the same timeout, but uses system timers; this timeout follows the injected clock.
      const stop = clock.setTimeout(drop, connectTimeoutMs)
      this.#giveUp = () => {
        stop()
        reject(new Error(`The socket did not connect within ${connectTimeoutMs} ms, or the server refused it.`))
      }
      this.#socket.on('connect', () => {
        stop()
        resolve()
      })
      this.#socket.on('connect_error', drop)
      this.#socket.on('disconnect', drop)
      this.#socket.connect()
    })
  }

  /**
   * Resolves the pending call with the reply's msgid: a late or foreign reply must not reach another call (fault C29).
   */
  #receive(message: SocketMessage, onUnasked: (message: SocketMessage) => void): void {
    // `String` throws for an object without `toString`, and an id is none.
    const msgid = typeof message.msgid === 'object' ? '' : String(message.msgid)
    const waiting = this.#waiting.get(msgid)
    this.#waiting.delete(msgid)
    if (waiting) waiting.resolve(message)
    else onUnasked(message)
  }
}
