import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { onlyOne } from './onlyOne.ts'

// What the stylesheet allows the popup, with its gap.
const POPUP_PX = 340

/** Keeps one popup open at a time, and says whether it must open upward for want of room. */
export function usePopup(isOpen: boolean, close: () => void, trigger: RefObject<HTMLElement | null>): boolean {
  const [isUp, setUp] = useState(false)
  useLayoutEffect(() => {
    if (isOpen && trigger.current) setUp(mustOpenUp(trigger.current.getBoundingClientRect(), window.innerHeight))
  }, [isOpen, trigger])
  useEffect(() => (isOpen ? onlyOne(close) : undefined), [isOpen, close])
  return isUp
}

function mustOpenUp(trigger: DOMRect, height: number): boolean {
  const below = height - trigger.bottom
  return below < POPUP_PX && trigger.top > below
}
