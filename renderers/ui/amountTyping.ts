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
  const remember = () => {
    before = { text: before.text, caret: input.selectionStart ?? before.caret }
  }
  const type = () => {
    const next = typeAmount(before, typed(input), rule)
    if (next.text !== input.value) input.value = next.text
    input.setSelectionRange(next.caret, next.caret)
    settle()
    tell(next.text)
  }
  const stopHearing = onValueWritten(input, settle)
  input.addEventListener('beforeinput', remember)
  input.addEventListener('input', type)
  showLength(input)
  return () => {
    stopHearing()
    input.removeEventListener('beforeinput', remember)
    input.removeEventListener('input', type)
  }
}

function typed(input: HTMLInputElement): Typed {
  return { text: input.value, caret: input.selectionStart ?? input.value.length }
}

function showLength(input: HTMLInputElement): void {
  const length = input.value.length || input.placeholder.length || 1
  input.parentElement?.style.setProperty('--pw-length', String(length))
}
