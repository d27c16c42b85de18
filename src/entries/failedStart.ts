import { supportIdAt } from '../host/bridge/supportId.ts'
import type { HostData } from '../host/loaded/HostData.ts'
import { themeOf } from '../host/loaded/nativeOf.ts'
import { storageSettings } from '../host/loaded/storageSettings.ts'
import { hasUnresolvedEntry } from '../payments/hasUnresolvedEntry.ts'
import { messageOf } from '../platform/values/messageOf.ts'
import type { StartEnvironment } from '../services/AppNeed.ts'

export type FailedStartNeed = Pick<StartEnvironment, 'bridge' | 'clock' | 'storage' | 'languages' | 'embedding'>

/**
 * Handles a failed start, whatever the reason: shows the player a message with an error id, sends one report to the
 * host, and reloads the page if a newer build is deployed.
 */
export function failedStart({ bridge, clock, storage, languages, embedding }: FailedStartNeed) {
  /** The error id; undefined until the failure was reported to the host. */
  let supportId: string | undefined
  return (reason: unknown, data: HostData | undefined): void => {
    // Before the host has sent its data, the language is that of the last visit.
    const { lang } = data?.user ?? storageSettings(storage.own).user ?? {}
    const isReported = supportId !== undefined
    supportId ??= supportIdAt(clock.now())
    const page = { lang: languages.query ?? lang, theme: data && themeOf(data), supportId }
    embedding.surface.showFailure({ page, mayReload: !hasUnresolvedEntry(storage.shared) })
    if (isReported) return
    // Without an app, only these requests of the host have an answer: the player can always leave.
    bridge.fallback = (type) => {
      const isWayOut = /close|Back/.test(type)
      if (isWayOut) bridge.send({ messageType: 'onClose' })
      return isWayOut
    }
    console.error(`[paywidget] could not start (error ID ${supportId}).`, reason)
    bridge.send({
      messageType: 'onInitError',
      code: 'code.failed',
      text: messageOf(reason),
      supportId,
    })
  }
}
