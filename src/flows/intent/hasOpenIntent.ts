import type { SharedStore } from '../../platform/storage.ts'

/** Each intent has a key of its own: two documents that write at once then don't overwrite each other. */
export const INTENT_PREFIX = 'paywidget.intent.'

/** Whether a create had no answer when the page went away; without one, nothing needs to be asked about. */
export function hasOpenIntent(store: SharedStore): boolean {
  return store
    .keys()
    .some((key) => key.startsWith(INTENT_PREFIX) && !/"(depositId|isOver)":/.test(store.get(key) ?? ''))
}
