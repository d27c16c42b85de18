import type { Scenario } from '../cashier/Scenario.ts'

export const createRefusedBeforeSend: Scenario = {
  title: 'The connection breaks before the deposit is created; the second attempt succeeds.',
  faults: { 'deposit-create': { answer: 'resetBefore', times: 1 } },
}
