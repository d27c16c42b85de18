import type { Find } from './Find.ts'

/** A smaller frame is reported, in px. The recommended minimum is larger: 320 × 480. */
const SMALLEST = { width: 280, height: 320 }

/** Checks how the page shows the frame. */
export function checkFrame(frame: HTMLIFrameElement, find: Find): void {
  const { width, height, left, top } = frame.getBoundingClientRect()
  const style = getComputedStyle(frame)
  if (width === 0 || height === 0 || style.visibility !== 'visible') return find('frame.invisible')
  if (width < SMALLEST.width || height < Math.min(SMALLEST.height, innerHeight - 40))
    find('frame.size', `${Math.round(width)} × ${Math.round(height)}`)
  for (const element of around(frame)) {
    const { transform, scale, rotate, opacity, filter, mixBlendMode } = getComputedStyle(element)
    if ((transform !== 'none' && !isMove(transform)) || isSet(scale) || isSet(rotate))
      find('frame.transform', nameOf(element))
    if (Number(opacity) < 1 || isSet(filter) || (mixBlendMode && mixBlendMode !== 'normal'))
      find('frame.effects', nameOf(element))
  }
  const covering = elementAt(left + width / 2, top + Math.min(height, innerHeight) / 2)
  if (covering !== null && ![...around(frame)].includes(covering)) find('frame.covered', nameOf(covering))
}

/** The frame and the elements around it, through shadow roots. */
function* around(frame: Element): Generator<Element> {
  let element: Element | null = frame
  while (element !== null) {
    yield element
    const root: Node = element.getRootNode()
    element = element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
}

/**
 * The topmost element at the point, even with `pointer-events: none`: Chromium counts a frame below such an element as
 * covered.
 */
function elementAt(x: number, y: number): Element | null {
  if (!('adoptedStyleSheets' in document)) return (document as Document).elementFromPoint(x, y)
  const before = document.adoptedStyleSheets
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...before, sheet]
  const element = document.elementFromPoint(x, y)
  document.adoptedStyleSheets = before
  return element
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== 'none'

/** Whether a transform only moves. */
function isMove(transform: string): boolean {
  const { a, b, c, d, is2D } = new DOMMatrixReadOnly(transform)
  return is2D && a === 1 && b === 0 && c === 0 && d === 1
}

/** `div#cashier.wide`. */
function nameOf({ localName, id, classList }: Element): string {
  return `${localName}${id && `#${id}`}${[...classList].map((name) => `.${name}`).join('')}`
}
