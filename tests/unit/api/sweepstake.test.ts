import { describe, expect, it } from 'vitest'
import { createCashier } from '../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../mocks/cashier/Scenario.ts'
import { methodsPaymentV3 } from '../../../src/api/calls/methodsPaymentV3.ts'
import { cashierTransport } from '../features/cashierTransport.ts'
import { apiOver, CALL_CONFIG } from '../features/openPlayer.ts'
import { fakeClock } from '../support/fakeClock.ts'

function open(scenario: Partial<Scenario> = {}) {
  const clock = fakeClock()
  const cashier = createCashier({
    scenario: { title: '', ...scenario },
    ...{ now: clock.now, later: clock.later, random: () => 0.5 },
  })
  const wire = cashierTransport({ cashier, clock })
  return { api: apiOver(wire), cashier, clock, wire }
}

const ORDER = {
  ...{ amount: '9.99', boxId: 'box-1', currency: 'USD', depositId: null, fields: {}, isActivatedBonus: false },
  ...{ paymentType: 'usdt_trc20', returnUrl: '', selectedCountry: 'US', wallet: null, bonusId: null },
}
const asked = (idempotencyKey: string) => ({ idempotencyKey })

describe('the boxes of a sweepstake', () => {
  it('each has its price, its gold coins and its free sweep coins, to the letter', async () => {
    const { boxes, refused } = await open().api.sweepstakeBoxes({})
    expect(boxes[1]).toEqual({ id: 'box-2', price: '49.99', currency: 'USD', gold: '525000', sweep: '52.50' })
    expect([boxes.length, refused]).toEqual([3, 0])
  })

  it('are none if the server writes null for an empty list', async () => {
    const { api } = open({ answers: { 'sweepstake-boxes': () => ({ boxes: null }) } })
    expect(await api.sweepstakeBoxes({})).toEqual({ boxes: [], refused: 0 })
  })

  it('are a failed request if the server refuses, with null for the list', async () => {
    const { api } = open({ answers: { 'sweepstake-boxes': () => ({ boxes: null, error: { code: 'internal' } }) } })
    await expect(api.sweepstakeBoxes({})).rejects.toMatchObject({ code: 'internal' })
  })

  it('an invalid box is dropped and counted; the others stay', async () => {
    const { api } = open({
      answers: {
        'sweepstake-boxes': ({ boxes }) => [{ boxId: 'box-9' }, ...(boxes as object[]), { price: '1', boxId: null }],
      },
    })
    const { boxes, refused } = await api.sweepstakeBoxes({})
    expect(boxes.map(({ id }) => id)).toEqual(['box-1', 'box-2', 'box-3'])
    expect(refused).toBe(2)
  })

  it('are asked for again when the network fails', async () => {
    const { api, clock, wire } = open({ faults: { 'sweepstake-boxes': { answer: 'resetBefore', times: 1 } } })
    const list = api.sweepstakeBoxes({})
    await clock.advance(5_000)
    expect((await list).boxes).toHaveLength(3)
    expect(wire.bodies('sweepstake-boxes')).toHaveLength(2)
  })
})

describe('the methods of a sweepstake', () => {
  it('are asked for with country and currency, and again when the network fails', async () => {
    const { clock, wire } = open({ faults: { 'methods-payment-v3': { answer: 'resetBefore', times: 1 } } })
    const list = methodsPaymentV3({ transport: wire, config: CALL_CONFIG })({ country: 'US', currency: 'QSC' })
    await clock.advance(5_000)
    expect((await list).methods.every(({ category }) => category === 'crypto')).toBe(true)
    expect((await list).methods.length).toBeGreaterThan(3)
    expect(wire.bodies('methods-payment-v3')).toEqual([
      { country: 'US', currency: 'QSC' },
      { country: 'US', currency: 'QSC' },
    ])
  })
})

describe('a deposit for a box', () => {
  it('sends the price of the box unchanged and receives an address', async () => {
    const { api, cashier, wire } = open()
    const answer = await api.depositCreateSweepstake(ORDER, asked('key-00000001'))
    expect(answer.address?.address).toBe('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
    expect(wire.bodies('deposit-create-sweepstake')).toEqual([ORDER])
    expect(cashier.deposits()).toMatchObject([{ amount: '9.99', currency: 'USD', boxId: 'box-1' }])
  })

  it.each([
    ['another amount', { amount: '9.98' }],
    ['another currency', { currency: 'MXN' }],
    ['a box that is sold out', { boxId: 'box-7' }],
  ])('with %s the cashier refuses the deposit (422) and creates none', async (_, over) => {
    const { api, cashier } = open()
    const refused = api.depositCreateSweepstake({ ...ORDER, ...over }, asked('key-00000001'))
    await expect(refused).rejects.toMatchObject({ status: 422 })
    expect(cashier.deposits()).toEqual([])
  })

  it('C2 is never asked for again by itself, and under one key there is one deposit', async () => {
    const { api, cashier, clock, wire } = open({
      faults: { 'deposit-create-sweepstake': { answer: 'reset', times: 1 } },
    })
    await expect(api.depositCreateSweepstake(ORDER, asked('key-00000001'))).rejects.toMatchObject({ kind: 'network' })
    expect(wire.bodies('deposit-create-sweepstake')).toHaveLength(1)
    await clock.advance(1_000)
    const { depositId } = await api.depositCreateSweepstake(ORDER, asked('key-00000001'))
    expect(cashier.deposits().map(({ id }) => id)).toEqual([depositId])
  })
})
