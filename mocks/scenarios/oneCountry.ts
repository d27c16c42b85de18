import type { Scenario } from '../cashier/Scenario.ts'

export const oneCountry: Scenario = {
  title: 'There is one country, so nothing to choose.',
  countries: [{ code: 'MX', name: 'Mexico', currency: 'MXN' }],
}
