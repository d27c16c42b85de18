import { expect, it } from 'vitest'
import type { WireAmount } from '../../../src/money/amount.ts'
import { redeemFacts } from '../../../src/money/redeem.ts'

const GOLD = { currency: 'QGC', balance: '525000' }

it.each<[string, readonly { currency: string; balance: WireAmount }[], WireAmount, [string, string] | undefined]>([
  ['that of the currency, whatever else there is', [GOLD, { currency: 'QSC', balance: '40.50' }], '0', ['40.50', '0']],
  ['a number as well as a text', [{ currency: 'QSC', balance: 40.5 }], 12, ['40.5', '12']],
  ['nothing of a currency that is not named', [GOLD], '0.00', ['0', '0.00']],
  ['nothing where it is less than nothing', [{ currency: 'QSC', balance: '-3' }], '-1', ['0', '0']],
  ['unknown where the balance is no number', [{ currency: 'QSC', balance: 'much' }], '0', undefined],
  ['unknown where the sum is no number', [{ currency: 'QSC', balance: '5' }], 'some', undefined],
  ['unknown where the sum is not said', [{ currency: 'QSC', balance: '5' }], null, undefined],
])('what can be redeemed is %s', (_, balances, left, expected) => {
  const facts = redeemFacts(balances, left, 'QSC')
  expect(facts && [facts.balance, facts.toPlay]).toEqual(expected)
})
