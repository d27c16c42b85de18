/** Whether a finger or a button of the mouse is down on the page, for one document that is drawn there. */
export interface Presses {
  /**
   * What leaving a field shows moves what stands below it. While a press is under way its target must not slide off from
   * under the finger, so `act` waits until the click has arrived.
   */
  after(act: () => void): void
  /** Listens as long as the document is drawn; returns its end. */
  watch(): () => void
}

/** Each document has its own: two widgets of a page know nothing of each other. */
export function createPresses(): Presses {
  let isDown = false
  const waiting: (() => void)[] = []
  const down = () => {
    isDown = true
  }
  const release = () => {
    isDown = false
    for (const act of waiting.splice(0)) act()
  }
  // The click comes in the same breath as the release.
  const up = () => void setTimeout(release)
  return {
    after(act) {
      if (isDown) waiting.push(act)
      else act()
    },
    watch() {
      document.addEventListener('pointerdown', down, true)
      document.addEventListener('pointerup', up, true)
      document.addEventListener('pointercancel', up, true)
      return () => {
        document.removeEventListener('pointerdown', down, true)
        document.removeEventListener('pointerup', up, true)
        document.removeEventListener('pointercancel', up, true)
        release()
      }
    },
  }
}
