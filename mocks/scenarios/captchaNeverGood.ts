import type { Scenario } from '../cashier/Scenario.ts'

export const captchaNeverGood: Scenario = {
  title: 'The server rejects every captcha, even a valid one.',
  captcha: 'neverGood',
}
