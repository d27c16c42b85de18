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

export interface FollowEnvironmentNeed {
  readonly core: CoreServices
  readonly failures: LoadFailures
  /** Reloads code that failed to load. */
  readonly retryLoading: () => void
  /** Reconciles the creates that have no answer. */
  readonly checkPayments: () => void
  readonly refresh: () => void
}

/** Reacts to the environment: network changes, token renewal, uncaught errors. Returns a cleanup. */
export function followEnvironment({
  core,
  failures,
  retryLoading,
  checkPayments,
  refresh,
}: FollowEnvironmentNeed): () => void {
  const { session, methods, route } = core
  const { loading } = core.list
  const { report } = core.reports
  // In a page of the host, the widget reports only errors of its own scripts and failed files in its element.
  const { element, surface } = core.environment.embedding
  const { ownsDocument } = surface
  const stops = [
    onNetwork((isOnline) => {
      session.setOnline(isOnline)
      if (!isOnline) return
      checkPayments()
      if (failures.any()) retryLoading()
      // Retry the calls that failed while the device was offline (S14).
      const isAtStart = listPageHere(route) !== undefined || route.name === 'errorPage'
      if (methods.state === 'failed' && isAtStart) refresh()
      else if (methods.countriesState === 'failed') void loading.loadCountries()
    }),
    // A list that has arrived proves that the device is online. `navigator.onLine` may be false although the network
    // works, as with some virtual network adapters and web views.
    reaction(
      () => methods.state,
      (state) => state === 'ready' && session.setOnline(true),
      { fireImmediately: true },
    ),
    onUncaught(
      (reason) => report('uncaught', messageOf(reason)),
      (trace) => ownsDocument || isThrownIn(FOLDER, trace),
    ),
    onFailedFile(ownsDocument ? globalThis : element, (url, isPicture) =>
      report(isPicture ? 'icon.failed' : 'file.failed', url),
    ),
    // With a new token, retry the calls that failed because the old token had expired.
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
