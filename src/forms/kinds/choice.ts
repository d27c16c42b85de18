import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { Kind, KindNeed } from './Kind.ts'
import { text } from './text.ts'

/** A choice from a list: dropdown, rows or segments. */
export const choice: Kind = {
  ...text,
  normalize: (_, value) => value,
  ungrouped: (_, value) => value,
  isChosen: true,
  formatted: (plan, value, need) => (value === '' || isOffered(plan, value, need) ? value : ''),
}

/** Only a current choice is kept: any other value would be sent without being visible. */
function isOffered(plan: FieldPlan, value: string, need: KindNeed): boolean {
  return need.offeredChoices(plan).some((item) => item.value === value)
}
