import { type ReactNode, useRef } from 'react'
import { says } from '../base/says.ts'
import type { TooltipPlacement } from '../overlay/placeBubble.ts'
import styles from '../overlay/Tooltip.module.css'
import { useBubble } from '../overlay/useBubble.ts'

export interface CalloutProps {
  readonly text: ReactNode
  /** The dismiss action; the parent controls visibility. */
  readonly action: { readonly label: string; readonly onPress: () => void }
  readonly placement?: TooltipPlacement | undefined
  /** The element that the callout refers to and is placed next to. */
  readonly children: ReactNode
}

/** A tooltip that is open until it is dismissed: "the amount has changed", OK. */
export function Callout({ text, action, placement = 'bottom', children }: CalloutProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const { bubble, arrow } = useBubble(true, placement, anchor)
  return (
    <div className={styles.callout}>
      <div ref={anchor} className={styles.subject}>
        {children}
      </div>
      <span ref={bubble} {...says()} className={styles.bubble}>
        <span className={styles.text}>{text}</span>
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
        <span ref={arrow} aria-hidden="true" className={styles.arrow} />
      </span>
    </div>
  )
}
