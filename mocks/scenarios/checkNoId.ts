import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const checkNoId: Scenario = {
  title: 'The first create is stored and its answer lost; asked, the cashier says that there is one, and not which.',
  check: 'withoutId',
  trouble: { 'deposit-create': { answer: 'html', times: 1, status: 502, isStored: true, body: GATEWAY_PAGE } },
}
