import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import type { Place } from '../../model/place.ts'
import { isActivated } from '../../money/bonus.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { BonusStore } from '../../stores/BonusStore.ts'

export interface RequestNeed {
  readonly form: FormStore
  readonly method: Method
  readonly place: Place
  readonly bonus: BonusStore
  readonly paymentSessionId: string | undefined
  /** The id of the former answer when the player adds the fields it asked for. */
  readonly depositId: string | undefined
  readonly returnUrl: string
  readonly abTestGroup: string | undefined
}

/** What a create sends (CALL-04, CALL-05): the amount is, to the letter, the one on the button. */
export function depositRequest(need: RequestNeed, amount: string): DepositCreateRequest {
  const { form, place, abTestGroup } = need
  const offered = form.showsBonus() ? need.bonus.selectedFor(need.method) : undefined
  const active = offered !== undefined && isActivated(amount, offered.minDeposit) ? offered : undefined
  return {
    amount,
    currency: form.currency,
    depositId: need.depositId ?? null,
    fields: form.values(),
    isActivatedBonus: active !== undefined,
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
 * An on-ramp also says its currency by a name of its own (ONRAMP-10). It is that of the amount, as `currency` is: whichever
 * of the two is read, nobody takes dollars for coins.
 */
function onramp({ form, method }: RequestNeed): Pick<DepositCreateRequest, 'onrampCurrency'> {
  return cardViewTypeOf(method.cardViewType) === 'onramp' ? { onrampCurrency: form.currency } : {}
}
