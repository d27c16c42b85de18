import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const create500Html: Scenario = {
  title: 'A gateway answers the first create with HTML; no deposit is created.',
  faults: { 'deposit-create': { answer: 'html', times: 1, status: 500, body: GATEWAY_PAGE } },
}
