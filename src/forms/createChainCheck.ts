import { observable } from 'mobx'
import { isNoBareAddress } from '../../schemas/typing/normalize.ts'
import { lazyPart } from '../platform/lazyPart.ts'

/** The check of addresses, which comes as code of its own. */
export const loadChainCheck = lazyPart(() => import('./checks/isChainAddress.ts'))

/**
 * The check of addresses of one network. It comes as code of its own, once a form asks for it; until it is there, or where
 * it can't be had, every address passes: the server judges it, and the player reads it once more before it is confirmed.
 */
export function createChainCheck(network: string): (address: string) => boolean {
  const arrived = observable.box<{ isChainAddress(network: string, address: string): boolean }>(undefined, {
    deep: false,
  })
  loadChainCheck().then(
    (code) => arrived.set(code),
    () => undefined, // nobody is kept from their money by a file
  )
  return (address) => !isNoBareAddress(address) && (arrived.get()?.isChainAddress(network, address) ?? true)
}
