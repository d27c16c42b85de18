import type { KeyValueStore } from '../platform/storage.ts'

export const INTENTS_KEY = 'paywidget.intents'

/** Whether a create had no answer when the page went away; without one, nothing needs to be asked about. */
export function hasOpenIntent(storage: KeyValueStore): boolean {
  try {
    const stored: unknown = JSON.parse(storage.get(INTENTS_KEY) ?? '[]')
    return Array.isArray(stored) && stored.some((intent) => intent?.depositId === undefined)
  } catch {
    return false // what somebody else wrote there is no intent of ours
  }
}
