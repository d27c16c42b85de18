import { observer } from 'mobx-react-lite'
import { useLayoutEffect } from 'react'
import { afterPaint } from '../platform/afterPaint.ts'

export interface FirstPaintProps {
  /** Whether something of use is drawn. Read as MobX reads. */
  readonly isReady: () => boolean
  readonly onPainted: () => void
}

/** Draws nothing. It is drawn with the same commit as the screen, so what it waits for is the paint of the screen (P11). */
export const FirstPaint = observer(function FirstPaint({ isReady, onPainted }: FirstPaintProps) {
  const ready = isReady()
  useLayoutEffect(() => (ready ? afterPaint(onPainted) : undefined), [ready, onPainted])
  return null
})
