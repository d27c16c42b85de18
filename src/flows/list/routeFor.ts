import type { LaterPage, RouteName } from '../../../schemas/routes.ts'
import type { CardViewType } from '../../reference/cardViewTypes.ts'

/** The page that a deposit with a method opens on (spec 2, "Route choice by card view type"). */
export function routeFor(method: {
  readonly cardViewType: CardViewType
  readonly isCrypto: boolean
  readonly isInGroup: boolean
}): RouteName | LaterPage {
  const own = OWN_PAGES[method.cardViewType]
  if (own !== undefined) return own
  if (method.isCrypto) return 'depositCryptoAddressPage'
  return method.isInGroup ? 'depositGroupBasePage' : 'depositRedirectPage'
}

const OWN_PAGES: Partial<Record<CardViewType, LaterPage>> = {
  india: 'depositIndiaPage',
  p2p: 'depositPeerToPeerPage',
  onramp: 'depositOnrampPage',
  cash: 'depositCashPage',
}
