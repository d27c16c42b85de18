// Invisible characters: direction marks, zero-width characters, soft hyphens, control characters.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u
// In scripts with joined letters, ZWJ and ZWNJ are part of the spelling of Persian, Hindi and Sinhala words; ZWJ also
// joins emoji.
const JOINER = /[\u200c\u200d]/
const JOINED = /[\p{L}\p{M}\p{Extended_Pictographic}]/u
const NEVER_JOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u
// Variation selectors choose a glyph: of an ideograph in a name, or of an emoji.
const VARIATION = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u
const VARIED = /[\p{Script=Han}\p{Extended_Pictographic}]/u

/** Removes invisible characters, except joiners and variation selectors that are part of a word. */
export function withoutInvisible(text: string): string {
  if (!INVISIBLE.test(text)) return text
  const signs = [...text]
  let kept = ''
  let before = ''
  signs.forEach((sign, at) => {
    if (INVISIBLE.test(sign) && !isSpelling(sign, before, signs[at + 1] ?? '')) return
    kept += sign
    before = VARIATION.test(sign) ? before : sign
  })
  return kept
}

/** Whether an invisible character is part of the surrounding word. */
function isSpelling(sign: string, before: string, next: string): boolean {
  if (VARIATION.test(sign)) return VARIED.test(before)
  const joins = (letter: string) => JOINED.test(letter) && !NEVER_JOINED.test(letter)
  return JOINER.test(sign) && joins(before) && joins(next)
}
