import type { ComponentProps } from 'react'
import { classes } from '../base/classes.ts'
import { describedBy } from '../text/FieldFrame.tsx'
import { ChoiceIcon } from './ChoiceIcon.tsx'
import styles from './Dropdown.module.css'
import type { DropdownProps } from './DropdownProps.ts'

interface DropdownTriggerProps {
  readonly field: DropdownProps
  readonly own: ComponentProps<'button'>
  readonly onFocus: () => void
}

/**
 * The button that shows the selection and opens the list. `own` comes from downshift; names and states from the field.
 */
export function DropdownTrigger({ field, own, onFocus }: DropdownTriggerProps) {
  const chosen = field.items.find(({ value }) => value === field.value)
  return (
    <button
      {...own}
      type="button"
      id={field.id}
      role="combobox"
      aria-expanded={own['aria-expanded']}
      tabIndex={0}
      className={classes(styles.trigger, field.error !== undefined && styles.bad)}
      aria-labelledby={`${field.id}-label ${field.id}-value`}
      aria-describedby={describedBy(field)}
      aria-invalid={field.error !== undefined || undefined}
      aria-required={field.required || undefined}
      onFocus={onFocus}
    >
      {chosen?.icon !== undefined && <ChoiceIcon src={chosen.icon} text={chosen.text} />}
      <span id={`${field.id}-value`} className={classes(styles.value, styles.texts, !chosen && styles.placeholder)}>
        <span className={styles.optionText}>{chosen?.text ?? field.placeholder ?? '\u00a0'}</span>{' '}
        {chosen?.note !== undefined && (
          <span className={styles.note}>
            <bdi>{chosen.note}</bdi>
          </span>
        )}
      </span>
    </button>
  )
}
