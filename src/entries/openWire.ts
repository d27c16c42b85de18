import type { Config } from '../../schemas/config.ts'
import { chooseTransport } from '../host/chooseTransport.ts'
import type { HostBridge } from '../host/HostBridge.ts'
import type { HostData } from '../host/HostData.ts'
import { storageSettings } from '../host/storageSettings.ts'
import type { Clock } from '../platform/clock.ts'
import type { KeyValueStore } from '../platform/storage.ts'
import { openTransport } from '../transport/openTransport.ts'
import type { Transport } from '../transport/Transport.ts'
import type { TransportFailure } from '../transport/TransportFailure.ts'

export interface WireNeed {
  readonly config: Config
  readonly bridge: HostBridge
  readonly clock: Clock
  readonly storage: KeyValueStore
  readonly data: HostData | undefined
}

/** The transport of one player. The token lives here and in the transport, nowhere else (D-05). */
export interface Wire {
  readonly ready: Promise<Transport>
  setToken(token: string): void
}

export function openWire({ config, bridge, clock, storage, data }: WireNeed): Wire {
  let token = data?.token ?? ''
  let isExpiryTold = false
  const platform = data?.user.platform
  const native = platform === 'android' || platform === 'ios' ? platform : undefined
  const ready = openTransport(chooseTransport({ transport: data?.transport }, storageSettings(storage), config), {
    apiBase: config.api.base,
    token: () => token,
    language: () => data?.user.lang ?? 'en',
    platformVersion: data?.platformVersion ?? 'redesign',
    isMobileApp: data?.isMobileApp ?? false,
    pwa: data?.pwa ?? false,
    ...(native && { native }),
    ...(data?.xOrigin !== undefined && { xorigin: data.xOrigin }),
    idempotencyHeader: config.api.idempotencyKey,
    onFailure: (failure) => {
      tellHost(failure, bridge)
      if (failure.status !== 401 || isExpiryTold) return
      isExpiryTold = true // once, until a new token comes (C10)
      bridge.send({ messageType: 'onTokenExpired' })
    },
    clock,
  })
  return {
    ready,
    setToken: (next) => {
      token = next
      isExpiryTold = false
    },
  }
}

/** What the server refused is told to the host, with status and address (spec 8), and without the player's own (S10). */
function tellHost({ status, url, told }: TransportFailure, bridge: HostBridge): void {
  if (status === undefined) return
  bridge.send({ messageType: 'onRequestError', status, url, ...told })
}
