import type { Config } from '../../schemas/config.ts'
import type { PushHandlers, PushName } from '../../schemas/pushes/index.ts'
import { readLoginToken } from '../api/pushes/readLoginToken.ts'
import type { HostBridge } from '../host/bridge/HostBridge.ts'
import { chooseTransport } from '../host/loaded/chooseTransport.ts'
import type { HostData } from '../host/loaded/HostData.ts'
import { nativeOf } from '../host/loaded/nativeOf.ts'
import { storageSettings } from '../host/loaded/storageSettings.ts'
import type { KeyValueStore } from '../platform/storage/storage.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { SteadyTime } from '../platform/time/steadyTime.ts'
import { openTransport } from '../transport/openTransport.ts'
import type { Transport } from '../transport/Transport.ts'
import { TransportFailure } from '../transport/TransportFailure.ts'

export interface PlayerTransportNeed {
  readonly config: Config
  readonly bridge: HostBridge
  readonly clock: Clock
  readonly time: Pick<SteadyTime, 'sync'>
  readonly storage: KeyValueStore
  readonly data: HostData | undefined
  /** The player's latest token: that of the host, or a newer token from the server. */
  readonly token: string
  /** Called with true when the server rejects the token, and with false when a new token has arrived. */
  readonly onExpiry: (isExpired: boolean) => void
}

/** The transport of one player. Only this module and the transport keep the token (D-05). */
export interface PlayerTransport {
  readonly ready: Promise<Transport>
  /** The current token, for the next transport of the same player only. */
  token(): string
  /** Sets the host's token. If the host repeats its old token, a newer token from the server stays. */
  setToken(token: string): void
  /** Subscribes the app to the server's pushes; returns the cleanup. HTTP has no pushes. */
  onPush(handlers: PushHandlers): () => void
  /**
   * Disconnects for good and aborts the calls in flight. The promises of these calls never settle, so that no code
   * continues after the close. Only a keepalive call is still sent (CALL-27); its promise never settles either.
   */
  close(): void
}

export function openPlayerTransport({
  config,
  bridge,
  clock,
  storage,
  data,
  onExpiry,
  ...need
}: PlayerTransportNeed): PlayerTransport {
  let { token } = need
  let hostToken = data?.token
  const subscribed = new Set<PushHandlers>()
  let isExpired = false
  let isClosed = false
  const opened = openTransport(chooseTransport({ transport: data?.transport }, storageSettings(storage), config), {
    apiBase: config.api.base,
    token: () => token,
    authPrefix: config.api.authPrefix,
    language: () => data?.user.lang ?? 'en',
    client: {
      platformVersion: data?.platformVersion ?? 'redesign',
      isMobileApp: data?.isMobileApp ?? false,
      pwa: data?.pwa ?? false,
      native: nativeOf(data),
      xorigin: data?.xOrigin,
    },
    sendsIdempotencyKey: config.api.idempotencyKey,
    onFailure: (failure) => isClosed || notifyHost(failure, bridge),
    onDate: need.time.sync,
    onPush: ({ type, data: pushed }) => isClosed || handlePush(type, pushed),
    clock,
  })

  /** Passes each push to the handler of its name, so that it can't reach another handler (G10). */
  function handlePush(name: PushName, pushed: unknown): void {
    if (name === 'login.token') return replaceToken(readLoginToken(pushed, data?.userId) ?? token)
    for (const handlers of subscribed) handlers[name](pushed)
  }

  /** The token is kept only in memory. */
  function replaceToken(next: string): void {
    if (next === token) return
    token = next
    setExpired(false)
  }

  function setExpired(next: boolean): void {
    if (isExpired === next) return
    isExpired = next
    onExpiry(next)
    if (next) bridge.send({ messageType: 'onTokenExpired' }) // once per expired token (C10)
  }

  const withToken =
    (transport: Transport, isRepeat = false): Transport['send'] =>
    async (call, payload, options) => {
      if (isClosed && !options?.keepalive) return never()
      const used = token
      try {
        const answer = await transport.send(call, payload, options)
        return isClosed ? never() : answer
      } catch (failure) {
        if (isClosed) return never()
        if (!(failure instanceof TransportFailure) || failure.status !== 401) throw failure
        const isOfFormerToken = used !== token || failure.isFormerToken
        // Retry a read that failed with the old token, but never a call that moves money (D-01). Once only: a server
        // that refuses each token while it pushes the next would be asked without end.
        if (isOfFormerToken && call.retries > 0 && !isRepeat) return withToken(transport, true)(call, payload, options)
        if (!isOfFormerToken && !call.isPlain) setExpired(true)
        throw failure
      }
    }

  return {
    ready: opened.then((transport) => ({ ...transport, send: withToken(transport) })),
    token: () => token,
    setToken(next) {
      // A token that the host repeats is ignored, unless a newer token from the server has expired: then it is used.
      if (next === hostToken && !isExpired) return
      hostToken = next
      replaceToken(next)
    },
    onPush(handlers) {
      subscribed.add(handlers)
      return () => void subscribed.delete(handlers)
    },
    close() {
      isClosed = true
      opened.then((transport) => transport.close()).catch(() => undefined) // nothing to close if opening failed
    },
  }
}

const never = () => new Promise<never>(() => {})

/** Reports an error response to the host with status and URL (spec §8), without the player's data (S10). */
function notifyHost({ status, url, hostError }: TransportFailure, bridge: HostBridge): void {
  if (status === undefined) return
  bridge.send({ messageType: 'onRequestError', status, url, ...hostError })
}
