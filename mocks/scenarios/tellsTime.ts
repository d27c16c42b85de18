import type { Scenario } from '../cashier/Scenario.ts'

export const tellsTime: Scenario = {
  title: "Every response contains the server's time.",
  tellsTime: true,
}
