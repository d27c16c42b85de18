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
  it('the most first, whatever the order of the answer, and how much less the others give', () => {
    const { offers } = weigh(anOffer('a', '93.07'), anOffer('b', '96.4'), anOffer('c', '95.18'))
    expect(offers.map(({ method, behind, isBest }) => [method, behind, isBest])).toEqual([
      ['b', undefined, true],
      ['c', '1.22', false],
      ['a', '3.33', false],
    ])
  })

  it.each<[string, readonly Offer[], readonly string[]]>([
    ['a single one is compared with nothing', [anOffer('a', '9')], []],
    ['a low fee is no more money', [anOffer('a', '90', '', '1'), anOffer('b', '91', '', '5')], ['b']],
    ['of two that give the same, the lower fee', [anOffer('a', '90', '', '2'), anOffer('b', '90.0', '', '1.5')], ['b']],
    ['of two that are the same, none', [anOffer('a', '90', '', '2'), anOffer('b', '90', '', '2.00')], []],
    [
      'of two that give the same, a fee nobody says is no lower one',
      [anOffer('a', '90', '', '2'), anOffer('b', '90')],
      [],
    ],
    ['of two currencies, none', [anOffer('a', '90', 'USDT'), anOffer('b', '1', 'BTC')], []],
    ['with no currency it is that of the account', [anOffer('a', '90', 'MXN'), anOffer('b', '91')], ['b']],
  ])('%s', (_, offers, wanted) => expect(best(...offers)).toEqual(wanted))

  it('leaves out what has no amount that anybody would get, and says how many', () => {
    const { offers, refused } = weigh(anOffer('a', 'plenty'), anOffer('b', '0'), anOffer('c', '-5'), anOffer('d', '5'))
    expect([offers.map(({ method }) => method), refused]).toEqual([['d'], 3])
  })

  it('a fee that can not be read, or that is less than nothing, is not said; it is in what is paid', () => {
    const fees = weigh(anOffer('a', '9', '', 'low'), anOffer('b', '8', '', '-1'), anOffer('c', '7', '', '0')).offers
    expect(fees.map(({ fee }) => fee)).toEqual([undefined, undefined, { amount: '0', currency: 'USD' }])
  })

  it('never marks one by which the player gets less, nor another one when the answer is in another order', () => {
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
