import { ModuleLoadError } from '../../platform/files/ModuleLoadError.ts'
import type { Clock } from '../../platform/time/clock.ts'

/**
 * Creates the limit of a surface for code that is being loaded. The load itself continues, and a retry may succeed.
 * `clock` is the clock of the app, so that the timer ends with the app.
 */
export const limitCode =
  (ms: number) =>
  <T>(code: Promise<T>, clock: Pick<Clock, 'setTimeout'>): Promise<T> =>
    new Promise((resolve, reject) => {
      const cancel = clock.setTimeout(() => reject(new ModuleLoadError(`nothing came within ${ms} ms`)), ms)
      code.then(resolve, reject).finally(cancel)
    })
