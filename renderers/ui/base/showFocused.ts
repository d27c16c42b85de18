import type { FocusEvent } from 'react'

/**
 * For a row that scrolls sideways: browsers leave a card that takes the focus where it is, cut off by the edge of the row.
 * Not for a focus by pointer: a card that moves between press and release would not be pressed.
 */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
