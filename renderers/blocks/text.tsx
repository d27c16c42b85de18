import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/base/classes.ts'
import { wholeIds } from '../ui/text/wholeIds.tsx'
import styles from './text.module.css'

export function text({ text, tone = 'plain' }: BlockProps<'text'>) {
  return <p className={classes(styles.text, tone === 'quiet' && styles.quiet)}>{wholeIds(text)}</p>
}
