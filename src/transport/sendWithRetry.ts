import { type RetryPlan, retry } from './retry.ts'
import type { SendOptions, TransportSettings } from './Transport.ts'
import { TransportFailure } from './TransportFailure.ts'

export interface SendContext extends Pick<RetryPlan, 'retries' | 'pauseMs'> {
  readonly settings: TransportSettings
  readonly options: SendOptions
  /** Calls that `close` aborts. */
  readonly running: Set<AbortController>
}

/** The logic that HTTP and socket share: follows the caller's abort signal, retries, and reports the final failure. */
export async function sendWithRetry(
  context: SendContext,
  attempt: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const { options, retries, pauseMs, running, settings } = context
  const own = new AbortController()
  const stop = () => own.abort()
  if (options.signal?.aborted) stop()
  options.signal?.addEventListener('abort', stop)
  // A keepalive call is sent because the widget closes (CALL-27), so closing must not stop the call.
  if (!options.keepalive) running.add(own)
  try {
    const plan = { retries, pauseMs, clock: settings.clock, signal: own.signal, isPolled: options.isPolled }
    return await retry(plan, () => attempt(own.signal))
  } catch (error) {
    report(settings, error)
    throw error
  } finally {
    options.signal?.removeEventListener('abort', stop)
    running.delete(own)
  }
}

/**
 * Reports in a separate microtask, so that an error in the reporter can't replace the failure that the caller awaits.
 */
function report(settings: TransportSettings, error: unknown): void {
  if (error instanceof TransportFailure && error.kind !== 'aborted') queueMicrotask(() => settings.onFailure(error))
}
