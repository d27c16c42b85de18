import { ModuleLoadError } from './ModuleLoadError.ts'

/**
 * Lazy loads code once and caches it. A failure rejects with ModuleLoadError and is not cached, so the next call
 * retries.
 */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = undefined
      throw reason instanceof ModuleLoadError ? reason : new ModuleLoadError(reason)
    })
    return loading
  }
}
