import type { Scenario } from '../cashier/Scenario.ts'

export const tellsTime: Scenario = {
  title: 'Every answer says what time it is by the server.',
  tellsTime: true,
}
