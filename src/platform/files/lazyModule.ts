import { ModuleLoadError } from './ModuleLoadError.ts'

/**
 * Lazy loads code once and caches it. A load that fails is retried once, because a bad connection loses requests. The
 * second failure rejects with ModuleLoadError and is not cached, so the next call loads again.
 */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  let arriving: Promise<T> | undefined
  return () => {
    arriving ??= load()
      .catch(load)
      .catch((reason: unknown) => {
        arriving = undefined
        throw new ModuleLoadError(reason)
      })
    return arriving
  }
}
