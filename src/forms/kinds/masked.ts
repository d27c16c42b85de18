import { applyMask, maskKeeps, rewritten, typedIn } from '../../../schemas/typing/mask.ts'
import { unmasked } from '../../../schemas/typing/plain.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { KindNeed } from './Kind.ts'

/** The value laid out by the masks that hold. */
export function masked(plan: FieldPlan, value: string, need: KindNeed): string {
  if (plan.masks.length === 0) return value
  const masks = need.masks(plan)
  const before = need.former(plan, masks)
  if (value === '') return ''
  const written = applyMask(value, masks).value
  // A longer number, cut to the mask, could be another's: the player did not type that.
  if (before.join('\n') === masks.join('\n')) return maskKeeps(value, written, masks) ? written : value
  return written === value ? written : rewritten(value, before, masks)
}

/** How it is typed: its masks as they hold at a key, and what they are all alike in. */
export const byMasks = (plan: FieldPlan, need: KindNeed) => ({
  kind: 'mask' as const,
  masks: () => need.masks(plan),
  isNumeric: plan.masks.every(({ mask }) => !/[A*]/.test(mask)),
})

export const isFilled = (plan: FieldPlan, value: string, need: KindNeed): boolean =>
  plan.masks.length === 0 || applyMask(value, need.masks(plan)).isComplete

/** The value without the signs that its mask wrote, and without any. */
export const withoutSigns = (plan: FieldPlan, value: string, need: KindNeed): readonly string[] =>
  plan.masks.length === 0 ? [] : [typedIn(value, need.masks(plan)), unmasked(value)]
