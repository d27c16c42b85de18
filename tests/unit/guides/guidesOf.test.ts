import { expect, it } from 'vitest'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { guidesOf } from '../../../src/guides/guidesOf.ts'
import type { Method } from '../../../src/model/method.ts'
import { fixtureMethod, textsOf } from '../features/builders.ts'

const texts = await textsOf()

/** The texts of the steps for the selected method. */
function stepsOf(method: Method, { transaction = 'deposit', hasCryptoSteps = false } = {}) {
  const methods = new MethodsStore()
  methods.begin(transaction)
  methods.setMethods([method], { fiat: 'USD', crypto: 'USDT' })
  methods.selectMethod(method)
  const guides = guidesOf({
    site: { instructions: {} },
    session: { paymentGeo: 'MX', hasCryptoSteps },
    methods,
    deposit: { current: undefined },
    texts,
    navigation: { go: () => undefined, query: () => undefined },
  })
  return guides.steps().map(({ text }) => text)
}

const OURS = ['instruction.crypto.1', 'instruction.crypto.2', 'instruction.crypto.3']

it.each([
  ['deposit', null, true, OURS],
  ['deposit', null, false, []],
  ['withdrawal', null, true, []],
  ['withdrawal', [{ text: 'Of the server' }], true, ['Of the server']],
])(
  'HDR-08 HOST-20 a %s of coins, for which the server sends %j, with showCryptoInstruction %j, has the steps %j',
  (transaction, sent, hasCryptoSteps, expected) => {
    const method = fixtureMethod('usdt_trc20', { visualInstruction: sent })
    expect(stepsOf(method, { transaction, hasCryptoSteps })).toEqual(expected)
  },
)

it.each([
  [null, ['instruction.steam']],
  [[{ text: 'Of the server' }], ['Of the server']],
])('HDR-08 Steam coin, for which the server sends %j, has one step: %j', (sent, expected) => {
  expect(stepsOf(fixtureMethod('steam_coin', { visualInstruction: sent }))).toEqual(expected)
})
