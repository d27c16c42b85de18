import validateV1 from 'virtual:validate/stored/intentV1/INTENT_V1'
import validate from 'virtual:validate/stored/ledgerEntry/LEDGER_ENTRY'
import type { IntentV1 } from '../../schemas/stored/intentV1.ts'
import type { LedgerEntry } from '../../schemas/stored/ledgerEntry.ts'
import { unpackReference } from '../host/bridge/intentReference.ts'
import type { SharedStore } from '../platform/storage/storage.ts'
import { ENTRY_PREFIX } from './hasUnresolvedEntry.ts'
import { migrate } from './migrate.ts'

/** Cache: the entries of each storage key as last read. The ledger is read far more often than it is written. */
type Snapshot = ReadonlyMap<string, { readonly text: string; readonly entries: readonly LedgerEntry[] }>
const snapshots = new WeakMap<SharedStore, Snapshot>()

/** All entries in the store, of any player, in no order. */
export function readStore(store: SharedStore): readonly LedgerEntry[] {
  const former = snapshots.get(store)
  const keys = store.keys().filter((key) => key.startsWith(ENTRY_PREFIX))
  const now = new Map(
    keys.map((key) => {
      const text = store.get(key) ?? ''
      const known = former?.get(key)
      return [key, known?.text === text ? known : { text, entries: readStored(parsed(text)) }]
    }),
  )
  snapshots.set(store, now)
  return [...now.values()].flatMap(({ entries }) => entries)
}

/** One stored entry, of this version or version 1; empty if the value fits neither schema. */
function readStored(stored: unknown): LedgerEntry[] {
  if (validate(stored)) return [stored as LedgerEntry]
  return validateV1(stored) ? [migrate(stored as IntentV1)] : []
}

/**
 * The entries in the text that a host has stored, of any player. Each entry is validated separately, so an invalid one
 * does not discard the others.
 */
export const readEntries = (reference: string): readonly LedgerEntry[] => unpackReference(reference).flatMap(readStored)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not our JSON: another script wrote it
  }
}
