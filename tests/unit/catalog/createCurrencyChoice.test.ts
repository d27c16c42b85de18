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

  it('each tab comes back in the currency that was chosen there', () => {
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

  it('L6 the fiat currency that was chosen is still there after two coins', () => {
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

  it('L5 while the list of coins fails, the fiat tab asks for its own', () => {
    const { keep, methods, answer, asked } = open('MXN')
    answer()
    keep('crypto')()
    methods.begin()
    methods.fail()
    keep('fiat')
    expect(asked).toEqual(['USDT', 'MXN'])
  })

  it('L5 DATA-33 with which currency a tab begins is not guessed from a list that failed', () => {
    const { keep, methods, answer, asked } = open('USDT')
    keep('fiat')
    methods.fail()
    expect(asked).toEqual([])
    answer('BRL')
    expect(asked).toEqual(['BRL'])
  })

  it('what is left asks for nothing more', () => {
    const { keep, answer, asked } = open('USDT')
    keep('fiat')()
    answer()
    expect(asked).toEqual([])
  })

  it('HOST-05 Q-122 the same currency again is no change', () => {
    const { choose, pick, sent, asked } = open('MXN')
    choose('MXN')
    pick('MXN')
    expect([sent, asked]).toEqual([[], []])
    choose('EUR')
    expect(sent).toEqual([{ messageType: MESSAGE, code: 'EUR', type: 'fiat' }])
  })

  it('what was searched in one list is not searched in the next', () => {
    const { choose, methods } = open('MXN')
    methods.search('oxxo')
    choose('EUR')
    expect(methods.query).toBe('')
  })
})
