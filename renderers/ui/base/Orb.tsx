import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Orb.module.css'

type OrbTone = 'accent' | 'info' | 'good' | 'warn' | 'bad'

export interface OrbProps {
  readonly icon: IconName
  readonly tone?: OrbTone | undefined
  /** Shows a rotating ring: something is in progress elsewhere. */
  readonly waiting?: boolean | undefined
}

export function Orb({ icon, tone = 'accent', waiting = false }: OrbProps) {
  return (
    <span aria-hidden="true" className={classes(styles.orb, styles[tone], waiting && styles.waiting)}>
      <Icon name={icon} className={styles.icon} />
    </span>
  )
}
