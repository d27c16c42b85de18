import type { BlockProps } from '../contract.ts'
import { Badge } from '../ui/base/Badge.tsx'
import { MethodIcon } from '../ui/base/MethodIcon.tsx'
import styles from './offerCard.module.css'

/** Radios with the same name in one form are a group, so arrow keys move between the cards. */
const GROUP = 'pw-offer'

/** One offer: provider, amount received, costs. The whole card is the radio's label and accessible name. */
export function offerCard({ source, label, rows = [], selected, badge, ariaLabel, onPress }: BlockProps<'offerCard'>) {
  return (
    <label className={styles.card}>
      <span className={styles.head}>
        <MethodIcon src={source.icon} name={source.name} />
        <span className={styles.who}>
          <bdi className={styles.name}>{source.name}</bdi> {badge && Badge(badge)}{' '}
        </span>
        <input
          type="radio"
          name={GROUP}
          value={source.id}
          checked={selected}
          aria-label={ariaLabel}
          className={styles.radio}
          onChange={onPress}
        />
      </span>
      <span className={styles.gets}>
        <span className={styles.label}>{label}</span> <bdi className={styles.amount}>{source.gets}</bdi>{' '}
      </span>
      {rows.length > 0 && (
        <span className={styles.rows}>
          {rows.map((row) => (
            <span key={row.label} className={styles.row}>
              <span>{row.label}</span> <bdi className={styles.value}>{row.value}</bdi>{' '}
            </span>
          ))}
        </span>
      )}
    </label>
  )
}
