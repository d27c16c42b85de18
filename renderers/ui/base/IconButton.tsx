import { Icon, type IconName } from './Icon.tsx'
import styles from './IconButton.module.css'

/** An icon button always has an accessible name. */
export function IconButton({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
