import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const checkNoId: Scenario = {
  title: 'The first create is stored but its response is lost; the check finds an open deposit, without an id.',
  check: 'withoutId',
  faults: { 'deposit-create': { answer: 'html', times: 1, status: 502, isStored: true, body: GATEWAY_PAGE } },
}
