import { observable, runInAction } from 'mobx'
import { lazyModule } from '../platform/files/lazyModule.ts'
import type { LoadFailures } from './createLoadFailures.ts'

export interface LazyServiceNeed<C, T> {
  readonly name: string
  readonly load: () => Promise<C>
  /** Called once when the code has loaded, unless the app has been disposed of by then. */
  readonly create: (code: C) => T
  readonly failures: LoadFailures
  readonly isOver: () => boolean
}

/** A lazy loaded part of the app, which is created once even if loading was retried. */
export interface LazyService<T> {
  load(): Promise<T>
  /** Prefetches the part. A failure is ignored here: the screen or the next `load` reports it. */
  prefetch(): void
  /** The part, once it has loaded. Tracked by MobX. */
  get(): T | undefined
}

export function lazyService<C, T>({ name, load, create, failures, isOver }: LazyServiceNeed<C, T>): LazyService<T> {
  const part = observable.box<T | undefined>(undefined, { deep: false })
  const loadOnce = lazyModule(async () => {
    const code = await load()
    if (isOver()) return new Promise<never>(() => {}) // the app has ended
    const made = create(code)
    runInAction(() => part.set(made))
    return made
  })
  const loadWatched = () => failures.watch(name, loadOnce())
  return { load: loadWatched, prefetch: () => void loadWatched().catch(() => undefined), get: () => part.get() }
}
