import type { Scenario } from '../cashier/Scenario.ts'

export const payoutsEmpty: Scenario = {
  title: 'There is no way to withdraw here.',
  methods: () => [],
}
