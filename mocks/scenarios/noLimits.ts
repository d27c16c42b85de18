import type { Scenario } from '../cashier/Scenario.ts'

export const noLimits: Scenario = {
  title: 'No limits are known.',
  methods: (methods) => methods.map((method) => ({ ...method, amount_rules: null, limits: { min: 0, max: 0 } })),
}
