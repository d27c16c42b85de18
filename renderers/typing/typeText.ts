import { holdsRun, unmasked } from '../../schemas/typing/plain.ts'
import type { Typed } from './amount.ts'

/** A text and its selection, in UTF-16 units; an empty selection is a caret. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The typed characters before and after an edit, without the separators and prefixes that the rule inserts. */
export interface Sides {
  readonly head: string
  readonly tail: string
}

/** How a kind of field handles edits; all functions are pure. */
export interface TextRule {
  /** Whether the character at this position was typed, rather than inserted by the rule. */
  readonly isTyped: (text: string, at: number) => boolean
  /** The first position allowed for the caret: after a fixed prefix. */
  readonly firstCaret: (text: string) => number
  /** The characters that remain when `start` to `end` is removed. */
  readonly sides: (text: string, start: number, end: number) => Sides
  /** The accepted part of typed or pasted text. */
  readonly incoming: (text: string, sides: Sides) => string
  /** Formats both sides; undefined when something after the caret would be lost. */
  readonly join: (sides: Sides) => Typed | undefined
  /** Formats both sides after a deletion, which is never rejected. */
  readonly cut: (sides: Sides) => Typed
  /** Whether `written` preserves everything in a pasted or autofilled text: a truncated value would go unnoticed. */
  readonly keeps: (text: string, written: string) => boolean
  /** Whether a text fits the field while typing. A pasted text that does not fit stays as it is for correction. */
  readonly fits: (text: string) => boolean
  /** Formats a text filled in at once by a browser or password manager. */
  readonly whole: (text: string) => string
  /** Formats the text on blur. */
  readonly finished: (text: string) => string
}

interface Change {
  readonly start: number
  readonly end: number
  readonly inserted: string
}

/**
 * The content and caret of a text input after an edit: the caret is after the typed text, and everything behind it is
 * preserved. `before` is the text with its selection before the edit, `edit` the browser's result.
 */
export function typeText(before: Selected, edit: Typed, rule: TextRule): Typed {
  if (!rule.fits(before.text)) return corrected(edit, rule)
  const change = changeBetween(before, edit)
  if (change.inserted !== '') return insertion(before, change, rule)
  return deletion(before, change, rule)
}

/**
 * Determines the edit from the texts, whatever the event type: a key, a paste, a drop, a deleted word, a suggestion.
 */
function changeBetween({ text: before, start }: Selected, { text, caret }: Typed): Change {
  const tail = text.slice(caret)
  if (!before.endsWith(tail)) return { start: 0, end: before.length, inserted: text }
  const end = before.length - tail.length
  let same = 0
  while (same < caret && same < end && same < start && before[same] === text[same]) same += 1
  return { start: same, end, inserted: text.slice(same, caret) }
}

/** A text that does not fit stays unformatted for correction; once it fits, the rule formats it. */
function corrected(edit: Typed, rule: TextRule): Typed {
  const whole = rule.whole(edit.text)
  return rule.keeps(edit.text, whole) ? { text: whole, caret: whole.length } : edit
}

// Typed characters are inserted as far as there is room; a pasted text is inserted whole or left as it is. An edit
// without accepted characters changes nothing: a wrong key must not delete a selection.
function insertion(before: Selected, { start, end, inserted }: Change, rule: TextRule): Typed {
  const sides = rule.sides(before.text, start, end)
  let incoming = rule.incoming(inserted, sides)
  const without = rule.join(sides)?.text
  if ([...unmasked(inserted)].length > 1) {
    const typed = rule.join({ head: sides.head + incoming, tail: sides.tail })
    if (typed && typed.text !== without && rule.keeps(inserted, typed.text)) return typed
    if (holdsRun(before.text.slice(start, end), inserted)) return { text: before.text, caret: end }
    return corrected(asPasted(before, { start, end, inserted }, sides), rule)
  }
  while (incoming !== '') {
    const typed = rule.join({ head: sides.head + incoming, tail: sides.tail })
    if (typed && typed.text !== without) return typed
    incoming = incoming.slice(0, -1)
  }
  return { text: before.text, caret: end + stepOver(before, { start, end, inserted }, rule) }
}

function asPasted({ text }: Selected, { start, end, inserted }: Change, { head, tail }: Sides): Typed {
  if (head + tail === '') return { text: inserted, caret: inserted.length } // adds no prefix: the text may have one
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: start + inserted.length }
}

// Typing a separator directly before the existing one moves the caret past it.
function stepOver({ text }: Selected, { start, end, inserted }: Change, rule: TextRule): number {
  const isSign = start === end && text.startsWith(inserted, end) && !rule.isTyped(text, end)
  return isSign ? inserted.length : 0
}

function deletion(before: Selected, change: Change, rule: TextRule): Typed {
  const { start, end } = before.start === before.end ? withTyped(before, change, rule) : change
  return rule.cut(rule.sides(before.text, start, end))
}

/** Deleting a separator also deletes the adjacent typed character; otherwise the rule would always reinsert it. */
function withTyped({ text, start: caret }: Selected, { start, end }: Change, rule: TextRule): Omit<Change, 'inserted'> {
  if (start === end) return { start, end }
  let [from, to] = [start, end]
  const hasTyped = () => anyTyped(text, from, to, rule)
  if (caret === start) while (to < text.length && !hasTyped()) to += 1
  else while (from > 0 && !hasTyped()) from -= 1
  return { start: from, end: to }
}

function anyTyped(text: string, from: number, to: number, rule: TextRule): boolean {
  for (let at = from; at < to; at++) if (rule.isTyped(text, at)) return true
  return false
}
