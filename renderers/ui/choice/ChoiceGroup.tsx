import type { CSSProperties, FocusEvent, ReactNode } from 'react'
import type { Choice } from '../../contract.ts'
import { describedBy, FieldFrame } from '../text/FieldFrame.tsx'
import type { ChoiceProps } from './ChoiceProps.ts'

interface ChoiceGroupProps {
  readonly field: ChoiceProps
  readonly className: string | undefined
  readonly itemClassName: string | undefined
  readonly radioClassName: string | undefined
  readonly style?: CSSProperties | undefined
  readonly draw: (item: Choice, radio: ReactNode) => ReactNode
}

/** A radio group of native inputs, so Tab, arrows and Space work as usual. */
export function ChoiceGroup({ field, className, itemClassName, radioClassName, style, draw }: ChoiceGroupProps) {
  const { id, label, hint, error, items = [], value } = field
  // The form focuses the radio in the tab order: the selected one, or the first.
  const tabStop = Math.max(
    items.findIndex((item) => item.value === value),
    0,
  )
  const radio = (item: Choice, index: number) => (
    <input
      ref={index === tabStop ? field.inputRef : undefined}
      type="radio"
      id={`${id}-${index}`}
      name={field.name}
      value={item.value}
      checked={item.value === value}
      disabled={field.disabled}
      className={radioClassName}
      onChange={() => field.onInput?.(item.value)}
    />
  )
  return FieldFrame({
    id,
    label,
    hint,
    error,
    width: field.width,
    labels: 'byId',
    children: (
      <div
        id={id}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(field)}
        aria-required={field.required || undefined}
        aria-invalid={error !== undefined || undefined}
        className={className}
        style={style}
        onFocus={(event) => isCrossing(event) && field.onFocus?.()}
        onBlur={(event) => isCrossing(event) && field.onBlur?.()}
      >
        {items.map((item, index) => (
          <label key={item.value} htmlFor={`${id}-${index}`} className={itemClassName}>
            {draw(item, radio(item, index))}
          </label>
        ))}
      </div>
    ),
  })
}

// Focus moving between radios of the group is neither a focus nor a blur of the field.
function isCrossing({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget)
}
