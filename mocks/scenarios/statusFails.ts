import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const statusFails: Scenario = {
  title: 'The status of the deposit can never be asked.',
  trouble: { 'deposit-status': { answer: 'html', status: 503, body: GATEWAY_PAGE } },
}
