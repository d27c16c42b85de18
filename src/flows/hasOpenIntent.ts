import type { KeyValueStore } from '../platform/storage.ts'

export const INTENTS_KEY = 'paywidget.intents'

/** Whether a payment was under way when the page went away; without one, nothing needs to be asked about. */
export function hasOpenIntent(storage: KeyValueStore): boolean {
  return (storage.get(INTENTS_KEY) ?? '[]') !== '[]'
}
