import { expect, it } from 'vitest'
import { isAmountGiven, isP2pMarket } from '../../../src/reference/p2pMarket.ts'
import { fixtureMethod } from '../features/builders.ts'

it('F3 VALID-08 airtm, an e-money card-p2p method, is of a peer-to-peer market as the server lists it', () => {
  expect(isP2pMarket(fixtureMethod('airtm'), {})).toBe(true)
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
  expect(isP2pMarket({ name: 'one', cardViewType, category }, { banks: ['another'] })).toBe(isOne)
})

it.each<[number | string, boolean, string, boolean]>([
  [5, false, 'BDT', true],
  ['p2p', false, 'BDT', true],
  [5, false, 'USD', false],
  [0, false, 'BDT', false],
  [5, true, 'USD', true],
  [0, true, 'USD', true],
])('P2P-06 Q-052 a method of the card view type %s (its own amount: %s) in %s gives the amount: %s', (...row) => {
  const [cardViewType, isOwn, currency, isGiven] = row
  expect(isAmountGiven({ cardViewType, isAmountGiven: isOwn }, currency, ['BDT', 'KGS'])).toBe(isGiven)
})

it.each(['kyrgyzBanks', 'uzbekCards', 'bkash', 'nagad'])(
  'CAT-22 Q-035 of the list %s a method is one, whatever it says itself',
  (list) => {
    const plain = { name: 'one', cardViewType: 'card', category: 'card_method' }
    expect(isP2pMarket(plain, { [list]: ['another', 'one'] })).toBe(true)
    expect(isP2pMarket(plain, { [list]: ['another'] })).toBe(false)
  },
)
