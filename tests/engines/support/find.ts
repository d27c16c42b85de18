/** Describes elements. An element must match all given members. */
export interface Query {
  readonly css: string
  /** The element's accessible name contains this text; upper and lower case are equal. */
  readonly name?: string
  /** The element, or an element inside it, has exactly this text. */
  readonly text?: string
  /** Includes elements that are not visible. */
  readonly isHiddenToo?: boolean
}

/** A snapshot of an element. The rectangle is in CSS pixels of its document's viewport. */
export interface Found {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
  /** The value of an input; '' for other elements. */
  readonly value: string
  readonly role: string
  readonly isChecked: boolean
  readonly isEnabled: boolean
  readonly isFocused: boolean
  /** Whether a press has reached the element since a query last scrolled to an element. */
  readonly isPressed: boolean
  /**
   * Whether a press on the middle of the element reaches it: nothing covers the element, and its middle is inside the
   * viewport.
   */
  readonly isReachable: boolean
}

/** Finds elements, in open shadow roots too. Runs in the page, so it can use only its argument. */
export function find({ query, scrollsTo = false }: { readonly query: Query; readonly scrollsTo?: boolean }): Found[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ').trim()
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? everything(one.shadowRoot) : [])])
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const labels = ids.map((id) => root.getElementById(id)?.textContent).join(' ')
    return plain(element.getAttribute('aria-label') || labels || element.textContent)
  }
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const hasText = (element: Element, text: string): boolean =>
    [element, ...element.querySelectorAll('*')].some((one) => plain(one.textContent) === text && isVisible(one))
  const fits = (element: Element): boolean =>
    element.matches(query.css) &&
    (query.name === undefined || nameOf(element).toLowerCase().includes(plain(query.name).toLowerCase())) &&
    (query.text === undefined || hasText(element, plain(query.text))) &&
    (query.isHiddenToo === true || isVisible(element))
  const found = everything(document).filter(fits)
  const page = window as typeof window & { pressed?: Set<EventTarget> }
  if (page.pressed === undefined) {
    page.pressed = new Set()
    const note = (event: Event) => {
      for (const target of event.composedPath()) page.pressed?.add(target)
    }
    addEventListener('pointerdown', note, true)
  }
  if (scrollsTo) {
    page.pressed.clear()
    found[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as Document | ShadowRoot
    const top = root.elementFromPoint(x + width / 2, y + height / 2)
    const label = element.closest('label')
    return {
      ...{ x, y, width, height },
      text: plain(element instanceof HTMLElement ? element.innerText : element.textContent),
      value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
      role: element.getAttribute('role') ?? '',
      isChecked:
        (element instanceof HTMLInputElement && element.checked) || element.getAttribute('aria-checked') === 'true',
      isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
      isFocused: root.activeElement === element,
      isPressed: page.pressed?.has(element) === true,
      isReachable: top !== null && (element.contains(top) || top.contains(element) || label?.contains(top) === true),
    }
  })
}
