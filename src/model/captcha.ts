import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'
import type { CAPTCHA_MEMBERS } from '../../schemas/captchaPage.ts'

/** The result of a captcha, under the API's field names. */
export type CaptchaFields = Pick<DepositCreateRequest, keyof typeof CAPTCHA_MEMBERS>
