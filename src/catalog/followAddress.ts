import { reaction } from 'mobx'
import type { StatusPush } from '../api/pushes/createStatusPushes.ts'
import type { Navigation } from '../model/navigation.ts'
import type { DepositStore } from '../payments/DepositStore.ts'
import { type FollowNeed, followDeposit } from '../payments/status/followDeposit.ts'
import { isFinal } from '../payments/status/statusFrom.ts'
import type { CoinNetwork } from '../reference/coins.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { CryptoStore, MadeAddress } from './CryptoStore.ts'
import type { AddressRequester } from './createAddressRequests.ts'
import type { MethodsStore } from './MethodsStore.ts'

export interface FollowAddressNeed extends Omit<FollowNeed, 'onStatus' | 'slowestMs'> {
  readonly addresses: AddressRequester
  readonly crypto: CryptoStore
  readonly deposit: DepositStore
  readonly methods: Pick<MethodsStore, 'selected' | 'selectMethod'>
  readonly session: Pick<SessionStore, 'isOnline' | 'isExpired'>
  readonly navigation: Pick<Navigation, 'go'>
}

/**
 * For the address page: requests the address of the selected network and follows its deposit. Goes to the status page
 * when coins are seen for this address or for an address shown before, or when the deposit has ended. Returns the
 * cleanup.
 */
export function followAddress(need: FollowAddressNeed): () => void {
  const { addresses, crypto, deposit, methods, session } = need
  let stopFollowing = () => {}
  let hasLeft = false
  crypto.dropEnded()

  const requestFor = (network: CoinNetwork | undefined) => {
    if (network === undefined) return addresses.leave()
    if (methods.selected !== network.method) methods.selectMethod(network.method)
    void addresses.request(network)
  }

  function follow(made: MadeAddress | undefined): void {
    stopFollowing()
    stopFollowing = () => {}
    if (made === undefined) return
    adopt(made)
    need.transaction.reset()
    // The server has repeated the deposit of a permanent address: its status is that of the former payment.
    // A deposit without an id can't be followed: the server could name another one.
    if (made.deposit.id === '' || crypto.hasEnded(made.deposit.id)) return
    stopFollowing = followDeposit(made.deposit, {
      ...need,
      onStatus(status, id, answer) {
        const chain = answer?.chain
        // A status that we do not know ("accepted") may be that of a deposit without coins: the player can still pay,
        // and the host is not told of a payment.
        if (!isFinal(status) && chain === undefined) return
        need.transaction.set(status, id)
        if (chain !== undefined) crypto.see(id, chain)
        if (isFinal(status)) crypto.end(id)
        leave(status)
      },
    }).stop
  }

  function adopt({ deposit: made }: MadeAddress): void {
    deposit.adopt(made)
    deposit.setPage('address')
  }

  /** Handles a push for an address whose deposit is not followed: the player may have sent coins to it. */
  function handlePush({ depositId }: StatusPush): void {
    const made = crypto.madeOf(depositId)
    const isFollowed = depositId === deposit.current?.id && !crypto.hasEnded(depositId)
    if (made === undefined || isFollowed) return
    adopt(made)
    leave('waiting')
  }

  function leave(status: string): void {
    if (hasLeft) return
    hasLeft = true
    const query: Record<string, string> = status === 'waiting' ? {} : { status }
    need.navigation.go('depositCompletePage', { query, replace: true })
  }

  const shown = () => (crypto.address?.kind === 'there' ? crypto.address.made : undefined)
  const stops = [
    reaction(() => crypto.network, requestFor, { fireImmediately: true }),
    reaction(shown, follow, { fireImmediately: true }),
    // Retry automatically when the connection is back or the session has been renewed.
    reaction(
      () => session.isOnline && !session.isExpired,
      (isGood) => isGood && requestFor(crypto.network),
    ),
    need.onStatusPush(handlePush),
  ]
  return () => {
    hasLeft = true
    addresses.leave()
    stopFollowing()
    for (const stop of stops) stop()
  }
}
