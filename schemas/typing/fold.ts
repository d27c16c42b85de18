import { withLatinDigits } from './plain.ts'

// Letters that don't decompose into a base letter and an accent, but that people often type as the base letter.
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
}

// In the scripts of South and Southeast Asia (from U+0903), marks are vowels. Devanagari has accents too: people leave out
// the dot below (U+093C), and write the nasal signs (U+0900 to U+0902) for each other.
const MARKS = /[^\P{M}\u0903-\u093b\u093d-\u1aaf]|[\p{Cf}ـ]/gu

/**
 * Normalizes a text for search: "mexico" finds "México", and "ＢＢＶＡ" BBVA. Removes accents, case, width and invisible
 * characters. Not locale-dependent: Turkish would distinguish I from i.
 */
export function fold(text: string): string {
  if (/^[\w .,&+-]*$/.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim()
  const bare = withLatinDigits(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/\S/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/\p{Pd}/gu, '-')
  return bare.replace(/\s+/g, ' ').trim()
}

/** Returns a function that returns whether any text contains the query; an empty query matches everything. */
export function matcher(query: string): (...texts: readonly string[]) => boolean {
  const wanted = fold(query)
  return (...texts) => wanted === '' || texts.some((text) => fold(text).includes(wanted))
}
