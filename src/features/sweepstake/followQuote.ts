import { compareStructural, reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { CryptoStore } from '../../catalog/CryptoStore.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import { isPositive, readWire } from '../../money/amount.ts'
import { arrivesOf, feeOf } from '../../money/withdrawal.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { RedeemStore } from './RedeemStore.ts'

/** Debounce for typing. */
const TYPING_MS = 500

export interface QuoteNeed {
  readonly api: Pick<Api, 'paymentConvertV2'>
  readonly clock: Clock
  readonly redeem: RedeemStore
  readonly crypto: Pick<CryptoStore, 'coin'>
  readonly methods: Pick<MethodsStore, 'selected'>
  readonly form: () => FormStore | undefined
}

/** Keeps the quote up to date: for the typed amount of sweep coins, less the fee. Returns the cleanup. */
export function followQuote({ api, clock, redeem, crypto, methods, form }: QuoteNeed): () => void {
  let left = new AbortController()
  let cancel = () => {}

  function asked(): { readonly amount: string; readonly from: string; readonly coin: string } | undefined {
    const open = form()
    const [amount, coin] = [open?.amount, crypto.coin?.code]
    if (open === undefined || amount === undefined || coin === undefined || !open.amountValid) return undefined
    const fee = feeOf(amount, methods.selected?.fee, open.decimals)
    const arrives = fee === undefined ? amount : arrivesOf(amount, fee)
    return isPositive(arrives) ? { amount: arrives, from: open.currency, coin } : undefined
  }

  function end(): void {
    left.abort()
    cancel()
  }

  async function ask({ amount, from, coin }: NonNullable<ReturnType<typeof asked>>): Promise<void> {
    const { signal } = left
    const said = await api.paymentConvertV2({ amount, from, to: coin }, { signal }).then(readWire, () => undefined)
    if (signal.aborted) return
    const isRate = said !== undefined && isPositive(said)
    redeem.setQuote(isRate ? { state: 'there', coin, gets: said } : { state: 'failed', coin })
  }

  const stop = reaction(
    asked,
    (next) => {
      end()
      left = new AbortController()
      // Replaces the previous quote, which was for another amount.
      redeem.setQuote(next && { state: 'asking', coin: next.coin })
      if (next !== undefined) cancel = clock.setTimeout(() => void ask(next), TYPING_MS)
    },
    { equals: compareStructural, fireImmediately: true },
  )
  return () => {
    stop()
    end()
    redeem.setQuote(undefined)
  }
}
