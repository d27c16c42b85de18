import type { Scenario } from '../cashier/Scenario.ts'

export const addressForged: Scenario = {
  title: 'A deposit of coins comes with an address of another network.',
  answers: {
    'deposit-create': (body) => ({
      ...body,
      depositAddress: 'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
    }),
  },
}
