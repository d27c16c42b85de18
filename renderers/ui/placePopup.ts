// What the stylesheet allows the popup, with its gap, and what an option of one line needs.
const POPUP_PX = 340
const OPTION_PX = 52
const GAP_PX = 6
const EDGE_PX = 8

/** From where to where something reaches, in px down the window. */
export interface Reach {
  readonly top: number
  readonly bottom: number
}

export interface PopupPlace {
  readonly isUp: boolean
  /** The height that the side it opens to has room for. */
  readonly roomPx: number
}

/** A popup opens downward where it has room; where it has none, to the side that has more, and no higher than that is. */
export function placePopup(trigger: Reach, seen: Reach, options: number): PopupPlace {
  const below = roomIn(seen.bottom - trigger.bottom)
  const above = roomIn(trigger.top - seen.top)
  const wanted = Math.min(POPUP_PX, Math.max(1, options) * OPTION_PX)
  const isUp = below < wanted - GAP_PX && above > below
  return { isUp, roomPx: isUp ? above : below }
}

const roomIn = (px: number): number => Math.max(0, Math.floor(px) - GAP_PX - EDGE_PX)
