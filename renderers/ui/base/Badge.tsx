import type { CSSProperties } from 'react'
import styles from './Badge.module.css'
import { classes } from './classes.ts'

export interface BadgeProps {
  readonly text: string
  readonly tone?: 'accent' | 'warn' | 'good' | 'info' | undefined
  /** Custom colours as `#rrggbb`, validated on input. */
  readonly ground?: string | undefined
  readonly ink?: string | undefined
}

export function Badge({ text, tone = 'accent', ground, ink }: BadgeProps) {
  if (!ground || !ink) return <span className={classes(styles.badge, styles[tone])}>{text}</span>
  // React sets these custom properties through the CSSOM, which the CSP allows: no style attribute is parsed from text.
  const own = { '--pw-badge-ground': ground, '--pw-badge-ink': ink } as CSSProperties
  return (
    <span className={classes(styles.badge, styles.own)} style={own}>
      {text}
    </span>
  )
}
