import type { Scenario } from '../cashier/Scenario.ts'

export const captchaRequired: Scenario = {
  title: 'The server wants a captcha of which the list said nothing.',
  captcha: 'required',
}
