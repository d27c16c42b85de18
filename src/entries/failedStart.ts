import type { HostBridge } from '../host/bridge/HostBridge.ts'
import type { HostData } from '../host/loaded/HostData.ts'
import { themeOf } from '../host/loaded/nativeOf.ts'
import { storageSettings } from '../host/loaded/storageSettings.ts'
import type { Surface } from '../host/surfaces/Surface.ts'
import { hasUnresolvedEntry } from '../payments/hasUnresolvedEntry.ts'
import type { KeyValueStore, SharedStore } from '../platform/storage/storage.ts'

export interface FailedStartNeed {
  readonly bridge: HostBridge
  readonly storage: KeyValueStore
  readonly shared: SharedStore
  readonly localeQuery: string | undefined
  readonly surface: Pick<Surface, 'showFailure'>
}

/**
 * Handles a failed start, whatever the reason: shows the player what to do, reports it to the host once, and reloads the
 * page when a newer build is deployed.
 */
export function failedStart({ bridge, storage, shared, localeQuery, surface }: FailedStartNeed) {
  let isTold = false
  return (reason: unknown, data: HostData | undefined): void => {
    // Until the host has sent its data, use the language of the last visit.
    const { lang } = data?.user ?? storageSettings(storage).user ?? {}
    const page = { lang: localeQuery ?? lang, theme: data && themeOf(data) }
    surface.showFailure({ page, mayReload: !isTold && !hasUnresolvedEntry(shared) })
    if (isTold) return
    isTold = true
    console.error('[paywidget] The widget could not start.', reason)
    bridge.send({ messageType: 'onInitError', text: 'The widget could not start: a part of it could not be loaded.' })
  }
}
