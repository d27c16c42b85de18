import type { Scenario } from '../cashier/Scenario.ts'

export const createSaysNothing: Scenario = {
  title: 'The deposit is made, and its answer says nothing.',
  answers: { 'deposit-create': () => ({}) },
}
