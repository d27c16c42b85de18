import { expect, it } from 'vitest'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { guidesOf } from '../../../src/guides/guidesOf.ts'
import { fixtureMethod, textsOf } from '../features/builders.ts'

const texts = await textsOf()

it.each([
  ['deposit', null, ['instruction.crypto.1', 'instruction.crypto.2', 'instruction.crypto.3']],
  ['withdrawal', null, []],
  ['withdrawal', [{ text: 'Of the server' }], ['Of the server']],
])('HDR-08 HOST-20 a %s of coins, for which the server sends %j, has the steps %j', (transaction, sent, expected) => {
  const methods = new MethodsStore()
  methods.begin(transaction)
  const method = fixtureMethod('usdt_trc20', { visualInstruction: sent })
  methods.setMethods([method], { fiat: 'USD', crypto: 'USDT' })
  methods.selectMethod(method)
  const guides = guidesOf({
    site: { instructions: {} },
    session: { paymentGeo: 'MX', hasCryptoSteps: true },
    methods,
    deposit: { current: undefined },
    texts,
    navigation: { go: () => undefined, query: () => undefined },
  })
  expect(guides.steps().map(({ text }) => text)).toEqual(expected)
})
