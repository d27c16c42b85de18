import { compareShallow, reaction } from 'mobx'
import type { Api } from '../api/index.ts'
import { isPositive, readWire } from '../money/amount.ts'
import { readSum } from '../money/readSum.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { CryptoStore, MadeAddress } from './CryptoStore.ts'
import { fiatOf } from './fiatOf.ts'
import type { MethodsStore } from './MethodsStore.ts'

/** Poll interval of the exchange rate. */
const EVERY_MS = 60_000

export interface WorthNeed {
  readonly api: Pick<Api, 'paymentConvertV2'>
  readonly clock: Clock
  readonly crypto: CryptoStore
  readonly session: Pick<SessionStore, 'ownCurrency'>
  readonly methods: Pick<MethodsStore, 'initCurrencies'>
}

/**
 * Converts the minimum deposit of the displayed address to fiat, and refreshes the value. Returns the cleanup.
 */
export function followWorth({ api, clock, crypto, session, methods }: WorthNeed): () => void {
  let left = new AbortController()
  let cancel = () => {}

  async function request(made: MadeAddress, coin: string, { signal }: AbortController): Promise<void> {
    const amount = readWire(made.minDeposit)
    const to = fiatOf(session, methods)
    if (amount === undefined || !isPositive(amount)) return
    const worth = await api.paymentConvertV2({ amount, from: coin, to }, { signal }).then(readSum, () => undefined)
    if (signal.aborted) return
    if (worth !== undefined && isPositive(worth)) crypto.setWorth(made, worth)
    // Without a rate the minimum is shown in the coin only; an earlier rate is kept.
    else if (crypto.worthOf(made) === undefined) crypto.setWorth(made, '')
    cancel = clock.setTimeout(() => void request(made, coin, left), EVERY_MS)
  }

  function end(): void {
    left.abort()
    cancel()
  }

  const stop = reaction(
    // The address may be there before its coin: while the list of the coins is loading.
    () => ({ made: crypto.address?.kind === 'there' ? crypto.address.made : undefined, coin: crypto.coin?.code }),
    ({ made, coin }) => {
      end()
      left = new AbortController()
      if (made !== undefined && coin !== undefined) void request(made, coin, left)
    },
    { fireImmediately: true, equals: compareShallow },
  )
  return () => {
    stop()
    end()
  }
}
