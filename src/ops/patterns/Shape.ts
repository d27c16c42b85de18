import { parseMask } from '../../../schemas/typing/mask.ts'

/** The texts that a field accepts: their length, and the characters that each position may hold. */
export interface Shape {
  readonly slots: readonly (readonly string[])[]
  /** A text may end after so many characters. */
  readonly least: number
  /** Any number of the last slot's characters may follow. */
  readonly isEndless: boolean
}

const range = (from: string, to: string): string[] =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(from.charCodeAt(0) + index),
  )

export const DIGITS: readonly string[] = range('0', '9')
const LETTERS: readonly string[] = [...range('A', 'Z'), ...range('a', 'z')]
/** Printable characters of ASCII, and letters and signs of other scripts in place of all others. */
export const ANY: readonly string[] = [...range(' ', '~'), ...'éÑßЯжعक漢’€']
/** What remains of `ANY` in a field that writes capitals. */
export const CAPITALS: readonly string[] = ANY.filter(isCapital)

export function isCapital(sign: string): boolean {
  return sign.toUpperCase() === sign
}

/** A text of these characters, from `least` to `most` of them. */
export function run(signs: readonly string[], least: number, most?: number): Shape {
  if (most === undefined) return { slots: [signs], least, isEndless: true }
  return { slots: Array<readonly string[]>(most).fill(signs), least, isEndless: false }
}

/** The texts of the last slot's characters that are `least` to `most` long, of those that the shape allows. */
export function ofLength(shape: Shape, least: number, most: number | undefined): Shape | undefined {
  const longest = shape.isEndless ? most : Math.min(shape.slots.length, most ?? shape.slots.length)
  const shortest = Math.max(shape.least, least)
  if (longest !== undefined && shortest > longest) return undefined
  if (longest === undefined) return { ...shape, least: shortest }
  const last = shape.slots.at(-1) ?? []
  const slots = Array.from({ length: longest }, (_, index) => shape.slots[index] ?? last)
  return { slots, least: shortest, isEndless: false }
}

/**
 * The texts of a mask: as displayed, as typed (without the mask's literals), and only the letters and digits of both. A
 * rule may be written for any of them. Undefined if literals follow an optional place: their position then varies.
 */
export function shapesOfMask(mask: string): readonly Shape[] | undefined {
  const slots = parseMask(mask)
  const places = slots.filter((slot) => 'takes' in slot)
  const firstOptional = slots.findIndex((slot) => slot.mayStayEmpty)
  if (firstOptional >= 0 && slots.slice(firstOptional).some((slot) => 'sign' in slot)) return undefined
  const written = slots.map((slot) => ('sign' in slot ? [slot.sign] : signsOf(slot.takes)))
  const bare = written.filter((signs) => signs.length > 1 || /[\p{L}\p{N}]/u.test(signs[0] ?? ''))
  const least = (of: number) => of - slots.filter(({ mayStayEmpty }) => mayStayEmpty).length
  return [
    { slots: written, least: least(written.length), isEndless: false },
    {
      slots: places.map((slot) => ('takes' in slot ? signsOf(slot.takes) : [])),
      least: least(places.length),
      isEndless: false,
    },
    { slots: bare, least: least(bare.length), isEndless: false },
  ]
}

const signsOf = (takes: RegExp): readonly string[] => [...DIGITS, ...LETTERS].filter((sign) => takes.test(sign))
