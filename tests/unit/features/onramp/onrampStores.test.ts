import { describe, expect, it } from 'vitest'
import { readOffers } from '../../../../src/api/readOffers.ts'
import { LimitsStore } from '../../../../src/catalog/LimitsStore.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { PlaceStore } from '../../../../src/catalog/PlaceStore.ts'
import { paymentLimits } from '../../../../src/catalog/paymentLimits.ts'
import { createOfferPresenter } from '../../../../src/features/onramp/createOfferPresenter.ts'
import { OffersStore } from '../../../../src/features/onramp/OffersStore.ts'
import { offersScope } from '../../../../src/features/onramp/offersScope.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { anOffer, openOffers } from '../../support/anOffer.ts'
import { fixtureMethod, session, textsOf } from '../builders.ts'

const EUROS = { country: 'DE', currency: 'EUR' }
const onramp = () => fixtureMethod('onramp_card')

function open() {
  const player = session({ currency: 'USD', paymentGeo: 'US' })
  const methods = new MethodsStore()
  methods.selectMethod(onramp())
  return { methods, place: new PlaceStore(player, methods), player }
}

describe('the country and currency of a payment', () => {
  it('are those of the player, also after a change on the region page', () => {
    const { place, player } = open()
    expect(place).toMatchObject({ country: 'US', currency: 'USD', isChosen: false })
    player.chooseGeo('GB')
    expect(place.country).toBe('GB')
  })

  it('are those chosen for this method only', () => {
    const { methods, place } = open()
    place.choose({ currency: 'EUR' })
    place.choose({ country: 'DE' })
    expect(place).toMatchObject({ ...EUROS, isChosen: true })
    methods.selectMethod(fixtureMethod('airtm'))
    expect(place).toMatchObject({ country: 'US', currency: 'USD' })
    methods.reset()
    place.choose(EUROS)
    expect(place.currency).toBe('USD')
    methods.selectMethod(onramp())
    expect(place).toMatchObject(EUROS)
  })

  it('are reset in another region', () => {
    const { place, player } = open()
    place.choose(EUROS)
    player.chooseGeo('AE')
    expect(place).toMatchObject({ country: 'AE', currency: 'USD', isChosen: false })
  })
})

describe('ONRAMP-06 ONRAMP-07 the limits of an on-ramp', () => {
  const player = session({ currency: 'USD', paymentGeo: 'US' })
  const limitsOf = (limits: LimitsStore, place = EUROS) => paymentLimits(onramp(), { session: player, limits, place })

  it('are only those of deposit-limits in the chosen currency, and not those of the list', () => {
    const limits = new LimitsStore()
    expect(limitsOf(limits)).toEqual({ min: '0', max: '0' })
    limits.set('onramp_card', 'EUR', { min: '25', max: 4500 })
    expect(limitsOf(limits)).toEqual({ min: '25.00', max: '4500.00' })
    expect(limitsOf(limits, { country: 'US', currency: 'USD' })).toEqual({ min: '0', max: '0' })
  })

  it.each([{ max: 900 }, { min: null, max: 900 }, { min: 0, max: 900 }])('start at 1 for the response %j', (said) => {
    const limits = new LimitsStore()
    limits.set('onramp_card', 'EUR', said)
    expect(limitsOf(limits)).toEqual({ min: '1', max: '900.00' })
  })

  it('allow no payment if the response has none, unlike for other methods', () => {
    const limits = new LimitsStore()
    limits.set('onramp_card', 'EUR', undefined)
    expect(limitsOf(limits).isNone).toBe(true)
    const skrill = fixtureMethod('skrill')
    limits.set('skrill', 'EUR', undefined)
    const regular = paymentLimits(skrill, { session: player, limits, place: EUROS })
    expect(regular).toEqual({ min: '10.00', max: '5000.00' })
  })
})

