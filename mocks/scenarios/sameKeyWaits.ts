import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const sameKeyWaits: Scenario = {
  title:
    'A create takes five seconds and loses its first answer; a second one with its key is answered when it is done.',
  storesAfterMs: 5_000,
  sameKey: 'waits',
  faults: { 'deposit-create': { answer: 'html', times: 1, status: 502, isStored: true, body: GATEWAY_PAGE } },
}
