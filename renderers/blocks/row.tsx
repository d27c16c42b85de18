import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/base/classes.ts'
import { named } from '../ui/base/named.ts'
import gaps from './gaps.module.css'
import styles from './row.module.css'

export function row({ gap = 'medium', ariaLabel, children }: BlockProps<'row'>) {
  return (
    <div {...named('group', ariaLabel)} className={classes(styles.row, gaps[gap])}>
      {children}
    </div>
  )
}
