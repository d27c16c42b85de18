import { expect, it } from 'vitest'
import type { WireAmount } from '../../../src/money/amount.ts'
import { redeemFacts } from '../../../src/money/redeem.ts'

const GOLD = { currency: 'QGC', balance: '525000' }

it.each<[string, readonly { currency: string; balance?: unknown }[], WireAmount, [string, string] | undefined]>([
  ['the balance of the currency among others', [GOLD, { currency: 'QSC', balance: '40.50' }], '0', ['40.50', '0']],
  ['a balance given as a number', [{ currency: 'QSC', balance: 40.5 }], 12, ['40.5', '12']],
  ['a balance in a list', [{ currency: 'QSC', balance: ['12.50'] }], '0', ['12.50', '0']],
  ['W3 unknown if the list is empty', [{ currency: 'QSC', balance: [] }], '0', undefined],
  ['0 without a balance in the currency', [GOLD], '0.00', ['0', '0']],
  ['W8 nothing to play for the float noise of a sum', [GOLD], 1.4210854715202004e-14, ['0', '0']],
  ['W8 the amount to play without float noise', [GOLD], 12.500000000000002, ['0', '12.5']],
  ['the smallest amount that can be played', [GOLD], '0.01', ['0', '0.01']],
  ['0 for negative amounts', [{ currency: 'QSC', balance: '-3' }], '-1', ['0', '0']],
  ['unknown if the balance is no number', [{ currency: 'QSC', balance: 'much' }], '0', undefined],
  ['W3 unknown if the balance is null', [{ currency: 'QSC', balance: null }], '0', undefined],
  ['W3 unknown if the entry has no balance', [{ currency: 'QSC' }], '0', undefined],
  ['unknown if the amount to play is no number', [{ currency: 'QSC', balance: '5' }], 'some', undefined],
  ['unknown if the amount to play is missing', [{ currency: 'QSC', balance: '5' }], null, undefined],
])('the redeemable amount is %s', (_, balances, left, expected) => {
  const facts = redeemFacts(balances, left, 'QSC', 2)
  expect(facts && [facts.balance, facts.toPlay]).toEqual(expected)
})
