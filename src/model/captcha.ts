import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'

/** What a captcha gives, in the words of the calls. */
export type CaptchaFields = Pick<
  DepositCreateRequest,
  | 'geetestCaptchaOutput'
  | 'geetestGenTime'
  | 'geetestLotNumber'
  | 'geetestPassToken'
  | 'recaptchaToken'
  | 'captchaBypass'
>
