import { type FocusEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../base/Icon.tsx'
import type { TooltipPlacement } from './placeBubble.ts'
import styles from './Tooltip.module.css'
import { useBubble } from './useBubble.ts'
import { useDismiss } from './useDismiss.ts'

export interface TooltipProps {
  /** The accessible name of the round button that opens the tooltip. */
  readonly label: string
  readonly placement?: TooltipPlacement | undefined
  readonly children: ReactNode
}

// How the tooltip was opened: if hover has opened it, the click that follows must not close it.
type Opened = 'hover' | 'press' | undefined

/**
 * An explanation behind an "i" button: opened by hover, focus or tap. The pointer may move into it, and Escape closes
 * it (WCAG 1.4.13).
 */
export function Tooltip({ label, placement = 'top', children }: TooltipProps) {
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
  const root = useRef<HTMLSpanElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const { bubble, arrow } = useBubble(opened !== undefined, placement, anchor)
  const close = () => setOpened(undefined)
  useDismiss(opened !== undefined, root, close)

  const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpened((now) => now ?? 'hover')
  const leave = () => setOpened((now) => (now === 'hover' ? undefined : now))
  const focus = ({ target }: FocusEvent) => target.matches(':focus-visible') && setOpened('press')
  return (
    <span ref={root} className={styles.root} onPointerEnter={enter} onPointerLeave={leave}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-describedby={id}
        onFocus={focus}
        onBlur={close}
        onClick={() => setOpened((now) => (now === 'press' ? undefined : (now ?? 'press')))}
      >
        <span ref={anchor}>
          <Icon name="info" />
        </span>
      </button>
      <span ref={bubble} id={id} role="tooltip" hidden={opened === undefined} className={styles.bubble}>
        <span className={styles.text}>{children}</span>
        <span ref={arrow} aria-hidden="true" className={styles.arrow} />
      </span>
    </span>
  )
}
