import type { Scenario } from '../cashier/Scenario.ts'

export const layoutNewer: Scenario = {
  title: 'The layouts are written in version 2 of the language.',
  layouts: (document) => ({ ...document, layout: 2 }),
}
