import { beforeAll, expect, it } from 'vitest'
import { CryptoBonusStore } from '../../../../src/catalog/CryptoBonusStore.ts'
import { CryptoStore } from '../../../../src/catalog/CryptoStore.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { openSelected } from '../../../../src/catalog/openCoin.ts'
import { createCryptoFeature } from '../../../../src/features/crypto/createCryptoFeature.ts'
import type { NextStep } from '../../../../src/features/deposit/afterCreate.ts'
import type { CreatedDeposit } from '../../../../src/features/deposit/CreateNeed.ts'
import { routeAfterCreate } from '../../../../src/features/deposit/routeAfterCreate.ts'
import { loadChainCheck } from '../../../../src/forms/createChainCheck.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import type { Services } from '../../../../src/services/Services.ts'
import { fixtureMethod, formOf, session, textsOf } from '../builders.ts'
import { openPlayer } from '../openPlayer.ts'

/** An address that is valid on every network of the method. */
const ADDRESS = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'
const FIELDS = [
  ...fixtureMethod('stable_pay').fields,
  { name: 'sender_name', type: 'text', props: { label: 'Name of the sender' } },
]
const DAI = fixtureMethod('stable_pay', { fields: FIELDS })
const OTHER = fixtureMethod('usdt_trc20')

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
  // Cached from now on, so that a test waits only for its own clock.
  await loadChainCheck()
})

type After = Parameters<typeof routeAfterCreate>[0]

/** A player who has pressed "Deposit" for DAI on ERC-20. The answer, an address, comes after two seconds. */
async function press(isActivatedBonus = false) {
  const user = session({ currency: 'AED', paymentGeo: 'AE' })
  const methods = new MethodsStore()
  methods.setMethods([DAI, OTHER, fixtureMethod('airtm')], { fiat: 'USD', crypto: 'USDT' })
  methods.selectMethod(DAI)
  const crypto = new CryptoStore({ methods, now: () => 0, preselects: true })
  const cryptoBonus = new CryptoBonusStore(methods, true)
  if (!isActivatedBonus) cryptoBonus.toggle()
  const created = (next: NextStep, made: CreatedDeposit) => after.created(next, made)
  const player = openPlayer({
    texts,
    method: DAI,
    session: user,
    form: formOf(DAI, user, texts, { amount: '500', chain: '1', sender_name: 'Ana' }),
    scenario: {
      title: '',
      delayMs: 2_000,
      methods: (methods) => methods.map((one) => (one.name === DAI.name ? { ...one, fields: FIELDS } : one)),
      answers: { 'deposit-create': () => ({ depositId: 'dep-7', depositAddress: ADDRESS, minDepositValue: '5' }) },
    },
    over: { cryptoBonus, on: { created: (next, made) => created(next, made) } },
  })
  const { clock, deposit, failures, ledger } = player
  const feature = createCryptoFeature({
    core: {
      ...{ session: user, methods, list: {}, environment: { clock } },
      reports: { onFailure: (failure: unknown) => void failures.push(failure), track: () => {}, report: () => {} },
    },
    api: player.api,
    catalog: { crypto, cryptoBonus },
    payments: { engine: { signal: new AbortController().signal } },
    windows: {},
    provided: {},
  } as unknown as Services)
  const after = routeAfterCreate({
    ...{ texts, ledger, deposit, provided: feature.provides },
    forms: { method: () => methods.selected, isFormOpen: () => true, drafts: { drop: () => {} } },
    openPage: () => openSelected({ crypto, methods }),
  } as Partial<After> as After)
  const pressed = player.creating.press()
  await clock.advance(1_000)
  return {
    ...{ crypto, failures, methods, user, form: player.form },
    async answer() {
      await clock.advance(2_000)
      await pressed
    },
    shown: () => [
      methods.selected?.name,
      crypto.network?.name,
      crypto.address?.kind === 'there' ? crypto.address.made.address : crypto.address?.kind,
    ],
  }
}

it('I18 N20 an address is shown for the network that was sent, also if the form shows another one by then', async () => {
  const { answer, crypto, form, failures, shown } = await press()
  form.field('chain')?.type('137')
  await answer()
  expect(failures).toEqual([])
  expect(shown()).toEqual(['stable_pay', 'ERC-20', ADDRESS])
  expect(crypto.addressOf(JSON.stringify(['stable_pay', '137']))).toBeUndefined()
})

it('I18 N20 an address is shown also if the player has opened the form of another coin by then', async () => {
  const { answer, methods, shown } = await press()
  methods.selectMethod(OTHER)
  await answer()
  expect(shown()).toEqual(['stable_pay', 'ERC-20', ADDRESS])
})

it('BONUS-15 an address from a form has the bonus that the form has sent', async () => {
  const { answer, crypto } = await press(true)
  await answer()
  expect(crypto.madeOf('dep-7')?.hasBonus).toBe(true)
  const declined = await press(false)
  await declined.answer()
  expect(declined.crypto.madeOf('dep-7')?.hasBonus).toBe(false)
})

it('L1 the deposit of an address has the currency of its request', async () => {
  const { answer, crypto, user } = await press()
  user.chooseCurrency('BTC', 'crypto')
  await answer()
  expect(crypto.madeOf('dep-7')?.deposit.currency).toBe('AED')
})
