import validate from 'virtual:validate/stored/ledgerEntry/LEDGER_ENTRIES'
import type { LedgerEntry } from '../../schemas/stored/ledgerEntry.ts'
import { packReference, unpackReference } from '../host/intentReference.ts'
import type { SharedStore } from '../platform/storage.ts'
import { ENTRY_PREFIX } from './hasUnresolvedEntry.ts'
import type { Note } from './Operation.ts'

/** Entries older than this are deleted, and so are no longer reconciled automatically. */
const KEPT_MS = 24 * 60 * 60 * 1000
export const isRecent = ({ createdAt }: LedgerEntry, now: number): boolean => now - createdAt < KEPT_MS
/** The maximum number of entries with a known outcome. An open entry is never dropped to make room. */
const MOST = 40

/** This player's entries, shared by all documents of the browser: they survive a reload, and a second tab sees them. */
export interface Ledger {
  /** The player's identity. */
  readonly identity: string
  /** Whether all documents of the browser share the entries. If false, a deposit found may be another document's. */
  readonly isShared: boolean
  /** Oldest first. */
  all(): readonly LedgerEntry[]
  get(key: string): LedgerEntry | undefined
  find(depositId: string): LedgerEntry | undefined
  /** Whether the deposit belongs to another entry, or the server named it while another one was reconciled (H4). */
  isOther(depositId: string, key: string): boolean
  /** Whether this document stored the entry before sending it. After a reload it is another document. */
  isMadeHere(key: string): boolean
  /** The entries whose outcome is not known yet. */
  undecided(method?: string): readonly LedgerEntry[]
  /** Stores the entry; called before the first byte of its create is sent. */
  keep(entry: LedgerEntry): void
  change(key: string, change: Partial<LedgerEntry>): void
  drop(key: string): void
  /** Notes something about a payment. Notes of payments without an entry are kept in memory: another document made them. */
  note(depositId: string, note: Note): void
  /** Removes what was noted. */
  unnote(depositId: string, note: Note): void
  /** How the payment was settled, as this player's documents have told the server (I11). */
  settledOf(depositId: string): LedgerEntry['settled']
  /** Drops the draft that this entry's create continued. */
  endDraft(entry: LedgerEntry): void
  /** The entries that a host stores when the browser cannot: those without an answer, and drafts. */
  open(): readonly LedgerEntry[]
  /** `open()` serialized as one string; empty when there are none. */
  reference(): string
  /** Restores the entries that the host stored. Ignores invalid entries and those of other players. */
  take(reference: string): void
}

export interface LedgerNeed {
  readonly store: SharedStore
  readonly identity: string
  /** The direction of the money; deposits when omitted. */
  readonly kind?: LedgerEntry['kind']
  readonly now: () => number
  /** Called whenever an entry was stored, changed or dropped. */
  readonly onChange?: () => void
}

