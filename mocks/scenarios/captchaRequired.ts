import type { Scenario } from '../cashier/Scenario.ts'

export const captchaRequired: Scenario = {
  title: 'The server requires a captcha that the list of methods did not announce.',
  captcha: 'required',
}
