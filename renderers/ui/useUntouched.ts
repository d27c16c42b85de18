import { type RefObject, useEffect } from 'react'

/** Calls when somebody else has changed the text of an element; `drawn` tells one drawing of it from the next. */
export function useUntouched(
  shown: RefObject<HTMLElement | null>,
  text: string,
  drawn: number,
  onTouched: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch for each drawing of each text
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
