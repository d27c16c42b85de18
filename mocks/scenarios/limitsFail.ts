import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const limitsFail: Scenario = {
  title: "Today's limits fail to load.",
  faults: { 'deposit-limits': { answer: 'html', status: 503, body: GATEWAY_PAGE } },
}
