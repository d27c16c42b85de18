import { expect, it } from 'vitest'
import { readWithdrawal } from '../../../../src/api/readWithdrawal.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { whyNotConfirmed } from '../../../../src/features/withdrawal/whyNotConfirmed.ts'
import { WithdrawalStore, withFacts } from '../../../../src/payments/WithdrawalStore.ts'
import { session } from '../builders.ts'

const ASKED = { amount: '300.00', currency: 'MXN' }
const TYPED = [{ label: 'Wallet', value: '0x52908400098527886E0F7030069857D2E4169EE7' }]

/** A withdrawal of 300.00 MXN after this response from the server. */
function made(answer: Parameters<typeof readWithdrawal>[0], asked: typeof ASKED | null = ASKED) {
  const store = new WithdrawalStore(new MethodsStore(), () => 2)
  const facts = readWithdrawal(answer)
  const none = { fee: undefined, receives: undefined, receivesCurrency: undefined, code: undefined, unread: [] }
  const known = { ...none, amount: '300.00', currency: 'MXN', destination: TYPED }
  store.adopt(
    withFacts({ ...known, id: 'wd-1', method: 'm', startedAt: 0, requested: asked ?? undefined, isTyped: true }, facts),
  )
  return store
}

const why = (store: WithdrawalStore, fee: unknown = undefined) =>
  whyNotConfirmed(store, { fee, session: session(), currency: 'MXN' })

it.each([
  [{}],
  [{ amount: '300' }],
  [{ amount: 300.00000000000006 }],
  [{ amount: '300.00', fee: '6', receives: '294' }],
  [{ amount: '300.00', receives: '0.01' }],
  [{ currency: 'MXN' }],
])('N18 a withdrawal that matches the request can be confirmed: %j', (answer) =>
  expect(why(made(answer))).toBeUndefined(),
)

it.each([
  [{ amount: '299.99' }],
  [{ amount: 3000 }],
  [{ amount: '0.30' }],
  [{ currency: 'USD' }],
  [{ amount: '300', currency: 'ARS' }],
  [{ amount: '1,300.00', fee: '1' }],
])('N18 a changed amount or currency needs consent: %j', (answer) => {
  const store = made(answer)
  expect([store.isChanged, why(store)]).toEqual([true, 'changed'])
  store.agree()
  expect(why(store)).toBeUndefined()
  const current = store.current
  if (current !== undefined) store.adopt({ ...current, amount: '250' })
  expect(why(store), 'the consent was to another amount').toBe('changed')
})

it('N18 nothing is compared if the request is unknown', () => {
  expect(why(made({ amount: '5' }, null))).toBeUndefined()
})

it.each<[Parameters<typeof readWithdrawal>[0], unknown]>([
  [{ receives: '0.00' }, undefined],
  [{ receives: 0 }, undefined],
  [{ receives: '-5' }, undefined],
  [{ receives: '0.004' }, undefined],
  [{ amount: '300', fee: '300.00' }, undefined],
  [{ amount: '300', fee: '375' }, undefined],
  [{ amount: '0' }, undefined],
  [{ amount: '300' }, { fixed: 300 }],
  [{}, { percent: 100 }],
])('W4 a withdrawal that its fee uses up can’t be confirmed, even with consent: %j with a fee of %j', (answer, fee) => {
  const store = made(answer)
  store.agree()
  expect(why(store, fee)).toBe('nothingArrives')
})

it.each([
  [{ amount: 'much' }],
  [{ amount: '300', fee: 'some' }],
  [{ receives: '1.2.3' }],
  [{ fee: '10%' }],
  [{ amount: '300 MXN' }],
  [{ receives: Number.NaN }],
])('W3 a withdrawal with unreadable amounts can’t be confirmed: %j', (answer) => {
  const store = made(answer)
  store.agree()
  expect(why(store)).toBe('unread')
})

it('W3 a withdrawal whose amount is unknown can’t be confirmed, and says why once its details are loaded', () => {
  const store = made({}, null)
  if (store.current !== undefined) store.adopt({ ...store.current, amount: undefined, receives: '294.00' })
  store.setStep('reading')
  expect(why(store)).toBeUndefined()
  store.setStep('open')
  expect(why(store)).toBe('unread')
})

it.each([
  [{}, 'unread'],
  [{ amount: '300', receives: '294' }, 'unread'],
  [{ fee: '6' }, undefined],
])(
  'W3 an unreadable fee blocks until the server sends a readable one: after the answer %j it is %j',
  (answer, expected) => {
    const store = made({ amount: '300', fee: 'some' })
    if (store.current !== undefined) store.adopt(withFacts(store.current, readWithdrawal(answer)))
    expect(why(store)).toBe(expected)
  },
)

it('N18 values that a later response omits are kept', () => {
  const store = made({ amount: '300', fee: '6', receives: '294' })
  const { current } = store
  if (current === undefined) throw new Error('It was made.')
  const later = withFacts(current, readWithdrawal({ amount: '300' }))
  expect(later).toMatchObject({ fee: '6', receives: '294', destination: TYPED })
})

it.each([
  [{ receives: '0.0004', receivesCurrency: 'BTC' }, undefined],
  [{ receives: '0.0004', receivesCurrency: 'btc' }, undefined],
  [{ receives: '0.000000001', receivesCurrency: 'BTC' }, 'nothingArrives'],
  [{ receives: '0', receivesCurrency: 'BTC' }, 'nothingArrives'],
  [{ receives: '0.0061', receivesCurrency: 'WETH' }, undefined],
  [{ receives: '0.01', receivesCurrency: 'EUR' }, undefined],
  [{ receives: '0.004', receivesCurrency: 'EUR' }, 'nothingArrives'],
  [{ receives: '0.0004', receivesCurrency: null }, 'nothingArrives'],
])('W4 what arrives counts in the currency in which it arrives: %j', (answer, expected) => {
  expect(why(made(answer))).toBe(expected)
})

it('N18 the currency of the amount that arrives is kept if a later response omits it or repeats the amount', () => {
  const { current } = made({ receives: '0.0004', receivesCurrency: 'BTC' })
  if (current === undefined) throw new Error('It was made.')
  const currencyAfter = (answer: Parameters<typeof readWithdrawal>[0]) =>
    withFacts(current, readWithdrawal(answer)).receivesCurrency
  expect(currencyAfter({ amount: '300' })).toBe('BTC')
  expect(currencyAfter({ receives: '0.00040' })).toBe('BTC')
  expect(currencyAfter({ receives: '0.01', receivesCurrency: 'ETH' })).toBe('ETH')
  expect(currencyAfter({ receivesCurrency: 'ETH' }), 'a currency without an amount').toBe('BTC')
  expect(currencyAfter({ receives: 'much', receivesCurrency: 'ETH' })).toBe('BTC')
  expect(currencyAfter({ receives: '294.00' }), 'another amount is in the currency of the withdrawal').toBeUndefined()
})
