import { describe, expect, it } from 'vitest'
import { HOST_PAYLOADS } from '../../../../fixtures/index.ts'
import { offeredBonuses, readBonuses } from '../../../../src/features/bonus/readBonuses.ts'

const terms = { minDeposit: 300, maxBonusAmount: '2000', percent: 100, payoutMultiplier: 10, wagerMultiplier: 35 }
const deposit = (more: object = {}) => ({ id: 1, type: 'deposit', depositBonusData: terms, ...more })
const spins = (minDeposit: number, more: object = {}) => ({
  id: 's',
  type: 'freespin',
  freespinBonusData: { minDeposit, count: 20, ...more },
})

/** The valid bonuses, and the positions of the invalid ones. */
function read(...list: unknown[]) {
  const bad: number[] = []
  const bonuses = readBonuses(list, (position) => bad.push(position))
  return { bonuses, bad, ids: bonuses.map(({ id }) => id) }
}

describe('the bonuses of the host', () => {
  it('BONUS-01 BONUS-10 deposit bonuses, and free spins that require a deposit, are offered', () => {
    const { ids, bad } = read(deposit(), spins(100), spins(0), { ...spins(0), freespinBonusData: { count: 5 } })
    expect(ids).toEqual(['1', 's'])
    expect(bad).toEqual([])
  })

  it('DATA-35 DATA-36 BONUS-16 a deposit bonus, whole', () => {
    const content = { title: 'Welcome', subtitle: 'Up to 2,000' }
    const { bonuses } = read(deposit({ currency: 'mxn', content, mustAccruedBefore: '2030-01-01T00:00:00Z' }))
    expect(bonuses).toEqual([
      {
        ...{ id: '1', kind: 'deposit', currency: 'MXN', title: 'Welcome', subtitle: 'Up to 2,000', theme: 'purple' },
        ...{ percent: '100', maxAmount: '2000', minDeposit: '300', payout: '10', wager: '35' },
        ...{ maxWithdrawal: '20000', spins: '', maxSpinWin: '', games: [], endsAt: Date.UTC(2030, 0, 1) },
      },
    ])
  })

  it('DATA-35 DATA-37 free spins, whole, with the games by their English names', () => {
    const gamesContent = [{ nameEn: 'Book of Gold' }, {}, { nameEn: ' ' }, { nameEn: 'Lucky Reels' }]
    const { bonuses } = read(spins(200, { maxSpinWin: 1000, payoutMultiplier: 5, wagerMultiplier: '30', gamesContent }))
    expect(bonuses).toEqual([
      {
        ...{ id: 's', kind: 'freespin', currency: '', title: '', subtitle: '', theme: 'freespin' },
        ...{ percent: '', maxAmount: '', minDeposit: '200', payout: '5', wager: '30', maxWithdrawal: '' },
        ...{ spins: '20', maxSpinWin: '1000', games: ['Book of Gold', 'Lucky Reels'], endsAt: undefined },
      },
    ])
  })

  it.each([
    ['of no type we know', deposit({ type: 'gift' })],
    ['without an id', { type: 'deposit' }],
    ['with a percentage that is none', deposit({ depositBonusData: { percent: {} } })],
    ['without its terms', deposit({ depositBonusData: null })],
    ['of free spins without theirs', { id: 's', type: 'freespin' }],
    ['with a game that is none', spins(10, { gamesContent: ['Book of Gold'] })],
    ['whose title is no text', deposit({ content: { title: 7 } })],
    ['whose end can’t be read', deposit({ mustAccruedBefore: 'tomorrow' })],
    ['that is a text', 'bonus'],
    ['that is nothing', null],
  ])('B33 one %s is left out and told, and the others stay', (_, bonus) => {
    expect(read(deposit({ id: 'a' }), bonus, deposit({ id: 'b' }))).toMatchObject({ ids: ['a', 'b'], bad: [1] })
  })

  it('the fixture has eight, of both types, each with its own terms', () => {
    const { bonuses, bad } = read(...(HOST_PAYLOADS.loaded?.bonusList ?? []))
    expect(bad).toEqual([])
    expect(bonuses).toHaveLength(8)
    expect(new Set(bonuses.map(({ kind }) => kind))).toEqual(new Set(['deposit', 'freespin']))
    expect(new Set(bonuses.map(({ theme }) => theme)).size).toBe(5)
  })
})

it('DATA-35 a bonus of another currency is not offered; one of none is for all', () => {
  const { bonuses } = read(deposit({ id: 'e', currency: 'EUR' }), deposit({ id: 'm', currency: 'mxn' }), deposit())
  expect(offeredBonuses(bonuses, 'MXN').map(({ id }) => id)).toEqual(['m', '1'])
})
