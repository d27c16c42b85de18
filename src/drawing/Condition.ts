import { autorun } from 'mobx'

/**
 * An observable condition: recomputed when its dependencies change, notifying listeners only when the result flips. A
 * condition is tracked only while it has listeners. Tracking restarts with a new listener, because React's strict mode
 * unsubscribes and resubscribes at every mount.
 */
export class Condition {
  private isOn = false
  private stop: (() => void) | undefined
  private readonly holds: () => boolean
  private readonly listeners = new Set<() => void>()

  constructor(holds: () => boolean) {
    this.holds = holds
  }

  readonly snapshot = (): boolean => {
    // Remembered: a listener that subscribes right after has read this value and must not be notified of it.
    if (this.stop === undefined) this.isOn = this.holds()
    return this.isOn
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    this.start()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size > 0) return
      this.stop?.()
      this.stop = undefined
    }
  }

  private start(): void {
    this.stop ??= autorun(() => {
      const isOn = this.holds()
      if (isOn === this.isOn) return
      this.isOn = isOn
      for (const listener of this.listeners) listener()
    })
  }
}
