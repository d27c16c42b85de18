import { expect, it } from 'vitest'
import { routeFor } from '../../../../src/flows/list/routeFor.ts'

it.each([
  ['india', false, false, 'depositIndiaPage'],
  ['p2p', false, true, 'depositPeerToPeerPage'],
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
