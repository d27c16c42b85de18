import { type AmountRule, composedAmount, pasteAmount, type Typed, typeAmount } from '../../typing/amount.ts'
import { createHistory } from '../../typing/createHistory.ts'
import { onComposition } from './onComposition.ts'
import { onUndo } from './onUndo.ts'
import { onValueWritten } from './onValueWritten.ts'

export interface AmountTypingNeed {
  readonly rule: () => AmountRule
  /** The text as shown while the input has no focus. */
  readonly grouped: (text: string) => string
  readonly onText: (text: string) => void
}

/**
 * Applies the typing rule to an input and shows its text: see `showText`. During an IME composition the text is
 * reported but not rewritten. Undo is implemented here, as for other fields (E4). Returns a cleanup.
 */
export function amountTyping(input: HTMLInputElement, { rule, grouped, onText }: AmountTypingNeed): () => void {
  let before = typed(input)
  let isOwnWrite = false
  const history = createHistory<Typed>()
  const draw = () => showText(input, grouped)
  const settle = () => {
    before = typed(input)
    draw()
  }
  const show = ({ text, caret }: Typed) => {
    isOwnWrite = true
    if (text !== input.value) input.value = text
    isOwnWrite = false
    // In Safari, setting the selection also moves the focus.
    if (input.matches(':focus')) input.setSelectionRange(caret, caret)
    settle()
    onText(text)
  }
  const accept = (next: Typed) => {
    if (next.text !== before.text) history.keep(before)
    show(next)
  }
  const composition = onComposition(input, {
    start: () => undefined,
    draft: () => {
      draw()
      onText(input.value)
    },
    end: () => accept(composedAmount(before, typed(input), rule())),
  })
  const remember = () => {
    if (!composition.isOn()) before = { text: before.text, caret: input.selectionStart ?? before.caret }
  }
  const type = (event: Event) => {
    if (composition.takes(event)) return
    const edit = isKey(event) ? typeAmount : pasteAmount
    // Autofill replaces the whole text, and does not tell the caret in advance.
    const from = event instanceof InputEvent ? before : { text: before.text, caret: 0 }
    accept(edit(from, typed(input), rule()))
  }
  const stopListening = onValueWritten(input, () => {
    if (isOwnWrite) return
    history.clear()
    settle()
  })
  const listening = new AbortController()
  const { signal } = listening
  onUndo(
    input,
    (way) => {
      const step = composition.isOn() ? undefined : history.travel(way, typed(input))
      if (step) show(step)
    },
    signal,
  )
  input.addEventListener('beforeinput', remember, { signal })
  input.addEventListener('input', type, { signal })
  input.addEventListener('focus', draw, { signal })
  input.addEventListener('blur', draw, { signal })
  draw()
  return () => {
    stopListening()
    composition.stop()
    listening.abort()
  }
}

function typed(input: HTMLInputElement): Typed {
  return { text: input.value, caret: input.selectionStart ?? input.value.length }
}

/** The width of a separator, in digits. */
const SEPARATOR = 0.6

/**
 * Writes the grouped amount into the element that covers the input while the player can't type. Sets the length of the
 * visible text as a CSS variable: the field is as wide as its text, and long amounts get a smaller font.
 */
function showText(input: HTMLInputElement, grouped: (text: string) => string): void {
  const isTyped = input.matches(':focus') && !input.readOnly
  const text = isTyped ? input.value : grouped(input.value)
  // Not the next sibling: an extension may have put an element of its own between them.
  const cover = input.parentElement?.querySelector('[data-pw-cover]')
  if (cover && cover.textContent !== text) cover.textContent = text
  const characters = [...(text || input.placeholder || '0')]
  const separators = characters.filter((character) => /\P{Nd}/u.test(character)).length
  const length = characters.length - separators * (1 - SEPARATOR)
  input.parentElement?.style.setProperty('--pw-length', String(length))
}

/** Whether one character was typed. Autofill fires a plain event, and a phone's keyboard inserts its suggestion whole. */
const isKey = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType === 'insertText' && [...(event.data ?? '')].length === 1
