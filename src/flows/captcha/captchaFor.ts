import type { CaptchaVendor } from '../../../schemas/captchaPage.ts'
import type { PaymentConfig } from '../../../schemas/config.ts'
import type { Method } from '../../model/method.ts'
import { captchaFailure } from './captchaFailure.ts'

export interface CaptchaSettings {
  readonly config: Pick<PaymentConfig['captcha'], 'methods' | 'siteKey' | 'scripts'>
  /** As the host knows it. */
  readonly geetestId: string | undefined
}

/** Where the vendors have their scripts. */
const SCRIPTS: Readonly<Record<CaptchaVendor, string>> = {
  'recaptcha-v3': 'https://www.google.com/recaptcha/enterprise.js',
  geetest: 'https://static.geetest.com/v4/gt4.js',
}

/** Which captcha is asked, and by which key. */
export interface WantedCaptcha {
  readonly vendor: CaptchaVendor
  readonly id: string
  readonly script: string
}

/**
 * Which captcha a create needs (CAPT-02, -04, -05, Q-031): what the method itself says, else the deployment's list. Where
 * neither knows of one and the server wants it all the same, the one whose key is there. Undefined: none.
 */
export function captchaFor(
  { name, captcha }: Pick<Method, 'name' | 'captcha'>,
  isRequired: boolean,
  settings: CaptchaSettings,
): WantedCaptcha | undefined {
  const vendor = captcha ?? settings.config.methods[name] ?? (isRequired ? whoseKeyIsThere(settings) : undefined)
  if (vendor === undefined) return undefined
  const id = vendor === 'geetest' ? settings.geetestId : settings.config.siteKey
  if (!id) throw captchaFailure('noId')
  return { vendor, id, script: settings.config.scripts[vendor] ?? SCRIPTS[vendor] }
}

const whoseKeyIsThere = ({ geetestId }: CaptchaSettings): CaptchaVendor => (geetestId ? 'geetest' : 'recaptcha-v3')
