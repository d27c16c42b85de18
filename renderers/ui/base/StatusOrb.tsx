import { Orb, type OrbProps } from './Orb.tsx'

export type PaymentStatus = 'waiting' | 'accepted' | 'mistaked' | 'processed' | 'unclear'

const LOOKS: Readonly<Record<PaymentStatus, OrbProps>> = {
  waiting: { icon: 'clock', tone: 'accent', waiting: true },
  accepted: { icon: 'shield', tone: 'info' },
  mistaked: { icon: 'cross', tone: 'bad' },
  processed: { icon: 'check', tone: 'good' },
  unclear: { icon: 'warning', tone: 'warn' },
}

/** The icon of a status. An unknown status looks like waiting, never like success or failure. */
export function StatusOrb({ status }: { readonly status: string }) {
  const look = LOOKS[status as PaymentStatus] ?? LOOKS.waiting
  return <Orb key={look.icon} {...look} />
}
