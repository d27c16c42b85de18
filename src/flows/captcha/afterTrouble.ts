import type { CaptchaTrouble, CaptchaVendor } from '../../../schemas/captchaPage.ts'
import type { CaptchaProblem } from '../failures/CaptchaFailure.ts'

/** GeeTest's network may fail so often (CAPT-09). */
const ATTEMPTS = 4
const DELAY_MS = 500

export type AfterTrouble =
  | { readonly step: 'again'; readonly afterMs: number }
  | { readonly step: 'bypass' }
  | { readonly step: 'fail'; readonly why: CaptchaProblem }

/**
 * What follows an attempt that brought nothing; the first one is number 1. Only GeeTest's own network is tried again, and
 * after the last try the server decides without a captcha (CAPT-09, C15). A script that did not load may well be blocked:
 * that is no network failure, and nothing is bypassed for it (C13).
 */
export function afterTrouble(vendor: CaptchaVendor, why: CaptchaTrouble | 'late', attempt: number): AfterTrouble {
  if (why !== 'network') return { step: 'fail', why }
  if (vendor !== 'geetest') return { step: 'fail', why: 'unknown' }
  return attempt < ATTEMPTS ? { step: 'again', afterMs: DELAY_MS * attempt } : { step: 'bypass' }
}
