import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const statusFails: Scenario = {
  title: 'Requests for the status of the deposit always fail.',
  faults: { 'deposit-status': { answer: 'html', status: 503, body: GATEWAY_PAGE } },
}
