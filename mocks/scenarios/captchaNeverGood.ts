import type { Scenario } from '../cashier/Scenario.ts'

export const captchaNeverGood: Scenario = {
  title: 'The server takes no captcha, however good.',
  captcha: 'neverGood',
}
