import { reaction } from 'mobx'
import { listPageHere } from '../flows/list/listPageOf.ts'
import { messageOf } from '../platform/messageOf.ts'
import { onFailedFile } from '../platform/onFailedFile.ts'
import { onNetwork } from '../platform/onNetwork.ts'
import { folderOf, isThrownIn, onUncaught } from '../platform/onUncaught.ts'
import type { LoadFailures } from './createLoadFailures.ts'
import type { Core } from './parts/core.ts'

/** Where the code of the widget lies. */
const FOLDER = folderOf(new Error().stack ?? '', import.meta.url)

export interface FollowNeed {
  readonly core: Core
  /** In the page of a host itself: where the widget stands. What else throws there, or does not come, is not the widget's. */
  readonly hosted: HTMLElement | undefined
  readonly missing: LoadFailures
  /** Asks again for code that could not be had. */
  readonly askAgain: () => void
  /** Asks what became of the creates without an answer. */
  readonly checkPayments: () => void
  readonly refresh: () => void
}

/** What happens around the app: the network goes and comes, a session is renewed, something throws. Returns its stop. */
export function follow({ core, hosted, missing, askAgain, checkPayments, refresh }: FollowNeed): () => void {
  const { session, methods, route, loading, report } = core
  const stops = [
    onNetwork((isOnline) => {
      session.setOnline(isOnline)
      if (!isOnline) return
      checkPayments()
      if (missing.any()) askAgain()
      // What failed while there was no network is asked for again by itself (S14).
      const isAtStart = listPageHere(route) !== undefined || route.name === 'errorPage'
      if (methods.state === 'failed' && isAtStart) refresh()
      else if (methods.countriesState === 'failed') void loading.loadCountries()
    }),
    onUncaught(
      (reason) => report('uncaught', messageOf(reason)),
      (trace) => hosted === undefined || isThrownIn(FOLDER, trace),
    ),
    onFailedFile(hosted ?? globalThis, (url, isPicture) => report(isPicture ? 'icon.failed' : 'file.failed', url)),
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
