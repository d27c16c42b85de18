import type { Only } from '../../schemas/layout/slots.ts'
import { acceptedOnly, typedOnly } from '../../schemas/typing/accepted.ts'
import {
  cutDate,
  type DateFormat,
  dateKeeps,
  dateTail,
  finishDate,
  hasDateShape,
  joinDate,
} from '../../schemas/typing/date.ts'
import { applyMask, joinTyped, maskKeeps, typedIn, typedPlaces, writeTyped } from '../../schemas/typing/mask.ts'
import { applyPhone, finishPhone, type PhoneHabit, pastedNumber, phoneKeeps } from '../../schemas/typing/phone.ts'
import { digitsOnly, holdsRun, lettersAndDigits, upperCased, withLatinDigits } from '../../schemas/typing/plain.ts'
import type { TextTyping } from '../contract.ts'
import type { Typed } from './amount.ts'
import type { Sides, TextRule } from './typeText.ts'

// Longer than any mask or date; bounds the work for pasted text.
const MOST_INCOMING = 128

/** The current rule of a field: masks and prefixes may depend on other fields. */
export function textRule(typing: TextTyping): TextRule {
  switch (typing.kind) {
    case 'mask':
      return typing.isUpper ? inCapitals(maskRule(typing.masks())) : maskRule(typing.masks())
    case 'date':
      return dateRule(typing.format)
    case 'phone':
      return phoneRule(digitsOnly(typing.prefix()), typing.habit?.())
    case 'upper':
      return plainRule(upperCased)
    case 'only':
      return onlyRule(typing.only, typing.isUpper ? upperCased : (text) => text)
  }
}

function maskRule(masks: readonly string[]): TextRule {
  if (masks.length === 0) return plainRule((text) => text)
  const whole = (text: string) => applyMask(text, masks).value
  return {
    isTyped: (text, at) => typedPlaces(text, masks).includes(at),
    firstCaret: atStart,
    sides: (text, start, end) => maskSides(text, typedPlaces(text, masks), start, end),
    incoming: (text, { head, tail }) =>
      (head + tail === '' ? typedIn(text, masks) : lettersAndDigits(text)).slice(0, MOST_INCOMING),
    join: (sides) => joinTyped(sides, masks),
    cut: (sides) => joinTyped(sides, masks) ?? atEnd(writeTyped(sides.head + sides.tail, masks).value),
    keeps: (text, written) => maskKeeps(text, written, masks),
    fits: (text) => maskKeeps(text, whole(text), masks),
    whole,
    finished: whole,
  }
}

function inCapitals(rule: TextRule): TextRule {
  return {
    ...rule,
    incoming: (text, sides) => upperCased(rule.incoming(text, sides)),
    whole: (text) => upperCased(rule.whole(text)),
    finished: (text) => upperCased(rule.finished(text)),
  }
}

function maskSides(text: string, places: readonly number[], start: number, end: number): Sides {
  const latin = withLatinDigits(text)
  const typed = (from: number, to: number) =>
    places
      .filter((at) => at >= from && at < to)
      .map((at) => latin[at])
      .join('')
  return { head: typed(0, start), tail: typed(end, text.length) }
}

function dateRule(format: DateFormat): TextRule {
  return {
    isTyped: (text, at) => /[0-9]/.test(text.charAt(at)),
    firstCaret: atStart,
    sides: (text, start, end) => ({ head: text.slice(0, start), tail: dateTail(text, end, format) }),
    incoming: (text) => withLatinDigits(text).trim().slice(0, MOST_INCOMING),
    join: ({ head, tail }) => joinDate(head, tail, format),
    cut: ({ head, tail }) => cutDate(head, tail, format),
    keeps: dateKeeps,
    fits: (text) => hasDateShape(text, format),
    whole: (text) => finishDate(text, format),
    finished: (text) => {
      // A text that is no date, such as 13/27 where a month comes first, stays as it is and is an error.
      const written = finishDate(text, format)
      return dateKeeps(text, written) ? written : text
    },
  }
}

function phoneRule(prefix: string, habit?: PhoneHabit): TextRule {
  const national = (text: string, from: number, to: number) =>
    digitsOnly(text.slice(text.startsWith(prefix) && from < prefix.length ? prefix.length : from, to))
  const join = ({ head, tail }: Sides): Typed | undefined => {
    const text = applyPhone(prefix + head + tail, prefix)
    const caret = applyPhone(prefix + head, prefix).length
    return text.length === caret + tail.length ? { text, caret } : undefined
  }
  return {
    isTyped: (text, at) => !text.startsWith(prefix) || at >= prefix.length,
    firstCaret: (text) => (text.startsWith(prefix) ? prefix.length : 0),
    sides: (text, start, end) => ({ head: national(text, 0, start), tail: national(text, end, text.length) }),
    incoming: (text, { head, tail }) =>
      (head + tail === '' ? pastedNumber(text, prefix) : digitsOnly(text)).slice(0, MOST_INCOMING),
    join,
    cut: (sides) => join(sides) ?? atEnd(applyPhone(prefix + sides.head + sides.tail, prefix)),
    keeps: (text, written) => phoneKeeps(text, written, prefix),
    fits: (text) => phoneKeeps(text, applyPhone(text, prefix), prefix),
    whole: (text) => prefix + pastedNumber(text, prefix),
    finished: (text) => finishPhone(text, prefix, habit),
  }
}

/** A rule that transforms characters one by one and inserts no separators. */
function plainRule(write: (text: string) => string): TextRule {
  const join = ({ head, tail }: Sides): Typed => ({ text: write(head + tail), caret: write(head).length })
  return {
    isTyped: () => true,
    firstCaret: atStart,
    sides: (text, start, end) => ({ head: text.slice(0, start), tail: text.slice(end) }),
    incoming: (text) => write(text),
    join,
    cut: join,
    keeps: (text, written) => holdsRun(written, text),
    fits: (text) => holdsRun(write(text), text),
    whole: write,
    finished: write,
  }
}

function onlyRule(only: Only, written: (text: string) => string): TextRule {
  const rule = plainRule((text) => acceptedOnly(written(text), only))
  return { ...rule, incoming: (text, { head }) => typedOnly(written(text), only, head) }
}

const atStart = (): number => 0
const atEnd = (text: string): Typed => ({ text, caret: text.length })
