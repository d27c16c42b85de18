import { describe, expect, it } from 'vitest'
import { rankOffers } from '../../../../src/features/onramp/rankOffers.ts'
import type { Offer } from '../../../../src/model/offer.ts'
import { compare } from '../../../../src/money/amount.ts'
import fc from '../../fastCheck.ts'
import { anOffer } from '../../support/anOffer.ts'

const weigh = (...offers: readonly Offer[]) => rankOffers(offers, { paid: 'USD', account: 'MXN' })
const best = (...offers: readonly Offer[]) =>
  weigh(...offers)
    .offers.filter(({ isBest }) => isBest)
    .map(({ method }) => method)

describe('ONRAMP-02 offers are compared by what the player gets', () => {
  it('sorted by amount, with the difference to the best', () => {
    const { offers } = weigh(anOffer('a', '93.07'), anOffer('b', '96.4'), anOffer('c', '95.18'))
    expect(offers.map(({ method, behind, isBest }) => [method, behind, isBest])).toEqual([
      ['b', undefined, true],
      ['c', '1.22', false],
      ['a', '3.33', false],
    ])
  })

  it.each<[string, readonly Offer[], readonly string[]]>([
    ['a single offer is not marked', [anOffer('a', '9')], []],
    ['the amount counts, not the fee', [anOffer('a', '90', '', '1'), anOffer('b', '91', '', '5')], ['b']],
    [
      'of two equal amounts, the lower fee is marked',
      [anOffer('a', '90', '', '2'), anOffer('b', '90.0', '', '1.5')],
      ['b'],
    ],
    ['of two equal offers, none is marked', [anOffer('a', '90', '', '2'), anOffer('b', '90', '', '2.00')], []],
    [
      'of two equal amounts, an unknown fee is not marked as the lower one',
      [anOffer('a', '90', '', '2'), anOffer('b', '90')],
      [],
    ],
    [
      'float noise of a sum is no difference',
      [anOffer('a', '95.19999999999999', '', '0.30000000000000004'), anOffer('b', '95.2', '', '1.5')],
      ['a'],
    ],
    ['of two currencies, none is marked', [anOffer('a', '90', 'USDT'), anOffer('b', '1', 'BTC')], []],
    [
      'an amount without a currency is in the currency of the account',
      [anOffer('a', '90', 'MXN'), anOffer('b', '91')],
      ['b'],
    ],
  ])('%s', (_, offers, wanted) => expect(best(...offers)).toEqual(wanted))

  it('offers without a positive amount are excluded and counted', () => {
    const { offers, refused } = weigh(anOffer('a', 'plenty'), anOffer('b', '0'), anOffer('c', '-5'), anOffer('d', '5'))
    expect([offers.map(({ method }) => method), refused]).toEqual([['d'], 3])
  })

  it.each([
    ['4.5%', undefined, '4.5%'],
    ['$4.99', undefined, '$4.99'],
    ['USD 4.99', undefined, 'USD 4.99'],
    ['-1', undefined, '-1'],
    ['percent: 4.5, fixed: 1', undefined, 'percent: 4.5, fixed: 1'],
    ['1.5, 2', undefined, '1.5, 2'],
    ['?', undefined, '?'],
    ['', undefined, ''],
    ['0', { amount: '0', currency: 'USD' }, ''],
    ['4.99', { amount: '4.99', currency: 'USD' }, ''],
  ])('W3 W8 a fee of %j that can’t be read is shown as sent, and never counts as none', (sent, fee, unreadFee) => {
    expect(weigh(anOffer('a', '9', '', sent)).offers).toMatchObject([{ fee, unreadFee }])
    expect(best(anOffer('a', '9', '', sent), anOffer('b', '9', '', '50'))).toEqual(fee === undefined ? [] : ['a'])
  })

  it('the marked offer never gives less than another one, and does not depend on the order of the response', () => {
    const offer = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 3 }))
    fc.assert(
      fc.property(fc.array(offer, { minLength: 1, maxLength: 6 }), fc.nat(), (rows, seed) => {
        const offers = rows.map(([gets, fee], at) => anOffer(`p${at}`, `${gets}`, '', `${fee}`))
        const turned = offers.map((_, at) => offers[(at + seed) % offers.length] as Offer)
        const [marked] = best(...offers)
        expect(best(...turned)).toEqual(marked === undefined ? [] : [marked])
        const own = offers.find(({ method }) => method === marked)
        for (const { gets } of own === undefined ? [] : offers)
          expect(compare(gets.amount, own!.gets.amount)).not.toBe(1)
      }),
    )
  })
})
