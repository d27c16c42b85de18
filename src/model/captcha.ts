import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'

/** The result of a captcha, under the API's field names. */
export type CaptchaFields = Pick<
  DepositCreateRequest,
  | 'geetestCaptchaOutput'
  | 'geetestGenTime'
  | 'geetestLotNumber'
  | 'geetestPassToken'
  | 'recaptchaToken'
  | 'captchaBypass'
>
