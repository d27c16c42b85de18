import { packReference, unpackReference } from '../host/intentReference.ts'

/** A payment without an answer, as far as the loader looks at it. */
interface Entry {
  readonly key: string
  readonly createdAt: number
}

/** What is kept of one player, for all frames of the page. */
interface Kept {
  readonly open: readonly Entry[]
  /** A frame has said that these are over: a frame that has not heard of it yet does not bring them back. */
  readonly over: readonly string[]
}

const KEPT_MS = 24 * 60 * 60 * 1000
const MOST_OVER = 50

/** Where the page itself may store nothing: it holds as long as the page does, and for all its frames. */
const memory = new Map<string, string>()

/**
 * What `onIntent` said, kept for this tab: where a browser denies storage to frames of another site, a reload would forget
 * a payment that has no answer yet. It is kept for each player, and payment by payment: of several frames each may know
 * only its own payments, and must not wipe out those of the others.
 */
export function createResume(origin: string) {
  const place = `paywidget:intent:${origin}`
  /** What this frame has said to be open. It is over when the frame leaves it out. */
  let said: readonly Entry[] = []
  let at = place

  function merge(now: readonly Entry[], ended: readonly string[]): void {
    const kept = readKept(at)
    const over = [...kept.over, ...ended].slice(-MOST_OVER)
    const all = new Map([...kept.open, ...now].map((entry) => [entry.key, entry]))
    const open = [...all.values()].filter((entry) => !over.includes(markOf(entry)))
    write(at, JSON.stringify({ open, over } satisfies Kept))
  }

  return {
    /** What is open of the player for whom the frame speaks from now on. */
    read(identity: string): string {
      const next = `${place}:${identity}`
      if (next !== at) said = []
      at = next
      const former = readText(place) // of a loader that kept one text for all players
      if (former) {
        merge(entriesOf(former), [])
        write(place, '')
      }
      return packReference(readKept(at).open.filter(({ createdAt }) => Date.now() - createdAt < KEPT_MS))
    },
    keep(reference: unknown): void {
      if (typeof reference !== 'string') return
      const now = entriesOf(reference)
      const marks = now.map(markOf)
      merge(
        now,
        said.map(markOf).filter((mark) => !marks.includes(mark)),
      )
      said = now
    },
  }
}

function readKept(at: string): Kept {
  try {
    const { open, over } = JSON.parse(readText(at) || '{}') as Partial<Kept>
    return { open: open?.filter(isEntry) ?? [], over: over ?? [] }
  } catch {
    return { open: [], over: [] } // something else wrote there
  }
}

function readText(at: string): string {
  try {
    return memory.get(at) ?? sessionStorage.getItem(at) ?? ''
  } catch {
    return '' // denied, and nothing was said yet
  }
}

function write(at: string, text: string): void {
  try {
    sessionStorage.setItem(at, text)
    memory.delete(at)
  } catch {
    memory.set(at, text) // denied or full
  }
}

const entriesOf = (reference: string): readonly Entry[] => unpackReference(reference).filter(isEntry)

/** The same payment may be sent again by the same key: then it is open anew. */
const markOf = ({ key, createdAt }: Entry): string => `${key} ${createdAt}`

function isEntry(value: unknown): value is Entry {
  const { key, createdAt } = (value ?? {}) as Partial<Entry>
  return typeof key === 'string' && typeof createdAt === 'number'
}
