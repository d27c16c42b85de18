import type { Scenario } from '../cashier/Scenario.ts'
import { GATEWAY_PAGE } from './gatewayPage.ts'

export const ignoresKey: Scenario = {
  title:
    'The first create fails at a gateway and is stored twenty seconds later; the same key would make a second deposit.',
  storesAfterMs: 20_000,
  sameKey: 'isIgnored',
  // An error page, not a reset: after a reset a browser may resend the request, and this server stores a second
  // deposit.
  faults: { 'deposit-create': { answer: 'html', times: 1, status: 502, isStored: true, body: GATEWAY_PAGE } },
}
