import { autorun } from 'mobx'

/**
 * A condition of a screen: worked out when what it reads changes, heard of only when it flips. It runs while somebody
 * listens, and starts again when somebody comes back: React's strict mode leaves and returns at every mount.
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
    // Remembered, so that who begins to listen right after is not told what he has just been told.
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
