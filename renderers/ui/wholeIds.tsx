import type { ReactNode } from 'react'

/**
 * A number for support ("dep-1001") is read out and copied: it is broken only where a line has no room for all of it, and
 * not at its hyphen. The signs behind it stay with it.
 */
export function wholeIds(text: string): ReactNode {
  if (!text.includes('-')) return text
  const parts: ReactNode[] = []
  let plain = ''
  // Blanks are kept as they are. One pass: a server's text may be long.
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

/** Parts joined by hyphens, and a digit: "sign-in" is a word. */
const isId = (word: string): boolean => word.includes('-') && /\d/.test(word)
