import type { BlockProps } from '../contract.ts'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './spinner.module.css'

export function spinner({ label, ariaLabel }: BlockProps<'spinner'>) {
  return (
    <p className={styles.spinner} role="status" aria-label={ariaLabel}>
      <Spinner />
      <span>{label}</span>
    </p>
  )
}
