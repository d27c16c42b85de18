import validate from 'virtual:validate/intent/INTENTS'
import type { Intent } from '../../schemas/intent.ts'
import type { KeyValueStore } from '../platform/storage.ts'
import { INTENTS_KEY } from './hasOpenIntent.ts'

/** An open payment older than this is no longer asked about by itself. */
const KEPT_MS = 24 * 60 * 60 * 1000
const MOST = 20

/** The intents of this player: in memory and, where the browser lets us, in session storage, so a reload finds them. */
export interface Intents {
  all(): readonly Intent[]
  /** Stored before the first byte of the create leaves. */
  open(intent: Intent): void
  /** The server has said the id of its deposit. */
  name(key: string, depositId: string): void
  close(key: string): void
  find(depositId: string): Intent | undefined
}

export function createIntents(storage: KeyValueStore, userId: string, now: () => number): Intents {
  let intents = read(storage).filter((intent) => now() - intent.createdAt < KEPT_MS)
  const keep = (next: readonly Intent[]) => {
    intents = next.slice(-MOST)
    storage.set(INTENTS_KEY, JSON.stringify(intents))
  }
  const mine = () => intents.filter((intent) => intent.userId === userId)
  return {
    all: mine,
    open: (intent) => keep([...intents.filter(({ key }) => key !== intent.key), intent]),
    name: (key, depositId) => keep(intents.map((intent) => (intent.key === key ? { ...intent, depositId } : intent))),
    close: (key) => keep(intents.filter((intent) => intent.key !== key)),
    find: (depositId) => mine().find((intent) => intent.depositId === depositId),
  }
}

function read(storage: KeyValueStore): Intent[] {
  try {
    const stored: unknown = JSON.parse(storage.get(INTENTS_KEY) ?? '[]')
    // One by one: an entry that does not fit must not take the others with it.
    return Array.isArray(stored) ? stored.filter((intent): intent is Intent => validate([intent])) : []
  } catch {
    return [] // what somebody else wrote there is no intent of ours
  }
}
