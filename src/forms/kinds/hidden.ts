import type { Kind } from './Kind.ts'
import { text } from './text.ts'

/** What nobody fills in: it goes out as it was given, or as the fields say that it is composed of. */
export const hidden: Kind = {
  ...text,
  normalize: (_, value) => value,
  ungrouped: (_, value) => value,
  isHidden: true,
  shaped: (_, value) => value,
}
