import { describe, expect, it } from 'vitest'
import { readOffers } from '../../../src/api/readOffers.ts'

const NOTHING = { amount: '', currency: '' }
const offer = (said: unknown) => readOffers({ paymentMethodOffers: [said] })?.offers[0]

describe('DATA-34 the offers of a response', () => {
  it('has amount, fee, method and icons', () => {
    const said = {
      method: 'paywise',
      amount: '95.18',
      fee: 3.9,
      iconIds: [{ iconId: 'paywise', type: 'dark' }, 'plain'],
    }
    expect(offer(said)).toEqual({
      method: 'paywise',
      gets: { amount: '95.18', currency: '' },
      fee: { amount: '3.9', currency: '' },
      icons: [
        { iconId: 'paywise', type: 'dark' },
        { iconId: 'plain', type: undefined },
      ],
    })
  })

  it.each([
    ['a text', '0.0015', { amount: '0.0015', currency: '' }],
    ['a number', 0.0015, { amount: '0.0015', currency: '' }],
    ['a text with a currency', '1 200.50 btc', { amount: '1 200.50', currency: 'BTC' }],
    ['a record', { amount: 5, currency: 'usdt' }, { amount: '5', currency: 'USDT' }],
    ['a record with the member value', { value: '5' }, { amount: '5', currency: '' }],
  ])('the amount is %s', (_, amount, gets) => expect(offer({ method: 'a', amount })?.gets).toEqual(gets))

  it.each([
    [{ percent: '4.5', fixed: '1' }, 'percent: 4.5, fixed: 1', ''],
    [{ total: '2.00', currency: 'usd' }, 'total: 2.00, currency: usd', ''],
    [[{ amount: 3, currency: 'usd' }], '3', 'USD'],
    [['1.5', '2'], '1.5, 2', ''],
    [{ rate: { percent: 2 } }, 'rate: percent: 2', ''],
    [1e21, '?', ''],
    [{ amount: null, value: '' }, '', ''],
    [[], '', ''],
  ])('W8 the fee %j is read as %j, and never looks like none', (fee, amount, currency) =>
    expect(offer({ method: 'a', amount: '5', fee })?.fee).toEqual({ amount, currency }),
  )

  it('are undefined if the response has none, and empty for an empty list', () => {
    expect(readOffers({})).toBeUndefined()
    expect(readOffers({ paymentMethodOffers: null })).toBeUndefined()
    expect(readOffers({ paymentMethodOffers: [] })).toMatchObject({ offers: [], refused: 0 })
  })

  it('leave out an offer without a provider or an amount, and a second offer of the same provider', () => {
    const good = { method: 'a', amount: '5' }
    const said = [null, 'a', {}, { method: 'b' }, { amount: '5' }, good, { method: 'a', amount: '900' }]
    expect(readOffers({ paymentMethodOffers: said })).toMatchObject({
      offers: [{ method: 'a', gets: { amount: '5' }, fee: NOTHING, icons: [] }],
      refused: 6,
    })
  })

  it('Q-100 offers expire after the lifetime in the response, or after 15 minutes', () => {
    expect(readOffers({ paymentMethodOffers: [], timeout_minutes: 2 })?.timeoutMs).toBe(120_000)
    expect(readOffers({ paymentMethodOffers: [] })?.timeoutMs).toBe(900_000)
  })
})
