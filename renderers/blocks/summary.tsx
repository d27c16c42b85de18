import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/classes.ts'
import { named } from '../ui/named.ts'
import styles from './summary.module.css'

export function summary({ rows, room = 'any', ariaLabel }: BlockProps<'summary'>) {
  const list = (
    <dl className={classes(styles.summary, room === 'wide' && styles.wide)}>
      {rows.map(({ label, value, strong }) => (
        <div key={label} className={classes(styles.row, strong && styles.strong)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
  // A list of terms that bears a role of its own is none any more.
  return ariaLabel === undefined ? list : <div {...named('group', ariaLabel)}>{list}</div>
}
