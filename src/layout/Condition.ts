import { autorun } from 'mobx'

/** A condition of a screen: worked out when what it reads changes, heard of only when it flips. */
export class Condition {
  #isOn = false
  readonly #listeners = new Set<() => void>()
  readonly dispose: () => void

  constructor(holds: () => boolean) {
    this.dispose = autorun(() => {
      const isOn = holds()
      if (isOn === this.#isOn) return
      this.#isOn = isOn
      for (const listener of this.#listeners) listener()
    })
  }

  readonly snapshot = (): boolean => this.#isOn

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
