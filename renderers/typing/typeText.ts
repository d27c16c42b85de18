import { holdsRun, unmasked } from '../../schemas/typing/plain.ts'
import type { Typed } from './amount.ts'

/** A text and what is selected in it, counted in UTF-16 units; a caret is an empty selection. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** What is left and right of an edit, in the words of its rule. */
export interface Sides {
  readonly head: string
  readonly tail: string
}

/** What a kind of field makes of an edit; each is a pure function. */
export interface TextRule {
  /** Does the character at this place belong to the player, or did the rule write it? */
  readonly isTyped: (text: string, at: number) => boolean
  /** The first place that a caret may have: behind what nobody can change. */
  readonly firstCaret: (text: string) => number
  /** What stays when everything from `start` to `end` goes. */
  readonly sides: (text: string, start: number, end: number) => Sides
  /** What of a text that was typed or pasted may come in. */
  readonly incoming: (text: string, sides: Sides) => string
  /** Both sides as the rule writes them; undefined when something right of the caret would be lost. */
  readonly join: (sides: Sides) => Typed | undefined
  /** The same after a deletion, which nothing refuses. */
  readonly cut: (sides: Sides) => Typed
  /** Whether `written` has all that a text says which was not typed key by key: what is cut off would be missed by nobody. */
  readonly keeps: (text: string, written: string) => boolean
  /** Whether a text may stand in the field while it is typed. One that was pasted and does not fit is mended as it stands. */
  readonly fits: (text: string) => boolean
  /** A text that nobody typed key by key: a browser or a password manager filled it in. */
  readonly whole: (text: string) => string
  /** The text as its player leaves the field. */
  readonly finished: (text: string) => string
}

interface Change {
  readonly start: number
  readonly end: number
  readonly inserted: string
}

/**
 * What a text input holds after an edit, and where its caret stands: behind what was typed, with everything that stood
 * behind it still there. `before` is the text with its selection as the edit found it, `edit` what the browser made of it.
 */
export function typeText(before: Selected, edit: Typed, rule: TextRule): Typed {
  if (!rule.fits(before.text)) return mended(edit, rule)
  const change = changeBetween(before, edit)
  if (change.inserted !== '') return insertion(before, change, rule)
  return deletion(before, change, rule)
}

/** What the browser did, whatever the event called it: a key, a paste, a drop, a word deleted, a suggestion taken. */
function changeBetween({ text: before, start }: Selected, { text, caret }: Typed): Change {
  const tail = text.slice(caret)
  if (!before.endsWith(tail)) return { start: 0, end: before.length, inserted: text }
  const end = before.length - tail.length
  let same = 0
  while (same < caret && same < end && same < start && before[same] === text[same]) same += 1
  return { start: same, end, inserted: text.slice(same, caret) }
}

/** A text that does not fit as a whole stays as it came, to be mended; as soon as it fits, the rule writes it. */
function mended(edit: Typed, rule: TextRule): Typed {
  const whole = rule.whole(edit.text)
  return rule.keeps(edit.text, whole) ? { text: whole, caret: whole.length } : edit
}

// As much of it as there is room for, of a key; all of a pasted text, or that as it is. An edit that brings nothing in changes nothing: a wrong key must not delete.
function insertion(before: Selected, { start, end, inserted }: Change, rule: TextRule): Typed {
  const sides = rule.sides(before.text, start, end)
  let incoming = rule.incoming(inserted, sides)
  const without = rule.join(sides)?.text
  if ([...unmasked(inserted)].length > 1) {
    const typed = rule.join({ head: sides.head + incoming, tail: sides.tail })
    if (typed && typed.text !== without && rule.keeps(inserted, typed.text)) return typed
    if (holdsRun(before.text.slice(start, end), inserted)) return { text: before.text, caret: end }
    return mended(asPasted(before, { start, end, inserted }, sides), rule)
  }
  while (incoming !== '') {
    const typed = rule.join({ head: sides.head + incoming, tail: sides.tail })
    if (typed && typed.text !== without) return typed
    incoming = incoming.slice(0, -1)
  }
  return { text: before.text, caret: end + stepOver(before, { start, end, inserted }, rule) }
}

function asPasted({ text }: Selected, { start, end, inserted }: Change, { head, tail }: Sides): Typed {
  if (head + tail === '') return { text: inserted, caret: inserted.length } // no prefix in front of another one
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: start + inserted.length }
}

// Typing the sign right in front of the one already there means "on": over it.
function stepOver({ text }: Selected, { start, end, inserted }: Change, rule: TextRule): number {
  const isSign = start === end && text.startsWith(inserted, end) && !rule.isTyped(text, end)
  return isSign ? inserted.length : 0
}

function deletion(before: Selected, change: Change, rule: TextRule): Typed {
  const { start, end } = before.start === before.end ? withTyped(before, change, rule) : change
  return rule.cut(rule.sides(before.text, start, end))
}

/** Deleting a sign of the rule deletes the player's character behind it, or else it would come back for ever. */
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
