import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { onlyOne } from './onlyOne.ts'

// What the stylesheet allows the popup, with its gap, and what an option of one line needs.
const POPUP_PX = 340
const OPTION_PX = 52

/** Keeps one popup open at a time, and says whether it must open upward for want of room. */
export function usePopup(
  isOpen: boolean,
  close: () => void,
  trigger: RefObject<HTMLElement | null>,
  options: number,
): boolean {
  const [isUp, setUp] = useState(false)
  useLayoutEffect(() => {
    const box = isOpen ? trigger.current?.getBoundingClientRect() : undefined
    if (box) setUp(mustOpenUp(box, window.innerHeight, Math.min(POPUP_PX, options * OPTION_PX)))
  }, [isOpen, trigger, options])
  useEffect(() => (isOpen ? onlyOne(close) : undefined), [isOpen, close])
  return isUp
}

function mustOpenUp(trigger: DOMRect, height: number, wanted: number): boolean {
  const below = height - trigger.bottom
  return below < wanted && trigger.top > below
}
