import type { ReactNode } from 'react'

/** From so many digits on, a text in one piece is a number to be read and checked in groups, and no word. */
const LONG = 6

/**
 * A long number in groups of four. They stand apart by room alone: selected, dragged or read out it is one text, which is
 * what a bank or a wallet takes.
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
