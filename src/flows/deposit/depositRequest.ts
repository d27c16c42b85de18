import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import { isActivated } from '../../money/bonus.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { BonusStore } from '../../stores/BonusStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'

/** What a captcha gives, in the words of the call. */
export type CaptchaResult = Pick<
  DepositCreateRequest,
  | 'geetestCaptchaOutput'
  | 'geetestGenTime'
  | 'geetestLotNumber'
  | 'geetestPassToken'
  | 'recaptchaToken'
  | 'captchaBypass'
>

export interface RequestNeed {
  readonly form: FormStore
  readonly method: Method
  readonly session: SessionStore
  readonly bonus: BonusStore
  readonly paymentSessionId: string | undefined
  /** The id of the former answer when the player adds the fields it asked for. */
  readonly depositId: string | undefined
  readonly returnUrl: string
  readonly abTestGroup: string | undefined
}

/** What a create sends (CALL-04, CALL-05): the amount is, to the letter, the one on the button. */
export function depositRequest(need: RequestNeed, amount: string): DepositCreateRequest {
  const { form, session, abTestGroup } = need
  const offered = need.bonus.activeFor(need.method)
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
    selectedCountry: session.paymentGeo,
    ...(active && { bonusId: active.id }),
    ...(form.isFromChip && { metadata: { isFromChip: true } }),
    ...(abTestGroup !== undefined && { abTestGroup }),
    ...onramp(need),
  }
}

/** An on-ramp also says which crypto currency is bought: its form asks for it under this name (ours). */
function onramp({ form, method }: RequestNeed): Pick<DepositCreateRequest, 'onrampCurrency'> {
  const currency = form.field('onrampCurrency')?.peek()
  return cardViewTypeOf(method.cardViewType) === 'onramp' && currency ? { onrampCurrency: currency } : {}
}
