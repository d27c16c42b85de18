import type { BlockProps } from '../contract.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './choice.module.css'

/** Chosen or not is said by the button itself: no colour alone tells it. */
export function choice({ label, selected, ariaLabel, onPress }: BlockProps<'choice'>) {
  return (
    <button type="button" className={styles.choice} aria-pressed={selected} aria-label={ariaLabel} onClick={onPress}>
      {selected && <Icon name="check" className={styles.check} />}
      <bdi>{label}</bdi>
    </button>
  )
}
