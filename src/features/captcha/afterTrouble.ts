import type { CaptchaTrouble } from '../../../schemas/captchaPage.ts'
import type { CaptchaProblem } from '../../notices/CaptchaFailure.ts'
import type { WidgetVendor } from './VENDORS.ts'

/** The number of attempts when a vendor's network fails, if that vendor may be bypassed, such as GeeTest (CAPT-09). */
const ATTEMPTS = 4
const DELAY_MS = 500

export type AfterTrouble =
  | { readonly step: 'again'; readonly afterMs: number }
  | { readonly step: 'bypass' }
  | { readonly step: 'fail'; readonly why: CaptchaProblem }

/**
 * The step after a failed attempt; `attempt` counts from 1. Only failures of the network of a vendor that may be
 * bypassed (GeeTest) are retried. After the last attempt, the create is sent without a captcha and the server decides
 * (CAPT-09, C15). A script that did not load may have been blocked: that does not count as a network failure and is
 * never bypassed (C13).
 */
export function afterTrouble(
  { isBypassed }: Pick<WidgetVendor, 'isBypassed'>,
  why: CaptchaTrouble | 'late',
  attempt: number,
): AfterTrouble {
  if (why !== 'network') return { step: 'fail', why }
  if (!isBypassed) return { step: 'fail', why: 'unknown' }
  return attempt < ATTEMPTS ? { step: 'again', afterMs: DELAY_MS * attempt } : { step: 'bypass' }
}
