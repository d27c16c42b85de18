import { expect, it } from 'vitest'
import { offeredBonuses } from '../../../../src/flows/bonus/offeredBonuses.ts'

const deposit = (more: object = {}) => ({
  id: 1,
  type: 'deposit',
  depositBonusData: { minDeposit: 300, maxBonusAmount: '2000', percent: 100 },
  ...more,
})
const spins = (minDeposit: number) => ({ id: 's', type: 'freespin', freespinBonusData: { minDeposit, count: 20 } })

it('offers deposit bonuses, and free spins that need a deposit', () => {
  expect(offeredBonuses([deposit(), spins(100), spins(0)], 'MXN')).toEqual([
    { id: '1', kind: 'deposit', percent: '100', maxAmount: '2000', minDeposit: '300', endsAt: undefined },
    { id: 's', kind: 'freespin', percent: '', maxAmount: '', minDeposit: '100', endsAt: undefined },
  ])
})

it('leaves out a bonus of another currency', () => {
  expect(offeredBonuses([deposit({ currency: 'EUR' }), deposit({ currency: 'mxn' })], 'MXN')).toHaveLength(1)
})

it.each([
  ['of no type we know', deposit({ type: 'gift' })],
  ['without an id', { type: 'deposit' }],
  ['with a percentage that is none', deposit({ depositBonusData: { percent: {} } })],
  ['without its terms', deposit({ depositBonusData: null })],
  ['whose end can’t be read', deposit({ mustAccruedBefore: 'tomorrow' })],
  ['that is a text', 'bonus'],
])('leaves out a bonus %s', (_, bonus) => {
  expect(offeredBonuses([bonus, deposit()], 'MXN')).toHaveLength(1)
})
