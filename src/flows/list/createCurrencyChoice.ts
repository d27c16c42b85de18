import { reaction } from 'mobx'
import type { HostBridge } from '../../host/HostBridge.ts'
import { isCrypto } from '../../reference/currencies.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import type { MethodLoading } from './createMethodLoading.ts'

export interface CurrencyNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly loading: Pick<MethodLoading, 'load'>
  readonly bridge: Pick<HostBridge, 'send'>
}

/** What is paid with: the tabs of the crypto-balance cashier. */
export type Money = 'fiat' | 'crypto'

export interface CurrencyChoice {
  /** Another currency: the list is asked for anew in it, and the host hears of it (HOST-05, Q-122). */
  choose(code: string): void
  /** Another currency of the list that is here: the host hears of it. */
  pick(code: string): void
  /** The list of a tab is in a currency of its kind, as soon as the server has said with which it begins. Returns its stop. */
  keep(money: Money): () => void
}

/** The currency that the list of the crypto-balance cashier is in (CBAL-08). What was typed stays in its drafts. */
export function createCurrencyChoice({ session, methods, loading, bridge }: CurrencyNeed): CurrencyChoice {
  function pick(code: string): void {
    if (code === session.currency) return
    session.chooseCurrency(code)
    bridge.send({ messageType: 'onChangedPaymentMethodsCurrency', code, type: moneyOf(code) })
  }

  function choose(code: string): void {
    if (code === session.currency) return
    pick(code)
    methods.search('')
    void loading.load()
  }
  return {
    choose,
    pick,
    keep: (money) =>
      reaction(
        () => methods.state === 'ready' && moneyOf(session.currency) !== money,
        (isOther) => isOther && choose(firstOf(money, session, methods.initCurrencies)),
        { fireImmediately: true },
      ),
  }
}

const moneyOf = (code: string): Money => (isCrypto(code) ? 'crypto' : 'fiat')

/**
 * With which currency a tab begins: the one that the player had there before, else the account's, else the one that the
 * server says (DATA-33).
 */
function firstOf(
  money: Money,
  { formerCurrency, ownCurrency }: Pick<SessionStore, 'formerCurrency' | 'ownCurrency'>,
  said: MethodsStore['initCurrencies'],
): string {
  const known = [formerCurrency, ownCurrency, said[money]].find((code) => code !== '' && moneyOf(code) === money)
  return known ?? { fiat: 'USD', crypto: 'USDT' }[money]
}
