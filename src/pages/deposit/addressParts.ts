import { followAddress } from '../../flows/crypto/followAddress.ts'
import { followWorth } from '../../flows/crypto/followWorth.ts'
import { cryptoScope } from '../../scopes/cryptoScope.ts'
import { methodScope } from '../../scopes/methodScope.ts'
import type { Parts } from '../Parts.ts'

/** What both pages of an address can do, and what runs while one is open. */
export function addressParts({ core, payment }: Pick<Parts, 'core' | 'payment'>) {
  const { crypto, addresses, share } = payment.coins
  const need = { ...core, ...payment, crypto, addresses }
  const stops = [followAddress(need), followWorth(need)]
  return {
    stops,
    scopes: { crypto: cryptoScope({ ...core, crypto, bonus: payment.bonus }), method: methodScope(core) },
    verbs: {
      'network.choose': ({ network }: { readonly network: unknown }) => {
        const chosen = crypto.coin?.methods.find(({ name }) => name === network)
        if (chosen !== undefined) crypto.choose(chosen)
      },
      'address.ask': () => void (crypto.network && addresses.ask(crypto.network)),
      'address.share': () => {
        if (crypto.address?.kind === 'there') share(crypto.address.made.address)
      },
      'unit.choose': ({ unit }: { readonly unit: unknown }) => crypto.setUnit(unit === 'account' ? 'account' : 'coin'),
    },
  }
}

/** One stop for all of them. */
export const ending = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop()
}
