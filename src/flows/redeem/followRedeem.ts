import { reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import { isPositive } from '../../money/amount.ts'
import { redeemFacts } from '../../money/redeem.ts'
import type { Clock } from '../../platform/clock.ts'
import type { RedeemStore } from '../../stores/RedeemStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'

/** While coins are still to be played, the player may be playing them elsewhere; what is blocked may be let go. */
const EVERY_MS = 15_000

export interface RedeemNeed {
  readonly api: Pick<Api, 'sweepstakeBalanceGet' | 'sweepstakeRecoupSum'>
  readonly clock: Clock
  readonly redeem: RedeemStore
  readonly session: Pick<SessionStore, 'user'>
  readonly onWake: (wake: () => void) => () => void
}

/** What of the sweep coins can be redeemed, as long as a page is open that says it. */
export interface Redeeming {
  /** Asks again what could not be said. */
  again(): void
  stop(): void
}

/**
 * Asks how much can be redeemed and how much has still to be played (CALL-13, CALL-14): at once, when the player comes
 * back to the page, and every 15 s while some is to be played. Only the answer of the latest question counts.
 */
export function followRedeem({ api, clock, redeem, session, onWake }: RedeemNeed): Redeeming {
  let left = new AbortController()
  let cancel = () => {}

  function end(): void {
    left.abort()
    cancel()
  }

  async function ask(): Promise<void> {
    end()
    left = new AbortController()
    const { signal } = left
    const { currency } = session.user
    try {
      const [balances, recoup] = await Promise.all([
        api.sweepstakeBalanceGet({}, { signal }),
        api.sweepstakeRecoupSum({ currency }, { signal }),
      ])
      if (signal.aborted) return
      const facts = redeemFacts(balances, recoup.amount, currency)
      if (facts === undefined) redeem.fail()
      else redeem.setFacts(recoup.isAllowed ? facts : { ...facts, isBlocked: true })
    } catch {
      if (signal.aborted) return
      redeem.fail() // the screen says so, and asks again
    }
    if (redeem.facts?.isBlocked || isPositive(redeem.facts?.toPlay)) cancel = clock.setTimeout(again, EVERY_MS)
  }

  const again = () => void ask()

  redeem.begin()
  // It calls at once.
  const stops = [onWake(again), reaction(() => redeem.doubts, again)]
  return {
    again() {
      if (redeem.facts === undefined) redeem.begin()
      again()
    },
    stop() {
      for (const stop of stops) stop()
      end()
    },
  }
}
