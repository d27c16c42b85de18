import type { FocusEvent } from 'react'

/**
 * Scrolls a focused card of a horizontal row into view: browsers leave it cut off by the edge of the row. Does nothing
 * after a pointer press: a card that moves between press and release would not be pressed.
 */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
