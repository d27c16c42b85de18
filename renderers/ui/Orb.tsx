import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Orb.module.css'

type OrbTone = 'accent' | 'info' | 'good' | 'warn' | 'bad'

interface OrbProps {
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

export type PaymentStatus = 'waiting' | 'accepted' | 'mistaked' | 'processed'

const LOOKS: Readonly<Record<PaymentStatus, OrbProps>> = {
  waiting: { icon: 'clock', tone: 'accent', waiting: true },
  accepted: { icon: 'shield', tone: 'info' },
  mistaked: { icon: 'cross', tone: 'bad' },
  processed: { icon: 'check', tone: 'good' },
}

/** The picture of a status. One that is not known looks like waiting: it must never look like success or failure. */
export function StatusOrb({ status }: { readonly status: string }) {
  const look = LOOKS[status as PaymentStatus] ?? LOOKS.waiting
  return <Orb key={look.icon} {...look} />
}
