import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/classes.ts'
import { wholeIds } from '../ui/wholeIds.tsx'
import styles from './text.module.css'

export function text({ text, tone = 'plain' }: BlockProps<'text'>) {
  return <p className={classes(styles.text, tone === 'quiet' && styles.quiet)}>{wholeIds(text)}</p>
}
