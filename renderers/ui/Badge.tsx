import styles from './Badge.module.css'
import { classes } from './classes.ts'

export interface BadgeProps {
  readonly text: string
  readonly tone?: 'accent' | 'warn' | 'good' | 'info' | undefined
}

export function Badge({ text, tone = 'accent' }: BadgeProps) {
  return <span className={classes(styles.badge, styles[tone])}>{text}</span>
}
