import { latinDigits, readDigits } from '../../schemas/digits.ts'

/** A text and its caret position, in UTF-16 units as reported by an input. */
export interface Typed {
  readonly text: string
  readonly caret: number
}

export interface AmountRule {
  readonly decimals: number
  readonly decimalSeparator: '.' | ','
  readonly maxIntegerDigits: number
  /** Texts allowed before or after a pasted number: the currency's symbol and code. */
  readonly symbols?: readonly string[]
}

interface Change {
  /** The inserted text; empty for a deletion. */
  readonly inserted: string
  /** The part of the previous text that remains. */
  readonly kept: string
}

/**
 * The content of the amount input after an edit: digits and at most one of the locale's decimal separators (spec §5,
 * AMT-06…AMT-09). An edit that would change the value unexpectedly (a second separator, a leading one, one integer
 * digit too many, a text that is not a number) is rejected; extra decimals are cut off. The text is reformatted
 * immediately, so that the player sees what will be paid. `before` is the previous content of the input.
 */
export function typeAmount(before: Typed, edit: Typed, rule: AmountRule): Typed {
  const change = changeOf(before, edit)
  if (isCut(before.text, rule))
    return notGrouped(before, edit, rule) ?? wholeAmount(edit, rule) ?? (isDeletion(change) ? edit : before)
  if (rule.decimals === 0 && isOnlySeparator(change.inserted)) return before
  if (hasSeparator(change.kept) && hasSeparator(change.inserted)) return beyondSeparator(before, edit, change)
  const digits = readDigits(edit.text, rule.symbols, rule.decimals)
  if (!digits) return isDeletion(change) ? lessOf(before, edit, rule) : before
  if (digits.whole === '' && isOnlySeparator(change.inserted)) return before
  const whole = wholeOf(digits.whole, change)
  const tooLong = significant(whole) > rule.maxIntegerDigits && significant(whole) > integerDigits(before.text)
  if (tooLong) return isDeletion(change) ? { text: before.text, caret: edit.caret } : before
  const text = whole + fractionOf(digits.fraction, rule)
  return { text, caret: caretIn(text, edit, digits.whole.length, whole.length) }
}

/**
 * The content of the input after an IME composition: the same amount as if typed. A text that can't become an amount as
 * a whole stays for the player to correct: restoring the previous amount would pay it unseen (I4).
 */
export function composedAmount(before: Typed, edit: Typed, rule: AmountRule): Typed {
  if (isBare(edit.text)) return { text: '', caret: 0 }
  const kept = isCut(before.text, rule) ? notGrouped(before, edit, rule) : undefined
  return kept ?? wholeAmount(edit, rule) ?? edit
}

/** Longer than any amount. */
const LONGEST_PASTED = 200

/**
 * The content of the input after several characters were inserted at once: by a paste, a drop or autofill. A text that
 * can't become an amount as a whole stays as inserted with an error message: without it, the player would not notice
 * that it was dropped, or cut to another amount (W9, T7, I4).
 */
export function pasteAmount(before: Typed, edit: Typed, rule: AmountRule): Typed {
  const next = typeAmount(before, edit, rule)
  const { inserted, kept } = changeOf(before, edit)
  if (isBare(inserted) || !isWrong(before, edit, { kept, next, rule })) return next
  const text = edit.text.slice(0, LONGEST_PASTED)
  return { text, caret: edit.caret < text.length ? edit.caret : text.length }
}

/**
 * Whether a paste is not an amount, is too long, or has too many decimals. Pasting "1,500.00" over "1500.00" is not
 * wrong: the amount stays the same.
 */
function isWrong(
  before: Typed,
  edit: Typed,
  { kept, next, rule }: { kept: string; next: Typed; rule: AmountRule },
): boolean {
  if (isCut(edit.text, rule)) return true
  if (next.text !== before.text || edit.text === before.text) return false
  if (readDigits(edit.text, rule.symbols, rule.decimals) === undefined) return true
  return kept === '' && wholeAmount(edit, rule)?.text !== before.text
}

/** The amount of a text; undefined when it is no amount, or would become another one when its decimals are cut. */
function wholeAmount(edit: Typed, rule: AmountRule): Typed | undefined {
  if (isCut(edit.text, rule)) return undefined
  const next = typeAmount({ text: '', caret: 0 }, edit, rule)
  return next.text === '' ? undefined : next
}

