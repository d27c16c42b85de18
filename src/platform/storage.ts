export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * Session storage where it is allowed, memory where it is not. In a cross-site frame the very look at
 * `sessionStorage` throws a SecurityError, so memory is the normal path (reliability.md, finding 4).
 */
export function safeStorage(): KeyValueStore {
  const memory = new Map<string, string>()
  return {
    // Memory first: it holds a key only when the session storage would not take the newest value.
    get: (key) => memory.get(key) ?? withSession((session) => session.getItem(key)) ?? null,
    set(key, value) {
      const isKept = withSession((session) => {
        session.setItem(key, value)
        return true
      })
      if (isKept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      withSession((session) => session.removeItem(key))
    },
  }
}

/** Undefined when storage is denied, full, or missing (an Android web view without DOM storage has null here). */
function withSession<T>(use: (session: Storage) => T): T | undefined {
  try {
    const session = globalThis.sessionStorage as Storage | null | undefined
    return session ? use(session) : undefined
  } catch {
    return undefined
  }
}
