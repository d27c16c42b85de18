import { observer } from 'mobx-react-lite'
import { useLayoutEffect } from 'react'
import { afterPaint } from '../platform/time/afterPaint.ts'

export interface FirstPaintProps {
  /** Whether useful content is rendered. Tracked by MobX. */
  readonly isReady: () => boolean
  readonly onPainted: () => void
}

/** Reports the paint of the screen (P11). Renders nothing itself, but React commits it together with the screen. */
export const FirstPaint = observer(function FirstPaint({ isReady, onPainted }: FirstPaintProps) {
  const ready = isReady()
  useLayoutEffect(() => (ready ? afterPaint(onPainted) : undefined), [ready, onPainted])
  return null
})
