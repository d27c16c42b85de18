import { ModuleLoadError } from './ModuleLoadError.ts'

/**
 * Lazy loads code once and caches it. A failure rejects with ModuleLoadError and is not cached, so the next call
 * retries.
 */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  let arriving: Promise<T> | undefined
  return () => {
    arriving ??= load().catch((reason: unknown) => {
      arriving = undefined
      throw new ModuleLoadError(reason)
    })
    return arriving
  }
}
