import { upperCased } from '../../../schemas/typing/plain.ts'
import type { Kind } from './Kind.ts'
import { byMasks, masked } from './masked.ts'
import { text } from './text.ts'

export const textUppercase: Kind = {
  ...text,
  shaped: (plan, value, need) => masked(plan, upperCased(value), need),
  textTyping: (plan, need) => (plan.masks.length > 0 ? { ...byMasks(plan, need), isUpper: true } : { kind: 'upper' }),
}
