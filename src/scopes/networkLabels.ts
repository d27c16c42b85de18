import type { Texts } from '../i18n/createTexts.ts'
import type { CoinNetwork } from '../reference/coins.ts'
import { methodName } from './tiles.ts'

/**
 * The labels of a coin's networks as choices, in their order. Two providers may offer the same network, with different
 * minimums. The method's name distinguishes them, as it does in the list of methods: "TRC-20 · Fast". The
 * minimum would say more, but it is known only after the address was requested. Methods of the same name are numbered:
 * "TRC-20 · 2".
 */
export function networkLabels(networks: readonly CoinNetwork[], texts: Pick<Texts, 'asked' | 'words'>): string[] {
  return networks.map((network) => {
    const { name, method } = network
    const same = networks.filter((one) => one.name === name)
    if (same.length === 1) return name
    const names = new Set(same.map((one) => methodName(one.method, texts)))
    const isNamed = names.size === same.length
    return `${name} · ${isNamed ? methodName(method, texts) : same.indexOf(network) + 1}`
  })
}
