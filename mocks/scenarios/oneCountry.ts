import type { Scenario } from '../cashier/Scenario.ts'

export const oneCountry: Scenario = {
  title: 'There is only one country to choose from.',
  countries: [{ code: 'MX', name: 'Mexico', currency: 'MXN' }],
}
