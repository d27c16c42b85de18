import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const listHtml: Scenario = {
  title: 'A gateway answers the list with a page of HTML.',
  faults: { 'methods-payment-v5': { answer: 'html', status: 500, body: GATEWAY_PAGE } },
}
