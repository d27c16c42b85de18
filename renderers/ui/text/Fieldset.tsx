import { type ReactNode, useId } from 'react'
import { classes } from '../base/classes.ts'
import styles from './Fieldset.module.css'

interface FieldsetProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly labels?: 'hidden' | 'shown' | undefined
  readonly ariaLabel?: string | undefined
  /** The class of the line of fields. */
  readonly className: string
  readonly children?: ReactNode
}

/** One label over several fields. Their own labels are hidden by CSS only, so that each field keeps its name. */
export function Fieldset({ label, hint, labels = 'hidden', ariaLabel, className, children }: FieldsetProps) {
  const id = useId()
  return (
    <fieldset
      className={styles.group}
      aria-label={ariaLabel}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <legend>{label}</legend>
      <div className={classes(className, labels === 'hidden' && styles.merged)}>{children}</div>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </fieldset>
  )
}
