import { hasOpenIntent } from '../flows/intent/hasOpenIntent.ts'
import type { HostBridge } from '../host/HostBridge.ts'
import type { HostData } from '../host/HostData.ts'
import { storageSettings } from '../host/storageSettings.ts'
import type { KeyValueStore, SharedStore } from '../platform/storage.ts'
import { type StartFailure, tellGuard } from '../platform/tellGuard.ts'

export interface FailedStartNeed {
  readonly bridge: HostBridge
  readonly storage: KeyValueStore
  readonly shared: SharedStore
  readonly localeQuery: string | undefined
  /** Says so where no guard stands beside the widget. */
  readonly showFailure?: (failure: StartFailure) => void
}

/**
 * What is done when the widget can't be drawn, whatever the reason: the host hears so once, the player reads what to do,
 * and a newer build is taken when there is one.
 */
export function failedStart({ bridge, storage, shared, localeQuery, showFailure = tellGuard }: FailedStartNeed) {
  let isTold = false
  return (reason: unknown, data: HostData | undefined): void => {
    // Before the host has answered, the language is that of the visit before.
    const { lang } = data?.user ?? storageSettings(storage).user ?? {}
    const page = { lang: localeQuery ?? lang, theme: data && themeOf(data) }
    showFailure({ page, mayReload: !isTold && !hasOpenIntent(shared) })
    if (isTold) return
    isTold = true
    console.error('[paywidget] The widget could not start.', reason)
    bridge.send({ messageType: 'onInitError', text: 'The widget could not start: a part of it could not be loaded.' })
  }
}

function themeOf({ schema, user }: HostData): 'light' | 'dark' {
  return schema.theme ?? (user.platform === 'android' || user.platform === 'ios' ? 'dark' : 'light')
}
