import type { BlockProps } from '../contract.ts'
import { classes } from '../ui/base/classes.ts'
import { Spinner } from '../ui/base/Spinner.tsx'
import { says } from '../ui/base/says.ts'
import styles from './spinner.module.css'

export function spinner({ label, alone, ariaLabel }: BlockProps<'spinner'>) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: says() sets the role
    <p className={classes(styles.spinner, alone && styles.alone)} {...says()} aria-label={ariaLabel}>
      <Spinner />
      <span>{label}</span>
    </p>
  )
}
