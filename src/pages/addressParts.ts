import type { AddressRequester } from '../catalog/createAddressRequests.ts'
import { followAddress } from '../catalog/followAddress.ts'
import { followWorth } from '../catalog/followWorth.ts'
import type { CoinNetwork } from '../reference/coins.ts'
import { cryptoScope } from '../scopes/cryptoScope.ts'
import { methodScope } from '../scopes/methodScope.ts'
import type { Services } from '../services/Services.ts'

/** The scopes, actions and subscriptions shared by the pages that show an address. */
export function addressParts({ core, api, catalog, polling }: Services, addresses: AddressRequester) {
  const { bridge, clock } = core.environment
  const { bonus, crypto } = catalog
  const stops = [
    followAddress({ ...core, ...polling, crypto, addresses }),
    followWorth({ ...core, clock, api, crypto }),
  ]
  /** Opens the form of a network whose address needs a form, unless the address is already loaded. */
  const fillIn = (network: CoinNetwork | undefined) => {
    if (network?.asksFirst && crypto.addressOf(network.id)?.kind !== 'there')
      core.list.pages.openMethod(network.method.name)
  }
  return {
    stops,
    fillIn,
    scopes: { crypto: cryptoScope({ ...core, crypto, bonus }), method: methodScope(core) },
    actions: {
      'network.choose': ({ network }: { readonly network: unknown }) => {
        const chosen = crypto.coin?.networks.find(({ id }) => id === network)
        if (chosen !== undefined) crypto.choose(chosen)
        fillIn(chosen)
      },
      'address.ask'() {
        if (crypto.network !== undefined) void addresses.request(crypto.network)
        fillIn(crypto.network)
      },
      // The native app shares the address (CRYPTO-05).
      'address.share': () => {
        if (crypto.address?.kind === 'there') bridge.send({ messageType: 'onShare', text: crypto.address.made.address })
      },
      'unit.choose': ({ unit }: { readonly unit: unknown }) => crypto.setUnit(unit === 'account' ? 'account' : 'coin'),
    },
  }
}
