import type { FieldJudge } from './FormField.ts'
import { FormJudge } from './FormJudge.ts'
import type { FormNeed } from './FormNeed.ts'
import { FormStore } from './FormStore.ts'
import type { FieldPlan } from './plan/FieldPlan.ts'
import type { FormPlan } from './plan/FormPlan.ts'

/** The form of a plan. What was typed before, under the same names, is kept. */
export function buildForm(plan: FormPlan, need: FormNeed, before?: FormStore): FormStore {
  // Its fields are made of plans, so plans are what it is asked about.
  const judge: FieldJudge<FieldPlan> = new FormJudge(need)
  const { currency, decimals } = need
  return new FormStore(currency, plan.fields, judge as FieldJudge, {
    ...{ before, decimals, stepCount: plan.stepCount, missing: plan.missing },
    showsBonus: () => plan.bonusPlaces.some((guards) => guards.every((guard) => guard.holds(need))),
  })
}
