import { observable } from 'mobx'
import { isNoBareAddress } from '../../schemas/typing/address.ts'
import { lazyModule } from '../platform/files/lazyModule.ts'

/** Lazily loads the address check. */
export const loadChainCheck = lazyModule(() => import('./checks/isChainAddress.ts'))

/**
 * Creates the check of an address for a network. Its code is loaded lazily. Until then, or if loading fails, every text
 * without spaces, parameters or a known scheme passes: the server validates it, and the player reviews it before
 * confirming.
 */
export function createChainCheck(): (address: string, network: string) => boolean {
  const arrived = observable.box<{ isChainAddress(network: string, address: string): boolean }>(undefined, {
    deep: false,
  })
  loadChainCheck().then(
    (code) => arrived.set(code),
    () => undefined, // a failed download must not block a withdrawal
  )
  return (address, network) => !isNoBareAddress(address) && (arrived.get()?.isChainAddress(network, address) ?? true)
}
