import { useCallback } from 'react'
import type { FieldState, TextTyping } from '../contract.ts'
import { Input, type InputProps } from './Input.tsx'
import { maskTyping } from './maskTyping.ts'

type TextInputProps = Omit<FieldState, 'value'> &
  Pick<InputProps, 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'> & {
    readonly value: string
  }

/**
 * One line of text that may be typed by a rule: behind a prefix, into a mask, as a date, in capitals. Most have no rule,
 * and go without the hooks that follow one.
 */
export function TextInput(props: TextInputProps) {
  const { textTyping } = props
  if (textTyping !== undefined) return <RuledInput {...props} textTyping={textTyping} />
  return Input(props)
}

function RuledInput({ textTyping, inputRef, onInput, ...props }: TextInputProps & { textTyping: TextTyping }) {
  return Input({
    ...props,
    inputMode: props.inputMode ?? keyboardOf(textTyping),
    // Capitals may be a name; all else that is typed by a rule is a number of some kind.
    isLtr: textTyping.kind !== 'upper',
    inputRef: useTypingRef(textTyping, inputRef, onInput),
  })
}

function keyboardOf(typing: TextTyping): InputProps['inputMode'] {
  if (typing.kind === 'phone') return 'tel'
  if (typing.kind === 'mask') return typing.masks().every((mask) => !/[A*]/.test(mask)) ? 'numeric' : undefined
  return typing.kind === 'date' || typing.kind === 'digits' ? 'numeric' : undefined
}

/** One ref for the form and for the typing; nothing is set anew when an error comes and the field is drawn again. */
function useTypingRef(
  typing: TextTyping,
  inputRef: FieldState['inputRef'],
  onInput: FieldState['onInput'],
): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!(element instanceof HTMLInputElement)) return undefined
      inputRef(element)
      const stop = maskTyping(element, typing, onInput)
      return () => {
        stop()
        inputRef(null)
      }
    },
    [typing, inputRef, onInput],
  )
}
