import { describedBy } from '../text/FieldFrame.tsx'
import type { ToggleProps } from './ChoiceProps.ts'

interface ToggleInputProps {
  readonly field: ToggleProps
  readonly className: string | undefined
  readonly role?: 'switch' | undefined
}

/** The native checkbox behind both Checkbox and Switch. Its accessible name is in `${id}-label`. */
export function ToggleInput({ field, className, role }: ToggleInputProps) {
  return (
    <input
      ref={field.inputRef}
      type="checkbox"
      role={role}
      id={field.id}
      name={field.name}
      checked={field.value === 'true'}
      disabled={field.disabled}
      className={className}
      aria-labelledby={`${field.id}-label`}
      aria-describedby={describedBy(field)}
      aria-invalid={field.error !== undefined || undefined}
      aria-required={field.required || undefined}
      onChange={(event) => field.onInput?.(String(event.currentTarget.checked))}
      onFocus={field.onFocus}
      onBlur={field.onBlur}
    />
  )
}
