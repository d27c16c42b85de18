import type { Config } from '../../schemas/config.ts'
import { readLoginToken } from '../api/pushes/readLoginToken.ts'
import { chooseTransport } from '../host/chooseTransport.ts'
import type { HostBridge } from '../host/HostBridge.ts'
import type { HostData } from '../host/HostData.ts'
import { storageSettings } from '../host/storageSettings.ts'
import type { Clock } from '../platform/clock.ts'
import type { SteadyTime } from '../platform/steadyTime.ts'
import type { KeyValueStore } from '../platform/storage.ts'
import { openTransport } from '../transport/openTransport.ts'
import type { SocketPush, Transport } from '../transport/Transport.ts'
import { TransportFailure } from '../transport/TransportFailure.ts'

export interface WireNeed {
  readonly config: Config
  readonly bridge: HostBridge
  readonly clock: Clock
  readonly time: Pick<SteadyTime, 'learn'>
  readonly storage: KeyValueStore
  readonly data: HostData | undefined
  /** The player's newest: of the host, or of the server since. */
  readonly token: string
  /** The server takes the token no more; or a new one has come. */
  readonly onExpiry: (isExpired: boolean) => void
}

/** The transport of one player. The token lives here and in the transport, nowhere else (D-05). */
export interface Wire {
  readonly ready: Promise<Transport>
  /** For the same player's next wire, and for nobody else. */
  token(): string
  /** The host's. One that it has said before does not take back what the server has sent since. */
  setToken(token: string): void
  /** What `deposit.status` brings, unread; returns its stop. Over HTTP nothing ever comes. */
  onStatusPush(hear: (data: unknown) => void): () => void
  /**
   * Hangs up for good. What is under way is abandoned, and whoever waits for it hears nothing, neither an answer nor a
   * failure: code that can't go on can do no harm. Only a keepalive call still leaves (CALL-27), unheard as well.
   */
  close(): void
}

export function openWire({ config, bridge, clock, storage, data, onExpiry, ...need }: WireNeed): Wire {
  let { token } = need
  let saidByHost = data?.token
  const hearers = new Set<(data: unknown) => void>()
  let isExpired = false
  let isClosed = false
  const platform = data?.user.platform
  const native = platform === 'android' || platform === 'ios' ? platform : undefined
  const opened = openTransport(chooseTransport({ transport: data?.transport }, storageSettings(storage), config), {
    apiBase: config.api.base,
    token: () => token,
    authPrefix: config.api.authPrefix,
    language: () => data?.user.lang ?? 'en',
    platformVersion: data?.platformVersion ?? 'redesign',
    isMobileApp: data?.isMobileApp ?? false,
    pwa: data?.pwa ?? false,
    ...(native && { native }),
    ...(data?.xOrigin !== undefined && { xorigin: data.xOrigin }),
    idempotencyHeader: config.api.idempotencyKey,
    onFailure: (failure) => isClosed || tellHost(failure, bridge),
    onDate: need.time.learn,
    onPush: ({ type, data: pushed }) => isClosed || pushHandlers[type](pushed),
    clock,
  })

  /** Each push has its listener: one that is added reaches nobody else (G10). */
  const pushHandlers: Readonly<Record<SocketPush['type'], (pushed: unknown) => void>> = {
    'login.token': (pushed) => replaceToken(readLoginToken(pushed, data?.userId) ?? token),
    'deposit.status': (pushed) => {
      for (const hear of hearers) hear(pushed)
    },
  }

  /** In memory only. */
  function replaceToken(next: string): void {
    if (next === token) return
    token = next
    setExpired(false)
  }

  function setExpired(next: boolean): void {
    if (isExpired === next) return
    isExpired = next
    onExpiry(next)
    if (next) bridge.send({ messageType: 'onTokenExpired' }) // once, until a new token comes (C10)
  }

  const carry =
    (transport: Transport): Transport['send'] =>
    async (call, payload, options) => {
      if (isClosed && !options?.keepalive) return silence()
      const used = token
      try {
        const answer = await transport.send(call, payload, options)
        return isClosed ? silence() : answer
      } catch (failure) {
        if (isClosed) return silence()
        const isRefused = failure instanceof TransportFailure && failure.status === 401
        // A question that the former token asked is asked again with the new one; what moves money is not (D-01).
        if (isRefused && used !== token && call.retries > 0) return carry(transport)(call, payload, options)
        if (isRefused && used === token) setExpired(true)
        throw failure
      }
    }

  return {
    ready: opened.then((transport) => ({ ...transport, send: carry(transport) })),
    token: () => token,
    setToken(next) {
      // But where the server takes that one no more, the host's may be the good one.
      if (next === saidByHost && !isExpired) return
      saidByHost = next
      replaceToken(next)
    },
    onStatusPush(hear) {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    close() {
      isClosed = true
      opened.then((transport) => transport.close()).catch(() => undefined) // what never opened needs no closing
    },
  }
}

const silence = () => new Promise<never>(() => {})

/** What the server refused is told to the host, with status and address (spec 8), and without the player's own (S10). */
function tellHost({ status, url, told }: TransportFailure, bridge: HostBridge): void {
  if (status === undefined) return
  bridge.send({ messageType: 'onRequestError', status, url, ...told })
}
