import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { classes } from '../base/classes.ts'
import { Icon } from '../base/Icon.tsx'
import { IconButton } from '../base/IconButton.tsx'
import { says } from '../base/says.ts'
import { RichText } from '../text/RichText.tsx'
import styles from './Snackbar.module.css'

export interface SnackbarProps {
  readonly title: string
  /** May contain server HTML: always rendered by RichText, never inserted as HTML (SEC-02). */
  readonly content?: string | undefined
  readonly tone?: 'bad' | 'info' | 'good' | undefined
  readonly closeLabel?: string | undefined
  readonly onClose?: (() => void) | undefined
}

const ICONS = { bad: 'warning', info: 'info', good: 'check' } as const

/** Display duration (spec 8, 9). */
const LIFETIME_MS = 5_000

/** A temporary message at the top that disappears after a while or when closed. */
export function Snackbar({ title, content, tone = 'bad', closeLabel, onClose }: SnackbarProps) {
  const box = useRef<HTMLDivElement>(null)
  useLifetime(box, onClose)
  return (
    <div ref={box} {...says(tone === 'bad')} className={classes(styles.snackbar, styles[tone])}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {content !== undefined && content !== '' && (
          <p className={styles.content}>
            <RichText html={content} />
          </p>
        )}
      </div>
      {closeLabel !== undefined && onClose && <IconButton icon="close" label={closeLabel} onPress={onClose} />}
    </div>
  )
}

/** Stays while hovered or focused by keyboard, then restarts its full duration. */
function useLifetime(box: RefObject<HTMLElement | null>, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.())
  useEffect(() => {
    const element = box.current
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Pointer events are used instead of :hover, which persists after a touch.
    let isPointedAt = false
    const isRead = () => isPointedAt || element.querySelector(':focus-visible') !== null
    const live = () => {
      clearTimeout(timer)
      timer = setTimeout(() => isRead() || close(), LIFETIME_MS)
    }
    const point = ({ type }: Event) => {
      isPointedAt = type === 'pointerenter'
      live()
    }
    live()
    element.addEventListener('pointerenter', point)
    element.addEventListener('pointerleave', point)
    element.addEventListener('focusout', live)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerenter', point)
      element.removeEventListener('pointerleave', point)
      element.removeEventListener('focusout', live)
    }
  }, [box])
}
