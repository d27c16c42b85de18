import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Closes on Escape and on a press outside while open. */
export function useDismiss(isOpen: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  const onKey = useEffectEvent(({ key, isComposing }: KeyboardEvent) => key === 'Escape' && !isComposing && close())
  // `composedPath`, because in listeners on `document` the target of a press in a shadow root is the root's host.
  const onPress = useEffectEvent(
    (event: PointerEvent) => root.current?.contains(event.composedPath()[0] as Node) || close(),
  )

  useEffect(() => {
    if (!isOpen) return
    const [key, press] = [(event: KeyboardEvent) => onKey(event), (event: PointerEvent) => onPress(event)]
    document.addEventListener('keydown', key)
    document.addEventListener('pointerdown', press)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('pointerdown', press)
    }
  }, [isOpen])
}
