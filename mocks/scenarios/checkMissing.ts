import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const checkMissing: Scenario = {
  title: 'The first create is stored but its response is lost; the check of open deposits responds with 404.',
  faults: {
    'deposit-create': { answer: 'html', times: 1, status: 502, isStored: true, body: GATEWAY_PAGE },
    'deposit-check': { answer: 'refuse', status: 404, body: { code: 'banking.notFound', message: 'Not found' } },
  },
}
