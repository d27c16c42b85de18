import { packReference, unpackReference } from '../host/bridge/intentReference.ts'
import { exactText } from '../host/loaded/exactText.ts'
import { identityIn } from './identityIn.ts'
import { openId, withOpenId } from './openId.ts'
import type { PaywidgetData } from './types.ts'

/** The part of an unanswered payment that the loader uses. */
interface Entry {
  readonly key: string
  readonly createdAt: number
}

/** The stored state of one player, shared by all frames of the page. */
interface Kept {
  readonly open: readonly Entry[]
  /**
   * Payments that one frame reported as finished. Another frame, which may still count them as open, must not reopen
   * them.
   */
  readonly over: readonly string[]
}

const MOST_OVER = 50

/** Fallback when sessionStorage is denied or full. All frames of the page share this map until the page is closed. */
const memory = new Map<string, string>()

/**
 * Stores the last `onIntent` for this tab: if the browser denies storage to third-party frames, a reload would
 * otherwise lose a payment that has no answer yet. The store has one entry per player and is merged payment by payment:
 * a frame may know only its own payments, and must not delete those of other frames.
 */
export function createResume(origin: string, first: PaywidgetData) {
  const place = `paywidget:intent:${origin}`
  const placeOf = (data: PaywidgetData) => `${place}:${identityIn(data)}`
  const id = openId()
  /** The payments that this frame last reported as open. A payment that is missing from its next report is finished. */
  let reported: readonly Entry[] = []
  let at = placeOf(first)

  function merge(now: readonly Entry[], ended: readonly string[]): void {
    const kept = readKept(at)
    const over = [...kept.over, ...ended].slice(-MOST_OVER)
    const all = new Map([...kept.open, ...now].map((entry) => [entry.key, entry]))
    const open = [...all.values()].filter((entry) => !over.includes(markOf(entry)))
    write(at, JSON.stringify({ open, over } satisfies Kept))
  }

  /**
   * Switches to the player of the data, and returns the player's open payments. The cashier, which knows the server's
   * time, drops those that are too old.
   */
  function read(data: PaywidgetData): string {
    const next = placeOf(data)
    if (next !== at) reported = []
    at = next
    const former = readText(place) // written by an older loader, which kept one text for all players
    if (former) {
      merge(entriesOf(former), [])
      write(place, '')
    }
    return packReference(readKept(at).open)
  }

  return {
    read,
    /**
     * The message `loaded`, with the player's open payments and the id of `open`, unless the host passes its own.
     * `hasNoId`: the page of the cashier was sent the data without an id, so a later id would open the host's page again.
     */
    loadedText(data: PaywidgetData, hasNoId = false): string {
      // Called in any case: it also switches to the player of the data.
      const stored = read(data)
      const payload = { ...withOpenId(data, hasNoId ? undefined : id), resume: data.resume ?? stored }
      return exactText({ messageType: 'loaded', payload })
    },
    keep(reference: unknown): void {
      if (typeof reference !== 'string') return
      const now = entriesOf(reference)
      const marks = now.map(markOf)
      merge(
        now,
        reported.map(markOf).filter((mark) => !marks.includes(mark)),
      )
      reported = now
    },
  }
}

export type Resume = ReturnType<typeof createResume>

function readKept(at: string): Kept {
  try {
    const { open, over } = JSON.parse(readText(at) || '{}') as Partial<Kept>
    return { open: open?.filter(isEntry) ?? [], over: over ?? [] }
  } catch {
    return { open: [], over: [] } // not our format
  }
}

function readText(at: string): string {
  try {
    return memory.get(at) ?? sessionStorage.getItem(at) ?? ''
  } catch {
    return '' // storage is denied, and nothing was written yet
  }
}

function write(at: string, text: string): void {
  try {
    sessionStorage.setItem(at, text)
    memory.delete(at)
  } catch {
    memory.set(at, text) // storage is denied or full
  }
}

const entriesOf = (reference: string): readonly Entry[] => unpackReference(reference).filter(isEntry)

/** The mark includes the time, because a payment that is sent again with the same key is open again. */
const markOf = ({ key, createdAt }: Entry): string => `${key} ${createdAt}`

function isEntry(value: unknown): value is Entry {
  const { key, createdAt } = (value ?? {}) as Partial<Entry>
  return typeof key === 'string' && typeof createdAt === 'number'
}
