import type { BlockProps } from '../contract.ts'
import { announcedProps } from '../ui/base/announcedProps.ts'
import { classes } from '../ui/base/classes.ts'
import { Spinner } from '../ui/base/Spinner.tsx'
import styles from './spinner.module.css'

export function spinner({ label, alone, ariaLabel }: BlockProps<'spinner'>) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: announcedProps() sets the role
    <p className={classes(styles.spinner, alone && styles.alone)} {...announcedProps()} aria-label={ariaLabel}>
      <Spinner />
      <span>{label}</span>
    </p>
  )
}
