import type { KeyValueStore } from './storage.ts'

/** What all documents of one browser share, and what outlives each of them. */
export interface SharedStore extends KeyValueStore {
  keys(): readonly string[]
  /** False where the browser denies storage: what is kept here then ends with the document (C35, C63). */
  readonly isLasting: boolean
}

const PROBE = 'paywidget.probe'

/** Local storage where it is allowed, memory where it is not: in a cross-site frame the very look at it throws. */
export function sharedStorage(): SharedStore {
  const memory = new Map<string, string>()
  const isLasting =
    withLocal((local) => {
      local.setItem(PROBE, '1')
      local.removeItem(PROBE)
      return true
    }) ?? false
  return {
    isLasting,
    get: (key) => memory.get(key) ?? withLocal((local) => local.getItem(key)) ?? null,
    set(key, value) {
      const isKept = withLocal((local) => {
        local.setItem(key, value)
        return true
      })
      if (isKept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      withLocal((local) => local.removeItem(key))
    },
    keys: () => [...new Set([...memory.keys(), ...(withLocal((local) => Object.keys(local)) ?? [])])],
  }
}

/** Undefined when storage is denied, full, or missing. */
function withLocal<T>(use: (local: Storage) => T): T | undefined {
  try {
    const local = globalThis.localStorage as Storage | null | undefined
    return local ? use(local) : undefined
  } catch {
    return undefined
  }
}
