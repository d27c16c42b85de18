import { describe, expect, it } from 'vitest'
import { readOffers } from '../../../src/api/readOffers.ts'

const NOTHING = { amount: '', currency: '' }
const offer = (said: unknown) => readOffers({ paymentMethodOffers: [said] })?.offers[0]

describe('DATA-34 what an answer says of offers', () => {
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
    ['with the currency behind it', '1 200.50 btc', { amount: '1 200.50', currency: 'BTC' }],
    ['a record', { amount: 5, currency: 'usdt' }, { amount: '5', currency: 'USDT' }],
    ['a record of another make', { value: '5' }, { amount: '5', currency: '' }],
  ])('the amount is %s', (_, amount, gets) => expect(offer({ method: 'a', amount })?.gets).toEqual(gets))

  it('says nothing of offers, or that there is none', () => {
    expect(readOffers({})).toBeUndefined()
    expect(readOffers({ paymentMethodOffers: null })).toBeUndefined()
    expect(readOffers({ paymentMethodOffers: [] })).toMatchObject({ offers: [], refused: 0 })
  })

  it('leaves out what names no provider or no amount, and a provider for the second time', () => {
    const good = { method: 'a', amount: '5' }
    const said = [null, 'a', {}, { method: 'b' }, { amount: '5' }, good, { method: 'a', amount: '900' }]
    expect(readOffers({ paymentMethodOffers: said })).toMatchObject({
      offers: [{ method: 'a', gets: { amount: '5' }, fee: NOTHING, icons: [] }],
      refused: 6,
    })
  })

  it('Q-100 they hold for as long as the answer says, or a quarter of an hour', () => {
    expect(readOffers({ paymentMethodOffers: [], timeout_minutes: 2 })?.timeoutMs).toBe(120_000)
    expect(readOffers({ paymentMethodOffers: [] })?.timeoutMs).toBe(900_000)
  })
})
