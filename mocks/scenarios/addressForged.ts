import type { Scenario } from '../cashier/Scenario.ts'

export const addressForged: Scenario = {
  title: 'A crypto deposit gets an address of a different network.',
  answers: {
    'deposit-create': (body) => ({
      ...body,
      depositAddress: 'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
    }),
  },
}
