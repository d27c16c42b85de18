import type { FieldState, TextTyping } from '../../contract.ts'
import { Input, type InputProps } from './Input.tsx'
import { maskTyping } from './maskTyping.ts'

type TextInputProps = Omit<FieldState, 'value'> &
  Pick<InputProps, 'inputMode' | 'autoComplete' | 'autoCapitalize'> & {
    readonly value: string
  }

/** A text input with an optional typing rule: a prefix, a mask, a date, capitals. Most have none. */
export function TextInput(props: TextInputProps) {
  if (props.textTyping === undefined) return Input(props)
  const { textTyping, inputRef, onInput } = props
  return Input({
    ...props,
    inputMode: props.inputMode ?? keyboardOf(textTyping),
    isLtr: isNumber(textTyping),
    inputRef: typingRef(textTyping, inputRef, onInput),
    onInput: undefined,
  })
}

/** A text in capitals, or of letters, may be a name in any script; all other rules are for some kind of number. */
const isNumber = (typing: TextTyping): boolean =>
  typing.kind === 'only' ? typing.only === 'digits' || typing.only === 'code' : typing.kind !== 'upper'

function keyboardOf(typing: TextTyping): InputProps['inputMode'] {
  if (typing.kind === 'phone') return 'tel'
  if (typing.kind === 'mask') return typing.isNumeric ? 'numeric' : undefined
  if (typing.kind === 'only') return typing.only === 'digits' ? 'numeric' : undefined
  return typing.kind === 'date' ? 'numeric' : undefined
}

interface TypingRef {
  readonly typing: TextTyping
  readonly onInput: FieldState['onInput']
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
}

/** Cached by the form's ref: a new ref at every render would be reattached by React, and undo would be lost. */
const refs = new WeakMap<FieldState['inputRef'], TypingRef>()

/** One ref for both the form and the typing code, stable across renders. */
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
