import { expect, it } from 'vitest'
import { groupRouteFor, routeFor, withdrawalRouteFor } from '../../../../src/features/list/routeFor.ts'
import { CARD_VIEW_TYPES, cardViewTypeOf } from '../../../../src/reference/cardViewTypes.ts'

it.each([
  ['india', false, false, 'depositIndiaPage'],
  ['p2p', false, true, 'depositPeerToPeerBasePage'],
  ['onramp', true, false, 'depositOnrampPage'],
  ['cash', false, false, 'depositCashPage'],
  ['default', true, false, 'depositCryptoAddressPage'],
  ['default', true, true, 'depositCryptoAddressPage'],
  ['default', false, true, 'depositGroupBasePage'],
  ['card', false, false, 'depositRedirectPage'],
  ['bankTransfer', false, false, 'depositRedirectPage'],
  ['pix', false, false, 'depositRedirectPage'],
] as const)('a %s method (crypto: %s, from a group: %s) opens on %s', (cardViewType, isCrypto, isInGroup, page) =>
  expect(routeFor({ cardViewType, isCrypto, isInGroup })).toBe(page),
)

it.each([
  ...['default', 'card', 'cardWalletOnly', 'cardMultipleType', 'pix', 'eazype', 'virtual', 'bankTransfer'],
  ...[0, 1, 2, 4, 6, 7, 8, 9, '9', 10, 12, 14, 19, 21, 'hologram', undefined, null, true],
])('CVT-04 the card view type %s opens the redirect page', (said) => {
  const cardViewType = cardViewTypeOf(said)
  expect(routeFor({ cardViewType, isCrypto: false, isInGroup: false })).toBe('depositRedirectPage')
})

it('CVT-04 four of the card view types have a page of their own', () => {
  const names = Object.keys(CARD_VIEW_TYPES) as (keyof typeof CARD_VIEW_TYPES)[]
  const own = names.filter((cardViewType) => {
    return routeFor({ cardViewType, isCrypto: false, isInGroup: false }) !== 'depositRedirectPage'
  })
  expect(own).toEqual(['india', 'p2p', 'onramp', 'cash'])
})

it.each([
  ['bankTransfer', 'bank_transfer_nigeria', false, 'withdrawalNigerianBanksPage'],
  ['bankTransfer', 'bank_transfer_nigeria', true, 'withdrawalNigerianBanksPage'],
  ['bankTransfer', 'bank_transfer_methods', false, 'withdrawalRedirectPage'],
  ['bankTransfer', undefined, true, 'withdrawalGroupBasePage'],
  ['default', 'bank_transfer_nigeria', false, 'withdrawalRedirectPage'],
  ['card', 'bank_transfer_nigeria', true, 'withdrawalGroupBasePage'],
] as const)('CVT-02 Q-008 a withdrawal by a %s method of %s (from a group: %s) opens on %s', (...row) => {
  const [cardViewType, category, isInGroup, page] = row
  expect(withdrawalRouteFor({ cardViewType, category, isInGroup })).toBe(page)
})

it.each([
  ['crypto', 'depositCryptoListPage'],
  ['p2p_methods_kyrgyzstan', 'depositPeerToPeerListPage'],
  ['p2p_methods_ukraine', 'depositPeerToPeerListPage'],
  ['sbp-transgran-grouped', 'depositPeerToPeerListPage'],
  ['card_method', 'depositGroupListPage'],
])('CVT-05 the group %s opens on %s', (code, page) => expect(groupRouteFor(code)).toBe(page))
