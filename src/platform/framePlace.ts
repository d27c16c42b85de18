type Frame = Pick<Window, 'parent' | 'location'> & { readonly length: number; readonly [at: number]: Frame }

/**
 * Which of the page's frames of our origin this document stands in, such as "1"; empty for a page of its own. The same
 * after a reload, so that two cashiers of one page do not take each other's drafts from the storage that they share.
 */
export function framePlace(view: Window = window): string {
  const path: number[] = []
  for (let at = view as unknown as Frame; parentOf(at) !== undefined; at = parentOf(at) as Frame)
    path.unshift(placeIn(parentOf(at) as Frame, at, view.location.origin))
  return path.join('.')
}

/** How many frames of our origin stand before it: other frames, such as advertisements, come and go. */
function placeIn(parent: Frame, frame: Frame, origin: string): number {
  let place = 0
  for (let at = 0; at < parent.length && parent[at] !== frame; at++) if (isOf(parent[at], origin)) place++
  return place
}

function isOf(frame: Frame | undefined, origin: string): boolean {
  try {
    return frame?.location.origin === origin
  } catch {
    return false // of another site
  }
}

function parentOf(frame: Frame): Frame | undefined {
  const parent = frame.parent as unknown as Frame
  return parent === frame ? undefined : parent
}
