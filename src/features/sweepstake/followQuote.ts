import { compareStructural, reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { CryptoStore } from '../../catalog/CryptoStore.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import { isPositive } from '../../money/amount.ts'
import { readSum } from '../../money/readSum.ts'
import { arrivesOf, feeOf } from '../../money/withdrawal.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { RedeemStore } from './RedeemStore.ts'

/** Debounce for typing. */
const TYPING_MS = 500

/** The age at which a quote or a failure is replaced, as that of a deposit's minimum is. */
const RENEWED_AFTER_MS = 60_000

export interface QuoteNeed {
  readonly api: Pick<Api, 'paymentConvertV2'>
  readonly clock: Clock
  readonly redeem: RedeemStore
  readonly crypto: Pick<CryptoStore, 'coin'>
  readonly methods: Pick<MethodsStore, 'selected'>
  readonly form: () => FormStore | undefined
  readonly onWake: (wake: () => void) => () => void
}

interface QuoteRequest {
  readonly amount: string
  readonly from: string
  readonly coin: string
}

/**
 * Keeps the quote up to date: for the typed amount of sweep coins, less the fee. A quote is renewed every minute, and
 * when the player returns to the page. Returns the cleanup.
 */
export function followQuote({ api, clock, redeem, crypto, methods, form, onWake }: QuoteNeed): () => void {
  let left = new AbortController()
  let cancel = () => {}
  /**
   * What the last answer was for, and when it came. Undefined before the first answer, and while an old quote is
   * renewed after the device slept.
   */
  let answered: { readonly to: QuoteRequest; readonly at: number } | undefined

  function requested(): QuoteRequest | undefined {
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

  async function request(to: QuoteRequest): Promise<void> {
    const { amount, from, coin } = to
    end()
    left = new AbortController()
    const { signal } = left
    const said = await api.paymentConvertV2({ amount, from, to: coin }, { signal }).then(readSum, () => undefined)
    if (signal.aborted) return
    const isRate = said !== undefined && isPositive(said)
    redeem.setQuote(isRate ? { state: 'there', coin, gets: said } : { state: 'failed', coin })
    answered = { to, at: clock.now() }
    cancel = clock.setTimeout(() => void request(to), RENEWED_AFTER_MS)
  }

  /** While the device slept, no timer ran: an old quote is not shown until it has been renewed. */
  function wake(): void {
    if (answered === undefined) return
    const { to, at } = answered
    if (redeem.quote?.state !== 'failed' && clock.now() - at < RENEWED_AFTER_MS) return
    answered = undefined
    redeem.setQuote({ state: 'asking', coin: to.coin })
    void request(to)
  }

  const stopWaking = onWake(wake)
  const stop = reaction(
    requested,
    (next) => {
      end()
      answered = undefined
      // Replaces the previous quote, which was for another amount.
      redeem.setQuote(next && { state: 'asking', coin: next.coin })
      if (next !== undefined) cancel = clock.setTimeout(() => void request(next), TYPING_MS)
    },
    { equals: compareStructural, fireImmediately: true },
  )
  return () => {
    stop()
    stopWaking()
    end()
    redeem.setQuote(undefined)
  }
}
