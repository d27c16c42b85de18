import type { BlockProps } from '../contract.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './countryRow.module.css'

export function choiceRow({ label, selected = false, ariaLabel, onPress }: BlockProps<'choiceRow'>) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={ariaLabel}
      aria-current={selected || undefined}
      onClick={onPress}
    >
      <span className={styles.name}>
        <bdi>{label}</bdi>
      </span>
      {selected && <Icon name="check" className={styles.check} />}
    </button>
  )
}
