import type { RouteName } from '../../../schemas/routes.ts'
import type { CardViewType } from '../../reference/cardViewTypes.ts'
import { METHOD_TRAITS } from '../../reference/methodTraits.ts'

/** The first page of a deposit by a method (spec 2, "Route choice by card view type"). */
export function routeFor(method: {
  readonly cardViewType: CardViewType
  readonly isCrypto: boolean
  readonly isInGroup: boolean
  /** Whether the server requires fields before it sends an address. */
  readonly asksFirst?: boolean
}): RouteName {
  const { formPage } = METHOD_TRAITS[method.cardViewType]
  if (formPage !== undefined) return formPage
  if (method.isCrypto && !method.asksFirst) return 'depositCryptoAddressPage'
  return method.isInGroup ? 'depositGroupBasePage' : 'depositRedirectPage'
}

/** The first page of a withdrawal by a method; for a Nigerian bank transfer, the choice of bank (CVT-02, Q-008). */
export function withdrawalRouteFor(method: {
  readonly cardViewType: CardViewType
  readonly category: string | undefined
  readonly isInGroup: boolean
}): RouteName {
  const { isBankTransfer } = METHOD_TRAITS[method.cardViewType]
  if (isBankTransfer && method.category === 'bank_transfer_nigeria') return 'withdrawalNigerianBanksPage'
  return method.isInGroup ? 'withdrawalGroupBasePage' : 'withdrawalRedirectPage'
}

/** Groups that open on a searchable list: peer-to-peer transfers by bank (CVT-05). */
const SEARCHED: ReadonlySet<string> = new Set([
  'p2p_methods_kyrgyzstan',
  'p2p_methods_ukraine',
  'sbp-transgran-grouped',
])

const OWN_LISTS: Readonly<Record<string, RouteName>> = { crypto: 'depositCryptoListPage' }

/** The page of a group. */
export const groupRouteFor = (code: string): RouteName =>
  OWN_LISTS[code] ?? (SEARCHED.has(code) ? 'depositPeerToPeerListPage' : 'depositGroupListPage')
