/**
 * A signal that is aborted as soon as one of two signals is, and its cleanup. `AbortSignal.any` is missing in Safari
 * before 17.4.
 */
export function anyAborted(
  signal: AbortSignal,
  other: AbortSignal | undefined,
): { readonly signal: AbortSignal; readonly release: () => void } {
  if (other === undefined) return { signal, release: () => {} }
  const both = new AbortController()
  const abort = () => both.abort()
  for (const one of [signal, other]) {
    if (one.aborted) abort()
    one.addEventListener('abort', abort)
  }
  return {
    signal: both.signal,
    release() {
      for (const one of [signal, other]) one.removeEventListener('abort', abort)
    },
  }
}
