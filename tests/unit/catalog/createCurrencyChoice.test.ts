import { describe, expect, it } from 'vitest'
import type { OutgoingMessage } from '../../../schemas/host/outgoing.ts'
import { createCurrencyChoice } from '../../../src/catalog/createCurrencyChoice.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import type { Money } from '../../../src/session/SessionStore.ts'
import { session as aSession } from '../features/builders.ts'

const MESSAGE = 'onChangedPaymentMethodsCurrency'

/** A cashier whose first list is still loading; `answer` completes it. */
function open(currency: string) {
  const methods = new MethodsStore()
  const session = aSession({ currency })
  const sent: OutgoingMessage[] = []
  const asked: string[] = []
  const choice = createCurrencyChoice({
    session,
    methods,
    loading: {
      load: async () => {
        methods.begin()
        asked.push(session.user.currency)
      },
    },
    bridge: { send: (message) => void sent.push(message) },
  })
  const answer = (fiat = 'MXN', crypto = 'USDT') => methods.setMethods([], { fiat, crypto })
  return { ...choice, session, methods, sent, asked, answer }
}

describe('CBAL-08 the currency of a tab', () => {
  it.each<[string, Money, string, string[]]>([
    ['the account is in it', 'fiat', 'EUR', []],
    ['the account is in a coin', 'fiat', 'USDT', ['MXN']],
    ['the account is in a coin, of any case', 'fiat', 'btc', ['MXN']],
    ['the account is in fiat', 'crypto', 'EUR', ['USDT']],
    ['the account is in a coin', 'crypto', 'BTC', []],
  ])('DATA-33 where %s, the %s tab of an account in %s asks for %j', (_, money, currency, wanted) => {
    const { keep, answer, asked, sent } = open(currency)
    keep(money)
    expect(asked, 'nobody knows yet with which it begins').toEqual([])
    answer()
    expect(asked).toEqual(wanted)
    expect(sent).toEqual(wanted.map((code) => ({ messageType: MESSAGE, code, type: money })))
  })

  it.each<[Money, string, string, string, string]>([
    ['fiat', 'USDT', 'BTC', 'USDT', 'USD'],
    ['crypto', 'MXN', 'USD', 'EUR', 'USDT'],
    ['fiat', 'USDT', '', '', 'USD'],
  ])(
    'a server that begins the %s tab of %s with %s and %s means none of them: %s',
    (money, own, fiat, crypto, code) => {
      const { keep, answer, asked } = open(own)
      keep(money)
      answer(fiat, crypto)
      expect(asked).toEqual([code])
    },
  )

  it('each tab is reopened with the currency that was last chosen in it', () => {
    const { keep, choose, answer, asked } = open('MXN')
    answer()
    choose('EUR')
    answer()
    const leave = keep('crypto')
    answer()
    leave()
    keep('fiat')
    answer()
    expect(asked).toEqual(['EUR', 'USDT', 'EUR'])
  })

  it('L6 the fiat tab keeps its currency after several coins were chosen in the crypto tab', () => {
    const { keep, choose, pick, answer, asked } = open('MXN')
    answer()
    choose('EUR')
    answer()
    const leave = keep('crypto')
    answer()
    pick('BTC')
    pick('SOL')
    pick('WHATEVER')
    leave()
    keep('fiat')
    answer()
    expect(asked).toEqual(['EUR', 'USDT', 'EUR'])
  })

  it.each(['SOL', 'sol', 'PEPE2', 'ADA', 'TETHER', 'USDT'])(
    'L1 the coin %s of a method is crypto, for the host and for the tab',
    (code) => {
      const { keep, pick, answer, asked, sent, session } = open('BTC')
      answer()
      keep('crypto')
      pick(code)
      expect(sent).toEqual([{ messageType: MESSAGE, code, type: 'crypto' }])
      expect([session.currency, asked]).toEqual([code, []])
      expect(session.decimalsOf(code), 'CUR-07 formatted as crypto').toBe(8)
    },
  )

  it('L5 the fiat tab requests its list in its own currency after the crypto list failed', () => {
    const { keep, methods, answer, asked } = open('MXN')
    answer()
    keep('crypto')()
    methods.begin()
    methods.fail()
    keep('fiat')
    expect(asked).toEqual(['USDT', 'MXN'])
  })

  it('L5 DATA-33 a tab waits for a list that has loaded before it chooses its initial currency', () => {
    const { keep, methods, answer, asked } = open('USDT')
    keep('fiat')
    methods.fail()
    expect(asked).toEqual([])
    answer('BRL')
    expect(asked).toEqual(['BRL'])
  })

  it('requests nothing for a tab that was left before the list loaded', () => {
    const { keep, answer, asked } = open('USDT')
    keep('fiat')()
    answer()
    expect(asked).toEqual([])
  })

  it('HOST-05 Q-122 choosing the current currency again sends no message and no request', () => {
    const { choose, pick, sent, asked } = open('MXN')
    choose('MXN')
    pick('MXN')
    expect([sent, asked]).toEqual([[], []])
    choose('EUR')
    expect(sent).toEqual([{ messageType: MESSAGE, code: 'EUR', type: 'fiat' }])
  })

  it('clears the search when the currency changes', () => {
    const { choose, methods } = open('MXN')
    methods.search('oxxo')
    choose('EUR')
    expect(methods.query).toBe('')
  })
})
