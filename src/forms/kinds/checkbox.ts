import type { Kind } from './Kind.ts'
import { text } from './text.ts'

/** A checkbox; unchecked counts as empty. */
export const checkbox: Kind = {
  ...text,
  normalize: (_, value) => value,
  ungrouped: (_, value) => value,
  isChosen: true,
  isConsent: true,
  emptyKey: () => 'field.consent',
  isEmpty: (_, value) => value !== 'true',
  formatted: (_, value) => value,
  toWire: (_, value) => (value === 'true' ? 'true' : 'false'),
}
