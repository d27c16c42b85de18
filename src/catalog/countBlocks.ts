import { reaction } from 'mobx'
import type { DepositStore } from '../payments/DepositStore.ts'
import type { TransactionStore } from '../payments/TransactionStore.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { CryptoStore } from './CryptoStore.ts'

export interface CountNeed {
  readonly clock: Clock
  readonly crypto: CryptoStore
  readonly deposit: Pick<DepositStore, 'current'>
  readonly transaction: TransactionStore
  /** Called when the last block has been counted: the payment is shown as being processed. */
  readonly onCounted: () => void
}

/**
 * Estimates the confirmations of a pending coin transaction from the chain's block interval, while the deposit is
 * waiting (CRYPTO-09, CRYPTO-11). The chain is not queried, so the last block only means "being processed" (CRYPTO-10,
 * Returns the cleanup.
 */
export function countBlocks({ clock, crypto, deposit, transaction, onCounted }: CountNeed): () => void {
  let cancel = () => {}

  function tick(id: string): void {
    const seen = crypto.seenOf(id)
    const counting = seen && crypto.chainOf(seen.chain.blockchain).clock
    if (seen === undefined || counting === undefined) return
    const passed = clock.monotonic() - seen.at
    const blocks = Math.min(counting.blocks, Math.floor(passed / counting.intervalMs))
    crypto.count(id, blocks)
    if (blocks >= counting.blocks) return onCounted()
    cancel = clock.setTimeout(() => tick(id), (blocks + 1) * counting.intervalMs - passed)
  }

  const counted = () => {
    const id = transaction.status === 'waiting' ? deposit.current?.id : undefined
    return id !== undefined && crypto.seenOf(id) !== undefined ? id : undefined
  }
  const stop = reaction(
    counted,
    (id) => {
      cancel()
      if (id !== undefined) tick(id)
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    cancel()
  }
}
