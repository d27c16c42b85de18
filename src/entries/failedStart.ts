import type { HostData } from '../host/loaded/HostData.ts'
import { themeOf } from '../host/loaded/nativeOf.ts'
import { storageSettings } from '../host/loaded/storageSettings.ts'
import { hasUnresolvedEntry } from '../payments/hasUnresolvedEntry.ts'
import type { StartEnvironment } from '../services/AppNeed.ts'

export type FailedStartNeed = Pick<StartEnvironment, 'bridge' | 'storage' | 'languages' | 'embedding'>

/**
 * Handles a failed start, whatever the reason: shows the player a message, sends one report to the host, and reloads
 * the page if a newer build is deployed.
 */
export function failedStart({ bridge, storage, languages, embedding }: FailedStartNeed) {
  let isTold = false
  return (reason: unknown, data: HostData | undefined): void => {
    // Before the host has sent its data, the language is that of the last visit.
    const { lang } = data?.user ?? storageSettings(storage.own).user ?? {}
    const page = { lang: languages.query ?? lang, theme: data && themeOf(data) }
    embedding.surface.showFailure({ page, mayReload: !isTold && !hasUnresolvedEntry(storage.shared) })
    if (isTold) return
    isTold = true
    console.error('[paywidget] The widget could not start.', reason)
    bridge.send({
      messageType: 'onInitError',
      code: 'code.failed',
      text: 'The widget could not start: a part of it could not be loaded.',
    })
  }
}
