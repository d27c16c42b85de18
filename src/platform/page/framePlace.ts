type Frame = Pick<Window, 'parent' | 'location'> & { readonly length: number; readonly [at: number]: Frame }

/**
 * The position of this frame among the page's frames of our origin, such as "1"; empty for a top-level page. The
 * position is stable across reloads, and is part of the key of drafts: two cashiers of one page share their storage,
 * but not their drafts.
 */
export function framePlace(view: Window = window): string {
  const path: number[] = []
  for (let at = view as unknown as Frame; parentOf(at) !== undefined; at = parentOf(at) as Frame)
    path.unshift(placeIn(parentOf(at) as Frame, at, view.location.origin))
  return path.join('.')
}

/** Counts the preceding frames of our origin only: other frames, such as advertisements, are added and removed. */
function placeIn(parent: Frame, frame: Frame, origin: string): number {
  let place = 0
  for (let at = 0; at < parent.length && parent[at] !== frame; at++) if (isOf(parent[at], origin)) place++
  return place
}

function isOf(frame: Frame | undefined, origin: string): boolean {
  try {
    return frame?.location.origin === origin
  } catch {
    return false // cross-origin
  }
}

function parentOf(frame: Frame): Frame | undefined {
  const parent = frame.parent as unknown as Frame
  return parent === frame ? undefined : parent
}
