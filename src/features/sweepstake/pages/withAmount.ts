import { AMOUNT_FIELD } from '../../../forms/AMOUNT_FIELD.ts'
import type { FormStore } from '../../../forms/FormStore.ts'
import type { Forms } from '../../../layouts/createScreens.ts'

/** Wraps forms so that a new form takes over the amount, and nothing else, of the previous one. */
export function withAmount(forms: Forms): Forms {
  let former: FormStore | undefined
  return {
    ...forms,
    build(plan, method, before) {
      const made = forms.build(plan, method, before)
      const amount = former?.field(AMOUNT_FIELD)?.value
      if (before === undefined && amount) made.fill({ [AMOUNT_FIELD]: amount }, { currency: former?.currency })
      former = made
      return made
    },
  }
}
