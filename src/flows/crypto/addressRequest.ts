import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { DepositCreateSweepstakeRequest } from '../../../schemas/calls/depositCreateSweepstake.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import type { Method } from '../../model/method.ts'
import type { CoinNetwork } from '../../reference/coins.ts'
import type { ShownBox } from '../../stores/BoxesStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'

export interface AddressRequestNeed {
  readonly session: SessionStore
  readonly returnUrl: string
  readonly abTestGroup: string | undefined
  /** Whether the bonus on deposits of coins is taken: it has no id of its own. */
  readonly hasBonus: () => boolean
  /** The least that may be paid by the method, in the currency of the account; "0" when nobody knows it. */
  readonly leastOf: (method: Method) => string
}

/**
 * What asks for an address (CALL-04). How much is sent is decided in the player's wallet, and later: the amount is the
 * least that the cashier takes, which no server can refuse.
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

/** What asks for the address that a box is paid to (CALL-06): the amount is its price, to the letter. */
export function boxRequest(
  { session, returnUrl }: Pick<AddressRequestNeed, 'session' | 'returnUrl'>,
  { method, fields }: CoinNetwork,
  box: ShownBox,
): DepositCreateSweepstakeRequest {
  return {
    amount: box.price,
    boxId: box.id,
    currency: box.currency,
    depositId: null,
    fields,
    isActivatedBonus: false,
    paymentType: method.name,
    returnUrl,
    selectedCountry: session.paymentGeo,
    wallet: null,
    bonusId: null,
  }
}
