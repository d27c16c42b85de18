import { observable, runInAction } from 'mobx'
import { lazyPart } from '../platform/lazyPart.ts'
import type { Missing } from './missing.ts'

export interface LaterNeed<C, T> {
  readonly name: string
  readonly load: () => Promise<C>
  /** Called once, when its code has come, unless the app is over by then. */
  readonly create: (code: C) => T
  readonly missing: Missing
  readonly isOver: () => boolean
}

/** A part of the app whose code comes later: made once, however often it takes to load it. */
export interface LaterPart<T> {
  ask(): Promise<T>
  /** Begins to load it. Nobody is told of a failure here: the screen, or the next need, says what is missing. */
  askAhead(): void
  /** Read as MobX reads. */
  get(): T | undefined
}

export function laterPart<C, T>({ name, load, create, missing, isOver }: LaterNeed<C, T>): LaterPart<T> {
  const part = observable.box<T | undefined>(undefined, { deep: false })
  const arrive = lazyPart(async () => {
    const code = await load()
    if (isOver()) return new Promise<never>(() => {}) // nobody is here any more
    const made = create(code)
    runInAction(() => part.set(made))
    return made
  })
  const ask = () => missing.watch(name, arrive())
  return { ask, askAhead: () => void ask().catch(() => undefined), get: () => part.get() }
}
