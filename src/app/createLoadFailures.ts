import { observable, runInAction } from 'mobx'
import { messageOf } from '../platform/messageOf.ts'
import { notifyGuard } from '../platform/notifyGuard.ts'

export interface LoadFailuresNeed {
  readonly report: (code: string, message: string) => void
  /** Whether a payment is under way: the page must not be loaded anew then (I23). */
  readonly isPaying: () => boolean
}

/** The code that was needed and could not be had. */
export interface LoadFailures {
  /** Whether there is any. Read as MobX reads. */
  any(): boolean
  /** Resolves as the code does; a failure is told to the operators, and to the guard of the document. */
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
