import type { BlockProps } from '../contract.ts'
import { Countdown } from '../ui/payment/Countdown.tsx'

export function countdown({ source, label, hint, look, clock, lang, announce }: BlockProps<'countdown'>) {
  const { endsAt, totalMs } = source
  return (
    <Countdown
      deadline={endsAt}
      totalMs={totalMs}
      label={label}
      hint={hint}
      isPill={look === 'pill'}
      lang={lang}
      clock={clock}
      announce={announce}
    />
  )
}
