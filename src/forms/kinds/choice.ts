import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { Kind, KindNeed } from './Kind.ts'
import { text } from './text.ts'

/** One of a list: a dropdown, rows, segments. */
export const choice: Kind = {
  ...text,
  normalize: (_, value) => value,
  ungrouped: (_, value) => value,
  isChosen: true,
  shaped: (plan, value, need) => (value === '' || isOffered(plan, value, need) ? value : ''),
}

/** Only what can be chosen now may stand: anything else would go out unseen. */
function isOffered(plan: FieldPlan, value: string, need: KindNeed): boolean {
  return need.offers(plan).some((item) => item.value === value)
}
