import type { CaptchaTrouble } from '../../schemas/captchaPage.ts'

/** `late`: timed out. `noId`: no site key. `noData`, `noResult`: the vendor's result is incomplete or missing. */
export type CaptchaProblem = Exclude<CaptchaTrouble, 'network'> | 'late' | 'noId' | 'noData' | 'noResult'

/** The captcha failed, so nothing was sent. `code` is also the translation key of the player's message. */
export class CaptchaFailure extends Error {
  readonly code: string
  readonly why: CaptchaProblem

  constructor(why: CaptchaProblem, message: string) {
    super(message)
    this.why = why
    this.code = `captcha.${why}`
  }
}
