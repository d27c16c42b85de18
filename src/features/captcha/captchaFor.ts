import type { CaptchaVendor } from '../../../schemas/captchaPage.ts'
import type { Method } from '../../model/method.ts'
import { captchaFailure } from './captchaFailure.ts'
import { type CaptchaSettings, VENDORS } from './VENDORS.ts'

const NAMES = Object.keys(VENDORS) as readonly CaptchaVendor[]

/** The captcha to run, with its site key. */
export interface WantedCaptcha {
  readonly vendor: CaptchaVendor
  readonly id: string
  readonly script: string
}

/**
 * The captcha that a create needs (CAPT-02, -04, -05, Q-031): the method's own, else the one in the deployment's list.
 * If neither names a captcha but the server requires one, the first vendor with a key. Undefined if no captcha is
 * needed. Throws a `CaptchaFailure` if the key is missing.
 */
export function captchaFor(
  { name, captcha }: Pick<Method, 'name' | 'captcha'>,
  isRequired: boolean,
  settings: CaptchaSettings,
): WantedCaptcha | undefined {
  const vendor = captcha ?? settings.config.methods[name] ?? (isRequired ? whoseKeyIsThere(settings) : undefined)
  if (vendor === undefined) return undefined
  const id = VENDORS[vendor].keyOf(settings)
  if (!id) throw captchaFailure('noId')
  return { vendor, id, script: settings.config.scripts[vendor] ?? VENDORS[vendor].script }
}

/** The first vendor in the table that has a key. */
function whoseKeyIsThere(settings: CaptchaSettings): CaptchaVendor {
  const found = NAMES.find((vendor) => VENDORS[vendor].keyOf(settings))
  if (found === undefined) throw captchaFailure('noId')
  return found
}
