import { applyMask, maskKeeps, rewritten, typedIn } from '../../../schemas/typing/mask.ts'
import { unmasked } from '../../../schemas/typing/plain.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { KindNeed } from './Kind.ts'

/** Formats the value by the active masks. */
export function masked(plan: FieldPlan, value: string, need: KindNeed): string {
  if (plan.masks.length === 0) return value
  const masks = need.masks(plan)
  const before = need.previousFormat(plan, masks)
  if (value === '') return ''
  const written = applyMask(value, masks).value
  // Truncating a longer number to the mask could produce someone else's number.
  if (before.join('\n') === masks.join('\n')) return maskKeeps(value, written, masks) ? written : value
  return written === value ? written : rewritten(value, before, masks)
}

/** Typing rules: the masks active at each keystroke, and whether all of them take digits only. */
export const byMasks = (plan: FieldPlan, need: KindNeed) => ({
  kind: 'mask' as const,
  masks: () => need.masks(plan),
  isNumeric: plan.masks.every(({ mask }) => !/[A*]/.test(mask)),
})

export const isFilled = (plan: FieldPlan, value: string, need: KindNeed): boolean =>
  plan.masks.length === 0 || applyMask(value, need.masks(plan)).isComplete

/** The value without its mask's separators, and without any separators. */
export const withoutSigns = (plan: FieldPlan, value: string, need: KindNeed): readonly string[] =>
  plan.masks.length === 0 ? [] : [typedIn(value, need.masks(plan)), unmasked(value)]
