import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { BonusStore } from '../../catalog/BonusStore.ts'
import type { CryptoBonusStore } from '../../catalog/CryptoBonusStore.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import type { Place } from '../../model/place.ts'
import { isActivated } from '../../money/bonus.ts'
import { traitsOf } from '../../reference/methodTraits.ts'

export interface RequestNeed {
  readonly form: FormStore
  readonly method: Method
  readonly place: Place
  readonly bonus: BonusStore
  readonly cryptoBonus: Pick<CryptoBonusStore, 'isTakenFor'>
  readonly paymentSessionId: string | undefined
  /** The id of the previous answer, if the player submits the fields that the answer required. */
  readonly depositId: string | undefined
  readonly returnUrl: string
  readonly abTestGroup: string | undefined
}

/** Builds the create request (CALL-04, CALL-05). The amount is exactly the one on the button. */
export function depositRequest(need: RequestNeed, amount: string): DepositCreateRequest {
  const { form, place, abTestGroup } = need
  const offered = form.showsBonus() ? need.bonus.selectedFor(need.method) : undefined
  const active = offered !== undefined && isActivated(amount, offered.minDeposit) ? offered : undefined
  return {
    amount,
    currency: form.currency,
    depositId: need.depositId ?? null,
    fields: form.values(),
    // The bonus on coins has no id, and is given for any amount.
    isActivatedBonus: active !== undefined || need.cryptoBonus.isTakenFor(need.method),
    paymentSessionId: need.paymentSessionId ?? null,
    paymentType: need.method.name,
    returnUrl: need.returnUrl,
    wallet: form.wallet ?? null,
    selectedCountry: place.country,
    ...(active && { bonusId: active.id }),
    ...(form.isFromChip && { metadata: { isFromChip: true } }),
    ...(abTestGroup !== undefined && { abTestGroup }),
    ...onramp(need),
  }
}

/**
 * An on-ramp repeats the currency in its own member (ONRAMP-10). Both are the currency of the amount, so a server that
 * reads either one cannot mistake dollars for coins.
 */
function onramp({ form, method }: RequestNeed): Pick<DepositCreateRequest, 'onrampCurrency'> {
  return traitsOf(method).choosesCurrency ? { onrampCurrency: form.currency } : {}
}
