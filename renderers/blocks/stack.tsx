import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/base/classes.ts'
import { named } from '../ui/base/named.ts'
import gaps from './gaps.module.css'
import styles from './stack.module.css'

export function stack({ gap = 'medium', ariaLabel, children }: BlockProps<'stack'>) {
  return (
    <div {...named('group', ariaLabel)} className={classes(styles.stack, gaps[gap])}>
      {children}
    </div>
  )
}
