import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const create500Stored: Scenario = {
  title: 'A gateway answers the first create with HTML; the deposit is created.',
  faults: { 'deposit-create': { answer: 'html', times: 1, status: 500, isStored: true, body: GATEWAY_PAGE } },
}
