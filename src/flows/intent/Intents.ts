import validate from 'virtual:validate/stored/intent/INTENTS'
import type { Intent } from '../../../schemas/stored/intent.ts'
import { packReference, unpackReference } from '../../host/intentReference.ts'
import type { SharedStore } from '../../platform/storage.ts'
import { INTENT_PREFIX } from './hasOpenIntent.ts'

/** Intents older than this are deleted, and so are no longer reconciled automatically. */
const KEPT_MS = 24 * 60 * 60 * 1000
export const isRecent = ({ createdAt }: Intent, now: number): boolean => now - createdAt < KEPT_MS
/** The maximum number of intents with a known outcome. An open intent is never dropped to make room. */
const MOST = 40

/** This player's intents, shared by all documents of the browser: they survive a reload, and a second tab sees them. */
export interface Intents {
  /** The player's identity. */
  readonly identity: string
  /** Whether all documents of the browser share the intents. If false, a deposit found may be another document's. */
  readonly isShared: boolean
  /** Oldest first. */
  all(): readonly Intent[]
  get(key: string): Intent | undefined
  find(depositId: string): Intent | undefined
  /** Whether the deposit belongs to another intent, or the server named it while another one was reconciled (H4). */
  isOther(depositId: string, key: string): boolean
  /** Whether this document stored the intent before sending it. After a reload it is another document. */
  isMadeHere(key: string): boolean
  /** The intents whose outcome is not known yet. */
  undecided(method?: string): readonly Intent[]
  /** Stores the intent; called before the first byte of its create is sent. */
  keep(intent: Intent): void
  change(key: string, change: Partial<Intent>): void
  drop(key: string): void
  /** Drops the draft that this intent's create continued. */
  endDraft(intent: Intent): void
  /** The intents that a host stores when the browser cannot: those without an answer, and drafts. */
  open(): readonly Intent[]
  /** `open()` serialized as one string; empty when there are none. */
  reference(): string
  /** Restores the intents that the host stored. Ignores invalid entries and those of other players. */
  take(reference: string): void
}

export interface IntentsNeed {
  readonly store: SharedStore
  readonly identity: string
  /** The direction of the money; deposits when omitted. */
  readonly kind?: Intent['kind']
  readonly now: () => number
  /** Called whenever an intent was stored, changed or dropped. */
  readonly onChange?: () => void
}

export function createIntents({ store, identity, kind, now, onChange = () => {} }: IntentsNeed): Intents {
  /** The intents this document stored: it still knows them when the storage is cleared (C35). */
  const own = new Map<string, Intent>()
  const madeHere = new Set<string>()
  const isMine = (intent: Intent) => intent.identity === identity && intent.kind === kind
  const all = () => known().filter((intent) => !intent.isDropped)
  const get = (key: string) => all().find((intent) => intent.key === key)
  const isOpen = ({ depositId, isOver }: Intent) => depositId === undefined && !isOver
  const open = () => all().filter((intent) => isOpen(intent) || intent.isDraft)

  for (const intent of read(store)) if (!isRecent(intent, now())) store.remove(INTENT_PREFIX + intent.key)

  /** All intents of this player, including dropped ones. */
  function known(): Intent[] {
    const stored = read(store)
    // Another tab may have changed the intent, so the stored version replaces ours.
    for (const intent of stored) if (own.has(intent.key)) own.set(intent.key, intent)
    return [...new Map([...own.values(), ...stored].map((intent) => [intent.key, intent])).values()]
      .filter(isMine)
      .sort((a, b) => a.createdAt - b.createdAt)
  }

  function put(given: Intent): void {
    const intent = kind === undefined ? given : { ...given, kind }
    own.set(intent.key, intent)
    store.set(INTENT_PREFIX + intent.key, JSON.stringify(intent))
    const closed = known().filter((one) => !isOpen(one))
    closed.sort((a, b) => Number(b.isDropped ?? false) - Number(a.isDropped ?? false)) // dropped intents go first
    for (const { key } of closed.slice(0, Math.max(0, closed.length - MOST))) forget(key)
    onChange()
  }

  function forget(key: string): void {
    own.delete(key)
    store.remove(INTENT_PREFIX + key)
  }

  function drop(key: string): void {
    const intent = get(key)
    if (intent === undefined) return
    // `named` stays: a deposit the server named for this intent must not count as the deposit of a later one.
    const { depositId, page, isDraft, continues, ...left } = intent
    put({ ...left, isOver: true, isDropped: true })
  }

  return {
    identity,
    isShared: store.isLasting,
    all,
    get,
    find: (depositId) => all().findLast((intent) => intent.depositId === depositId),
    isOther: (depositId, key) =>
      known().some((one) => one.key !== key && (one.depositId === depositId || one.named === depositId)),
    undecided: (method) =>
      all().filter((intent) => isOpen(intent) && (method === undefined || intent.method === method)),
    isMadeHere: (key) => madeHere.has(key),
    keep(intent) {
      if (intent.depositId === undefined || get(intent.key) === undefined) madeHere.add(intent.key)
      put(intent)
    },
    change(key, change) {
      const intent = get(key)
      if (intent !== undefined) put({ ...intent, ...change })
    },
    drop,
    endDraft({ continues, key }) {
      for (const one of all()) if (one.key !== key && one.isDraft && one.depositId === continues) drop(one.key)
    },
    open,
    reference: () => packReference(open()),
    take(reference) {
      // Includes dropped intents: the host's copy may be older than the drop.
      const here = new Set(known().map(({ key }) => key))
      for (const intent of readIntents(reference))
        if (isMine(intent) && isRecent(intent, now()) && !here.has(intent.key)) put(intent)
    },
  }
}

function read(store: SharedStore): Intent[] {
  const keys = store.keys().filter((key) => key.startsWith(INTENT_PREFIX))
  return keys.flatMap((key) => {
    return readStored([parsed(store.get(key))])
  })
}

/** Migrates stored intents to the current format; empty when they do not match the schema. */
function readStored(stored: unknown): Intent[] {
  if (!validate(stored)) return []
  return (stored as Intent[]).map(({ isInvoice, ...intent }) =>
    isInvoice === true && intent.invoice === undefined ? { ...intent, invoice: {} } : intent,
  )
}

/** Intents of any player. Each entry is validated separately, so an invalid one does not discard the others. */
export const readIntents = (reference: string): readonly Intent[] =>
  unpackReference(reference).flatMap((entry) => readStored([entry]))

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined // not our JSON: another script wrote it
  }
}
