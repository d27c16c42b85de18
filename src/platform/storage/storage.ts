import { sharedMemory } from './sharedMemory.ts'

export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** A store that all tabs and frames of the origin share, and that outlives each of them. */
export interface SharedStore extends KeyValueStore {
  keys(): readonly string[]
  /** False when the browser denies storage: then the data is lost when the tab is closed or reloaded (C35, C63). */
  readonly isLasting: boolean
  /**
   * Subscribes to writes of other tabs and frames; returns the cleanup. Exists only without lasting storage, because
   * the host stores the data then.
   */
  readonly onRemote?: (listener: () => void) => () => void
}

type Area = 'sessionStorage' | 'localStorage'

/** sessionStorage, with memory as the fallback. */
export const safeStorage = (): KeyValueStore => storeOf('sessionStorage')

/** The prefix of all keys of the cashier. */
const OWN = 'paywidget.'

const PROBE = 'paywidget.probe'

const SHARED = 'paywidget.shared'

/**
 * localStorage; the fallback is memory that the open tabs and frames synchronize. A storage that is full can still be
 * read: its entries are copied, because one may be a payment without a result (I7).
 */
export function sharedStorage(): SharedStore {
  const area = storeOf('localStorage')
  const isLasting = within('localStorage', (storage) => {
    storage.setItem(PROBE, '1')
    storage.removeItem(PROBE)
    return true
  })
  if (isLasting) return { ...area, isLasting }
  const memory = sharedMemory(SHARED)
  for (const key of area.keys()) if (key.startsWith(OWN)) memory.set(key, area.get(key) ?? '')
  return {
    ...memory,
    remove(key) {
      memory.remove(key)
      area.remove(key)
    },
    isLasting: false,
  }
}

/**
 * A store with memory as the fallback: in a cross-site frame even reading `window.localStorage` may throw a
 * SecurityError.
 */
function storeOf(name: Area) {
  const memory = new Map<string, string>()
  return {
    // Memory comes first, because it contains a key only if the storage rejected the latest value.
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

/**
 * The result of `use`; undefined when storage is denied, full or missing (in an Android web view without DOM storage,
 * `localStorage` is null).
 */
function within<T>(name: Area, use: (area: Storage) => T): T | undefined {
  try {
    const area = globalThis[name] as Storage | null | undefined
    return area ? use(area) : undefined
  } catch {
    return undefined
  }
}
