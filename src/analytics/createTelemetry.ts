import type { Clock } from '../platform/clock.ts'
import { watchSpeed } from '../platform/watchSpeed.ts'
import { createTrack } from './track.ts'

export interface TelemetryNeed {
  readonly clock: Clock
  readonly version: string
  /** Where each goes; an empty one goes nowhere. */
  readonly config: {
    readonly monitoring: { readonly url: string }
    readonly errorReporting: { readonly url: string }
    readonly api: { readonly base: string }
  }
  readonly onHide: (hide: () => void) => () => void
  /** Problems, with those that were told before. */
  readonly onProblem: (hear: (problem: { readonly code: string; readonly message: string }) => void) => void
}

/**
 * Performance traces (ANALYT-05) and problems (ERR-22), to endpoints of the deployment's own: in batches, without a cookie
 * or a token, and nothing of the player. What is lost on the way is no loss of the player's. Returns its stop.
 */
export function createTelemetry({ clock, version, config, onHide, onProblem }: TelemetryNeed): () => void {
  const stops: (() => void)[] = []

  function to(url: string) {
    const { track, end } = createTrack<string>({
      ...{ clock, onHide },
      send: (events, { keepalive }) =>
        fetch(url, {
          ...{ method: 'POST', keepalive, credentials: 'omit', referrerPolicy: 'no-referrer' },
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ version, events }),
        }),
    })
    stops.push(end)
    return track
  }

  const { monitoring, errorReporting, api } = config
  if (monitoring.url !== '') stops.unshift(watchSpeed(api.base, to(monitoring.url)))
  if (errorReporting.url !== '') {
    const track = to(errorReporting.url)
    onProblem(({ code, message }) => track(code, { message }))
  }
  return () => {
    for (const stop of stops) stop()
  }
}
