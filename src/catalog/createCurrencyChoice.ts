import { reaction } from 'mobx'
import type { HostBridge } from '../host/bridge/HostBridge.ts'
import type { Money, SessionStore } from '../session/SessionStore.ts'
import type { MethodLoading } from './createMethodLoading.ts'
import type { MethodsStore } from './MethodsStore.ts'

export interface CurrencyNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly loading: Pick<MethodLoading, 'load'>
  readonly bridge: Pick<HostBridge, 'send'>
}

export interface CurrencyChoice {
  /** Changes the currency, reloads the list, and reports the change to the host (HOST-05, Q-122). */
  choose(code: string, type?: Money): void
  /**
   * Changes the currency to the coin of a method in the current list. Reports this to the host without reloading the
   * list.
   */
  pick(code: string): void
  /** Keeps the currency in line with the tab (fiat or crypto), as soon as the list has loaded. Returns the cleanup. */
  keep(money: Money): () => void
}

/** The currency of the crypto-balance cashier's list (CBAL-08). Drafts of forms are kept. */
export function createCurrencyChoice({ session, methods, loading, bridge }: CurrencyNeed): CurrencyChoice {
  function change(code: string, type: Money): void {
    session.chooseCurrency(code, type)
    bridge.send({ messageType: 'onChangedPaymentMethodsCurrency', code, type })
  }

  function choose(code: string, type: Money = session.moneyOf(code)): void {
    if (code === session.currency) return
    change(code, type)
    methods.search('')
    void loading.load()
  }
  return {
    choose,
    pick(code) {
      if (code !== session.currency) change(code, 'crypto')
    },
    keep: (money) =>
      reaction(
        () => (session.moneyOf(session.currency) === money ? undefined : firstOf(money, session, methods)),
        (other) => other !== undefined && choose(other, money),
        { fireImmediately: true },
      ),
  }
}

/**
 * The first currency of a tab: the one that the player last used there, else the account's, else the server's
 * (DATA-33). Undefined while the list loads. If the list failed to load, the tab uses the currencies that are known.
 */
function firstOf(
  money: Money,
  session: Pick<SessionStore, 'currencyOf' | 'ownCurrency' | 'moneyOf'>,
  { state, initCurrencies }: Pick<MethodsStore, 'state' | 'initCurrencies'>,
): string | undefined {
  if (state === 'loading') return undefined
  const isOfIt = (code: string | undefined) => code !== undefined && code !== '' && session.moneyOf(code) === money
  const known = [session.currencyOf(money), session.ownCurrency].find(isOfIt)
  if (known !== undefined || state === 'failed') return known
  return [initCurrencies[money]].find(isOfIt) ?? { fiat: 'USD', crypto: 'USDT' }[money]
}
