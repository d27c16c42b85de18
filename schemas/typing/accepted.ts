import type { Only } from '../layout/slots.ts'
import { plainSigns } from './normalize.ts'
import { withLatinDigits } from './plain.ts'

/** What each `only` of a text field accepts: a test of one character, so that it takes linear time. */
const ACCEPTED: Readonly<Record<Only, RegExp>> = {
  digits: /[0-9]/,
  code: /[A-Za-z0-9]/,
  letters: /[\p{L}\p{M}]/u,
  // With the signs of Hebrew and Catalan names, and the joiners of Persian and Indian ones.
  name: /[\p{L}\p{M} '’.·׳״־\u200c-]|\u200d/u,
  latin: /[\p{sc=Latin}\p{M}0-9 '’"()+,\-./:;?!&@#_]/u,
  noSpaces: /\S/,
}

/** Punctuation and signs, but no pictures. Dropping one must not join the words that it separates. */
const SEPARATOR = /[\p{P}\p{Sm}\p{Sc}]/u

/**
 * The accepted characters of a text. Where the class has spaces, every kind of space is a space, and so is what separates
 * two words without one: "Lima;Ana" are two words.
 */
export function acceptedOnly(text: string, only: Only): string {
  const accepted = ACCEPTED[only]
  const hasSpaces = accepted.test(' ')
  let [kept, isParted] = ['', false]
  for (const sign of withLatinDigits(text)) {
    const written = accepted.test(sign) ? sign : plainSigns(sign)
    if (accepted.test(written)) {
      if (isParted && kept !== '' && !kept.endsWith(' ') && written !== ' ') kept += ' '
      kept += written
      isParted = false
    } else isParted ||= hasSpaces && SEPARATOR.test(written)
  }
  return kept
}

/**
 * The accepted characters of what is typed after `head`. A typed separator becomes a space, because the word after it
 * comes with a later key; after a space, another one is not accepted.
 */
export function typedOnly(text: string, only: Only, head: string): string {
  const taken = acceptedOnly(text, only)
  if (!ACCEPTED[only].test(' ')) return taken
  if (head.endsWith(' ')) return taken.trimStart()
  return taken === '' && head !== '' && SEPARATOR.test(text) ? ' ' : taken
}
