import { reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import { isPositive } from '../../money/amount.ts'
import { redeemFacts } from '../../money/redeem.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import type { RedeemStore } from './RedeemStore.ts'

/**
 * Poll interval while redeeming is blocked, or while coins must still be played, which may happen in another window.
 */
const EVERY_MS = 15_000

export interface RedeemNeed {
  readonly api: Pick<Api, 'sweepstakeBalanceGet' | 'sweepstakeRecoupSum'>
  readonly clock: Clock
  readonly redeem: RedeemStore
  readonly session: Pick<SessionStore, 'user' | 'decimalsOf'>
  readonly withdrawal: Pick<WithdrawalStore, 'current' | 'step'>
  readonly onWake: (wake: () => void) => () => void
}

/** Controls the polling of the redeemable amount while a page shows the amount. */
export interface Redeeming {
  /** Retries, for example after a failure. */
  again(): void
  stop(): void
}

/**
 * Fetches how much can be redeemed and how much must still be played (CALL-13, CALL-14): immediately, when the player
 * returns to the page, and every 15 s while coins must be played or redeeming is blocked. Only the latest request
 * counts. What an earlier page has loaded is shown meanwhile, unless a redemption has changed it since.
 */
export function followRedeem({ api, clock, redeem, session, withdrawal, onWake }: RedeemNeed): Redeeming {
  let left = new AbortController()
  let cancel = () => {}

  const context = () => [session.user.currency, withdrawal.current?.id, withdrawal.step].join(' ')

  function end(): void {
    left.abort()
    cancel()
  }

  async function request(): Promise<void> {
    end()
    left = new AbortController()
    const { signal } = left
    const { currency } = session.user
    const now = context()
    try {
      const [balances, recoup] = await Promise.all([
        api.sweepstakeBalanceGet({}, { signal, isPolled: true }),
        api.sweepstakeRecoupSum({ currency }, { signal, isPolled: true }),
      ])
      if (signal.aborted) return
      const facts = redeemFacts(balances, recoup.amount, currency, session.decimalsOf(currency))
      if (facts === undefined) redeem.fail()
      else redeem.setFacts(recoup.isAllowed ? facts : { ...facts, isBlocked: true }, now)
    } catch {
      if (signal.aborted) return
      redeem.fail() // the screen shows the failure and offers a retry
    }
    if (redeem.facts?.isBlocked || isPositive(redeem.facts?.toPlay)) cancel = clock.setTimeout(again, EVERY_MS)
  }

  const again = () => void request()

  redeem.begin(context())
  // Also sends the first request: `onWake` calls `again` immediately.
  const stops = [onWake(again), reaction(() => redeem.staleCount, again)]
  return {
    again() {
      if (redeem.facts === undefined) redeem.begin(context())
      again()
    },
    stop() {
      for (const stop of stops) stop()
      end()
    },
  }
}
