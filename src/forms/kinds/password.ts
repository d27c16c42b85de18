import type { Kind } from './Kind.ts'
import { text } from './text.ts'

/** A password: every character counts, and nothing of it is shown elsewhere or kept. */
export const password: Kind = {
  ...text,
  isSecret: true,
  isPrivate: () => true,
  normalize: (_, value) => value,
  ungrouped: (_, value) => value,
  isEmpty: (_, value) => value === '',
  formatted: (_, value) => value,
  toWire: (_, value) => value,
  textTyping: () => undefined,
}
