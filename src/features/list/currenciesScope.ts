import { computed } from 'mobx'
import type { Scopes } from '../../../schemas/scopes/views.ts'
import { currencyName, isPayable } from '../../reference/currencyTable.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'

/** The currencies that the player can choose: fiat only, because crypto has its own tab. */
export function currenciesScope(need: ScopesNeed): Scopes['currencies'] {
  const { session, texts, site } = need
  const all = computed(() =>
    offered(need).map((code) => ({
      code,
      name: currencyName(code, texts.lang),
      icon: `${site.staticPath}icons/${code.toLowerCase()}.svg`,
    })),
  )
  return {
    get code() {
      return session.currency
    },
    get all() {
      return all.get()
    },
  }
}

/**
 * The player's own currency and the server's default, then the currencies of the server's countries, sorted by code.
 */
function offered({ session, methods }: ScopesNeed): string[] {
  const first = [session.ownCurrency, methods.initCurrencies.fiat]
  const others = methods.countries.map(({ currency }) => currency).sort()
  const codes = [...first, ...others, session.currency].map((code) => code.toUpperCase())
  return [...new Set(codes)].filter(
    (code) => /^[A-Z]{3,5}$/.test(code) && isPayable(code) && session.moneyOf(code) === 'fiat',
  )
}
