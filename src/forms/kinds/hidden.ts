import type { Kind } from './Kind.ts'
import { text } from './text.ts'

/** A field that nobody fills in: sent as given, or composed from other fields. */
export const hidden: Kind = {
  ...text,
  normalize: (_, value) => value,
  ungrouped: (_, value) => value,
  isHidden: true,
  formatted: (_, value) => value,
}
