import type { Method } from '../model/method.ts'
import { currencyOf } from './currencyTable.ts'

/** A coin, and the methods that take it: one for each network that it can be sent on. */
export interface Coin {
  /** The code of its currency, or the name of its method where that is none we know. */
  readonly id: string
  /** By position. */
  readonly methods: readonly Method[]
}

/**
 * The coins of a list, by position (CRYPTO-01). A method says its network and not its coin, so that its name has to: it
 * is the currency that its name begins with, as in `usdt_trc20`. NEO is offered to nobody (CUR-05).
 */
export function coinsOf(methods: readonly Method[]): readonly Coin[] {
  const coins = new Map<string, Method[]>()
  for (const method of [...methods].sort((a, b) => a.position - b.position)) {
    if (method.category !== 'crypto') continue
    const id = coinOf(method.name)
    if (currencyOf(id)?.isListed === false) continue
    coins.set(id, [...(coins.get(id) ?? []), method])
  }
  return [...coins].map(([id, own]) => ({ id, methods: own }))
}

/** The currency of a method's name, or the name. */
function coinOf(name: string): string {
  const code = (/^[A-Za-z]+/.exec(name)?.[0] ?? '').toUpperCase()
  return currencyOf(code)?.kind === 'crypto' ? code : name
}
