/** The last write to a key. A removal is kept as `null`, so that a tab with older data can't restore the value. */
type Entry = readonly [key: string, value: string | null, version: number]

interface SyncMessage {
  /** The sender's entries. Undefined in a request, with which a new tab or frame asks the others for their entries. */
  readonly entries?: readonly Entry[]
}

export interface SharedMemory {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
  /** Subscribes to writes of other tabs and frames; returns the cleanup. */
  onRemote(listener: () => void): () => void
}

/**
 * Memory synchronized between the tabs and frames of one origin, key by key: the fallback where the browser denies
 * storage to cross-site frames. Of two values for one key, the later one wins in every tab.
 */
export function sharedMemory(name: string): SharedMemory {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<SyncMessage | null>) => {
    if (data?.entries === undefined) broadcast([...entries.values()])
    else merge(data.entries)
  })
  channel?.postMessage({} satisfies SyncMessage)

  function broadcast(changed: readonly Entry[]): void {
    if (changed.length > 0) channel?.postMessage({ entries: changed } satisfies SyncMessage)
  }

  function merge(received: readonly Entry[]): void {
    const newer = received.filter((entry) => isNewer(entry, entries.get(entry[0])))
    for (const entry of newer) entries.set(entry[0], entry)
    if (newer.length > 0) for (const listener of [...listeners]) listener()
  }

  function put(key: string, value: string | null): void {
    const entry: Entry = [key, value, (entries.get(key)?.[2] ?? 0) + 1]
    entries.set(key, entry)
    broadcast([entry])
  }

  return {
    get: (key) => entries.get(key)?.[1] ?? null,
    set: put,
    remove(key) {
      if (entries.get(key)?.[1] != null) put(key, null)
    },
    keys: () => [...entries.values()].flatMap(([key, value]) => (value === null ? [] : [key])),
    onRemote(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Compares the values if the versions are equal, so that after two simultaneous writes both tabs keep the same value.
 */
function isNewer([, value, version]: Entry, known: Entry | undefined): boolean {
  if (known === undefined || version !== known[2]) return version > (known?.[2] ?? 0)
  return (value ?? '') > (known[1] ?? '')
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined // denied or unsupported: nothing is synchronized
  }
}
