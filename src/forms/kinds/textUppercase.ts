import { upperCased } from '../../../schemas/typing/plain.ts'
import type { Kind } from './Kind.ts'
import { byMasks, masked } from './masked.ts'
import { onlyOf, taken, text } from './text.ts'

export const textUppercase: Kind = {
  ...text,
  formatted: (plan, value, need) => masked(plan, taken(plan, upperCased(value)), need),
  textTyping: (plan, need) => {
    if (plan.masks.length > 0) return { ...byMasks(plan, need), isUpper: true }
    const only = onlyOf(plan)
    return only === undefined ? { kind: 'upper' } : { kind: 'only', only, isUpper: true }
  },
}
