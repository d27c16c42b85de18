import { reaction } from 'mobx'
import type { HostBridge } from '../../host/HostBridge.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { Money, SessionStore } from '../../stores/SessionStore.ts'
import type { MethodLoading } from './createMethodLoading.ts'

export interface CurrencyNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly loading: Pick<MethodLoading, 'load'>
  readonly bridge: Pick<HostBridge, 'send'>
}

export interface CurrencyChoice {
  /** Another currency: the list is asked for anew in it, and the host hears of it (HOST-05, Q-122). */
  choose(code: string): void
  /** The coin of a method of the list that is here: the host hears of it. */
  pick(code: string): void
  /** The list of a tab is in a currency of its kind, as soon as the server has said with which it begins. Returns its stop. */
  keep(money: Money): () => void
}

/** The currency that the list of the crypto-balance cashier is in (CBAL-08). What was typed stays in its drafts. */
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
 * With which currency a tab begins: the one that the player had there before, else the account's, else the one that the
 * server says (DATA-33). Undefined while that is not known yet: where a list of the other tab can't be had, this one does
 * not wait for it unless it must.
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
