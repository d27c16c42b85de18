import type { SharedStore } from '../platform/storage/storage.ts'

/** Each entry has its own storage key, so that two tabs writing at once do not overwrite each other. */
export const ENTRY_PREFIX = 'paywidget.intent.'

/** Matches entries with a known outcome: by their `state`, or by the members of version 1. */
const RESOLVED = /"state":"(?!sending|unknown)|"(depositId|isOver)":/

/** Whether a stored create has no answer yet. If there is none, there is nothing to reconcile. */
export function hasUnresolvedEntry(store: SharedStore): boolean {
  return store.keys().some((key) => key.startsWith(ENTRY_PREFIX) && !RESOLVED.test(store.get(key) ?? ''))
}
