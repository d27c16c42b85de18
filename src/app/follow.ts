import { reaction } from 'mobx'
import { messageOf } from '../platform/messageOf.ts'
import { onNetwork } from '../platform/onNetwork.ts'
import { onUncaught } from '../platform/onUncaught.ts'
import type { Missing } from './missing.ts'
import type { Core } from './parts/core.ts'

export interface FollowNeed {
  readonly core: Core
  /** What throws in the page of a host is not the widget's. */
  readonly isHosted: boolean
  readonly missing: Missing
  /** Asks again for code that could not be had. */
  readonly askAgain: () => void
  /** Asks what became of the creates without an answer. */
  readonly checkPayments: () => void
  readonly refresh: () => void
}

/** What happens around the app: the network goes and comes, a session is renewed, something throws. Returns its stop. */
export function follow({ core, isHosted, missing, askAgain, checkPayments, refresh }: FollowNeed): () => void {
  const { session, methods, route, loading, report } = core
  const stops = [
    onNetwork((isOnline) => {
      session.setOnline(isOnline)
      if (!isOnline) return
      checkPayments()
      if (missing.any()) askAgain()
      // What failed while there was no network is asked for again by itself (S14).
      const isAtStart = core.isOnList() || route.name === 'errorPage'
      if (methods.state === 'failed' && isAtStart) refresh()
      else if (methods.countriesState === 'failed') void loading.loadCountries()
    }),
    isHosted ? () => {} : onUncaught((reason) => report('uncaught', messageOf(reason))),
    // A new token has come: what failed for want of one is asked for again.
    reaction(
      () => session.isExpired,
      (isExpired) => {
        if (isExpired) return
        if (methods.state === 'failed') void loading.load()
        if (methods.countriesState === 'failed') void loading.loadCountries()
        checkPayments()
      },
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
