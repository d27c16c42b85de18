import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import type { Method } from '../../model/method.ts'
import type { CoinNetwork } from '../../reference/coins.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface AddressRequestNeed {
  readonly session: SessionStore
  readonly returnUrl: string
  readonly abTestGroup: string | undefined
  /** Whether the player takes the bonus on coin deposits, which has no id. */
  readonly hasBonus: () => boolean
  /** The method's minimum deposit in the account's currency; "0" if unknown. */
  readonly leastOf: (method: Method) => string
}

/**
 * The request for an address (CALL-04). The player chooses the amount later, in their wallet, so we send the minimum
 * deposit, which no server can refuse.
 */
export function addressRequest(
  { session, returnUrl, abTestGroup, hasBonus, leastOf }: AddressRequestNeed,
  { method, fields }: CoinNetwork,
  paymentSessionId: string | undefined,
  captcha: CaptchaFields | undefined,
): DepositCreateRequest {
  return {
    amount: leastOf(method),
    currency: session.user.currency,
    depositId: null,
    fields,
    isActivatedBonus: hasBonus(),
    paymentSessionId: paymentSessionId ?? null,
    paymentType: method.name,
    returnUrl,
    wallet: null,
    selectedCountry: session.paymentGeo,
    ...(abTestGroup !== undefined && { abTestGroup }),
    ...captcha,
  }
}
