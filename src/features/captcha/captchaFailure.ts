import { CaptchaFailure, type CaptchaProblem } from '../../notices/CaptchaFailure.ts'

// The texts of `noId`, `noData` and `noResult` are the specification's (§8).
export const MESSAGES: Readonly<Record<CaptchaProblem, string>> = {
  closed: 'The captcha was closed by the player.',
  expired: 'The captcha token has expired.',
  unknown: 'The captcha failed for an unknown reason.',
  script: 'The captcha script could not be loaded.',
  noClients: 'The captcha script has no reCAPTCHA Enterprise clients.',
  late: 'The captcha timed out without a result.',
  noId: 'Captcha id is empty',
  noData: 'Captcha data empty',
  noResult: 'Geetest result is empty',
}

/** `detail`: the vendor's message. */
export function captchaFailure(why: CaptchaProblem, detail?: string): CaptchaFailure {
  return new CaptchaFailure(why, detail ? `${MESSAGES[why]} ${detail}` : MESSAGES[why])
}
