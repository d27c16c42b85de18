import type {
  AcceptedEntry,
  DraftEntry,
  LedgerEntry,
  Presents,
  UnresolvedEntry,
} from '../../schemas/stored/ledgerEntry.ts'
import type { SharedStore } from '../platform/storage/storage.ts'
import type { SteadyTime } from '../platform/time/steadyTime.ts'
import { ENTRY_PREFIX } from './hasUnresolvedEntry.ts'
import { LAST_USED } from './LAST_USED.ts'
import type { Note } from './Operation.ts'
import { readEntries, readStore } from './readEntries.ts'

/** The clock of the entries: the server's time if it is known, otherwise the device's. */
export type LedgerTime = Pick<SteadyTime, 'now' | 'isServerTime'>

/** Entries older than this are deleted, and so are no longer reconciled automatically. */
const KEPT_MS = 24 * 60 * 60 * 1000
/**
 * Whether an entry is kept. An unresolved one is too old only by the server's time: after a jump of the device's clock
 * its payment would be forgotten, and could be made twice (I8).
 */
export const isKept = (entry: LedgerEntry, time: LedgerTime): boolean =>
  time.now() - entry.createdAt < KEPT_MS || (isUnresolved(entry) && !time.isServerTime())
/** The maximum number of entries with a known outcome. An unresolved entry is never dropped to make room. */
const MAX_CLOSED_ENTRIES = 40

/** An entry with a payment id. */
type KnownEntry = DraftEntry | AcceptedEntry

/**
 * This player's entries, shared by all tabs and frames of the browser. They survive a reload. In the comments about
 * payments, "another tab" includes another frame, and this tab before a reload.
 */
export interface Ledger {
  /** The player's identity. */
  readonly identity: string
  /** Whether the browser's tabs share the entries. If not, a deposit that the server names may be another tab's. */
  readonly isShared: boolean
  /** The time with which entries are dated, in whole ms since 1970. */
  now(): number
  /** All entries, oldest first, without dropped ones. */
  all(): readonly LedgerEntry[]
  get(key: string): LedgerEntry | undefined
  find(depositId: string): KnownEntry | undefined
  /** The last payment that the server has accepted. */
  lastAccepted(isWanted?: (entry: AcceptedEntry) => boolean): AcceptedEntry | undefined
  /**
   * Whether the deposit belongs to another entry, or the server named it during the reconciliation of another entry
   * (H4).
   */
  isOther(depositId: string, key: string): boolean
  /**
   * Whether this tab made the entry since its last load. False for the entries of another tab, and for those that this
   * tab made before a reload.
   */
  isMadeHere(key: string): boolean
  /** The entries whose outcome is not known yet. */
  undecided(method?: string): readonly UnresolvedEntry[]
  /**
   * Stores an entry: that of a create before its first byte is sent (I7), that of an address after its answer. Also
   * stores again an entry that another tab has dropped.
   */
  add(entry: LedgerEntry): void
  /** Records that no valid answer has come. */
  markUnknown(key: string): void
  /** Records that the payment exists. `isFound`: a later request has found it. */
  accept(key: string, depositId: string, isFound?: boolean): void
  /** Records that the server asks for more fields before the payment exists. */
  acceptDraft(key: string, depositId: string): void
  /** Records that nothing was created: the same payment may reuse the key. */
  markReusable(key: string): void
  /** Records that nothing was created, and that the key must not be used again. */
  drop(key: string): void
  /** Drops the draft that this entry's create continued. */
  endDraft(entry: LedgerEntry): void
  /** Stores the id of a payment that the server named but that could not be matched to the entry. */
  setNamed(key: string, depositId: string): void
  /** Records that the player has given up an unresolved create. */
  abandon(key: string): void
  /** Stores how an accepted payment is paid. */
  setPresentation(key: string, presents: Presents): void
  /** Stores the URL of the payment page. Undefined deletes it, because the payment is over. */
  setPage(depositId: string, url: string | undefined): void
  /**
   * Adds to the payment's note. If the payment has no entry, because another tab made it, the note is kept in memory.
   */
  addNote(depositId: string, note: Note): void
  /** Removes the members of the note. */
  removeNote(depositId: string, note: Note): void
  /** The note about the payment, from all tabs of the player. */
  noteOf(depositId: string): Note
  /** The settlement that any tab of the player has noted for the payment (I11). */
  settledOf(depositId: string): AcceptedEntry['settled']
  /** The entries that a host stores when the browser cannot: those without an answer, and drafts. */
  open(): readonly LedgerEntry[]
  /**
   * Restores the entries that the host stored. Ignores invalid entries, those of other players, and those that `open()`
   * never returns: a host is not trusted for a status or the URL of a payment page.
   */
  restore(reference: string): void
}

