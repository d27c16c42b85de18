import type { BlockProps } from '../contract.ts'
import { Button } from '../ui/base/Button.tsx'
import { Orb } from '../ui/base/Orb.tsx'
import styles from './emptyState.module.css'

export function emptyState({ icon = 'info', title, text, label, tone = 'quiet', onPress }: BlockProps<'emptyState'>) {
  return (
    <div data-pw-say="polite" className={styles.empty}>
      <Orb icon={icon} tone={icon === 'warning' ? 'warn' : undefined} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {label && onPress && <Button tone={tone} fullWidth={false} label={label} onPress={onPress} />}
    </div>
  )
}
