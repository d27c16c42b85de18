import { observable, runInAction } from 'mobx'
import type { Surface } from '../host/surfaces/Surface.ts'
import { notifyGuard } from '../platform/storage/notifyGuard.ts'
import type { Clock } from '../platform/time/clock.ts'
import { messageOf } from '../platform/values/messageOf.ts'

export interface LoadFailuresNeed {
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly report: (code: string, message: string) => void
  /** Whether a payment is open; then the page must not be reloaded (I23). */
  readonly isPaying: () => boolean
  /** Limits how long code may load, where the surface has a limit. */
  readonly limit: Surface['limitCode']
  /** Whether the app has been disposed of; then failures are not reported. */
  readonly isOver: () => boolean
}

/** The lazy loaded modules that failed to load. */
export interface LoadFailures {
  /** Whether any module failed to load. Tracked by MobX. */
  any(): boolean
  /** Whether a module that this page needs failed to load. Tracked by MobX. */
  isMissingFor(page: string): boolean
  /**
   * Settles like `loading`. A failure is also reported to the operator, and to the guard of the page
   * (`entries/guard.ts`). The code of a page is named `page.<name>`.
   */
  watch<T>(name: string, loading: Promise<T>): Promise<T>
}

export function createLoadFailures({ clock, report, isPaying, limit, isOver }: LoadFailuresNeed): LoadFailures {
  const names = observable.set<string>()
  return {
    any: () => names.size > 0,
    isMissingFor: (page) => [...names].some((name) => !name.startsWith('page.') || name === `page.${page}`),
    async watch(name, loading) {
      try {
        const code = await (limit?.(loading, clock) ?? loading)
        runInAction(() => names.delete(name))
        return code
      } catch (failure) {
        if (isOver()) throw failure
        runInAction(() => names.add(name))
        report('part.missing', `${name}: ${messageOf(failure)}`)
        notifyGuard({ mayReload: !isPaying() })
        throw failure
      }
    },
  }
}
