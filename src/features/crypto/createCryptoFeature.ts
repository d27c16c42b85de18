import { methodLimits } from '../../catalog/methodLimits.ts'
import { loadChainCheck } from '../../forms/createChainCheck.ts'
import { isPositive, roundTo } from '../../money/amount.ts'
import type { Created } from '../../pages/Feature.ts'
import type { Services } from '../../services/Services.ts'
import { type Addresses, createAddresses } from './createAddresses.ts'

/** Crypto deposits: the address of each coin. Requested addresses outlive the page that shows them. */
export function createCryptoFeature(services: Services): Created<Addresses> {
  const { core, api, catalog, payments, provided, windows } = services
  const { session, methods } = core
  const { crypto, cryptoBonus } = catalog
  const addresses = createAddresses({
    ...core,
    ...core.reports,
    // a missing address is shown like a failed call.
    onFailure: (failure) => core.reports.onFailure(failure),
    api,
    crypto,
    clock: core.environment.clock,
    engine: payments.engine,
    captcha: async (input) => provided.captcha?.(input),
    paymentSession: async (method) => provided.paymentSession?.(method),
    chainCheck: async () => (await loadChainCheck()).isAddressOf,
    request: {
      abTestGroup: core.list.abTestGroup,
      returnUrl: windows.returnUrl,
      hasBonus: (method) => cryptoBonus.isTakenFor(method),
      leastOf(method) {
        const { min } = methodLimits(method, session)
        return isPositive(min) ? min : roundTo('0', session.decimalsOf(session.user.currency), 'up')
      },
    },
  })
  return {
    own: addresses,
    provides: {
      takeAddress(name, address, depositId, request) {
        const paid = methods.find(name)
        if (paid === undefined) return
        // The address page opens the coin of the selected method, which may be another one by now.
        methods.selectMethod(paid)
        void addresses.take(paid, request, address, depositId)
      },
    },
  }
}
