import { classes } from '../base/classes.ts'
import { describedBy, FieldFrame } from '../text/FieldFrame.tsx'
import styles from './Dropdown.module.css'
import type { DropdownProps } from './DropdownProps.ts'

/** A native select: used while the dropdown's code loads, and permanently if that fails. */
export function NativeSelect(props: DropdownProps) {
  const { id, label, hint, error, items, value, placeholder } = props
  const isChosen = items.some((item) => item.value === value)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} width={props.width}>
      <select
        id={id}
        ref={props.triggerRef}
        className={classes(
          styles.trigger,
          styles.native,
          !isChosen && styles.placeholder,
          error !== undefined && styles.bad,
        )}
        value={isChosen ? value : ''}
        disabled={props.disabled}
        aria-required={props.required || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(props)}
        onChange={(event) => props.onChoose(event.currentTarget.value)}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      >
        {!isChosen && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
