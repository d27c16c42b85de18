/** Whether a finger or a button of the mouse is down, and what waits for it to come up. */
let isDown = false
const waiting: (() => void)[] = []

/**
 * What leaving a field shows moves what stands below it. While a press is under way its target must not slide off from
 * under the finger, so `act` waits until the click has arrived.
 */
export function afterPress(act: () => void): void {
  if (isDown) waiting.push(act)
  else act()
}

export function watchPresses(): () => void {
  const down = () => {
    isDown = true
  }
  const release = () => {
    isDown = false
    for (const act of waiting.splice(0)) act()
  }
  // The click comes in the same breath as the release.
  const up = () => void setTimeout(release)
  document.addEventListener('pointerdown', down, true)
  document.addEventListener('pointerup', up, true)
  document.addEventListener('pointercancel', up, true)
  return () => {
    document.removeEventListener('pointerdown', down, true)
    document.removeEventListener('pointerup', up, true)
    document.removeEventListener('pointercancel', up, true)
    release()
  }
}
