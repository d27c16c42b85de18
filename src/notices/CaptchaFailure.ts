import type { CaptchaTrouble } from '../../schemas/captchaPage.ts'

/**
 * `late`: the captcha timed out. `noId`: there is no site key. `noData`: the vendor's result is incomplete. `noResult`:
 * there is no result.
 */
export type CaptchaProblem = Exclude<CaptchaTrouble, 'network'> | 'late' | 'noId' | 'noData' | 'noResult'

/** The captcha failed, so no create was sent. `code` is also the translation key of the player's message. */
export class CaptchaFailure extends Error {
  readonly code: string
  readonly why: CaptchaProblem

  constructor(why: CaptchaProblem, message: string) {
    super(message)
    this.why = why
    this.code = `captcha.${why}`
  }
}
