import { classes } from '../base/classes.ts'
import { FieldFrame } from '../text/FieldFrame.tsx'
import type { ToggleProps } from './ChoiceProps.ts'
import styles from './Switch.module.css'
import { ToggleInput } from './ToggleInput.tsx'

/** A switch that applies immediately. Consents use Checkbox instead. */
export function Switch(props: ToggleProps) {
  const { id, label, hint, error, disabled } = props
  const hasNote = hint !== undefined || error !== undefined
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labels="own">
      <div
        className={classes(
          styles.row,
          hasNote && styles.told,
          error !== undefined && styles.bad,
          disabled && styles.off,
        )}
      >
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
        <ToggleInput field={props} role="switch" className={styles.switch} />
      </div>
    </FieldFrame>
  )
}
