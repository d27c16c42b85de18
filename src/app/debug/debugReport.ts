import { LOADED } from '../../host/bridge/protocol.ts'
import type { Surface } from '../../host/surfaces/Surface.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import type { DebugLog } from './createDebugLog.ts'
import { redactedConfig } from './redact.ts'

export interface ReportNeed {
  readonly core: Pick<CoreServices, 'route' | 'session' | 'environment'>
  readonly log: DebugLog
  readonly errorIds: readonly string[]
}

/** The text that a developer or player sends to support: versions, browser, configuration and the last lines. */
export function debugReport({ core, log, errorIds }: ReportNeed): string {
  const { route, session, environment } = core
  const { config, clock, data, embedding } = environment
  const { currency, paymentGeo, lang, platform } = session.user
  return [
    `Paywidget ${LOADED.version}, report of ${new Date(clock.now()).toISOString()}`,
    `Page: ${route.name} (${route.transaction}, ${session.mode}), as ${placeOf(embedding.surface)}`,
    `Player: ${currency}, ${paymentGeo}, ${lang}, ${platform}; transport ${data?.transport ?? config.defaults.transport}`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${innerWidth} x ${innerHeight}, ${navigator.language}, ${navigator.onLine ? 'online' : 'offline'}`,
    `Host: ${document.referrer === '' ? 'unknown' : new URL(document.referrer).origin}`,
    `Error IDs: ${errorIds.join(', ') || 'none'}`,
    `Configuration: ${redactedConfig(config)}`,
    'Log:',
    ...log.lines(),
  ].join('\n')
}

function placeOf({ isWebView, ownsDocument, receivesReturns }: Surface): string {
  if (isWebView) return 'web view'
  if (receivesReturns) return 'own page'
  return ownsDocument ? 'frame' : 'package'
}
