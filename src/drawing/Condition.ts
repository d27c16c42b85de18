import { autorun } from 'mobx'

/**
 * An observable condition: recomputed when its dependencies change, notifying listeners only when the result flips. It
 * is tracked only while it has listeners, and restarts for a new one, because React's strict mode unsubscribes and
 * resubscribes at every mount.
 */
export class Condition {
  #isOn = false
  #stop: (() => void) | undefined
  readonly #holds: () => boolean
  readonly #listeners = new Set<() => void>()

  constructor(holds: () => boolean) {
    this.#holds = holds
  }

  readonly snapshot = (): boolean => {
    // Remembered, so that a listener that subscribes right after is not notified of a value it has just read.
    if (this.#stop === undefined) this.#isOn = this.#holds()
    return this.#isOn
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#start()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  #start(): void {
    this.#stop ??= autorun(() => {
      const isOn = this.#holds()
      if (isOn === this.#isOn) return
      this.#isOn = isOn
      for (const listener of this.#listeners) listener()
    })
  }
}
