import { reaction } from 'mobx'
import { listPageHere } from '../catalog/listPageOf.ts'
import { onFailedFile } from '../platform/page/onFailedFile.ts'
import { onNetwork } from '../platform/page/onNetwork.ts'
import { folderOf, isThrownIn, onUncaught } from '../platform/page/onUncaught.ts'
import { messageOf } from '../platform/values/messageOf.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import type { LoadFailures } from './createLoadFailures.ts'

/** The folder of the widget's scripts. */
const FOLDER = folderOf(new Error().stack ?? '', import.meta.url)

export interface FollowNeed {
  readonly core: CoreServices
  readonly missing: LoadFailures
  /** Retries loading code that failed to load. */
  readonly askAgain: () => void
  /** Reconciles the creates without an answer. */
  readonly checkPayments: () => void
  readonly refresh: () => void
}

/** Reacts to the environment: network changes, token renewal, uncaught errors. Returns a cleanup. */
export function follow({ core, missing, askAgain, checkPayments, refresh }: FollowNeed): () => void {
  const { session, methods, route } = core
  const { loading } = core.list
  const { report } = core.reports
  // In a document of the host page, errors and files outside the widget's element are the host page's own.
  const { element, surface } = core.environment.embedding
  const { ownsDocument } = surface
  const stops = [
    onNetwork((isOnline) => {
      session.setOnline(isOnline)
      if (!isOnline) return
      checkPayments()
      if (missing.any()) askAgain()
      // What failed while offline is retried automatically (S14).
      const isAtStart = listPageHere(route) !== undefined || route.name === 'errorPage'
      if (methods.state === 'failed' && isAtStart) refresh()
      else if (methods.countriesState === 'failed') void loading.loadCountries()
    }),
    onUncaught(
      (reason) => report('uncaught', messageOf(reason)),
      (trace) => ownsDocument || isThrownIn(FOLDER, trace),
    ),
    onFailedFile(ownsDocument ? globalThis : element, (url, isPicture) =>
      report(isPicture ? 'icon.failed' : 'file.failed', url),
    ),
    // With a new token, retry what failed because the old one had expired.
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
