import type { BlockProps } from '../contract.ts'
import { Spinner } from '../ui/base/Spinner.tsx'
import { says } from '../ui/base/says.ts'
import styles from './spinner.module.css'

export function spinner({ label, ariaLabel }: BlockProps<'spinner'>) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is among the props of what is read out
    <p className={styles.spinner} {...says()} aria-label={ariaLabel}>
      <Spinner />
      <span>{label}</span>
    </p>
  )
}
