import { describe, expect, it } from 'vitest'
import { createCashier } from '../../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import { readCreated } from '../../../../src/api/readCreated.ts'
import { BoxesStore } from '../../../../src/features/sweepstake/BoxesStore.ts'
import type { ShownBox } from '../../../../src/model/sweepstakeBox.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { fixtureMethod } from '../builders.ts'
import { cashierTransport } from '../cashierTransport.ts'
import { apiOver } from '../openPlayer.ts'
import { coinsWorld } from './coinsWorld.ts'

const METHODS = ['usdt_trc20', 'btc'].map((name) => fixtureMethod(name))
const ONE: ShownBox = { id: 'box-1', price: '9.99', currency: 'USD', gold: '100000', sweep: '10.00' }
const TWO: ShownBox = { id: 'box-2', price: '49.99', currency: 'USD', gold: '525000', sweep: '52.50' }

function open(scenario: Partial<Scenario> = {}) {
  const clock = fakeClock()
  const cashier = createCashier({
    scenario: { title: '', ...scenario },
    ...{ now: clock.now, later: clock.later, random: () => 0.5 },
  })
  const wire = cashierTransport({ cashier, clock })
  const boxes = new BoxesStore()
  boxes.setBoxes([ONE, TWO])
  const world = coinsWorld({ methods: METHODS, api: apiOver(wire), clock, boxes })
  const ask = async () => {
    const network = world.networkOf('usdt_trc20')
    if (network !== undefined) void world.addresses.request(network)
    await clock.advance(0)
  }
  world.open('USDT')
  return { world, boxes, cashier, clock, wire, ask }
}

const nothing = () => Promise.reject(new Error('Not asked for here.'))

const stateOf = ({ crypto }: ReturnType<typeof coinsWorld>) => crypto.address?.kind

