import { reaction } from 'mobx'
import type { StatusNews } from '../../api/pushes/statusPushes.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { CoinNetwork } from '../../reference/coins.ts'
import type { CryptoStore, MadeAddress } from '../../stores/CryptoStore.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import { type FollowNeed, followDeposit } from '../status/followDeposit.ts'
import type { Addresses } from './createAddresses.ts'

export interface FollowAddressNeed extends Omit<FollowNeed, 'note' | 'slowestMs'> {
  readonly addresses: Pick<Addresses, 'ask'>
  readonly crypto: CryptoStore
  readonly deposit: DepositStore
  readonly methods: Pick<MethodsStore, 'selected' | 'selectMethod'>
  readonly session: Pick<SessionStore, 'isOnline' | 'isExpired'>
  readonly navigation: Pick<Navigation, 'go'>
}

/**
 * While the page of the addresses is open: asks for that of the network that is chosen, and follows its deposit. Coins that
 * are on their way, to this address or to one that was shown before it, lead to what becomes of them. Returns its stop.
 */
export function followAddress(need: FollowAddressNeed): () => void {
  const { addresses, crypto, deposit, methods, session } = need
  let stopFollowing = () => {}
  let isLeft = false

  const askFor = (network: CoinNetwork | undefined) => {
    if (network === undefined) return
    if (methods.selected !== network.method) methods.selectMethod(network.method)
    void addresses.ask(network)
  }

  function follow(made: MadeAddress | undefined): void {
    stopFollowing()
    stopFollowing = () => {}
    if (made === undefined) return
    adopt(made)
    need.transaction.reset()
    stopFollowing = followDeposit(made.deposit, {
      ...need,
      note(status, id, answer) {
        const chain = answer?.chain
        need.transaction.set(status, id)
        if (chain !== undefined) crypto.see(id, chain)
        if (status !== 'waiting' || chain !== undefined) leave(status)
      },
    }).stop
  }

  function adopt({ deposit: made }: MadeAddress): void {
    deposit.adopt(made)
    deposit.setPage('address')
  }

  /** Of an address that is not on the screen any more: the coins were sent all the same. */
  function hear({ depositId }: StatusNews): void {
    const made = crypto.madeOf(depositId)
    if (made === undefined || depositId === deposit.current?.id) return
    adopt(made)
    leave('waiting')
  }

  function leave(status: string): void {
    if (isLeft) return
    isLeft = true
    const query: Record<string, string> = status === 'waiting' ? {} : { status }
    need.navigation.go('depositCompletePage', { query, replace: true })
  }

  const shown = () => (crypto.address?.kind === 'there' ? crypto.address.made : undefined)
  const stops = [
    reaction(() => crypto.network, askFor, { fireImmediately: true }),
    reaction(shown, follow, { fireImmediately: true }),
    // What failed for want of a network, or of a session, is asked for again by itself.
    reaction(
      () => session.isOnline && !session.isExpired,
      (isGood) => isGood && askFor(crypto.network),
    ),
    need.onStatusPush(hear),
  ]
  return () => {
    isLeft = true
    stopFollowing()
    for (const stop of stops) stop()
  }
}
