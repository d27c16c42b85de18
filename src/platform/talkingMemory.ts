/** One key as it was written last. `null`: removed, which is remembered so that a slower document can't bring it back. */
type Entry = readonly [key: string, value: string | null, version: number]

interface Word {
  /** Undefined: a document that has just come asks the others what they have. */
  readonly entries?: readonly Entry[]
}

export interface TalkingMemory {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
  /** Calls when another document has written something. Returns its stop. */
  onOthers(hear: () => void): () => void
}

/**
 * Memory that the documents of one origin keep in step, key by key: what storage would be for them, where a browser denies
 * it to frames of another site (reliability.md, finding 4). Of two values of one key the later one holds in every document.
 */
export function talkingMemory(name: string): TalkingMemory {
  const entries = new Map<string, Entry>()
  const hearers = new Set<() => void>()
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<Word | null>) => {
    if (data?.entries === undefined) say([...entries.values()])
    else hear(data.entries)
  })
  channel?.postMessage({} satisfies Word)

  function say(news: readonly Entry[]): void {
    if (news.length > 0) channel?.postMessage({ entries: news } satisfies Word)
  }

  function hear(news: readonly Entry[]): void {
    const newer = news.filter((entry) => isNewer(entry, entries.get(entry[0])))
    for (const entry of newer) entries.set(entry[0], entry)
    if (newer.length > 0) for (const tell of [...hearers]) tell()
  }

  function put(key: string, value: string | null): void {
    const entry: Entry = [key, value, (entries.get(key)?.[2] ?? 0) + 1]
    entries.set(key, entry)
    say([entry])
  }

  return {
    get: (key) => entries.get(key)?.[1] ?? null,
    set: put,
    remove(key) {
      if (entries.get(key)?.[1] != null) put(key, null)
    },
    keys: () => [...entries.values()].flatMap(([key, value]) => (value === null ? [] : [key])),
    onOthers(hear) {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }
}

/** Two documents may write at the same time: then both have to end with the same one. */
function isNewer([, value, version]: Entry, known: Entry | undefined): boolean {
  if (known === undefined || version !== known[2]) return version > (known?.[2] ?? 0)
  return (value ?? '') > (known[1] ?? '')
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined // denied, or unknown: this document has only itself
  }
}
