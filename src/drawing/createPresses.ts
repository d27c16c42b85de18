/** Tracks for one rendered layout whether a pointer is pressed on the page. */
export interface Presses {
  /**
   * Runs `act` after the current press and its click, if any: an error shown on blur moves the content below it, and
   * the pressed target must not move away before the click.
   */
  after(act: () => void): void
  /** Listens while the layout is rendered; returns the cleanup. */
  watch(): () => void
}

/** One tracker per rendered layout, so that two widgets on a page stay independent. */
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
  // The click event follows pointerup in the same task, before this timeout.
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
