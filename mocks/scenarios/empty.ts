import type { Scenario } from '../cashier/Scenario.ts'

export const empty: Scenario = {
  title: 'The region has no payment methods.',
  methods: () => [],
}
