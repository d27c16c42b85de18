import type { MouseEvent, ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import { Icon } from '../base/Icon.tsx'
import styles from './FieldFrame.module.css'

export interface FieldTexts {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The share of the line in a row. */
  readonly width?: keyof typeof WIDTHS | undefined
}

const WIDTHS = {
  quarter: styles.quarter,
  third: styles.third,
  half: styles.half,
  twoThirds: styles.twoThirds,
  threeQuarters: styles.threeQuarters,
  full: styles.full,
}

interface FieldFrameProps extends FieldTexts {
  readonly centered?: boolean | undefined
  /**
   * How the label is associated. `byId`: the control is not a labelable element and refers to `${id}-label`. `own`: a
   * checkbox with its text next to it. `button`: clicking the label focuses the button without pressing it.
   */
  readonly labels?: 'control' | 'button' | 'byId' | 'own' | undefined
  readonly children: ReactNode
}

/** The control's aria-describedby: the error first, because it says what to do next. */
export function describedBy({ id, hint, error }: FieldTexts): string | undefined {
  return classes(error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined
}

/**
 * A label above the control, and hint and error below it. The error is read with its focused control. The form announces
 * an error that appears later, and the number of errors after a press.
 */
export function FieldFrame({ id, label, hint, error, width, centered, labels = 'control', children }: FieldFrameProps) {
  return (
    <div className={classes(styles.field, width && WIDTHS[width], centered && styles.centered)}>
      {labels === 'control' && <label htmlFor={id}>{label}</label>}
      {labels === 'button' && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a label takes no focus, and keys reach the button by themselves
        <label id={`${id}-label`} htmlFor={id} onClick={onlyFocus}>
          {label}
        </label>
      )}
      {labels === 'byId' && <span id={`${id}-label`}>{label}</span>}
      {children}
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" className={styles.icon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

function onlyFocus(event: MouseEvent<HTMLLabelElement>): void {
  event.preventDefault()
  event.currentTarget.control?.focus()
}
