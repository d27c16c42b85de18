import type { CaptchaTrouble } from '../../../schemas/captchaPage.ts'

/** `late`: nothing came within the limit. `noId`, `noData`, `noResult`: a captcha that is wanted, and gives nothing. */
export type CaptchaProblem = Exclude<CaptchaTrouble, 'network'> | 'late' | 'noId' | 'noData' | 'noResult'

/** There is no captcha, so nothing was sent. The code is the key of the player's text, too. */
export class CaptchaFailure extends Error {
  readonly code: string
  readonly why: CaptchaProblem

  constructor(why: CaptchaProblem, message: string) {
    super(message)
    this.why = why
    this.code = `captcha.${why}`
  }
}
