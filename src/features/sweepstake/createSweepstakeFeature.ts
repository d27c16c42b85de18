import type { AddressRequester } from '../../catalog/createAddressRequests.ts'
import { loadChainCheck } from '../../forms/createChainCheck.ts'
import type { Created } from '../../pages/Feature.ts'
import type { Services } from '../../services/Services.ts'
import type { BoxPurchases } from './BoxPurchases.ts'
import { createBoxAddresses } from './createBoxAddresses.ts'
import { createBoxPurchases } from './createBoxPurchases.ts'
import { RedeemStore } from './RedeemStore.ts'

export interface Sweepstake {
  readonly purchases: BoxPurchases
  readonly addresses: AddressRequester
  readonly redeem: RedeemStore
}

/** Buying boxes with coins, and redeeming sweep coins. */
export function createSweepstakeFeature({
  core,
  api,
  cashier,
  catalog,
  payments,
  windows,
}: Services): Created<Sweepstake> {
  const purchases = createBoxPurchases(core, { api })
  const redeem = new RedeemStore()
  const addresses = createBoxAddresses({
    ...core,
    ...core.reports,
    ...purchases,
    api,
    clock: core.environment.clock,
    crypto: catalog.crypto,
    engine: payments.engine,
    request: { returnUrl: windows.returnUrl, country: () => core.session.paymentGeo },
    chainCheck: async () => (await loadChainCheck()).isAddressOf,
  })
  const payout = {
    title: 'sweepstake.withdrawal.v2.title',
    get balances() {
      return redeem.balances
    },
    get blockedBy() {
      return redeem.submitBlockedBy
    },
    get missing() {
      const { coin, network } = catalog.crypto
      return coin !== undefined && network === undefined ? 'network' : undefined
    },
    get toPlay() {
      return redeem.facts?.toPlay
    },
    markStale: () => redeem.markStale(),
  }
  return {
    own: { purchases, addresses, redeem },
    provides: {
      ...(cashier.sellsBoxes && { boxes: purchases.boxes }),
      ...(cashier.redeemsCoins && { payout }),
    },
  }
}
