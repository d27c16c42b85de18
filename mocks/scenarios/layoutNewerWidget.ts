import type { Scenario } from '../cashier/Scenario.ts'

export const layoutNewerWidget: Scenario = {
  title: 'The layouts are for a newer widget.',
  layouts: (document) => ({ ...document, minWidget: 2 }),
}
