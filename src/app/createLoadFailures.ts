import { observable, runInAction } from 'mobx'
import { notifyGuard } from '../platform/storage/notifyGuard.ts'
import { messageOf } from '../platform/values/messageOf.ts'

export interface LoadFailuresNeed {
  readonly report: (code: string, message: string) => void
  /** Whether a payment is open; then the page must not be reloaded (I23). */
  readonly isPaying: () => boolean
}

/** The lazy loaded modules that failed to load. */
export interface LoadFailures {
  /** Whether any module failed to load. Tracked by MobX. */
  any(): boolean
  /**
   * Settles like `arriving`. A failure is also reported to the operator, and to the guard of the page
   * (`entries/guard.ts`).
   */
  watch<T>(name: string, arriving: Promise<T>): Promise<T>
}

export function createLoadFailures({ report, isPaying }: LoadFailuresNeed): LoadFailures {
  const names = observable.set<string>()
  return {
    any: () => names.size > 0,
    async watch(name, arriving) {
      try {
        const code = await arriving
        runInAction(() => names.delete(name))
        return code
      } catch (failure) {
        runInAction(() => names.add(name))
        report('part.missing', messageOf(failure))
        notifyGuard({ mayReload: !isPaying() })
        throw failure
      }
    },
  }
}
