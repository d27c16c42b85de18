import { PUSHES, type PushName } from '../../schemas/pushes/index.ts'
import { readData } from './readReply.ts'
import { SocketConnection, type SocketMessage, socketPath } from './SocketConnection.ts'
import { safeBase } from './safeBase.ts'
import type { SocketSettings } from './Transport.ts'
import { TransportFailure } from './TransportFailure.ts'

/**
 * Manages the current connection: the first call opens it. The next call replaces it after a disconnect, or once there
 * is a renewed token: after a 401, and before a call that moves money.
 */
export function socketLine(settings: SocketSettings) {
  const origin = originOf(settings)
  // A random prefix, so that a late reply to an earlier page or connection never matches. It is not a secret, so
  // Math.random is enough.
  const prefix = Math.random().toString(36).slice(2, 10)
  let count = 0
  let current: SocketConnection | undefined
  let isTokenRefused = false

  function open(): SocketConnection {
    const token = settings.token()
    isTokenRefused = false
    const mine: SocketConnection = new SocketConnection({
      origin,
      clock: settings.clock,
      token,
      query: queryOf(settings, token),
      // A token pushed on a retired connection may be older than the current one; a status is still valid.
      onUnasked: (message) => (mine === current || message.type !== 'login.token') && push(message, settings, origin),
    })
    return mine
  }

  return {
    nextId: () => `${prefix}-${++count}`,
    addressOf: (type: string) => `${origin}${socketPath}#${type}`,

    /** `isNewest`: with the current token, for a call that is not sent again after a 401 (D-01). */
    async connection(isNewest: boolean): Promise<SocketConnection> {
      // The token is in the query of the connection's URL, so a new token needs a new connection. Other calls
      // go on over the former one until it is refused: some servers push a token on each connection.
      const isOutdated = (isTokenRefused || isNewest) && settings.token() !== current?.token
      if (current === undefined || current.isDown || isOutdated) {
        current?.retire()
        current = open()
      }
      const mine = current
      await mine.ready
      return mine
    },

    /**
     * Remembers a 401, after which the token of this connection has expired (spec §8). Returns the failure unchanged.
     */
    noticed(failure: TransportFailure, connection: SocketConnection | undefined): TransportFailure {
      if (failure.status === 401 && connection === current) isTokenRefused = true
      return failure
    },

    hangUp(): void {
      current?.drop()
      current = undefined
    },
  }
}

/** The query of the connection's URL (spec §7 Socket). */
function queryOf(settings: SocketSettings, token: string): Record<string, string> {
  const { isMobileApp, pwa, native, xorigin } = settings.client
  return {
    Authorization: token,
    ...(xorigin === undefined ? {} : { xorigin }),
    Language: settings.language(),
    ...(native === undefined ? {} : { isNative: '1', platform: native }),
    pwa: pwa ? '1' : '0',
    isMobileApp: isMobileApp ? '1' : '0',
    cashier_type: 'widget',
  }
}

function originOf({ apiBase, socketOrigin }: SocketSettings): string {
  const base = safeBase(socketOrigin ?? apiBase)
  return base.startsWith('/') ? globalThis.location.origin : new URL(base).origin
}

/** Passes on only the push types of the spec: a reply with an unknown msgid is not a push (fault C29). */
function push(message: SocketMessage, settings: SocketSettings, origin: string): void {
  const type = PUSHES.find((name) => name === message.type)
  if (type === undefined) return
  const { isReadable, value } = readData(message)
  if (isReadable) settings.onPush?.({ type, data: value })
  else settings.onFailure(unreadable(type, `${origin}${socketPath}#${type}`, settings.token()))
}

function unreadable(type: PushName, url: string, token: string): TransportFailure {
  const facts = { kind: 'body', code: 'transport.notJson', sent: false } as const
  return new TransportFailure({ ...facts, call: `push ${type}`, url }, token)
}
