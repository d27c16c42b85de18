import type { ReactNode } from 'react'

/** The minimum number of digits for a text to be a number shown in groups. */
const LONG = 6

/**
 * A long number in groups of four, separated by margins only: selected, dragged or read out it is one text, as a bank
 * or wallet expects.
 */
export function grouped(value: string): ReactNode {
  if (!/^[A-Za-z0-9]{9,}$/.test(value) || value.replace(/[^0-9]/g, '').length < LONG) return value
  return value.match(/.{1,4}/g)?.map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one number never move
    <span key={at} className="pw-group">
      {group}
    </span>
  ))
}
