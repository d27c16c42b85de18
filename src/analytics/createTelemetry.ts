import { watchSpeed } from '../platform/page/watchSpeed.ts'
import type { Clock } from '../platform/time/clock.ts'
import { createTrack } from './track.ts'

export interface TelemetryNeed {
  readonly clock: Clock
  readonly version: string
  /** The endpoints; an empty URL disables an endpoint. */
  readonly config: {
    readonly monitoring: { readonly url: string }
    readonly errorReporting: { readonly url: string }
    readonly api: { readonly base: string }
  }
  readonly onHide: (hide: () => void) => () => void
  /** Subscribes to problems; the listener also gets the problems that were reported earlier. */
  readonly onProblem: (listener: (problem: { readonly code: string; readonly message: string }) => void) => void
}

/**
 * Sends performance traces (ANALYT-05) and problems (ERR-22) to the deployment's own endpoints: in batches, without
 * cookies, token or player data. Losses are ignored. Returns a cleanup.
 */
export function createTelemetry({ clock, version, config, onHide, onProblem }: TelemetryNeed): () => void {
  const stops: (() => void)[] = []

  function to(url: string) {
    const { track, end } = createTrack<string>({
      clock,
      onHide,
      send: (events, { keepalive }) =>
        fetch(url, {
          method: 'POST',
          keepalive,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
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
