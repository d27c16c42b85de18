import { beforeAll, describe, expect, it } from 'vitest'
import { REQUEST } from '../../../../schemas/calls/depositCreate.ts'
import { returnUrl } from '../../../../src/app/returnUrl.ts'
import { CASHIERS } from '../../../../src/cashiers/CASHIERS.ts'
import { BonusStore } from '../../../../src/catalog/BonusStore.ts'
import { CryptoBonusStore } from '../../../../src/catalog/CryptoBonusStore.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { depositRequest, type RequestNeed } from '../../../../src/features/deposit/depositRequest.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import type { Method } from '../../../../src/model/method.ts'
import { aBonus } from '../../support/aBonus.ts'
import { fixtureMethod, formOf, formWith, session, textsOf } from '../builders.ts'
import { openPlayer } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const bonus = (minDeposit: string) => aBonus({ id: '17', minDeposit })

function request(over: Partial<RequestNeed> = {}, method: Method = fixtureMethod('airtm'), amount = '500.00') {
  const player = session()
  const shown = over.bonus === undefined ? {} : { bonus: over.bonus }
  const need = {
    form: formOf(method, player, texts, { amount: '500', email: 'ana@correo.mx' }, shown),
    method,
    place: player.home,
    bonus: new BonusStore([]),
    cryptoBonus: new CryptoBonusStore({ entries: [] }, true),
    paymentSessionId: undefined,
    depositId: undefined,
    returnUrl: 'https://cashier.example/paywidget/deposit/complete',
    abTestGroup: undefined,
    ...over,
  }
  return depositRequest(need, amount)
}

