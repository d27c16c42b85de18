import type { SharedStore } from '../platform/storage.ts'

/** Each entry has its own storage key, so that two documents writing at once do not overwrite each other. */
export const ENTRY_PREFIX = 'paywidget.intent.'

/** Whether a stored create has no answer yet; if none, there is nothing to reconcile. */
export function hasUnresolvedEntry(store: SharedStore): boolean {
  return store.keys().some((key) => key.startsWith(ENTRY_PREFIX) && !/"(depositId|isOver)":/.test(store.get(key) ?? ''))
}
