import { reaction } from 'mobx'
import type { Clock } from '../../platform/clock.ts'
import { chainOf } from '../../reference/chains.ts'
import type { CryptoStore } from '../../stores/CryptoStore.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { TransactionStore } from '../../stores/TransactionStore.ts'

export interface CountNeed {
  readonly clock: Clock
  readonly crypto: CryptoStore
  readonly deposit: Pick<DepositStore, 'current'>
  readonly transaction: TransactionStore
  /** The last block is there: the payment is being processed. */
  readonly onCounted: () => void
}

/**
 * Counts the blocks of coins that were seen on their way, as fast as their blockchain makes them, for as long as the
 * deposit waits (CRYPTO-09, CRYPTO-11). It is a clock, not a question to the chain: its end says "being processed", never
 * more (CRYPTO-10, Q-106). Returns its stop.
 */
export function countBlocks({ clock, crypto, deposit, transaction, onCounted }: CountNeed): () => void {
  let cancel = () => {}

  function tick(id: string): void {
    const seen = crypto.seenOf(id)
    const counting = seen && chainOf(seen.chain.blockchain).clock
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
