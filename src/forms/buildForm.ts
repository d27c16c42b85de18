import type { FieldRules } from './FieldRules.ts'
import type { FormNeed } from './FormNeed.ts'
import { FormRules } from './FormRules.ts'
import { FormStore } from './FormStore.ts'
import type { FieldPlan } from './plan/FieldPlan.ts'
import type { FormPlan } from './plan/FormPlan.ts'

/** Builds the form of a plan. Typed values of `before` are kept by field name. */
export function buildForm(plan: FormPlan, need: FormNeed, before?: FormStore): FormStore {
  // The cast below is safe: the form's fields are created from field plans, so the rules only receive field plans.
  const rules: FieldRules<FieldPlan> = new FormRules(need)
  const { currency, decimals } = need.place
  return new FormStore(currency, plan.fields, rules as FieldRules, {
    before,
    decimals,
    stepCount: plan.stepCount,
    missing: plan.missing,
    showsBonus: () => plan.bonusPlaces.some((guards) => guards.every((guard) => guard.holds(need.expressions))),
  })
}
