import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { onlyOne } from '../base/onlyOne.ts'
import { takeSteps } from '../payment/takeSteps.ts'
import { type PopupPlace, placePopup, type Reach } from './placePopup.ts'

interface Popup {
  readonly isUp: boolean
  readonly style: CSSProperties | undefined
}

/** Keeps one popup open at a time, on the side of its trigger with enough room, limited to that room. */
export function usePopup(
  isOpen: boolean,
  close: () => void,
  trigger: RefObject<HTMLElement | null>,
  options: number,
): Popup {
  const [place, setPlace] = useState<PopupPlace>()
  useLayoutEffect(() => {
    if (!isOpen) return
    const measure = () =>
      trigger.current && setPlace(placePopup(trigger.current.getBoundingClientRect(), seen(), options))
    measure()
    return onResize(measure)
  }, [isOpen, trigger, options])
  useEffect(() => (isOpen ? onlyOne(trigger.current, close) : undefined), [isOpen, close, trigger])
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? takeSteps(trigger.current, () => closeNow()) : undefined), [isOpen, trigger])
  return {
    isUp: place?.isUp === true,
    style: place && ({ '--pw-popup-room': `${place.roomPx}px` } as CSSProperties),
  }
}

// Excludes the area covered by the on-screen keyboard.
function seen(): Reach {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {}
  return { top: offsetTop, bottom: offsetTop + height }
}

// The visible height changes with the on-screen keyboard and when the device is rotated.
function onResize(measure: () => void): () => void {
  const target = window.visualViewport ?? window
  target.addEventListener('resize', measure)
  return () => target.removeEventListener('resize', measure)
}
