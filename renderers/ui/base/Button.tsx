import type { MouseEvent } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps {
  readonly label: string
  readonly tone?: 'filled' | 'outline' | 'quiet' | undefined
  readonly type?: 'button' | 'submit' | undefined
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
  readonly disabled?: boolean | undefined
  readonly fullWidth?: boolean | undefined
  readonly ariaLabel?: string | undefined
  /** The id of the element that says why the button is disabled. */
  readonly describedBy?: string | undefined
  readonly testId?: string | undefined
  readonly onPress?: (() => void) | undefined
}

/**
 * A busy button is not disabled: it keeps its focus and size, announces its state, and ignores presses, including Enter
 * in a form, which arrives as a click on the submit button. A disabled submit can still be pressed: the form then shows
 * its errors.
 */
export function Button({ tone = 'outline', type = 'button', busy = false, fullWidth = true, ...rest }: ButtonProps) {
  const press = (event: MouseEvent) => (busy ? event.preventDefault() : rest.onPress?.())
  return (
    <button
      type={type}
      className={classes(styles.button, styles[tone], fullWidth && styles.full)}
      disabled={rest.disabled === true && !busy && type !== 'submit'}
      aria-disabled={rest.disabled || busy || undefined}
      aria-busy={busy || undefined}
      aria-label={rest.ariaLabel}
      aria-describedby={rest.describedBy}
      data-testid={rest.testId}
      onClick={press}
    >
      <span className={styles.labels}>
        <span className={classes(styles.label, busy && styles.gone)}>{rest.label}</span>
        {(busy || rest.busyLabel !== undefined) && (
          <span className={classes(styles.label, !busy && styles.gone)}>
            <Spinner />
            <span data-pw-busy>{rest.busyLabel ?? rest.label}</span>
          </span>
        )}
      </span>
    </button>
  )
}
