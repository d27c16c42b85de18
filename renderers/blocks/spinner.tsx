import type { BlockProps } from '../contract.ts'
import { Spinner } from '../ui/base/Spinner.tsx'
import { says } from '../ui/base/says.ts'
import styles from './spinner.module.css'

export function spinner({ label, ariaLabel }: BlockProps<'spinner'>) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: says() sets the role
    <p className={styles.spinner} {...says()} aria-label={ariaLabel}>
      <Spinner />
      <span>{label}</span>
    </p>
  )
}
