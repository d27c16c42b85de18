/** A piece of a screen that a player sees: a text, a picture or a control. */
export interface Piece {
  readonly tag: string
  /** The text with every digit replaced by 0, because ids and times differ between runs. */
  readonly text: string
  /** The position while the page is scrolled to its top. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether a surrounding box cuts off the piece. Boxes that scroll, or end the text with "…", do not count. */
  readonly isClipped: boolean
  /** Whether the piece reaches out of the screen on the left or the right, and cannot be scrolled there. */
  readonly isOutside: boolean
  /** Whether the piece is part of a line of text. */
  readonly isInline: boolean
  /** Whether the piece stays on the screen while the page scrolls. */
  readonly isSticky: boolean
}

/**
 * Returns the visible pieces of the page, in document order. The text of a piece that is loading ends with "…". Runs in
 * the page, so it can use only its argument.
 */
export function takeSnapshot(_: undefined): Piece[] {
  const plain = (text: string) => text.replace(/\s+/gu, ' ').trim().replace(/\d/gu, '0')
  const ownText = (element: Element) =>
    plain([...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(' '))
  const isSkeleton = (element: Element) => element.matches('[class*="skeleton"], [class*="CryptoAddress-lines"]')
  const isPiece = (element: Element) =>
    ownText(element) !== '' ||
    isSkeleton(element) ||
    element.matches('img, svg, input, textarea, select, canvas, iframe')
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // A skeleton may stand in a live region, which says what is loading.
    const isHidden =
      !isSkeleton(element) && element.closest('.pw-visually-hidden, [role="timer"], [aria-live]') !== null
    return width > 1 && height > 1 && !isHidden && getComputedStyle(element).visibility === 'visible'
  }
  /**
   * Whether an element extends beyond a surrounding box that hides its overflow. A text that ends with "…" does not
   * count.
   */
  const isCut = (element: Element) => {
    const box = element.getBoundingClientRect()
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around)
      if (textOverflow === 'ellipsis') return false
      const edge = around.getBoundingClientRect()
      if (overflowY === 'hidden' && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1)) return true
      if (overflowX === 'hidden' && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
    }
    return false
  }
  const above = (element: Element, has: (style: CSSStyleDeclaration) => boolean) => {
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (has(getComputedStyle(one))) return true
    return false
  }
  const isOutside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    const isBeyond = left < -1 || right > document.documentElement.clientWidth + 1
    return isBeyond && !above(element, ({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll')
  }
  const scrolled = scrollY
  scrollTo({ top: 0, behavior: 'instant' })
  const pieces = [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('svg svg, svg > *') && isPiece(element) && isShown(element))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const value = element instanceof HTMLInputElement ? plain(element.value || element.placeholder) : ''
      const round = Math.round
      return {
        tag: element.tagName.toLowerCase(),
        text: isSkeleton(element) ? '…' : ownText(element) || value,
        ...{ x: round(x), y: round(y), width: round(width), height: round(height) },
        isClipped: isCut(element),
        isOutside: isOutside(element),
        isInline: getComputedStyle(element).display === 'inline',
        isSticky: above(element, ({ position }) => position === 'sticky' || position === 'fixed'),
      }
    })
  scrollTo({ top: scrolled, behavior: 'instant' })
  return pieces
}
