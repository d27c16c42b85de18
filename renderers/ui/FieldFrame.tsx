import type { MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './FieldFrame.module.css'
import { Icon } from './Icon.tsx'

export interface FieldTexts {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

interface FieldFrameProps extends FieldTexts {
  readonly centered?: boolean | undefined
  /**
   * A control that is no labelable element takes its name from `${id}-label`; a box to tick has its words beside it; the
   * label of a button brings to it and doesn't press it.
   */
  readonly labels?: 'control' | 'button' | 'byId' | 'own' | undefined
  readonly children: ReactNode
}

/** What the control's aria-describedby must say: the error first, since it is what to do next. */
export function describedBy({ id, hint, error }: FieldTexts): string | undefined {
  return classes(error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined
}

/**
 * The label above a control, the hint and the error below it. The error is read with its control, to which the player is
 * brought; how many there are is announced once for the whole form, not field by field.
 */
export function FieldFrame({ id, label, hint, error, centered, labels = 'control', children }: FieldFrameProps) {
  return (
    <div className={classes(styles.field, centered && styles.centered)}>
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
