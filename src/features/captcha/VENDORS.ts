import type { CaptchaVendor, VendorResult } from '../../../schemas/captchaPage.ts'
import type { PaymentConfig } from '../../../schemas/config.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import { captchaFailure } from './captchaFailure.ts'

/** The sources of the vendors' keys. */
export interface CaptchaKeys {
  readonly config: Pick<PaymentConfig['captcha'], 'siteKey'>
  /** GeeTest's captcha id, from the host's data. */
  readonly geetestId: string | undefined
}

/** The widget's settings of a captcha vendor. The vendor's script runs in a page of its own (`vendors/`, D-08). */
export interface WidgetVendor {
  /** The default URL of the vendor's script. */
  readonly script: string
  /** The vendor's site key or captcha id. */
  readonly keyOf: (keys: CaptchaKeys) => string | undefined
  /** The fields of the create. Throws a `CaptchaFailure` if the result is incomplete (CAPT-03, CAPT-07). */
  readonly fieldsOf: (result: VendorResult | undefined) => CaptchaFields
  /** Whether the create is sent without a captcha if the vendor's network still fails after retries (CAPT-09, C15). */
  readonly isBypassed: boolean
}

/**
 * One entry per vendor. If the server requires a captcha and neither the method nor the configuration names a vendor,
 * the first vendor with a key is used.
 */
export const VENDORS: Readonly<Record<CaptchaVendor, WidgetVendor>> = {
  geetest: {
    script: 'https://static.geetest.com/v4/gt4.js',
    keyOf: ({ geetestId }) => geetestId,
    fieldsOf(result) {
      if (result === undefined) throw captchaFailure('noResult')
      return {
        geetestCaptchaOutput: given(result.captcha_output),
        geetestGenTime: given(result.gen_time),
        geetestLotNumber: given(result.lot_number),
        geetestPassToken: given(result.pass_token),
      }
    },
    isBypassed: true,
  },
  'recaptcha-v3': {
    script: 'https://www.google.com/recaptcha/enterprise.js',
    keyOf: ({ config }) => config.siteKey,
    fieldsOf: (result) => ({ recaptchaToken: given(result?.token) }),
    isBypassed: false,
  },
}

function given(text: string | undefined): string {
  if (!text) throw captchaFailure('noData')
  return text
}