/**
 * For a currency without decimals, in which a separator before three digits groups: after an edit of a text with decimals,
 * which stayed for the player to correct, its separator stays decimal. "1.50" and another 0 are not 1500: an insertion is
 * rejected, and a deletion leaves the whole part. Undefined when nothing would be grouped, or nothing of the text is left.
 */
function notGrouped(before: Typed, edit: Typed, { symbols, decimals }: AmountRule): Typed | undefined {
  const change = changeOf(before, edit)
  const { whole, fraction } = readDigits(edit.text, symbols) ?? { whole: '' }
  const isGrouped = fraction !== undefined && readDigits(edit.text, symbols, decimals)?.fraction === undefined
  if (change.kept === '' || !isGrouped) return undefined
  return isDeletion(change) ? { text: whole, caret: whole.length } : before
}

/** Whether a text has other digits than 0 after the currency's decimals. */
function isCut(text: string, { symbols, decimals }: AmountRule): boolean {
  return /[1-9]/.test(readDigits(text, symbols, decimals)?.fraction?.slice(decimals) ?? '')
}

// The kept head ends at the caret of `before`: pasting "1.500,00" over a selected "1.50" keeps none of it.
function changeOf(before: Typed, { text, caret }: Typed): Change {
  const tail = text.slice(caret)
  if (!before.text.endsWith(tail)) return { inserted: text, kept: '' }
  const head = before.text.slice(0, before.text.length - tail.length)
  let same = 0
  while (same < caret && same < before.caret && same < head.length && head[same] === text[same]) same += 1
  return { inserted: text.slice(same, caret), kept: head.slice(0, same) + tail }
}

/** A composed text that is not an amount can be deleted like any other text. */
function lessOf(before: Typed, edit: Typed, { symbols }: AmountRule): Typed {
  if (isBare(edit.text)) return { text: '', caret: 0 }
  return readDigits(before.text, symbols) ? before : edit
}

// Typing the separator directly before the existing one moves the caret past it. The caret position includes an ignored
// character that was typed along with the separator.
function beyondSeparator(before: Typed, edit: Typed, { inserted }: Change): Typed {
  const steps = isOnlySeparator(inserted) && hasSeparator(edit.text.charAt(edit.caret))
  if (!steps) return before
  const end = before.text.length
  return { text: before.text, caret: edit.caret > end ? end : edit.caret }
}

// Leading zeros are removed when typing ("0", then "5") but kept when deleting: the 1 in "100" may be about to be
// replaced.
function wholeOf(whole: string, change: Change): string {
  return (isDeletion(change) ? whole : whole.replace(/^0+(?=[0-9])/, '')) || '0'
}

function fractionOf(fraction: string | undefined, { decimals, decimalSeparator }: AmountRule): string {
  return fraction === undefined || decimals === 0 ? '' : decimalSeparator + fraction.slice(0, decimals)
}

// Keeps the same digits to the left of the caret. `typedWhole` is the number of integer digits as typed, `keptWhole`
// after formatting.
function caretIn(text: string, edit: Typed, typedWhole: number, keptWhole: number): number {
  const left = latinDigits(edit.text.slice(0, edit.caret)).trimEnd()
  const digits = digitCount(left)
  const isPastSeparator = digits > typedWhole || (digits === typedWhole && left.endsWith('.'))
  const caret = digits + keptWhole - typedWhole + (isPastSeparator ? 1 : 0)
  if (caret < 0) return 0
  return caret > text.length ? text.length : caret
}

const isDeletion = ({ inserted }: Change): boolean => inserted === ''
const hasSeparator = (text: string): boolean => latinDigits(text).includes('.')
const isOnlySeparator = (text: string): boolean => latinDigits(text).trim() === '.'
const isBare = (text: string): boolean => /^[\s.]*$/.test(latinDigits(text))
const digitCount = (text: string): number => latinDigits(text).replace(/[^0-9]/g, '').length
const significant = (whole: string): number => whole.replace(/^0+/, '').length
const integerDigits = (text: string): number => significant(latinDigits(text).replace(/\..*$/s, ''))
