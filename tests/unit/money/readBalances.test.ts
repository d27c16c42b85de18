import { expect, it } from 'vitest'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { CLOSED_KEYS } from '../../../src/money/CLOSED_KEYS.ts'
import { readBalances } from '../../../src/money/readBalances.ts'

it.each([
  [undefined, {}],
  [null, {}],
  [{}, {}],
  [{ main: '10.50' }, { main: '10.50' }],
  [
    { main: 10.5, additional: '0' },
    { main: '10.5', additional: '0' },
  ],
  [{ other: '10.50' }, {}],
  [[{ main: '10.50' }, { main: '7' }], { main: '10.50' }],
  // What can't be read closes its account, and an empty balance is no missing one.
  [
    { main: 'much', additional: '5' },
    { main: null, additional: '5' },
  ],
  [{ main: '' }, { main: null }],
  [{ main: null }, { main: null }],
  [
    [
      { account: 'main', balance: '10' },
      { account: 'additional', balance: '5' },
    ],
    { main: null, additional: null },
  ],
  [
    { 0: { account: 'main', balance: '10' }, 2: { account: 'additional' } },
    { main: null, additional: null },
  ],
  [
    { account: 'main', balance: 10 },
    { main: null, additional: null },
  ],
  [[], {}],
  ['10.50', { main: null, additional: null }],
  [7, { main: null, additional: null }],
])('W3 reads the balances %j as %j', (raw, balances) => {
  expect(readBalances(raw)).toStrictEqual(balances)
})

it('W3 each reason why no amount can be paid has a text of its own', () => {
  expect(Object.keys(CLOSED_KEYS).toSorted()).toEqual(['balance', 'fee', 'unread'])
  for (const key of Object.values(CLOSED_KEYS)) expect(en).toHaveProperty([key])
  expect(new Set(Object.values(CLOSED_KEYS)).size).toBe(3)
})
