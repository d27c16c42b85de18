import { sharedMemory } from './sharedMemory.ts'

export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** A store shared by all documents of the origin, which outlives each of them. */
export interface SharedStore extends KeyValueStore {
  keys(): readonly string[]
  /** False when the browser denies storage: the data then ends with the document (C35, C63). */
  readonly isLasting: boolean
  /**
   * Subscribes to writes of other documents; returns the cleanup. Exists only without lasting storage, where the host is
   * told what to keep.
   */
  readonly onOthers?: (hear: () => void) => () => void
}

type Area = 'sessionStorage' | 'localStorage'

/** sessionStorage, with memory as the fallback. */
export const safeStorage = (): KeyValueStore => storeOf('sessionStorage')

const PROBE = 'paywidget.probe'

const SHARED = 'paywidget.shared'

/** localStorage; the fallback is memory that open documents synchronize. */
export function sharedStorage(): SharedStore {
  const isLasting = within('localStorage', (area) => {
    area.setItem(PROBE, '1')
    area.removeItem(PROBE)
    return true
  })
  return isLasting ? { ...storeOf('localStorage'), isLasting } : { ...sharedMemory(SHARED), isLasting: false }
}

/**
 * In a cross-site frame even reading `window.localStorage` may throw a SecurityError, so the memory fallback is common.
 */
function storeOf(name: Area) {
  const memory = new Map<string, string>()
  return {
    // Memory first: it has a key only when the storage rejected the latest value.
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

/** Undefined when storage is denied, full, or missing (it is null in an Android web view without DOM storage). */
function within<T>(name: Area, use: (area: Storage) => T): T | undefined {
  try {
    const area = globalThis[name] as Storage | null | undefined
    return area ? use(area) : undefined
  } catch {
    return undefined
  }
}