export function createLedger({ store, identity, kind, now, onChange = () => {} }: LedgerNeed): Ledger {
  /** The entries this document stored: it still knows them when the storage is cleared (C35). */
  const own = new Map<string, LedgerEntry>()
  const madeHere = new Set<string>()
  const notes = new Map<string, Note>()
  const isMine = (entry: LedgerEntry) => entry.identity === identity && entry.kind === kind
  const all = () => known().filter((entry) => !entry.isDropped)
  const get = (key: string) => all().find((entry) => entry.key === key)
  const find = (depositId: string) => all().findLast((entry) => entry.depositId === depositId)
  const isOpen = ({ depositId, isOver }: LedgerEntry) => depositId === undefined && !isOver
  const open = () => all().filter((entry) => isOpen(entry) || entry.isDraft)

  for (const entry of read(store)) if (!isRecent(entry, now())) store.remove(ENTRY_PREFIX + entry.key)

  /** All entries of this player, including dropped ones. */
  function known(): LedgerEntry[] {
    const stored = read(store)
    // Another tab may have changed the entry, so the stored version replaces ours.
    for (const entry of stored) if (own.has(entry.key)) own.set(entry.key, entry)
    return [...new Map([...own.values(), ...stored].map((entry) => [entry.key, entry])).values()]
      .filter(isMine)
      .sort((a, b) => a.createdAt - b.createdAt)
  }

  function put(given: LedgerEntry): void {
    const entry = kind === undefined ? given : { ...given, kind }
    own.set(entry.key, entry)
    store.set(ENTRY_PREFIX + entry.key, JSON.stringify(entry))
    const closed = known().filter((one) => !isOpen(one))
    closed.sort((a, b) => Number(b.isDropped ?? false) - Number(a.isDropped ?? false)) // dropped entries go first
    for (const { key } of closed.slice(0, Math.max(0, closed.length - MOST))) forget(key)
    onChange()
  }

  function forget(key: string): void {
    own.delete(key)
    store.remove(ENTRY_PREFIX + key)
  }

  function drop(key: string): void {
    const entry = get(key)
    if (entry === undefined) return
    // `named` stays: a deposit the server named for this entry must not count as the deposit of a later one.
    const { depositId, page, isDraft, continues, ...left } = entry
    put({ ...left, isOver: true, isDropped: true })
  }

  return {
    identity,
    isShared: store.isLasting,
    all,
    get,
    find,
    isOther: (depositId, key) =>
      known().some((one) => one.key !== key && (one.depositId === depositId || one.named === depositId)),
    undecided: (method) => all().filter((entry) => isOpen(entry) && (method === undefined || entry.method === method)),
    isMadeHere: (key) => madeHere.has(key),
    keep(entry) {
      if (entry.depositId === undefined || get(entry.key) === undefined) madeHere.add(entry.key)
      put(entry)
    },
    change(key, change) {
      const entry = get(key)
      if (entry !== undefined) put({ ...entry, ...change })
    },
    drop,
    note(depositId, note) {
      notes.set(depositId, { ...notes.get(depositId), ...note })
      const entry = find(depositId)
      if (entry !== undefined) put({ ...entry, ...note })
    },
    unnote(depositId, note) {
      const without = <T extends Note>(from: T) =>
        Object.fromEntries(Object.entries(from).filter(([name]) => !(name in note))) as T
      notes.set(depositId, without(notes.get(depositId) ?? {}))
      const entry = find(depositId)
      if (entry !== undefined) put(without(entry))
    },
    settledOf: (depositId) => find(depositId)?.settled ?? notes.get(depositId)?.settled,
    endDraft({ continues, key }) {
      for (const one of all()) if (one.key !== key && one.isDraft && one.depositId === continues) drop(one.key)
    },
    open,
    reference: () => packReference(open()),
    take(reference) {
      // Includes dropped entries: the host's copy may be older than the drop.
      const here = new Set(known().map(({ key }) => key))
      for (const entry of readEntries(reference))
        if (isMine(entry) && isRecent(entry, now()) && !here.has(entry.key)) put(entry)
    },
  }
}

function read(store: SharedStore): LedgerEntry[] {
  const keys = store.keys().filter((key) => key.startsWith(ENTRY_PREFIX))
  return keys.flatMap((key) => {
    return readStored([parsed(store.get(key))])
  })
}

/** Migrates stored entries to the current format; empty when they do not match the schema. */
function readStored(stored: unknown): LedgerEntry[] {
  if (!validate(stored)) return []
  return (stored as LedgerEntry[]).map(({ isInvoice, ...entry }) =>
    isInvoice === true && entry.invoice === undefined ? { ...entry, invoice: {} } : entry,
  )
}

/** Entries of any player. Each entry is validated separately, so an invalid one does not discard the others. */
export const readEntries = (reference: string): readonly LedgerEntry[] =>
  unpackReference(reference).flatMap((entry) => readStored([entry]))

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined // not our JSON: another script wrote it
  }
}
