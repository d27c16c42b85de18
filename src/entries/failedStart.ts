import { hasOpenIntent } from '../flows/hasOpenIntent.ts'
import type { HostBridge } from '../host/HostBridge.ts'
import type { HostData } from '../host/HostData.ts'
import { reloadAfterDeploy } from '../platform/reloadAfterDeploy.ts'
import type { KeyValueStore } from '../platform/storage.ts'
import { showFailedStart } from './showFailedStart.ts'

export interface FailedStartNeed {
  readonly bridge: HostBridge
  readonly storage: KeyValueStore
  readonly localeQuery: string | undefined
}

/**
 * What is done when the widget can't be drawn, whatever the reason: the host hears so once, the player reads what to do,
 * and a newer build is taken when there is one.
 */
export function failedStart({ bridge, storage, localeQuery }: FailedStartNeed) {
  let isTold = false
  return (reason: unknown, data: HostData | undefined): void => {
    showFailedStart({ lang: localeQuery ?? data?.user.lang, theme: data && themeOf(data) })
    if (isTold) return
    isTold = true
    console.error('[paywidget] The widget could not start.', reason)
    bridge.send({ messageType: 'onInitError', text: 'The widget could not start: a part of it could not be loaded.' })
    if (!hasOpenIntent(storage)) void reloadAfterDeploy()
  }
}

function themeOf({ schema, user }: HostData): 'light' | 'dark' {
  return schema.theme ?? (user.platform === 'android' || user.platform === 'ios' ? 'dark' : 'light')
}
