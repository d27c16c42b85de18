import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import { isCaptchaWanted } from '../classify.ts'
import type { Accepted, CreateSubject, Operation } from '../Operation.ts'
import { sortedEntries } from '../sortedEntries.ts'

export interface NewDeposit extends Pick<CreateSubject, 'before' | 'continues' | 'blockIfOpenElsewhere'> {
  readonly request: DepositCreateRequest
  /** Resolves to the captcha's fields; undefined when the method needs none. */
  readonly captcha: (need: {
    readonly isRequired: boolean
    readonly signal: AbortSignal
  }) => Promise<CaptchaFields | undefined>
  /** Aborted when the player leaves the form. */
  readonly left: AbortSignal
  readonly read: (answer: DepositAnswer) => Accepted
}

/** The common part of the two calls that create a deposit. */
export function newDeposit({
  request,
  captcha,
  left,
  read,
  ...open
}: NewDeposit): Omit<Operation<DepositCreateRequest, DepositAnswer>, 'send'> {
  const { paymentType: method, amount, currency, selectedCountry: country } = request
  return {
    subject: { ...open, kind: 'create', gesture: { method, amount, currency, country, meant: meantBy(request) } },
    left,
    async prepare({ isCaptchaRequired, signal }) {
      return { ...request, ...(await captcha({ isRequired: isCaptchaRequired, signal })) }
    },
    isCaptchaWanted,
    read,
    onUnknown: { do: 'reconcile' },
  }
}

/** The values that identify a gesture. Session, captcha and A/B test group are not part of it (D-18). */
function meantBy(request: DepositCreateRequest): unknown {
  const { wallet, fields, depositId, onrampCurrency, isActivatedBonus, bonusId } = request
  // The bonus on coins has no id.
  const bonus = bonusId ?? (isActivatedBonus || null)
  return [wallet, sortedEntries(fields), depositId, onrampCurrency ?? null, bonus]
}
