import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Orb.module.css'

type OrbTone = 'accent' | 'info' | 'good' | 'warn' | 'bad'

export interface OrbProps {
  readonly icon: IconName
  readonly tone?: OrbTone | undefined
  /** A ring turns round it: something is going on elsewhere. */
  readonly waiting?: boolean | undefined
}

export function Orb({ icon, tone = 'accent', waiting = false }: OrbProps) {
  return (
    <span aria-hidden="true" className={classes(styles.orb, styles[tone], waiting && styles.waiting)}>
      <Icon name={icon} className={styles.icon} />
    </span>
  )
}