describe('the request of a create', () => {
  it('CALL-04 contains amount, currency, depositId, fields, isActivatedBonus, paymentSessionId, paymentType, returnUrl, wallet and selectedCountry', () => {
    expect(request()).toEqual({
      amount: '500.00',
      currency: 'MXN',
      depositId: null,
      fields: { email: 'ana@correo.mx' },
      isActivatedBonus: false,
      paymentSessionId: null,
      paymentType: 'airtm',
      returnUrl: 'https://cashier.example/paywidget/deposit/complete',
      wallet: null,
      selectedCountry: 'MX',
    })
  })

  it.each(['500.37', '0.00000001', '90071992547409.93'])('I4 contains the amount %s unchanged', (amount) => {
    expect(request({}, undefined, amount).amount).toBe(amount)
  })

  it('CALL-04 contains existing IDs and the country chosen on the region page', () => {
    const player = session()
    player.chooseGeo('BR')
    expect(request({ paymentSessionId: 'session-1', depositId: 'dep-1', place: player.home })).toMatchObject({
      paymentSessionId: 'session-1',
      depositId: 'dep-1',
      selectedCountry: 'BR',
    })
  })

  it('Q-093 contains the value of the field with the wallet flag as wallet', () => {
    const method = { ...fixtureMethod('airtm'), fields: [{ name: 'account', wallet: true }] }
    const form = formOf(method, session(), texts, { amount: '500', account: 'acc-1' })
    expect(request({ form }, method)).toMatchObject({ wallet: 'acc-1', fields: { account: 'acc-1' } })
  })

  it('CALL-05 BONUS-05 BONUS-06 BONUS-09 contains bonusId only if the bonus is on and the amount reaches its minimum', () => {
    expect(request({ bonus: new BonusStore([bonus('500')]) })).toMatchObject({ isActivatedBonus: true, bonusId: '17' })
    const below = request({ bonus: new BonusStore([bonus('500.01')]) })
    expect(below.isActivatedBonus).toBe(false)
    expect(below).not.toHaveProperty('bonusId')
    const off = new BonusStore([bonus('1')])
    off.toggle()
    expect(request({ bonus: off }).isActivatedBonus).toBe(false)
    expect(request({ bonus: off })).not.toHaveProperty('bonusId')
  })

  it('BONUS-14 BONUS-15 D-47 of a coin with a form takes the bonus on coins, and none of the host', () => {
    const coin = fixtureMethod('travel_rule_1')
    const player = session({ currency: 'AED', paymentGeo: 'AE' })
    const methods = new MethodsStore()
    methods.setMethods([coin, fixtureMethod('airtm')], { fiat: 'USD', crypto: 'USDT' })
    const over = { bonus: new BonusStore([bonus('1')]), cryptoBonus: new CryptoBonusStore(methods, true) }
    const form = formOf(coin, player, texts, { amount: '500', sender_name: 'Ana' }, { bonus: over.bonus })
    const taken = request({ ...over, form, place: player.home }, coin)
    expect(taken.isActivatedBonus).toBe(true)
    expect(taken).not.toHaveProperty('bonusId')
    over.cryptoBonus.toggle()
    const declined = request({ ...over, form, place: player.home }, coin)
    expect(declined.isActivatedBonus).toBe(false)
    expect(declined).not.toHaveProperty('bonusId')
  })

  describe('N13 a bonus that the document does not show is not sent', () => {
    const badge = (more = {}) => ({ type: 'bonusBadge', title: { $: 'bonus.title' }, ...more })
    const withNodes = (...nodes: readonly object[]) => {
      const bonuses = new BonusStore([bonus('500')])
      const { form } = formWith(nodes, { texts, bonus: bonuses })
      form.field('amount')?.type('500')
      return request({ form, bonus: bonuses })
    }

    it.each([
      ['without it, because it is inserted', []],
      ['that uses the part', [{ use: 'payment.bonus' }]],
      ['that shows it with its own nodes', [badge()]],
      ['that shows it under a condition that holds', [badge({ when: 'bonus.available' })]],
      ['that shows it in a case that holds', [{ type: 'switch', on: 'user.lang', cases: { en: [badge()] } }]],
      ['that shows it in one of two places', [badge({ when: 'false' }), badge()]],
      // The badge lacks the terms: the part with them stands in its place, and is also shown with a bonus.
      ['that shows it only after the player declined it', [badge({ when: 'bonus.mode == "without_bonus"' })]],
    ])('N13 it is sent from a document %s', (_, nodes) => {
      expect(withNodes(...nodes)).toMatchObject({ isActivatedBonus: true, bonusId: '17' })
    })

    it.each([
      ['under a condition that does not hold', [badge({ when: 'user.lang == "ru"' })]],
      ['in a case that does not hold', [{ type: 'switch', on: 'user.lang', cases: { ru: [badge()] } }]],
      ['in a card that is not there', [{ type: 'card', when: 'false', children: [badge()] }]],
      ['for another method', [badge({ when: 'method.name == "pix"' })]],
    ])('N13 it is not sent from a document that shows it %s', (_, nodes) => {
      const sent = withNodes(...nodes)
      expect(sent.isActivatedBonus).toBe(false)
      expect(sent).not.toHaveProperty('bonusId')
    })
  })

  it('CALL-05 contains metadata.isFromChip while the amount is that of a chip', () => {
    const method = fixtureMethod('airtm')
    const form = formOf(method, session(), texts, { email: 'ana@correo.mx' })
    form.choose('amount', '500.00')
    expect(request({ form })).toMatchObject({ metadata: { isFromChip: true } })
    form.field('amount')?.type('501')
    expect(request({ form })).not.toHaveProperty('metadata')
  })

  it('CALL-05 contains abTestGroup if the player is in the experiment', () => {
    expect(request({ abTestGroup: 'group_b' })).toMatchObject({ abTestGroup: 'group_b' })
    expect(request()).not.toHaveProperty('abTestGroup')
  })

  it('CALL-05 contains the captcha fields', async () => {
    const player = openPlayer({
      texts,
      over: { captcha: async () => ({ geetestPassToken: 'pass', captchaBypass: true }) },
    })
    await player.creating.press()
    expect(player.transport.bodies('deposit-create')[0]).toMatchObject({
      geetestPassToken: 'pass',
      captchaBypass: true,
    })
  })

  it('CALL-05 ONRAMP-10 contains the currency of an on-ramp under both names, and its country', () => {
    const onramp = { ...fixtureMethod('airtm'), cardViewType: 13 }
    const player = session({ currency: 'EUR', paymentGeo: 'DE' })
    const form = formOf(onramp, player, texts, { amount: '500' })
    const said = { currency: 'EUR', onrampCurrency: 'EUR', selectedCountry: 'AT' }
    expect(request({ form, place: { country: 'AT', currency: 'EUR' } }, onramp)).toMatchObject(said)
    expect(request()).not.toHaveProperty('onrampCurrency')
  })

  it('I24 contains only properties of the call’s schema', () => {
    const full = request({ bonus: new BonusStore([bonus('1')]), abTestGroup: 'group_b', paymentSessionId: 's' })
    for (const name of Object.keys(full)) expect(REQUEST.properties).toHaveProperty(name)
  })
})

describe('CREATE-17 the return URL', () => {
  it.each([
    ['', 'main', 'https://cashier.example/paywidget/deposit/complete'],
    ['', 'cryptobalance', 'https://cashier.example/paywidget/cryptobalance/deposit/fiat/complete'],
    ['https://casino.example/paid', 'main', 'https://casino.example/paid'],
    ['https://casino.example/paid', 'cryptobalance', 'https://casino.example/paid'],
  ] as const)('CREATE-17 Q-042 configured as "%s", in the mode %s', (configured, mode, wanted) =>
    expect(returnUrl({ returnUrl: configured }, 'https://cashier.example/paywidget', CASHIERS[mode].routes)).toBe(
      wanted,
    ),
  )
})
