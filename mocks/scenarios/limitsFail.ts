import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const limitsFail: Scenario = {
  title: "The limits of today can't be asked.",
  trouble: { 'deposit-limits': { answer: 'html', status: 503, body: GATEWAY_PAGE } },
}
