import type { CaptchaVendor, VendorResult } from '../../../schemas/captchaPage.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import { captchaFailure } from './captchaFailure.ts'

/** Converts a vendor's result to the call's fields. Throws a `CaptchaFailure` if it is incomplete (CAPT-03, CAPT-07). */
export function captchaFields(vendor: CaptchaVendor, result: VendorResult | undefined): CaptchaFields {
  if (vendor === 'geetest' && result === undefined) throw captchaFailure('noResult')
  const { token, captcha_output, gen_time, lot_number, pass_token } = result ?? {}
  const fields: CaptchaFields =
    vendor === 'recaptcha-v3'
      ? { recaptchaToken: given(token) }
      : {
          geetestCaptchaOutput: given(captcha_output),
          geetestGenTime: given(gen_time),
          geetestLotNumber: given(lot_number),
          geetestPassToken: given(pass_token),
        }
  return fields
}

function given(text: string | undefined): string {
  if (!text) throw captchaFailure('noData')
  return text
}
