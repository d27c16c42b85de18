import { PartMissing } from './PartMissing.ts'

/** Lazy loads code once and caches it. A failure rejects with PartMissing and is not cached, so the next call retries. */
export function lazyPart<T>(load: () => Promise<T>): () => Promise<T> {
  let arriving: Promise<T> | undefined
  return () => {
    arriving ??= load().catch((reason: unknown) => {
      arriving = undefined
      throw new PartMissing(reason)
    })
    return arriving
  }
}