export interface LedgerNeed {
  readonly store: SharedStore
  readonly identity: string
  /** The direction of the money; deposits when omitted. */
  readonly kind?: LedgerEntry['kind']
  readonly time: LedgerTime
  /** Called whenever an entry was stored, changed or dropped. */
  readonly onChange?: () => void
}

export const isUnresolved = (entry: LedgerEntry): entry is UnresolvedEntry =>
  entry.state === 'sending' || entry.state === 'unknown'
export const isAccepted = (entry: LedgerEntry | undefined): entry is AcceptedEntry => entry?.state === 'accepted'
const isOpen = (entry: LedgerEntry) => isUnresolved(entry) || entry.state === 'draft'
const isKnown = (entry: LedgerEntry): entry is KnownEntry => entry.state === 'draft' || entry.state === 'accepted'

export function createLedger({ store, identity, kind, time, onChange = () => {} }: LedgerNeed): Ledger {
  /** The entries that this tab stored. They stay known if the storage is cleared (C35). */
  const own = new Map<string, LedgerEntry>()
  const madeHere = new Set<string>()
  const notes = new Map<string, Note>()
  const isMine = (entry: LedgerEntry) => entry.identity === identity && entry.kind === kind
  const all = () => known().filter(({ state }) => state !== 'dropped')
  const get = (key: string) => all().find((entry) => entry.key === key)
  const find = (depositId: string) =>
    all()
      .filter(isKnown)
      .findLast((entry) => entry.depositId === depositId)
  const open = () => all().filter(isOpen)
  const now = () => Math.round(time.now())

  for (const entry of readStore(store)) if (!isKept(entry, time)) store.remove(ENTRY_PREFIX + entry.key)

  /** All entries of this player, including dropped ones. */
  function known(): LedgerEntry[] {
    const stored = readStore(store)
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
    const closed = known().filter((one) => !isUnresolved(one))
    closed.sort((a, b) => weightOf(a) - weightOf(b))
    for (const { key } of closed.slice(0, Math.max(0, closed.length - MAX_CLOSED_ENTRIES))) forget(key)
    onChange()
  }

  function forget(key: string): void {
    own.delete(key)
    store.remove(ENTRY_PREFIX + key)
  }

  function drop(key: string): void {
    const entry = get(key)
    // `named` stays: a deposit that the server named for this entry must not count as the deposit of a later entry.
    if (entry !== undefined) put({ ...commonOf(entry), state: 'dropped' })
  }

  function changeUnresolved(key: string, change: (entry: UnresolvedEntry) => LedgerEntry): void {
    const entry = get(key)
    if (entry !== undefined && isUnresolved(entry)) put(change(entry))
  }

  function changeAccepted(entry: LedgerEntry | undefined, change: (entry: AcceptedEntry) => AcceptedEntry): void {
    if (isAccepted(entry)) put(change(entry))
  }

  function noteOf(depositId: string): Note {
    const entry = find(depositId)
    const { settled, cancelledBy, acceptedAmount, presents } = isAccepted(entry) ? entry : {}
    const offer = presents?.kind === 'offers' ? presents.offer : undefined
    return {
      ...notes.get(depositId),
      ...(settled && { settled }),
      ...(cancelledBy && { cancelledBy }),
      ...(acceptedAmount && { acceptedAmount }),
      ...(offer !== undefined && { offer }),
    }
  }

  return {
    identity,
    isShared: store.isLasting,
    now,
    all,
    get,
    find,
    lastAccepted: (isWanted = () => true) => all().filter(isAccepted).findLast(isWanted),
    isOther: (depositId, key) =>
      known().some(
        (one) => one.key !== key && ((isKnown(one) && one.depositId === depositId) || one.named === depositId),
      ),
    undecided: (method) =>
      all()
        .filter(isUnresolved)
        .filter((entry) => method === undefined || entry.method === method),
    isMadeHere: (key) => madeHere.has(key),
    add(entry) {
      if (!isKnown(entry) || get(entry.key) === undefined) madeHere.add(entry.key)
      put(entry)
    },
    markUnknown: (key) => changeUnresolved(key, (entry) => ({ ...entry, state: 'unknown' })),
    accept(key, depositId, isFound = false) {
      const entry = get(key)
      if (entry === undefined) return
      const { isLeft } = isUnresolved(entry) ? entry : {}
      const optional = { ...(isFound && { isFound }), ...(isLeft && { isLeft }) }
      if (store.isLasting) store.set(LAST_USED + (kind ?? 'deposit'), `${identity} ${entry.method}`)
      put({ ...commonOf(entry), ...optional, depositId, state: 'accepted' })
    },
    acceptDraft(key, depositId) {
      const entry = get(key)
      if (entry !== undefined) put({ ...commonOf(entry), depositId, state: 'draft' })
    },
    markReusable: (key) => changeUnresolved(key, (entry) => ({ ...commonOf(entry), state: 'reusable' })),
    drop,
    endDraft(entry) {
      const continues = isUnresolved(entry) ? entry.continues : undefined
      for (const one of all())
        if (one.key !== entry.key && one.state === 'draft' && one.depositId === continues) drop(one.key)
    },
    setNamed(key, depositId) {
      const entry = get(key)
      if (entry !== undefined) put({ ...entry, named: depositId })
    },
    abandon: (key) => changeUnresolved(key, (entry) => ({ ...entry, isLeft: true })),
    setPresentation: (key, presents) => changeAccepted(get(key), (entry) => ({ ...entry, presents })),
    setPage(depositId, url) {
      changeAccepted(find(depositId), ({ presents, ...entry }) => {
        if (presents?.kind === 'offers') {
          const { url: _, ...offers } = presents
          return { ...entry, presents: { ...offers, ...(url !== undefined && { url }) } }
        }
        if (url !== undefined) return { ...entry, presents: { kind: 'page', url } }
        return presents === undefined || presents.kind === 'page' ? entry : { ...entry, presents }
      })
    },
    addNote(depositId, note) {
      notes.set(depositId, { ...notes.get(depositId), ...note })
      const { offer, ...settlement } = note
      changeAccepted(find(depositId), (entry) => {
        if (offer === undefined) return { ...entry, ...settlement }
        return { ...entry, ...settlement, presents: { kind: 'offers', offer } }
      })
    },
    removeNote(depositId, note) {
      notes.set(depositId, without(notes.get(depositId) ?? {}, note))
      changeAccepted(find(depositId), (entry) => {
        const { presents, ...left } = without(entry, note)
        if (presents === undefined) return left
        return { ...left, presents: presents.kind === 'offers' ? without(presents, note) : presents }
      })
    },
    noteOf,
    settledOf: (depositId) => noteOf(depositId).settled,
    open,
    restore(reference) {
      // Includes dropped entries: the host's copy may be older than the drop.
      const here = new Set(known().map(({ key }) => key))
      for (const entry of readEntries(reference).filter(isOpen)) {
        // An entry from the future would never be deleted.
        const createdAt = Math.min(entry.createdAt, now())
        if (isMine(entry) && isKept(entry, time) && !here.has(entry.key)) put({ ...entry, createdAt })
      }
    },
  }
}

/** Entries of less weight make room first: dropped ones, and then addresses, because looking at one moves no money. */
function weightOf(entry: LedgerEntry): number {
  if (entry.state === 'dropped') return 0
  return isAccepted(entry) && entry.presents?.kind === 'address' ? 1 : 2
}

/** The members that an entry keeps in every state. */
function commonOf(entry: LedgerEntry): Omit<UnresolvedEntry, 'state' | 'before' | 'continues' | 'isLeft'> {
  const { key, digest, method, amount, currency, country, createdAt, identity, kind, named } = entry
  const optional = { ...(kind && { kind }), ...(named !== undefined && { named }) }
  return { ...optional, key, digest, method, amount, currency, country, createdAt, identity }
}

/** Removes the members that are in the note. */
const without = <T extends object>(from: T, note: Note): T =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !(name in note))) as T
