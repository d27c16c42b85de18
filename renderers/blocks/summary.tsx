import type { BlockProps } from '../contract.ts'
import { named } from '../ui/named.ts'
import styles from './summary.module.css'

export function summary({ rows, ariaLabel }: BlockProps<'summary'>) {
  return (
    <dl className={styles.summary} {...named('group', ariaLabel)}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
