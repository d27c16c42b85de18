import type { Scenario } from '../cashier/Scenario.ts'

export const createRefusedBeforeSend: Scenario = {
  title: 'The connection breaks before the deposit is made; the second try works.',
  trouble: { 'deposit-create': { answer: 'resetBefore', times: 1 } },
}