describe('the crypto address of a box', () => {
  it('is requested with the box, whose price is sent and stored', async () => {
    const { world, boxes, cashier, ask, wire } = open()
    boxes.choose('box-2')
    await ask()
    expect(stateOf(world)).toBe('there')
    expect(wire.bodies('deposit-create')).toEqual([])
    expect(wire.bodies('deposit-create-sweepstake')).toEqual([
      {
        ...{ amount: '49.99', boxId: 'box-2', currency: 'USD', depositId: null, fields: {}, isActivatedBonus: false },
        ...{ paymentType: 'usdt_trc20', returnUrl: '', selectedCountry: 'MX', wallet: null, bonusId: null },
      },
    ])
    expect(cashier.deposits()).toMatchObject([{ boxId: 'box-2', amount: '49.99', currency: 'USD' }])
    expect(world.crypto.madeOf('dep-1001')?.deposit).toMatchObject({ amount: '49.99', currency: 'USD' })
    expect(world.ledger.all()).toMatchObject([{ amount: '49.99', currency: 'USD', presents: { kind: 'address' } }])
  })

  it.each<[string, string]>([
    ['of another network', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['with a wrong checksum', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSF'],
    ['with a Cyrillic letter', 'TQn9Y2kh\u0415sLJW1ChVWFMSMeRDow5KcbLSE'],
    ['with U+202E in front', '\u202eTQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
    ['with U+200B', 'TQn9Y2kh\u200bEsLJW1ChVWFMSMeRDow5KcbLSE'],
    ['with a space at the end', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE '],
  ])('N19 counts as missing %s, and is reported without the address', async (_, depositAddress) => {
    const boxes = new BoxesStore()
    boxes.setBoxes([ONE])
    const answer = readCreated({ depositId: 'dep-1', depositAddress })
    const api = { depositCreateSweepstake: async () => answer, depositCreate: nothing, depositStatus: nothing }
    const world = coinsWorld({ methods: METHODS, api, boxes })
    world.open('USDT')
    boxes.choose('box-1')
    const network = world.networkOf('usdt_trc20')
    if (network !== undefined) await world.addresses.request(network)
    expect(stateOf(world)).toBe('failed')
    expect(world.reports.map(({ code }) => code)).toEqual(['crypto.address'])
    expect(JSON.stringify(world.reports)).not.toContain(depositAddress)
  })

  it('is not requested without a box, which is reported', async () => {
    const { world, wire, ask } = open()
    await ask()
    expect(world.problems).toEqual(['No sweepstake box selected for sweepstake deposit'])
    expect([wire.sent, world.crypto.address, world.events]).toEqual([[], undefined, []])
  })

  it('D-18 differs for each box: neither is shown with the other box, and both are kept', async () => {
    const { world, boxes, cashier, ask } = open()
    boxes.choose('box-1')
    await ask()
    boxes.choose('box-2')
    expect(world.crypto.address, 'that of the first box is not shown').toBeUndefined()
    await ask()
    expect(world.orders.map(({ key }) => key)).toEqual(['key-00000001', 'key-00000002'])
    expect(world.crypto.address).toMatchObject({ made: { deposit: { id: 'dep-1002', amount: '49.99' } } })
    boxes.choose('box-1')
    await ask()
    expect(world.crypto.address).toMatchObject({ made: { deposit: { id: 'dep-1001', amount: '9.99' } } })
    expect(cashier.deposits()).toHaveLength(2)
  })

  it('Q-105 the same box can be bought again with the same coin, with a new deposit and a new key', async () => {
    const { world, boxes, cashier, ask } = open()
    boxes.choose('box-1')
    await ask()
    await ask()
    expect(cashier.deposits(), 'one that waits for coins is kept').toHaveLength(1)
    world.crypto.end('dep-1001')
    world.open('USDT')
    await ask()
    expect(world.orders.map(({ key }) => key)).toEqual(['key-00000001', 'key-00000002'])
    expect(world.crypto.address).toMatchObject({ made: { deposit: { id: 'dep-1002', amount: '9.99' } } })
  })

  it('I17 is assigned to the box it was requested for, even if another box is chosen when it arrives', async () => {
    const { world, boxes, clock, ask } = open({ delayMs: 2_000 })
    boxes.choose('box-1')
    await ask()
    boxes.choose('box-2')
    await clock.advance(3_000)
    expect(world.crypto.address).toBeUndefined()
    boxes.choose('box-1')
    expect(world.crypto.address).toMatchObject({ made: { deposit: { amount: '9.99' } } })
  })

  it('C2 is requested again with the same key and body after a lost response, and one deposit exists', async () => {
    const { world, boxes, cashier, clock, wire, ask } = open({
      faults: { 'deposit-create-sweepstake': { answer: 'reset', times: 1 } },
    })
    boxes.choose('box-1')
    await ask()
    expect(stateOf(world)).toBe('failed')
    await clock.advance(1_000)
    await ask()
    expect(stateOf(world)).toBe('there')
    const [first, second] = wire.sent
    expect(second).toEqual(first)
    expect(cashier.deposits()).toHaveLength(1)
  })

  it('is refused for a box that has sold out, and the next attempt has a new key', async () => {
    const { world, boxes, cashier, ask } = open({ boxes: (all) => all.slice(1) })
    boxes.choose('box-1')
    await ask()
    expect([stateOf(world), world.failures.length, cashier.deposits()]).toEqual(['failed', 1, []])
    await ask()
    expect(world.orders.map(({ key }) => key)).toEqual(['key-00000001', 'key-00000002'])
  })
})

describe('the chosen box', () => {
  it.each<[string, readonly ShownBox[], string | undefined]>([
    ['stays chosen if it is unchanged', [TWO, { ...ONE }], 'box-1'],
    ['is none if it is sold out', [TWO], undefined],
    ['is none if its price has changed', [{ ...ONE, price: '10.99' }], undefined],
    ['is none if its currency has changed', [{ ...ONE, currency: 'EUR' }], undefined],
    ['is none if its gold coins have changed', [{ ...ONE, gold: '90000' }], undefined],
    ['is none if its sweep coins have changed', [{ ...ONE, sweep: '9.00' }], undefined],
  ])('%s', (_, boxes, chosen) => {
    const store = new BoxesStore()
    store.setBoxes([ONE, TWO])
    store.choose('box-1')
    store.setBoxes(boxes)
    expect(store.chosen?.id).toBe(chosen)
  })
})
