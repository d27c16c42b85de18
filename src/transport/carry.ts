import { type RetryPlan, retry } from './retry.ts'
import type { SendOptions, TransportSettings } from './Transport.ts'
import { TransportFailure } from './TransportFailure.ts'

export interface Errand extends Pick<RetryPlan, 'retries' | 'pauseMs'> {
  readonly settings: TransportSettings
  readonly options: SendOptions
  /** What `close` abandons. */
  readonly running: Set<AbortController>
}

/** What every medium does around its attempts: follow the caller's abort, retry, report the failure that stands. */
export async function carry(errand: Errand, attempt: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
  const { options, retries, pauseMs, running, settings } = errand
  const own = new AbortController()
  const stop = () => own.abort()
  if (options.signal?.aborted) stop()
  options.signal?.addEventListener('abort', stop)
  // A keepalive call is sent because the widget closes (CALL-27): closing must not stop it.
  if (!options.keepalive) running.add(own)
  try {
    return await retry({ retries, pauseMs, clock: settings.clock, signal: own.signal }, () => attempt(own.signal))
  } catch (error) {
    report(settings, error)
    throw error
  } finally {
    options.signal?.removeEventListener('abort', stop)
    running.delete(own)
  }
}

/** In a microtask of its own: a reporter that throws must not take the place of the failure a flow waits for. */
function report(settings: TransportSettings, error: unknown): void {
  if (error instanceof TransportFailure && error.kind !== 'aborted') queueMicrotask(() => settings.onFailure(error))
}
