import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/base/classes.ts'
import { named } from '../ui/base/named.ts'
import { grouped } from '../ui/text/grouped.tsx'
import styles from './summary.module.css'

export function summary({ rows, ends = false, room = 'any', ariaLabel }: BlockProps<'summary'>) {
  const list = (
    <dl className={classes(styles.summary, room === 'wide' && styles.wide)}>
      {rows.map(({ label, value, strong }) => (
        <div key={label} className={classes(styles.row, strong && styles.strong)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi translate="no">{ends ? withEnds(value) : grouped(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
  // A role on the `dl` itself would replace its list semantics.
  return ariaLabel === undefined ? list : <div {...named('group', ariaLabel)}>{list}</div>
}

/** The number of characters emphasized at each end: people compare the two ends of a crypto address. */
const END = 5

/** Inline text, so that selecting and copying it yields exactly the value. */
function withEnds(value: string) {
  const signs = [...value]
  if (signs.length <= 2 * END) return value
  const [first, last] = [signs.slice(0, END).join(''), signs.slice(-END).join('')]
  return (
    <>
      <b className={styles.end}>{first}</b>
      {signs.slice(END, -END).join('')}
      <b className={styles.end}>{last}</b>
    </>
  )
}
