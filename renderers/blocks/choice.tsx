import type { BlockProps } from '../contract.ts'
import { Icon } from '../ui/base/Icon.tsx'
import styles from './choice.module.css'

/** The selected state is exposed by `aria-pressed` and an icon, not by colour alone. */
export function choice({ label, selected, ariaLabel, onPress }: BlockProps<'choice'>) {
  return (
    <button type="button" className={styles.choice} aria-pressed={selected} aria-label={ariaLabel} onClick={onPress}>
      {selected && <Icon name="check" className={styles.check} />}
      <bdi>{label}</bdi>
    </button>
  )
}
