import type { Scenario } from '../cashier/Scenario.ts'

export const payoutsEmpty: Scenario = {
  title: 'There are no withdrawal methods.',
  methods: () => [],
}
