import { type RefObject, useEffect } from 'react'

/** Calls `onTouched` when another script changes the element's text; `drawn` identifies one rendering of the text. */
export function useUntouched(
  shown: RefObject<HTMLElement | null>,
  text: string,
  drawn: number,
  onTouched: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering of a text needs a new observer
  useEffect(() => {
    const element = shown.current
    if (element === null) return
    const watch = new MutationObserver(() => {
      if (element.textContent !== text || !element.isConnected) onTouched()
    })
    watch.observe(element, { characterData: true, childList: true, subtree: true })
    return () => watch.disconnect()
  }, [text, drawn])
}
