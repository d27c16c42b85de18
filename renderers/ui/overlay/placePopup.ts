// The height of a popup with a search box and a full list in the style sheet, including its gap, and the height of a
// one-line option.
const POPUP_PX = 340
const OPTION_PX = 52
const GAP_PX = 6
const EDGE_PX = 8

/** The vertical extent of an element, in px from the top of the window. */
export interface Reach {
  readonly top: number
  readonly bottom: number
}

export interface PopupPlace {
  readonly isUp: boolean
  /** The height available on the side where the popup opens. */
  readonly roomPx: number
}

/** Opens a popup downward if it fits, else to the side with more room, limited to that room. */
export function placePopup(trigger: Reach, seen: Reach, options: number): PopupPlace {
  const below = roomIn(seen.bottom - trigger.bottom)
  const above = roomIn(trigger.top - seen.top)
  const wanted = Math.min(POPUP_PX, Math.max(1, options) * OPTION_PX)
  const isUp = below < wanted - GAP_PX && above > below
  return { isUp, roomPx: isUp ? above : below }
}

const roomIn = (px: number): number => Math.max(0, Math.floor(px) - GAP_PX - EDGE_PX)
