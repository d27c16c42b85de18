import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './bonusBadge.module.css'

/** A gift that turns into a tick when the amount reaches it: the icon says it as well, not the colour alone. */
export function bonusBadge({ title, text, active = false }: BlockProps<'bonusBadge'>) {
  return (
    <div className={classes(styles.bonus, active && styles.active)}>
      <span className={styles.icon}>
        <Icon name={active ? 'check' : 'gift'} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        {text && <p className={styles.condition}>{text}</p>}
      </div>
    </div>
  )
}
