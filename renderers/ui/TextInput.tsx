import type { FieldState, TextTyping } from '../contract.ts'
import { Input, type InputProps } from './Input.tsx'
import { maskTyping } from './maskTyping.ts'

type TextInputProps = Omit<FieldState, 'value'> &
  Pick<InputProps, 'inputMode' | 'autoComplete' | 'autoCapitalize'> & {
    readonly value: string
  }

/** One line of text that may be typed by a rule: behind a prefix, into a mask, as a date, in capitals. Most have no rule. */
export function TextInput(props: TextInputProps) {
  if (props.textTyping === undefined) return Input(props)
  const { textTyping, inputRef, onInput } = props
  return Input({
    ...props,
    inputMode: props.inputMode ?? keyboardOf(textTyping),
    // Capitals may be a name; all else that is typed by a rule is a number of some kind.
    isLtr: textTyping.kind !== 'upper',
    inputRef: typingRef(textTyping, inputRef, onInput),
    onInput: undefined,
  })
}

function keyboardOf(typing: TextTyping): InputProps['inputMode'] {
  if (typing.kind === 'phone') return 'tel'
  if (typing.kind === 'mask') return typing.isNumeric ? 'numeric' : undefined
  return typing.kind === 'date' || typing.kind === 'digits' ? 'numeric' : undefined
}

interface TypingRef {
  readonly typing: TextTyping
  readonly onInput: FieldState['onInput']
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
}

/** By the ref of the form's own: with another at every draw React would set it anew, and what was typed could not be undone. */
const refs = new WeakMap<FieldState['inputRef'], TypingRef>()

/** One ref for the form and for the typing; nothing is set anew when an error comes and the field is drawn again. */
function typingRef(typing: TextTyping, inputRef: FieldState['inputRef'], onInput: FieldState['onInput']) {
  const known = refs.get(inputRef)
  if (known?.typing === typing && known.onInput === onInput) return known.ref
  const ref: TypingRef['ref'] = (element) => {
    if (!(element instanceof HTMLInputElement)) return undefined
    inputRef(element)
    const stop = maskTyping(element, typing, onInput)
    return () => {
      stop()
      inputRef(null)
    }
  }
  refs.set(inputRef, { typing, onInput, ref })
  return ref
}
