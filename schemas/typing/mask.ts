import { holdsRun, lettersAndDigits, withLatinDigits } from './plain.ts'

/** A slot of a mask: a placeholder for a character, or a literal. */
export type Slot = ({ readonly takes: RegExp } | { readonly sign: string }) & { readonly mayStayEmpty?: boolean }

export interface Masked {
  readonly value: string
  /** All required placeholders are filled. */
  readonly isComplete: boolean
}

/** The typed characters before and after a caret or selection, without literals. */
export interface Sides {
  readonly head: string
  readonly tail: string
}

/** The typed characters, and the mask they are written in. */
interface Fitted {
  readonly typed: string
  readonly slots: readonly Slot[]
}

const PLACES: ReadonlyMap<string, Slot> = new Map([
  ['#', { takes: /^[0-9]$/ }],
  ['A', { takes: /^[A-Za-z]$/ }],
  ['*', { takes: /^[A-Za-z0-9]$/ }],
])
const LONGEST_MASK = 64
/** A mask with its optional ending in brackets. */
const ENDING = /^((?:\\.|[^\\[\]])*)\[((?:\\.|[^\\[\]])+)\]$/su
const LOOSE_BRACKET = /^(?:\\.|[^\\[\]])*[[\]]/su

/**
 * Parses a mask: `#` is a digit, `A` a Latin letter, `*` either; a backslash makes the next character literal, like all
 * other characters. Placeholders in brackets at the end are optional: `####[##]` is four to six digits.
 */
export function parseMask(mask: string): readonly Slot[] {
  const known = parsed.get(mask) ?? slotsOf(mask)
  parsed.set(mask, known)
  return known
}

/** Cached, because masks are read at every keystroke; bounded by the masks in documents. */
const parsed = new Map<string, readonly Slot[]>()

function slotsOf(mask: string): readonly Slot[] {
  const [, must = mask, may = ''] = ENDING.exec(mask) ?? []
  return [...readSlots(must), ...readSlots(may).map((slot) => ({ ...slot, mayStayEmpty: true }))]
}

function readSlots(mask: string): readonly Slot[] {
  return [...mask.matchAll(/\\(.)|./gsu)].map(([sign, escaped]) =>
    escaped === undefined ? (PLACES.get(sign) ?? { sign }) : { sign: escaped },
  )
}

const trailingBackslashes = (mask: string): number => /\\*$/.exec(mask)?.[0].length ?? 0

/** The reason why a mask is invalid; undefined for a valid one. */
export function maskProblem(mask: string): string | undefined {
  if (mask.length > LONGEST_MASK) return `The mask is longer than ${LONGEST_MASK} characters.`
  if (trailingBackslashes(mask) % 2 === 1)
    return 'The mask ends with a backslash: write the character that it escapes after it.'
  if (room(parseMask(mask)) === 0)
    return 'The mask has no place to type: put # for a digit, A for a letter, * for either.'
  if (LOOSE_BRACKET.test(mask) && !parseMask(mask).some((slot) => 'takes' in slot && slot.mayStayEmpty))
    return 'Brackets belong at the end of a mask, around the places that may stay empty. Write a literal bracket as \\[.'
  return undefined
}

/** The length of the shortest text that completes a mask. */
export function shortestWritten(mask: string): number {
  const slots = parseMask(mask)
  return write('0'.repeat(needed(slots) || 1), slots).length
}

/**
 * Formats `text` by the first mask with room for the whole text. If no mask has room, the one that keeps the most
 * characters is used, and the rest is dropped (FIELD-09). A literal appears together with the character after it,
 * closing literals with the last character.
 */
export function applyMask(text: string, masks: readonly string[]): Masked {
  return masks.length === 0 ? { value: text, isComplete: true } : writeTyped(typedIn(text, masks), masks)
}

/** The typed characters of a text, without the masks' literals, even if these are letters or digits. */
export function typedIn(text: string, masks: readonly string[]): string {
  const latin = withLatinDigits(text)
  const written = writtenPlaces(latin, masks)
  return written === undefined ? withoutLead(latin, masks.map(parseMask)) : written.map((at) => latin[at]).join('')
}

/** The positions of typed characters in `text`. */
export function typedPlaces(text: string, masks: readonly string[]): readonly number[] {
  const latin = withLatinDigits(text)
  return writtenPlaces(latin, masks) ?? [...latin.matchAll(/[A-Za-z0-9]/g)].map(({ index }) => index)
}

/**
 * Formats both sides, with the caret after the last character of the head. Undefined when characters of the tail would
 * be lost.
 */
