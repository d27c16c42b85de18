import { talkingMemory } from './talkingMemory.ts'

export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** What all documents of one browser share, and what outlives each of them. */
export interface SharedStore extends KeyValueStore {
  keys(): readonly string[]
  /** False where the browser denies storage: what is kept here then ends with the document (C35, C63). */
  readonly isLasting: boolean
  /**
   * Calls when another document has written here; only where what is kept is told to the host, because nothing lasts.
   * Returns its stop.
   */
  readonly onOthers?: (hear: () => void) => () => void
}

type Area = 'sessionStorage' | 'localStorage'

/** Session storage where it is allowed, memory where it is not. */
export const safeStorage = (): KeyValueStore => storeOf('sessionStorage')

const PROBE = 'paywidget.probe'

const SHARED = 'paywidget.shared'

/** Local storage where it is allowed; where it is not, memory that the open documents keep in step. */
export function sharedStorage(): SharedStore {
  const isLasting = within('localStorage', (area) => {
    area.setItem(PROBE, '1')
    area.removeItem(PROBE)
    return true
  })
  return isLasting ? { ...storeOf('localStorage'), isLasting } : { ...talkingMemory(SHARED), isLasting: false }
}

/**
 * In a cross-site frame the very look at a storage throws a SecurityError, so memory is the normal path (reliability.md,
 * finding 4).
 */
function storeOf(name: Area) {
  const memory = new Map<string, string>()
  return {
    // Memory first: it holds a key only when the storage would not take the newest value.
    get: (key: string) => memory.get(key) ?? within(name, (area) => area.getItem(key)) ?? null,
    set(key: string, value: string) {
      const isKept = within(name, (area) => {
        area.setItem(key, value)
        return true
      })
      if (isKept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key: string) {
      memory.delete(key)
      within(name, (area) => area.removeItem(key))
    },
    keys: () => [...new Set([...memory.keys(), ...(within(name, (area) => Object.keys(area)) ?? [])])],
  }
}

/** Undefined when storage is denied, full, or missing (an Android web view without DOM storage has null here). */
function within<T>(name: Area, use: (area: Storage) => T): T | undefined {
  try {
    const area = globalThis[name] as Storage | null | undefined
    return area ? use(area) : undefined
  } catch {
    return undefined
  }
}
