type AnyListener = (payload: never) => void

/**
 * A small event emitter: listeners by message type. `onError` gets the error of a listener; by default, that is the
 * error handler of the host page. React Native has no `reportError`.
 */
export function createListeners(
  first: Readonly<Record<string, unknown>> = {},
  onError = (error: unknown) => reportError(error),
) {
  const listeners = new Map<string, Set<AnyListener>>()

  /** A listener that is already subscribed is not called twice. */
  function on(type: string, listener: AnyListener): () => void {
    const all = (listeners.get(type) ?? new Set()).add(listener)
    listeners.set(type, all)
    return () => void all.delete(listener)
  }

  for (const [type, listener] of Object.entries(first)) if (listener) on(type, listener as AnyListener)

  return {
    on,
    emit(type: string, payload: unknown): void {
      for (const listener of [...(listeners.get(type) ?? [])]) {
        try {
          listener(payload as never)
        } catch (error) {
          // An error in one listener must not stop the others.
          onError(error)
        }
      }
    },
    listeners,
  }
}
