import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'
import type { CAPTCHA_MEMBERS } from '../../schemas/captchaPage.ts'
import type { Method } from './method.ts'

/** The result of a captcha, under the API's field names. */
export type CaptchaFields = Pick<DepositCreateRequest, keyof typeof CAPTCHA_MEMBERS>

/**
 * Runs the captcha of a create. Resolves to the fields with its result, or to undefined if no captcha is needed.
 * Rejects when the captcha fails.
 */
export type ObtainCaptcha = (input: {
  readonly method: Method
  /** True if the server refused the create because it had no captcha. */
  readonly isRequired: boolean
  readonly signal: AbortSignal
  /** Called when the captcha needs the player's action in the cashier. */
  readonly onShown: () => void
}) => Promise<CaptchaFields | undefined>