export function joinTyped(
  { head, tail }: Sides,
  masks: readonly string[],
): { text: string; caret: number } | undefined {
  const { typed, slots } = keptBest(head + tail, masks)
  const before = keptOf(head, slots).length
  if (typed.length < before + tail.length) return undefined
  return { text: write(typed, slots), caret: write(typed.slice(0, before), slots, false).length }
}

export function writeTyped(characters: string, masks: readonly string[]): Masked {
  const { typed, slots } = keptBest(characters, masks)
  return { value: write(typed, slots), isComplete: typed.length > 0 && typed.length >= needed(slots) }
}

/** Whether the formatted text preserves everything in a pasted text. */
export function maskKeeps(pasted: string, written: string, masks: readonly string[]): boolean {
  return holdsRun(written, pasted) || holdsRun(typedIn(written, masks), pasted)
}

/** Reformats a text from one set of masks to another; empty when the new masks have no room for the whole text. */
export function rewritten(value: string, from: readonly string[], to: readonly string[]): string {
  const characters = typedIn(value, from)
  const { typed, slots } = keptBest(characters, to)
  return typed === characters ? write(typed, slots) : ''
}

// The mask is chosen by the characters that can be kept, not by those typed: a typo must not change the mask.
function keptBest(characters: string, masks: readonly string[]): Fitted {
  const all = masks.map(parseMask)
  const typed = all.map((slots) => keptOf(characters, slots)).reduce((best, kept) => longer(best, kept), '')
  return { typed, slots: all.find((slots) => keptOf(typed, slots) === typed) ?? [] }
}

function keptOf(characters: string, slots: readonly Slot[]): string {
  let kept = ''
  const places = slots.flatMap((slot) => ('takes' in slot ? [slot.takes] : []))
  for (const character of characters) if (places[kept.length]?.test(character)) kept += character
  return kept
}

function write(typed: string, slots: readonly Slot[], isClosing = true): string {
  let [text, waiting, closing, written] = ['', '', '', 0]
  for (const slot of slots) {
    if ('sign' in slot) {
      waiting += slot.sign
      if (!slot.mayStayEmpty) closing = waiting
    } else {
      if (written === typed.length) return isClosing && written > 0 && slot.mayStayEmpty ? text + closing : text
      text += waiting + typed.charAt(written)
      waiting = ''
      closing = ''
      written += 1
    }
  }
  return isClosing && written > 0 ? text + waiting : text
}

/** The positions of typed characters in a text formatted by one of the masks; undefined for any other text. */
function writtenPlaces(text: string, masks: readonly string[]): readonly number[] | undefined {
  for (const mask of masks) {
    const places = placesIn(text, parseMask(mask))
    if (places && writeTyped(places.map((at) => text[at]).join(''), masks).value === text) return places
  }
  return undefined
}

function placesIn(text: string, slots: readonly Slot[]): readonly number[] | undefined {
  const places: number[] = []
  let at = 0
  for (const slot of slots) {
    if (at === text.length) break
    if ('sign' in slot ? !text.startsWith(slot.sign, at) : !slot.takes.test(text.charAt(at))) return undefined
    if ('takes' in slot) places.push(at)
    at += 'sign' in slot ? slot.sign.length : 1
  }
  return at === text.length ? places : undefined
}

// A prefix such as "+7" that both the mask and a pasted number begin with must not be duplicated.
function withoutLead(text: string, masks: readonly (readonly Slot[])[]): string {
  const bare = lettersAndDigits(text)
  for (const slots of masks) {
    const lead = leadOf(slots)
    if (lead === '') continue
    if (text.startsWith(lead) && text !== lead) return lettersAndDigits(text.slice(lead.length))
    const bareLead = lettersAndDigits(lead)
    if (bare.length > room(slots) && bare.startsWith(bareLead)) return bare.slice(bareLead.length)
  }
  return bare
}

/** The prefix of a mask: the literals before its first placeholder, up to the last letter or digit of these. */
function leadOf(slots: readonly Slot[]): string {
  const first = slots.findIndex((slot) => 'takes' in slot)
  const signs = slots.slice(0, first < 0 ? 0 : first).map((slot) => ('sign' in slot ? slot.sign : ''))
  return /^.*[A-Za-z0-9]/s.exec(signs.join(''))?.[0] ?? ''
}

const room = (slots: readonly Slot[]): number => slots.filter((slot) => 'takes' in slot).length
const needed = (slots: readonly Slot[]): number => room(slots.filter(({ mayStayEmpty }) => !mayStayEmpty))
const longer = (one: string, other: string): string => (other.length > one.length ? other : one)
