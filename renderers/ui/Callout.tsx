import { type ReactNode, useRef } from 'react'
import type { TooltipPlacement } from './placeBubble.ts'
import { says } from './says.ts'
import styles from './Tooltip.module.css'
import { useBubble } from './useBubble.ts'

export interface CalloutProps {
  readonly text: ReactNode
  /** What takes it away; whoever shows it decides that it is gone. */
  readonly action: { readonly label: string; readonly onPress: () => void }
  readonly placement?: TooltipPlacement | undefined
  /** What it is about, and stands beside. */
  readonly children: ReactNode
}

/** A tooltip that opens by itself and stays until it is answered: "the amount has changed", OK. */
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
