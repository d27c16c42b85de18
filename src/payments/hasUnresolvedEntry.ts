import type { SharedStore } from '../platform/storage/storage.ts'

/**
 * Each entry has its own storage key, so that two tabs writing at once do not overwrite each other. "intent" is the
 * word of version 1, kept because players have such entries.
 */
export const ENTRY_PREFIX = 'paywidget.intent.'

/** Matches entries with a known outcome: by their `state`, or by the members of version 1. */
const RESOLVED = /"state":"(?!sending|unknown)|"(depositId|isOver)":/

/** Whether any create stored in this browser has no answer yet: of any player, a deposit or a withdrawal. */
export function hasUnresolvedEntry(store: SharedStore): boolean {
  return store.keys().some((key) => key.startsWith(ENTRY_PREFIX) && !RESOLVED.test(store.get(key) ?? ''))
}