describe('the offers of a deposit', () => {
  function offered() {
    const { place } = open()
    place.choose(EUROS)
    const deposit = new DepositStore()
    const adopt = (id: string) =>
      deposit.adopt({ id, method: 'onramp_card', amount: '9.00', currency: 'EUR', startedAt: 0 })
    adopt('dep-1')
    const offers = new OffersStore(deposit, place)
    offers.offer(openOffers([anOffer('a', '9'), anOffer('b', '8')], EUROS))
    return { adopt, deposit, offers, place }
  }

  it.each([
    ['the best', [anOffer('a', '9'), anOffer('b', '8')], 'a'],
    ['the only one', [anOffer('b', '8')], 'b'],
    ['none of two equals', [anOffer('a', '9'), anOffer('b', '9')], undefined],
    ['none in different currencies', [anOffer('a', '9', 'EUR'), anOffer('b', '8', 'USD')], undefined],
    ['none of an empty list', [], undefined],
  ])('U16 preselect %s', (_, list, chosen) => {
    const { offers, place } = offered()
    offers.offer(openOffers(list, EUROS))
    offers.chooseBest()
    expect(offers.chosen?.method).toBe(chosen)
    place.choose({ country: 'AT' })
    offers.chooseBest()
    expect(offers.chosen).toBeUndefined()
  })

  it('ONRAMP-02 have no choice by themselves or for an unknown offer', () => {
    const { offers } = offered()
    expect(offers.chosen).toBeUndefined()
    offers.choose('c')
    expect(offers.chosen).toBeUndefined()
    offers.choose('b')
    expect(offers.chosen?.method).toBe('b')
    offers.choose(undefined)
    expect(offers.chosen).toBeUndefined()
  })

  it('I17 belong to this deposit only', () => {
    const { adopt, deposit, offers } = offered()
    adopt('dep-2')
    expect([offers.state, offers.open]).toEqual(['none', undefined])
    deposit.clear()
    offers.setExpired(true)
    expect(offers.state).toBe('none')
  })

  it('Q-110 lose their choice when they expire or the country changes', () => {
    const { offers, place } = offered()
    offers.choose('b')
    offers.setExpired(true)
    expect([offers.state, offers.chosen]).toEqual(['expired', undefined])
    offers.setExpired(false)
    expect([offers.state, offers.chosen]).toEqual(['open', undefined])
    place.choose({ country: 'AT' })
    offers.choose('b')
    expect([offers.state, offers.chosen]).toEqual(['changed', undefined])
  })
})

/** Takes the offers of an answer at the time 0. */
function offering(isServerTime = true, player = session({ currency: 'EUR' })) {
  const deposit = new DepositStore()
  deposit.adopt({ id: 'dep-1', method: 'onramp_card', amount: '9.00', currency: 'EUR', startedAt: 0 })
  const offers = new OffersStore(deposit, open().place)
  const reports: string[] = []
  const takeOffers = createOfferPresenter({
    ...{ deposit, offers, session: player },
    time: { now: () => 0, isServerTime: () => isServerTime },
    report: (_, message) => void reports.push(message),
  })
  return { deposit, offers, reports, takeOffers }
}

it.each([true, false])(
  'ONRAMP-02 the time to take offers is counted from their creation (server time: %s)',
  (isServerTime) => {
    const { offers, takeOffers } = offering(isServerTime)
    takeOffers({ offers: [], refused: 0, createdAt: -6 * 60_000, timeoutMs: 10 * 60_000 }, EUROS)
    expect(offers.offered.open?.endsAt).toBe(4 * 60_000)
  },
)

it('W8 ONRAMP-02 a fee that can’t be read is shown as the server sent it, and is reported', async () => {
  const { deposit, offers, reports, takeOffers } = offering()
  const list = readOffers({
    paymentMethodOffers: [
      { method: 'a', amount: '0.0015 BTC', fee: '4.5%' },
      { method: 'b', amount: '0.0014 BTC', fee: '3.99 USD' },
    ],
  })
  takeOffers(list!, EUROS)
  const { list: views } = offersScope({
    ...{ deposit, offers, methods: new MethodsStore(), session: session({ currency: 'EUR' }), texts: await textsOf() },
    site: { staticPath: '/static/', iconBase: '/icons/', instructions: {} },
  })
  expect(views.map(({ fee }) => fee)).toEqual(['4.5%', expect.stringContaining('3.99')])
  expect(reports).toEqual(["1 offers of deposit dep-1 have a fee that can't be read. It is shown as sent."])
})

it('an offer without a currency is in that of the account, and not in that of the list', () => {
  const player = session({ currency: 'BTC', mode: 'cryptobalance' })
  player.chooseCurrency('USD', 'fiat')
  const { offers, takeOffers } = offering(true, player)
  takeOffers(readOffers({ paymentMethodOffers: [{ method: 'a', amount: '0.00151', fee: '1' }] })!, EUROS)
  expect(offers.offered.open?.offers.map(({ gets }) => gets)).toEqual([{ amount: '0.00151', currency: 'BTC' }])
})

it('an offer in a coin that our tables lack has the decimals of a coin', async () => {
  const { deposit, offers, takeOffers } = offering()
  const coin = { method: 'a', amount: '0.0025 XAUT', fee: '0.0001 XAUT' }
  takeOffers(readOffers({ paymentMethodOffers: [coin] })!, EUROS)
  const { list } = offersScope({
    ...{ deposit, offers, methods: new MethodsStore(), session: session({ currency: 'EUR' }), texts: await textsOf() },
    site: { staticPath: '/static/', iconBase: '/icons/', instructions: {} },
  })
  expect(list.map(({ gets, fee }) => [gets, fee])).toEqual([['0.0025 XAUT', '0.00010000 XAUT']])
})
