import { upperCased } from '../../../schemas/typing/plain.ts'
import type { Kind } from './Kind.ts'
import { masked } from './masked.ts'
import { text } from './text.ts'

export const textUppercase: Kind = {
  ...text,
  shaped: (plan, value, need) => masked(plan, upperCased(value), need),
  textTyping: (plan, need) =>
    plan.masks.length > 0 ? { kind: 'mask', masks: () => need.masks(plan), isUpper: true } : { kind: 'upper' },
}
