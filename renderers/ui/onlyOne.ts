/** Only one dropdown is open at a time: the one that opens closes the other. */
let closeOpen: (() => void) | undefined

export function onlyOne(close: () => void): () => void {
  closeOpen?.()
  closeOpen = close
  return () => {
    if (closeOpen === close) closeOpen = undefined
  }
}
