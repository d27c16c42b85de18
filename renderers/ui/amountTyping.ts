import { type AmountRule, type Typed, typeAmount } from '../typing/amount.ts'
import { onValueWritten } from './onValueWritten.ts'

/**
 * Runs the rule of typing over an input, and tells the stylesheet how long the text is: the field is as wide as its
 * text, and a very long amount is set smaller. Returns its own stop.
 */
export function amountTyping(input: HTMLInputElement, rule: AmountRule, tell: (text: string) => void): () => void {
  let before = typed(input)
  const settle = () => {
    before = typed(input)
    showLength(input)
  }
  const remember = ({ isComposing }: InputEvent) => {
    if (isComposing) return
    before = { text: before.text, caret: input.selectionStart ?? before.caret }
  }
  const type = () => {
    const next = typeAmount(before, typed(input), rule)
    if (next.text !== input.value) input.value = next.text
    input.setSelectionRange(next.caret, next.caret)
    settle()
    tell(next.text)
  }
  // What is being composed is nobody's yet: a keyboard of another script would find it rewritten under its hands.
  const hear = (event: Event) => {
    if (!(event instanceof InputEvent && event.isComposing)) type()
  }
  const stopHearing = onValueWritten(input, settle)
  input.addEventListener('beforeinput', remember)
  input.addEventListener('input', hear)
  input.addEventListener('compositionend', type)
  showLength(input)
  return () => {
    stopHearing()
    input.removeEventListener('beforeinput', remember)
    input.removeEventListener('input', hear)
    input.removeEventListener('compositionend', type)
  }
}

function typed(input: HTMLInputElement): Typed {
  return { text: input.value, caret: input.selectionStart ?? input.value.length }
}

function showLength(input: HTMLInputElement): void {
  const length = input.value.length || input.placeholder.length || 1
  input.parentElement?.style.setProperty('--pw-length', String(length))
}
