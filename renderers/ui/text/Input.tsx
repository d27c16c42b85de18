import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import styles from './FieldFrame.module.css'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { Mark } from './Mark.tsx'

export interface InputProps extends FieldTexts {
  readonly name: string
  /** The initial value; the element keeps what is typed afterwards. */
  readonly value: string
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined
  readonly autoComplete?: string | undefined
  /** Forces left-to-right; implied for numeric and email input. */
  readonly isLtr?: boolean | undefined
  readonly autoCapitalize?: 'characters' | undefined
  /** The URL of a picture at the start of the field. */
  readonly mark?: string | undefined
  /** A button at the end of the field. */
  readonly button?: ReactNode
  /** A password, hidden or shown. */
  readonly isSecret?: boolean | undefined
  /** Hides the text while typing. */
  readonly type?: 'password' | undefined
  readonly enterKeyHint?: 'next' | 'done' | undefined
  readonly inputRef?: ((element: HTMLElement | null) => void) | undefined
  readonly onInput?: ((value: string) => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/**
 * A single-line text input, styled by its position in the frame. Uncontrolled: the element keeps the typed text, and
 * React renders only labels and states. Autocorrect and similar attributes are set once, on the form.
 */
export function Input(props: InputProps) {
  const { id, label, hint, error } = props
  return FieldFrame({
    id,
    label,
    hint,
    error,
    width: props.width,
    children: within(props, control(props)),
  })
}

const control = (props: InputProps) => (
  <input
    id={props.id}
    ref={props.inputRef}
    name={props.name}
    type={props.type}
    // No type "email": it would hide the caret position from masks and trim spaces.
    inputMode={props.inputMode}
    autoComplete={props.autoComplete as HTMLInputAutoCompleteAttribute | undefined}
    autoCapitalize={props.inputMode === 'email' || props.isSecret ? 'off' : props.autoCapitalize}
    // The browser must not correct what a player lets it show, or send it to a spelling service.
    autoCorrect={props.isSecret ? 'off' : undefined}
    spellCheck={props.isSecret ? false : undefined}
    enterKeyHint={props.enterKeyHint}
    // No `dir` for an empty input: it has no text to derive a direction from, and computing it for 200 fields takes
    // time.
    dir={props.isLtr || isLtr(props.inputMode) ? 'ltr' : props.value === '' ? undefined : 'auto'}
    // An empty value is left out, because inputs are empty by default.
    defaultValue={props.value || undefined}
    placeholder={props.placeholder}
    disabled={props.disabled}
    aria-required={props.required || undefined}
    aria-invalid={props.error !== undefined || undefined}
    aria-describedby={describedBy(props)}
    onInput={({ currentTarget }) => {
      currentTarget.dir ||= 'auto'
      props.onInput?.(currentTarget.value)
    }}
    onFocus={props.onFocus}
    onBlur={props.onBlur}
  />
)

/** A text input alone, or in a box with a mark and a button. Most have neither, and no box. */
function within({ mark, button }: InputProps, input: ReactNode): ReactNode {
  if (mark === undefined && button === undefined) return input
  return (
    <div className={classes(styles.affixed, mark !== undefined && styles.marked, button !== undefined && styles.ended)}>
      {mark !== undefined && <Mark key={mark} src={mark} />}
      {input}
      {button}
    </div>
  )
}

// "1111 2222" has no letters to derive a direction from: in an Arabic page its groups would be reordered.
function isLtr(inputMode: InputProps['inputMode']): boolean {
  return inputMode !== undefined && inputMode !== 'text'
}
