import { withLatinDigits } from './plain.ts'

// Letters that are no letter with an accent, and that are typed without one all the same.
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŧ: 't', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ς: 'σ', ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ـ: '' },
}
const OTHER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * A text as every search compares it: "mexico" finds "México", and "ＢＢＶＡ" BBVA. Without accents, case, width and invisible
 * characters. Not by the locale: Turkish would part I from i.
 */
export function fold(text: string): string {
  if (/^[a-z0-9 ]*$/.test(text)) return text.trim()
  const bare = withLatinDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(OTHER, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/\p{Pd}/gu, '-')
  return bare.replace(/[\s\p{Z}]+/gu, ' ').trim()
}

/** Tells whether what is searched for stands in one of the texts; an empty query fits all. */
export function matcher(query: string): (...texts: readonly string[]) => boolean {
  const wanted = fold(query)
  return (...texts) => wanted === '' || texts.some((text) => fold(text).includes(wanted))
}
