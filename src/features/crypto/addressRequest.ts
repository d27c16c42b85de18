import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import type { CoinNetwork } from '../../reference/coins.ts'

/** The data of an address request besides the network, read when the request begins. */
export interface RequestedAddress {
  /** The method's minimum deposit. */
  readonly amount: string
  readonly currency: string
  readonly country: string
  /** Whether the player takes the bonus on coin deposits. This bonus has no id. */
  readonly hasBonus: boolean
  readonly returnUrl: string
  readonly abTestGroup: string | undefined
}

/**
 * The request for an address (CALL-04). The player chooses the amount later, in their wallet, so we send the minimum
 * deposit of the method list. If it is unknown, zero is sent, which a server may refuse.
 */
export function addressRequest(
  { amount, currency, country, hasBonus, returnUrl, abTestGroup }: RequestedAddress,
  { method, fields }: CoinNetwork,
  paymentSessionId: string | undefined,
  captcha: CaptchaFields | undefined,
): DepositCreateRequest {
  return {
    amount,
    currency,
    depositId: null,
    fields,
    isActivatedBonus: hasBonus,
    paymentSessionId: paymentSessionId ?? null,
    paymentType: method.name,
    returnUrl,
    wallet: null,
    selectedCountry: country,
    ...(abTestGroup !== undefined && { abTestGroup }),
    ...captcha,
  }
}
