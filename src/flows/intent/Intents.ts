import validate from 'virtual:validate/stored/intent/INTENTS'
import type { Intent } from '../../../schemas/stored/intent.ts'
import { packReference, unpackReference } from '../../host/intentReference.ts'
import type { SharedStore } from '../../platform/storage.ts'
import { INTENT_PREFIX } from './hasOpenIntent.ts'

/** An open payment older than this is no longer asked about by itself. */
const KEPT_MS = 24 * 60 * 60 * 1000
export const isRecent = ({ createdAt }: Intent, now: number): boolean => now - createdAt < KEPT_MS
/** How many intents are kept whose outcome is known. One that is open is never dropped to make room. */
const MOST = 40

/** The intents of this player, of all documents of the browser: a reload finds them, and so does a second tab. */
export interface Intents {
  /** The player. */
  readonly identity: string
  /** Whether every document of the browser knows them: without it, a deposit that is found may be another document's. */
  readonly isShared: boolean
  /** From the oldest to the newest. */
  all(): readonly Intent[]
  get(key: string): Intent | undefined
  find(depositId: string): Intent | undefined
  /** Whether the deposit is of another intent than this, or was named before anybody could know whose it is (H4). */
  isOther(depositId: string, key: string): boolean
  /** Whether this document has kept it before it was sent; a document before a reload is another one. */
  isMadeHere(key: string): boolean
  /** Those whose outcome is not known yet. */
  undecided(method?: string): readonly Intent[]
  /** Kept before the first byte of the create leaves. */
  keep(intent: Intent): void
  change(key: string, change: Partial<Intent>): void
  drop(key: string): void
  /** The create that went on with a draft stands for it. */
  endDraft(intent: Intent): void
  /** Those that a host keeps where the browser does not: without an answer, or drafts. */
  open(): readonly Intent[]
  /** The same as one text; empty when there are none. */
  reference(): string
  /** Takes back what the host has kept. What is not ours, or not this player's, is passed over. */
  take(reference: string): void
}

export interface IntentsNeed {
  readonly store: SharedStore
  readonly identity: string
  /** Which way the money goes; without it, these are deposits. */
  readonly kind?: Intent['kind']
  readonly now: () => number
  /** Told whenever one was kept, changed or dropped. */
  readonly onChange?: () => void
}

export function createIntents({ store, identity, kind, now, onChange = () => {} }: IntentsNeed): Intents {
  /** Those that this document has kept: a storage that is emptied under it must not make it forget them (C35). */
  const own = new Map<string, Intent>()
  const madeHere = new Set<string>()
  const isMine = (intent: Intent) => intent.identity === identity && intent.kind === kind
  const all = () => known().filter((intent) => !intent.isDropped)
  const get = (key: string) => all().find((intent) => intent.key === key)
  const isOpen = ({ depositId, isOver }: Intent) => depositId === undefined && !isOver
  const open = () => all().filter((intent) => isOpen(intent) || intent.isDraft)

  for (const intent of read(store)) if (!isRecent(intent, now())) store.remove(INTENT_PREFIX + intent.key)

  /** All of this player's, the dropped ones too. */
  function known(): Intent[] {
    const stored = read(store)
    // Another tab may have gone on with it: what was known here before is old.
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
    closed.sort((a, b) => Number(b.isDropped ?? false) - Number(a.isDropped ?? false)) // the dropped ones go first
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
    // What the server named for this intent must never be taken for the deposit of a later one.
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
      // One that was dropped here is known too: what a host has kept may be older than that.
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

/** What was stored, in the words of this version; nothing of what is not ours. */
function readStored(stored: unknown): Intent[] {
  if (!validate(stored)) return []
  return (stored as Intent[]).map(({ isInvoice, ...intent }) =>
    isInvoice === true && intent.invoice === undefined ? { ...intent, invoice: {} } : intent,
  )
}

/** Whoever's they are. Each one is checked by itself: one that does not fit takes none of the others with it. */
export const readIntents = (reference: string): readonly Intent[] =>
  unpackReference(reference).flatMap((entry) => readStored([entry]))

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined // somebody else wrote there
  }
}
