import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While something is open, Escape and a press anywhere else close it. */
export function useDismiss(isOpen: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  const onKey = useEffectEvent(({ key, isComposing }: KeyboardEvent) => key === 'Escape' && !isComposing && close())
  // To the document a press in a shadow root is one on its host.
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
