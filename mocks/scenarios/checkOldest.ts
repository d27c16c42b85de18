import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'
import { YESTERDAY } from './yesterday.ts'

export const checkOldest: Scenario = {
  title: "The first create is stored but its response is lost; the check returns yesterday's open deposit.",
  olderDeposits: YESTERDAY,
  check: 'oldest',
  faults: { 'deposit-create': { answer: 'html', times: 1, status: 502, isStored: true, body: GATEWAY_PAGE } },
}
