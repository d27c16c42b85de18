import type { HostBridge } from '../host/HostBridge.ts'
import type { HostData } from '../host/HostData.ts'
import { storageSettings } from '../host/storageSettings.ts'
import { hasUnresolvedEntry } from '../payments/hasUnresolvedEntry.ts'
import { notifyGuard, type StartFailure } from '../platform/notifyGuard.ts'
import type { KeyValueStore, SharedStore } from '../platform/storage.ts'

export interface FailedStartNeed {
  readonly bridge: HostBridge
  readonly storage: KeyValueStore
  readonly shared: SharedStore
  readonly localeQuery: string | undefined
  /** Shows the failure in package mode, where there is no guard script. */
  readonly showFailure?: (failure: StartFailure) => void
}

/**
 * Handles a failed start, whatever the reason: shows the player what to do, reports it to the host once, and reloads the
 * page when a newer build is deployed.
 */
export function failedStart({ bridge, storage, shared, localeQuery, showFailure = notifyGuard }: FailedStartNeed) {
  let isTold = false
  return (reason: unknown, data: HostData | undefined): void => {
    // Until the host has sent its data, use the language of the last visit.
    const { lang } = data?.user ?? storageSettings(storage).user ?? {}
    const page = { lang: localeQuery ?? lang, theme: data && themeOf(data) }
    showFailure({ page, mayReload: !isTold && !hasUnresolvedEntry(shared) })
    if (isTold) return
    isTold = true
    console.error('[paywidget] The widget could not start.', reason)
    bridge.send({ messageType: 'onInitError', text: 'The widget could not start: a part of it could not be loaded.' })
  }
}

function themeOf({ schema, user }: HostData): 'light' | 'dark' {
  return schema.theme ?? (user.platform === 'android' || user.platform === 'ios' ? 'dark' : 'light')
}
