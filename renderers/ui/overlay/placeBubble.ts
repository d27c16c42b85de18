import { arrow as arrowTo, autoUpdate, computePosition, flip, offset, type Side, shift } from '@floating-ui/react-dom'

export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end'

// Spec §9: offsets [0,16] or [16,0]: the distance from the anchor along the placement axis; centred on the other axis.
const DISTANCE_PX = 16
const EDGE_PX = 8
const CORNER_PX = 12

export interface BubbleParts {
  readonly anchor: HTMLElement
  readonly bubble: HTMLElement
  readonly arrow: HTMLElement
}

/** Keeps a bubble positioned next to its anchor, flipped when it would leave the window. Returns a cleanup. */
export function placeBubble({ anchor, bubble, arrow }: BubbleParts, placement: TooltipPlacement): () => void {
  const middleware = [
    offset(DISTANCE_PX),
    // The bubble flips along the placement axis and is shifted along the other axis. In a narrow window with room on
    // neither side, the bubble moves above or below.
    flip({ padding: EDGE_PX, crossAxis: false, fallbackAxisSideDirection: 'end' }),
    shift({ padding: EDGE_PX }),
    arrowTo({ element: arrow, padding: CORNER_PX }),
  ]
  let isStopped = false

  async function place(): Promise<void> {
    const side = sideOf(placement, getComputedStyle(anchor).direction)
    const placed = await computePosition(anchor, bubble, { placement: side, middleware })
    if (isStopped) return
    const { x, y } = placed.middlewareData.arrow ?? {}
    Object.assign(bubble.style, { left: `${placed.x}px`, top: `${placed.y}px` })
    Object.assign(arrow.style, { left: x === undefined ? '' : `${x}px`, top: y === undefined ? '' : `${y}px` })
    bubble.dataset.side = placed.placement
  }

  const stop = autoUpdate(anchor, bubble, place)
  return () => {
    isStopped = true
    stop()
  }
}

function sideOf(placement: TooltipPlacement, direction: string): Side {
  if (placement === 'top' || placement === 'bottom') return placement
  return (placement === 'start') === (direction === 'rtl') ? 'right' : 'left'
}
