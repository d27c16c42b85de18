import { latinDigits, readDigits } from '../../schemas/digits.ts'

/** A text and the caret in it, counted in UTF-16 units, as an input reports them. */
export interface Typed {
  readonly text: string
  readonly caret: number
}

export interface AmountRule {
  readonly decimals: number
  readonly decimalSeparator: '.' | ','
  readonly maxIntegerDigits: number
  /** What may stand before or after a pasted number: the currency's sign and code. */
  readonly symbols?: readonly string[]
}

interface Change {
  /** What the edit brought in; empty for a deletion. */
  readonly inserted: string
  /** What it left of the text before. */
  readonly kept: string
}

/**
 * What the amount input holds after an edit: digits and at most one separator, the locale's (spec §5, AMT-06…AMT-09).
 * An edit that would make another value (a second separator, a leading one, one integer digit too many, a text that is
 * no number) changes nothing; decimals too many are cut. Pasted text is rewritten at once, so that the player sees what
 * will be paid. `before` is what this function returned last, or a text without grouping.
 */
export function typeAmount(before: Typed, edit: Typed, rule: AmountRule): Typed {
  const change = changeOf(before, edit)
  if (hasSeparator(change.kept) && hasSeparator(change.inserted)) return beyondSeparator(before, edit, change)
  const digits = readDigits(edit.text, rule.symbols)
  if (!digits) return isDeletion(change) ? lessOf(before, edit, rule) : before
  if (digits.whole === '' && isOnlySeparator(change.inserted)) return before
  const whole = wholeOf(digits.whole, change)
  const tooLong = significant(whole) > rule.maxIntegerDigits && significant(whole) > integerDigits(before.text)
  if (tooLong) return isDeletion(change) ? { text: before.text, caret: edit.caret } : before
  const text = whole + fractionOf(digits.fraction, rule)
  return { text, caret: caretIn(text, edit, digits.whole.length, whole.length) }
}

/**
 * What the input holds when a composition has ended: the same amount, as typing would have written it. A text that says
 * no amount, or says another one once it is cut, stays to be mended: the one from before it would be paid unseen (I4).
 */
export function composedAmount(edit: Typed, rule: AmountRule): Typed {
  if (isBare(edit.text)) return { text: '', caret: 0 }
  const [said, next] = [readDigits(edit.text, rule.symbols), typeAmount({ text: '', caret: 0 }, edit, rule)]
  const isCut = /[1-9]/.test(said?.fraction?.slice(rule.decimals) ?? '')
  return next.text === '' || isCut ? edit : next
}

// What stood behind the caret is no part of what is kept: "1.50", all selected, may be replaced by "1.500,00".
function changeOf(before: Typed, { text, caret }: Typed): Change {
  const tail = text.slice(caret)
  if (!before.text.endsWith(tail)) return { inserted: text, kept: '' }
  const head = before.text.slice(0, before.text.length - tail.length)
  let same = 0
  while (same < caret && same < before.caret && same < head.length && head[same] === text[same]) same += 1
  return { inserted: text.slice(same, caret), kept: head.slice(0, same) + tail }
}

/** A text that was composed may say no amount, and is deleted like any other. */
function lessOf(before: Typed, edit: Typed, { symbols }: AmountRule): Typed {
  if (isBare(edit.text)) return { text: '', caret: 0 }
  return readDigits(before.text, symbols) ? before : edit
}

// Typing the separator right in front of the one already there means "on to the decimals". A mark that means nothing may
// have come with it, and is counted in the caret.
function beyondSeparator(before: Typed, edit: Typed, { inserted }: Change): Typed {
  const steps = isOnlySeparator(inserted) && hasSeparator(edit.text.charAt(edit.caret))
  if (!steps) return before
  const end = before.text.length
  return { text: before.text, caret: edit.caret > end ? end : edit.caret }
}

// Zeros in front go when something is typed ("0", then "5"), but stay on deletion: in "100" the 1 may be replaced.
function wholeOf(whole: string, change: Change): string {
  return (isDeletion(change) ? whole : whole.replace(/^0+(?=[0-9])/, '')) || '0'
}

function fractionOf(fraction: string | undefined, { decimals, decimalSeparator }: AmountRule): string {
  return fraction === undefined || decimals === 0 ? '' : decimalSeparator + fraction.slice(0, decimals)
}

// The caret keeps the digits it had on its left. `typedWhole` counts integer digits as typed, `keptWhole` as kept.
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
