import type { HTMLInputAutoCompleteAttribute } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'

export interface InputProps extends FieldTexts {
  readonly name: string
  /** What stands in it when it comes to the screen; the element holds what is typed after that. */
  readonly value: string
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined
  readonly autoComplete?: string | undefined
  /** What reads from left to right in every language; it is known of figures and of an email. */
  readonly isLtr?: boolean | undefined
  readonly autoCapitalize?: 'characters' | undefined
  readonly enterKeyHint?: 'next' | 'done' | undefined
  readonly inputRef?: ((element: HTMLElement | null) => void) | undefined
  readonly onInput?: ((value: string) => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/**
 * One line of text; it looks by its place in the frame. Uncontrolled: the element holds what is typed, React draws only texts and states. What a browser may
 * do to a text by itself is said once, by the form around it.
 */
export function Input(props: InputProps) {
  const { id, label, hint, error } = props
  return FieldFrame({
    id,
    label,
    hint,
    error,
    children: (
      <input
        id={id}
        ref={props.inputRef}
        name={props.name}
        // No type: "email" hides the caret from a mask and cuts off blanks by itself.
        inputMode={props.inputMode}
        autoComplete={props.autoComplete as HTMLInputAutoCompleteAttribute | undefined}
        autoCapitalize={props.inputMode === 'email' ? 'off' : props.autoCapitalize}
        enterKeyHint={props.enterKeyHint}
        // With nothing in it there is nothing to take the direction from, and to look for it in 200 fields is work.
        dir={props.isLtr || isLtr(props.inputMode) ? 'ltr' : props.value === '' ? undefined : 'auto'}
        // An input is empty by itself.
        defaultValue={props.value || undefined}
        placeholder={props.placeholder}
        disabled={props.disabled}
        aria-required={props.required || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(props)}
        onInput={({ currentTarget }) => {
          currentTarget.dir ||= 'auto'
          props.onInput?.(currentTarget.value)
        }}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
    ),
  })
}

// "1111 2222" has no letter to take the direction from: in an Arabic page its groups would stand in the wrong order.
function isLtr(inputMode: InputProps['inputMode']): boolean {
  return inputMode !== undefined && inputMode !== 'text'
}
