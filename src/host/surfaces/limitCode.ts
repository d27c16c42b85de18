import { ModuleLoadError } from '../../platform/files/ModuleLoadError.ts'
import type { Clock } from '../../platform/time/clock.ts'

/**
 * How many times `timeouts.file` code may take to load in total. `timeouts.file` itself limits only the silence between
 * two received bytes.
 */
export const TOTAL_FACTOR = 3

/**
 * Creates a total time limit for code that is being loaded. The load itself continues, and a retry may succeed.
 * `clock` is the clock of the app, so that the timer ends with the app.
 */
export const limitCode =
  (ms: number) =>
  <T>(code: Promise<T>, clock: Pick<Clock, 'setTimeout'>): Promise<T> =>
    new Promise((resolve, reject) => {
      const cancel = clock.setTimeout(() => reject(new ModuleLoadError(`nothing came within ${ms} ms`)), ms)
      code.then(resolve, reject).finally(cancel)
    })
