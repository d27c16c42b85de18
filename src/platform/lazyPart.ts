import { PartMissing } from './PartMissing.ts'

/** Code that comes when it is needed. It is asked for once; a failure is forgotten, so the next need asks again. */
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
