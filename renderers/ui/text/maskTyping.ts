import { holdsAll } from '../../../schemas/typing/plain.ts'
import type { TextTyping } from '../../contract.ts'
import type { Typed } from '../../typing/amount.ts'
import { createHistory } from '../../typing/createHistory.ts'
import { textRule } from '../../typing/textRules.ts'
import { type Selected, type TextRule, typeText } from '../../typing/typeText.ts'
import { onComposition } from './onComposition.ts'
import { onUndo, type Way } from './onUndo.ts'
import { onValueWritten } from './onValueWritten.ts'

/**
 * Applies the typing rule to a text input, starting with its first focus or edit: most inputs of a form are never used,
 * and the listeners cost as much as the rest of the input. `onText` receives every text once; during composition, the
 * text as the rule will format it. Returns a cleanup.
 */
export function maskTyping(input: HTMLInputElement, typing: TextTyping, onText: (text: string) => void): () => void {
  let stop: (() => void) | undefined
  const activate = ({ type }: Pick<Event, 'type'>) => {
    sleepers.delete(input)
    const isTyped = type === 'input' || type === 'change'
    stop = listen(input, typing, onText, isTyped ? input.defaultValue : input.value)
  }
  sleepers.set(input, activate)
  activateInside(input.getRootNode())
  if (input.matches(':focus')) activate({ type: 'focus' })
  return () => {
    sleepers.delete(input)
    stop?.()
  }
}

/**
 * The events that activate an input: text can be dropped on an unfocused input, and autofill or password managers fire
 * only "input" or "change". Until the first event, the previous text is the input's default value, which a form updates
 * whenever it writes a value.
 */
const WAKING = ['focus', 'beforeinput', 'input', 'change'] as const

const sleepers = new WeakMap<EventTarget, (event: Pick<Event, 'type'>) => void>()
const registered = new WeakSet<EventTarget>()

/** One set of listeners per page or shadow root, for all inputs in it. */
function activateInside(root: Node): void {
  if (registered.has(root)) return
  registered.add(root)
  const activateTarget = (event: Event) => event.target && sleepers.get(event.target)?.(event)
  // In the capture phase, so that the woken input handles the same event.
  for (const type of WAKING) root.addEventListener(type, activateTarget, true)
}

/**
 * `beforeinput` gives the text before an edit, `input` the browser's result, to which the rule is applied. Undo is
 * implemented here, because browsers discard their history when code writes a value. Values written by code are
 * accepted as they are.
 */
function listen(
  input: HTMLInputElement,
  typing: TextTyping,
  onText: (text: string) => void,
  stood: string,
): () => void {
  let before = stood === input.value ? selected(input) : { text: stood, start: stood.length, end: stood.length }
  /**
   * The last text passed to `onText`; undefined after code has written another text, which the form may not know (E7).
   */
  let lastText: string | undefined = stood
  let isAnnounced = false
  let isDragged = false
  let isOwnWrite = false
  const history = createHistory<Selected>()

  const show = ({ text, start, end }: Selected) => {
    isOwnWrite = true
    if (text !== input.value) input.value = text
    isOwnWrite = false
    // In Safari, setting the selection also moves the focus.
    if (input.matches(':focus')) input.setSelectionRange(start, end)
    before = { text, start, end }
    setText(text)
  }
  const setText = (text: string) => {
    if (text === lastText) return
    lastText = text
    onText(text)
  }
  const accept = (next: Typed) => {
    if (next.text !== before.text) history.keep(before)
    show({ text: next.text, start: next.caret, end: next.caret })
  }
  const settle = () => {
    if (isOwnWrite) return
    before = selected(input)
    lastText = undefined
    history.clear()
  }
  const travel = (way: Way) => {
    if (composition.isOn()) return
    const step = history.travel(way, selected(input))
    if (step) show(step)
  }

  const announce = (event: InputEvent) => {
    if (composition.isOn() || event.defaultPrevented) return
    if (!isDragged) before = selected(input)
    isAnnounced = true
  }
  const type = () => {
    isDragged = false
    const { text, end: caret } = selected(input)
    const rule = textRule(typing)
    if (isAnnounced) accept(text === before.text ? { text, caret } : typeText(before, { text, caret }, rule))
    else accept(atEnd(filledIn(before.text, text, rule)))
    isAnnounced = false
  }
  // A drag is a deletion followed by a drop: rewriting the text in between would invalidate the drop position.
  const onInput = (event: Event) => {
    if (composition.takes(event)) return
    if (event instanceof InputEvent && event.inputType === 'deleteByDrag') isDragged = true
    else type()
  }
  const dropped = () => {
    if (isDragged) type()
  }
  // If the rule would drop something, the raw text is reported: what is sent must be what is shown.
  const draft = () => {
    const { text, end: caret } = selected(input)
    const written = typeText(before, { text, caret }, textRule(typing)).text
    setText(holdsAll(written, text) ? written : text)
  }
  const composition = onComposition(input, {
    start: () => {
      before = selected(input)
    },
    draft,
    end: () => {
      isAnnounced = true
      type()
    },
  })
  const finish = () => {
    if (composition.isOn()) return
    if (input.value !== before.text) type()
    else if (!history.isEmpty()) accept(atEnd(finished(before.text, textRule(typing))))
  }
  const keepOffPrefix = () => {
    const { text, start, end } = selected(input)
    const first = textRule(typing).firstCaret(text)
    if (composition.isOn() || start !== end || start >= first || !input.matches(':focus')) return
    input.setSelectionRange(first, first)
  }

  const stopListening = onValueWritten(input, settle)
  const listening = new AbortController()
  const { signal } = listening
  onUndo(input, travel, signal)
  input.addEventListener('beforeinput', announce, { signal })
  input.addEventListener('input', onInput, { signal })
  input.addEventListener('dragend', dropped, { signal })
  input.addEventListener('change', finish, { signal })
  input.addEventListener('blur', finish, { signal })
  // Some browsers fire `selectionchange` on the input, others only on `document`.
  input.addEventListener('selectionchange', keepOffPrefix, { signal })
  input.ownerDocument.addEventListener('selectionchange', keepOffPrefix, { signal })
  return () => {
    stopListening()
    composition.stop()
    listening.abort()
  }
}

function selected(input: HTMLInputElement): Selected {
  const text = input.value
  return { text, start: input.selectionStart ?? text.length, end: input.selectionEnd ?? text.length }
}

/** Handles a text that arrived without `beforeinput`: from autofill, a password manager, or a script. */
function filledIn(before: string, text: string, rule: TextRule): string {
  if (text === before) return finished(text, rule)
  const isTypedOn = text.startsWith(before) && text.length === before.length + 1
  const [caret, end] = [text.length, before.length]
  if (isTypedOn) return typeText({ text: before, start: end, end }, { text, caret }, rule).text
  const whole = rule.whole(text)
  return rule.keeps(text, whole) ? whole : text
}

/** Formats the text on blur; text that does not fit stays, with an error message. */
function finished(text: string, rule: TextRule): string {
  const written = rule.finished(text)
  return rule.keeps(text, rule.whole(text)) ? written : text
}

const atEnd = (text: string): Typed => ({ text, caret: text.length })
