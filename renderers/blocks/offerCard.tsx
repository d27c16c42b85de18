import type { BlockProps } from '../contract.ts'
import { Badge } from '../ui/base/Badge.tsx'
import { classes } from '../ui/base/classes.ts'
import { MethodIcon } from '../ui/base/MethodIcon.tsx'
import styles from './offerCard.module.css'

/** Radios with the same name in one form are a group, so arrow keys move between the cards. */
const GROUP = 'pw-offer'

/**
 * One offer in one line: provider, amount received, rate. The details are on the selected card, or on every card if
 * there is no `hint`, as in documents published before. The whole card is the radio's label and accessible name.
 */
export function offerCard(props: BlockProps<'offerCard'>) {
  const { source, label, hint, rows = [], selected, badge, ariaLabel, onPress } = props
  return (
    <label className={classes(styles.card, selected && styles.selected)}>
      <span className={styles.line}>
        <MethodIcon src={source.icon} name={source.name} />
        <span className={styles.facts}>
          <span className={styles.who}>
            <bdi className={styles.name}>{source.name}</bdi> {badge && Badge(badge)}{' '}
          </span>
          <span className={styles.gets}>
            <span className={styles.label}>{label}</span> <bdi className={styles.amount}>{source.gets}</bdi>{' '}
            {hint && source.price !== '' && (
              <>
                <bdi className={styles.label}>{hint}</bdi>{' '}
              </>
            )}
          </span>
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
      {(selected || !hint) && rows.length > 0 && (
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
