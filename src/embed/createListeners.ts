type AnyListener = (payload: never) => void

/** A small event emitter: listeners by message type. */
export function createListeners(first: Readonly<Record<string, unknown>> = {}) {
  const listeners = new Set<readonly [type: string, listener: AnyListener]>()

  function on(type: string, listener: AnyListener): () => void {
    const entry = [type, listener] as const
    listeners.add(entry)
    return () => void listeners.delete(entry)
  }

  for (const [type, listener] of Object.entries(first)) if (listener) on(type, listener as AnyListener)

  return {
    on,
    emit(type: string, payload: unknown): void {
      for (const [name, listener] of [...listeners]) {
        try {
          if (name === type) listener(payload as never)
        } catch (error) {
          // An error in one listener must not stop the others; the host page's error handler gets the error.
          reportError(error)
        }
      }
    },
    listeners,
  }
}
