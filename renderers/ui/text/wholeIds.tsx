import type { ReactNode } from 'react'

/**
 * Keeps ids for support ("dep-1001") unbroken at their hyphens, unless a line is too narrow for the whole id; adjacent
 * punctuation stays with it.
 */
export function wholeIds(text: string): ReactNode {
  if (!text.includes('-')) return text
  const parts: ReactNode[] = []
  let plain = ''
  // Whitespace is preserved. A single pass, because a server's text may be long.
  for (const word of text.split(/(\s+)/)) {
    if (!isId(word)) {
      plain += word
      continue
    }
    const whole = (
      <span key={parts.length} className="pw-whole">
        {word}
      </span>
    )
    parts.push(plain, whole)
    plain = ''
  }
  return parts.length === 0 ? text : [...parts, plain]
}

/** Hyphenated parts with a digit: "sign-in" is a word, not an id. */
const isId = (word: string): boolean => word.includes('-') && /\d/.test(word)
