import { expect, it } from 'vitest'
import { isP2pMarket } from '../../../src/reference/p2pMarket.ts'
import { fixtureMethod } from '../flows/builders.ts'

it('F3 VALID-08 airtm, an e-money card-p2p method, is of a peer-to-peer market as the server lists it', () => {
  expect(isP2pMarket(fixtureMethod('airtm'))).toBe(true)
})

it.each([
  ['p2p', undefined, true],
  [5, undefined, true],
  ['5', 'crypto', true],
  [0, 'card-p2p', true],
  [0, 'p2p_methods_kyrgyzstan', true],
  [undefined, 'p2p_methods_ukraine', true],
  [0, undefined, false],
  ['card', 'card_method', false],
  [0, 'e-money', false],
  ['p2p2', 'p2p', false],
])('VALID-07 of the card view type %s and the category %s: %s', (cardViewType, category, isOne) => {
  expect(isP2pMarket({ cardViewType, category })).toBe(isOne)
})
