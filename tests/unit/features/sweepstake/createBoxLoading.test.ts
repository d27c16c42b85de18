import { describe, expect, it } from 'vitest'
import { createCashier } from '../../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import { BoxesStore } from '../../../../src/features/sweepstake/BoxesStore.ts'
import { createBoxLoading } from '../../../../src/features/sweepstake/createBoxLoading.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { session } from '../builders.ts'
import { cashierTransport } from '../cashierTransport.ts'
import { apiOver } from '../openPlayer.ts'

function open(scenario: Partial<Scenario> = {}) {
  const clock = fakeClock()
  const cashier = createCashier({
    scenario: { title: '', ...scenario },
    ...{ now: clock.now, later: clock.later, random: () => 0.5 },
  })
  const wire = cashierTransport({ cashier, clock })
  const boxes = new BoxesStore()
  const heard: string[] = []
  const failures: unknown[] = []
  const { load } = createBoxLoading({
    ...{ api: apiOver(wire), boxes, session: session() },
    onChanged: () => void heard.push('changed'),
    onFailure: (failure) => void failures.push(failure),
    report: (code, message) => void heard.push(`${code}: ${message}`),
  })
  return { boxes, cashier, clock, failures, heard, load, wire }
}

const prices = ({ boxes }: BoxesStore) => boxes.map(({ price }) => price)

describe('loading the boxes', () => {
  it('DATA-38 stores the values of the server unchanged', async () => {
    const { boxes, heard, load } = open()
    await load()
    expect(boxes.state).toBe('ready')
    expect(boxes.boxes[1]).toEqual({ id: 'box-2', price: '49.99', currency: 'USD', gold: '525000', sweep: '52.50' })
    expect(heard).toEqual([])
  })

  it('CUR-07 DATA-38 keeps a box whose price is in a coin that the currency table lacks', async () => {
    const { boxes, heard, load } = open({
      boxes: (sold) => sold.slice(0, 1).map((box) => ({ ...box, price: '0.0025', priceCurrencyCode: 'XAUT' })),
    })
    await load()
    expect(boxes.boxes.map(({ price, currency }) => [price, currency])).toEqual([['0.0025', 'XAUT']])
    expect(heard).toEqual([])
  })

  it('ERR-16 reports an empty list as "Empty sweepstakes"', async () => {
    const { boxes, heard, load } = open({ boxes: () => [] })
    await load()
    expect([boxes.state, heard]).toEqual(['ready', ['sweepstake.empty: Empty sweepstakes']])
  })

  it.each<[string, object]>([
    ['negative sweep coins', { currenciesList: { free: { amount: -5 }, main: { amount: 100 } } }],
    ['negative gold coins', { currenciesList: { free: { amount: 5 }, main: { amount: '-100' } } }],
    ['a currency with a space', { priceCurrencyCode: 'U SD' }],
    ['a currency with a tag', { priceCurrencyCode: '<b>' }],
    ['a very long currency', { priceCurrencyCode: 'USD'.repeat(20) }],
  ])('N21 excludes and reports a box with %s', async (_, over) => {
    const { boxes, heard, load } = open({ boxes: ([first, ...others]) => [{ ...first!, ...over }, ...others] })
    await load()
    expect(boxes.boxes.map(({ id }) => id)).not.toContain('box-1')
    expect(boxes.boxes).toHaveLength(2)
    expect(heard).toEqual([expect.stringMatching(/^sweepstake\.box: 1 boxes are not shown: /)])
  })

  it('excludes and reports a box whose price has more decimals than its currency', async () => {
    const { boxes, heard, load } = open({
      boxes: ([first, ...others]) => [{ ...first!, price: '9.999' }, ...others],
    })
    await load()
    expect(prices(boxes)).toEqual(['49.99', '199.90'])
    expect(heard).toEqual([expect.stringMatching(/^sweepstake\.box: 1 boxes are not shown: /)])
  })

  it('I17 uses the response of the latest request only, even if it arrives first', async () => {
    const { boxes, cashier, clock, load } = open({ delayMs: 3_000 })
    const first = load()
    await clock.advance(500)
    cashier.setScenario({ title: '', boxes: (all) => all.slice(0, 1) })
    await load()
    await clock.advance(5_000)
    await first
    expect(prices(boxes)).toEqual(['9.99'])
  })

  it('keeps the loaded boxes and the choice if a later request fails', async () => {
    const { boxes, cashier, failures, load } = open()
    await load()
    boxes.choose('box-2')
    cashier.setScenario({ title: '', faults: { 'sweepstake-boxes': { answer: 'refuse', status: 500, body: {} } } })
    await load()
    expect([boxes.state, boxes.boxes.length, boxes.chosen?.id]).toEqual(['ready', 3, 'box-2'])
    expect(failures).toHaveLength(1)
  })

  it('has failed if the first request fails, and works on a retry', async () => {
    const { boxes, cashier, load } = open({
      faults: { 'sweepstake-boxes': { answer: 'refuse', status: 500, body: {} } },
    })
    await load()
    expect(boxes.state).toBe('failed')
    cashier.setScenario({ title: '' })
    await load()
    expect(boxes.state).toBe('ready')
  })

  it.each<[string, Partial<Scenario>]>([
    ['sold out', { boxes: (all) => all.slice(0, 1) }],
    ['more expensive', { boxes: (all) => all.map((box) => ({ ...box, price: '60.00' })) }],
  ])('deselects a box that is %s by now, and tells the player once', async (_, scenario) => {
    const { boxes, cashier, heard, load } = open()
    await load()
    boxes.choose('box-2')
    cashier.setScenario({ title: '', ...scenario })
    await load()
    await load()
    expect([boxes.chosen, heard]).toEqual([undefined, ['changed']])
  })
})
