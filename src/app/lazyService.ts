import { observable, runInAction } from 'mobx'
import { lazyModule } from '../platform/lazyModule.ts'
import type { LoadFailures } from './createLoadFailures.ts'

export interface LaterNeed<C, T> {
  readonly name: string
  readonly load: () => Promise<C>
  /** Called once, when its code has come, unless the app is over by then. */
  readonly create: (code: C) => T
  readonly missing: LoadFailures
  readonly isOver: () => boolean
}

/** A part of the app whose code comes later: made once, however often it takes to load it. */
export interface LazyService<T> {
  ask(): Promise<T>
  /** Begins to load it. Nobody is told of a failure here: the screen, or the next need, says what is missing. */
  askAhead(): void
  /** Read as MobX reads. */
  get(): T | undefined
}

export function lazyService<C, T>({ name, load, create, missing, isOver }: LaterNeed<C, T>): LazyService<T> {
  const part = observable.box<T | undefined>(undefined, { deep: false })
  const arrive = lazyModule(async () => {
    const code = await load()
    if (isOver()) return new Promise<never>(() => {}) // nobody is here any more
    const made = create(code)
    runInAction(() => part.set(made))
    return made
  })
  const ask = () => missing.watch(name, arrive())
  return { ask, askAhead: () => void ask().catch(() => undefined), get: () => part.get() }
}
