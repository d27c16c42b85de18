import { CaptchaFailure, type CaptchaProblem } from '../failures/CaptchaFailure.ts'

// The words of the three internal errors are the specification's (§8).
const MESSAGES: Readonly<Record<CaptchaProblem, string>> = {
  closed: 'The captcha was closed by the player.',
  expired: 'The token of the captcha has expired.',
  unknown: 'The captcha failed for an unknown reason.',
  script: 'The script of the captcha could not be loaded.',
  noClients: 'The script of the captcha knows no enterprise clients.',
  late: 'The captcha gave no result in time.',
  noId: 'Captcha id is empty',
  noData: 'Captcha data empty',
  noResult: 'Geetest result is empty',
}

/** `detail` is what the vendor said of it. */
export function captchaFailure(why: CaptchaProblem, detail?: string): CaptchaFailure {
  return new CaptchaFailure(why, detail ? `${MESSAGES[why]} ${detail}` : MESSAGES[why])
}
