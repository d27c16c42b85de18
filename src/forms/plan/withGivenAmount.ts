import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { FormPlan } from './FormPlan.ts'

/**
 * Lets the player choose the amount from given amounts instead of typing it, whatever the layout defines (P2P-06,
 *
 */
export function withGivenAmount(plan: FormPlan): FormPlan {
  const at = new Map([...plan.at].map(([node, fields]) => [node, fields.map(given)] as const))
  return { ...plan, at, fields: [...at.values()].flat() }
}

function given(field: FieldPlan): FieldPlan {
  if (field.name !== AMOUNT_FIELD) return field
  return { ...field, isGiven: true, hint: { kind: 'key', key: 'form.amountInput.given', args: [] } }
}
