import type { BlockProps } from '../contract.ts'
import { Flag } from '../ui/Flag.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './countryRow.module.css'

export function countryRow({ source, selected = false, ariaLabel, onPress }: BlockProps<'countryRow'>) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={ariaLabel}
      aria-current={selected || undefined}
      onClick={onPress}
    >
      <Flag src={source.flag} code={source.code} />
      <span className={styles.name}>{source.name}</span>
      <span className={styles.currency}>{source.currency}</span>
      {selected && <Icon name="check" className={styles.check} />}
    </button>
  )
}
