import type { Scenario } from '../cashier/Scenario.ts'

export const createSaysNothing: Scenario = {
  title: 'The deposit is created, but its response is empty.',
  answers: { 'deposit-create': () => ({}) },
}
