import { AMOUNT_FIELD } from '../../../forms/AMOUNT_FIELD.ts'
import type { FormStore } from '../../../forms/FormStore.ts'
import type { Forms } from '../../../layouts/createScreens.ts'

/** Wraps forms so that the form of another network takes over the amount, and nothing else, of the previous one. */
export function keepAmountPerNetwork(forms: Forms, network: () => string | undefined): Forms {
  let former: FormStore | undefined
  let formerNetwork: string | undefined
  return {
    ...forms,
    build(plan, method, before) {
      const same = network() === formerNetwork ? before : undefined
      const made = forms.build(plan, method, same)
      const amount = former?.field(AMOUNT_FIELD)?.value
      if (same === undefined && amount) made.fill({ [AMOUNT_FIELD]: amount }, { currency: former?.currency })
      former = made
      formerNetwork = network()
      return made
    },
  }
}
