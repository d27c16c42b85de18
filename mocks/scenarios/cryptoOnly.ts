import type { Scenario } from '../cashier/Scenario.ts'

export const cryptoOnly: Scenario = {
  title: 'Only crypto is offered.',
  methods: (methods) => methods.filter(({ category }) => category === 'crypto'),
}
