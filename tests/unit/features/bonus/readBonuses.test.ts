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
  it('BONUS-01 BONUS-10 are deposit bonuses, and free spins that require a deposit', () => {
    const { ids, bad } = read(deposit(), spins(100), spins(0), { ...spins(0), freespinBonusData: { count: 5 } })
    expect(ids).toEqual(['1', 's'])
    expect(bad).toEqual([])
  })

  it('DATA-35 DATA-36 BONUS-16 include all properties of a deposit bonus', () => {
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

  it('DATA-35 DATA-37 include all properties of free spins, with the English names of the games', () => {
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
    ['of an unknown type', deposit({ type: 'gift' })],
    ['without an id', { type: 'deposit' }],
    ['with an invalid percentage', deposit({ depositBonusData: { percent: {} } })],
    ['without its terms', deposit({ depositBonusData: null })],
    ['of free spins without their terms', { id: 's', type: 'freespin' }],
    ['with an invalid game', spins(10, { gamesContent: ['Book of Gold'] })],
    ['whose title is no text', deposit({ content: { title: 7 } })],
    ['whose end can’t be read', deposit({ mustAccruedBefore: 'tomorrow' })],
    ['that is a string', 'bonus'],
    ['that is null', null],
  ])('B33 exclude and report a bonus %s, and keep the others', (_, bonus) => {
    expect(read(deposit({ id: 'a' }), bonus, deposit({ id: 'b' }))).toMatchObject({ ids: ['a', 'b'], bad: [1] })
  })

  it('are eight valid ones of both types in the fixture', () => {
    const { bonuses, bad } = read(...(HOST_PAYLOADS.loaded?.bonusList ?? []))
    expect(bad).toEqual([])
    expect(bonuses).toHaveLength(8)
    expect(new Set(bonuses.map(({ kind }) => kind))).toEqual(new Set(['deposit', 'freespin']))
    expect(new Set(bonuses.map(({ theme }) => theme)).size).toBe(5)
  })
})

it('DATA-35 a bonus in another currency is not offered, and one without a currency is offered in all', () => {
  const { bonuses } = read(deposit({ id: 'e', currency: 'EUR' }), deposit({ id: 'm', currency: 'mxn' }), deposit())
  expect(offeredBonuses(bonuses, 'MXN').map(({ id }) => id)).toEqual(['m', '1'])
})

it.each([
  ['deposit', 'minDeposit', '1,2,3.4.5'],
  ['deposit', 'minDeposit', 'from 50'],
  ['deposit', 'maxBonusAmount', 'much'],
  ['deposit', 'percent', 'double'],
  ['deposit', 'wagerMultiplier', 'x35'],
  ['freespin', 'minDeposit', '100 MXN'],
  ['freespin', 'wagerMultiplier', 'x30'],
])('BONUS-06 W3 a %s bonus whose %s is "%s" is not offered, but reported', (type, name, value) => {
  const bonus = type === 'deposit' ? deposit() : spins(100)
  const data = type === 'deposit' ? 'depositBonusData' : 'freespinBonusData'
  const wrong = { ...bonus, [data]: { ...Object(bonus)[data], [name]: value } }
  expect(read(bonus).bad).toEqual([])
  expect(read(wrong)).toMatchObject({ bonuses: [], bad: [0] })
})

it.each([
  ['1,000', '1000'],
  ['1 000.00', '1000.00'],
  [null, '0'],
  ['', '0'],
])('BONUS-06 W3 a minimum of %j is read as %s', (minDeposit, read1) =>
  expect(read(deposit({ depositBonusData: { ...terms, minDeposit } })).bonuses[0]?.minDeposit).toBe(read1),
)

it.each([0, '0.00'])('a maximum of %j is no maximum', (maxBonusAmount) => {
  const [bonus] = read(deposit({ depositBonusData: { ...terms, maxBonusAmount } })).bonuses
  expect(bonus).toMatchObject({ maxAmount: '', maxWithdrawal: '' })
})

it('DATA-35 a deposit bonus without a title, a percentage and a maximum is not offered, but reported', () => {
  const data = { minDeposit: 300, wagerMultiplier: 35 }
  const named = deposit({ id: 'n', content: { title: 'Welcome' }, depositBonusData: data })
  expect(read(deposit({ depositBonusData: data }), named)).toMatchObject({ ids: ['n'], bad: [0] })
})

it('DATA-35 null members of a bonus count as absent', () => {
  const data = { ...terms, minDeposit: null, percent: null, wagerMultiplier: null }
  const { bonuses, bad } = read(
    deposit({ currency: null, content: null, depositBonusData: data }),
    deposit({ id: 2, content: { title: 'Welcome', subtitle: null } }),
    spins(100, { maxSpinWin: null, gamesContent: [{ nameEn: null }] }),
  )
  expect(bad).toEqual([])
  expect(bonuses.map(({ title, currency, percent }) => [title, currency, percent])).toEqual([
    ['', '', ''],
    ['Welcome', '', '100'],
    ['', '', ''],
  ])
})

it('N1 a bonus whose id was rounded by JSON is not offered, because it could be another bonus', () => {
  const rounded = JSON.parse('9007199254740993') as number
  expect(read(deposit({ id: rounded }), deposit({ id: '9007199254740993' }))).toMatchObject({
    ids: ['9007199254740993'],
    bad: [0],
  })
})
