import { focusedIn } from './focusedIn.ts'

/** Text elements, which may receive the focus because keys have no effect on them. */
const WORDS = '[role="note"], [role="status"], [data-pw-say], h1, h2, h3'

/** The key of the first page. The browser announces that page itself. */
const FIRST_PAGE = 1

/**
 * Keeps the focus in a useful place, but never takes it from the host page or another tab.
 *
 * - When another page opens, its title is focused, so that a screen reader announces it. If the window does not
 *   have the focus, the title is focused once it has; if another element of the host's page has it, not at all.
 * - When the focused element is removed, such as the button that was pressed, Tab would start at the top of the page.
 *   Focuses the text that replaced the element, else the container; never a control, because the next Enter would press
 *   it.
 *
 * `pageKey` counts the pages that have been opened; it is undefined while a skeleton is shown for the next page, whose
 * title is not known yet. Returns the cleanup.
 */
export function keepFocus(root: HTMLElement, pageKey: () => number | undefined): () => void {
  const page = root.ownerDocument
  const stops = new AbortController()
  const options = { signal: stops.signal }
  const isNowhere = () => page.activeElement === null || page.activeElement === page.body
  let current = isNowhere() ? undefined : focusedIn(root)
  let former = current
  let shownPage = FIRST_PAGE
  let isTitleDue = false

  const came = ({ target }: FocusEvent) => {
    former = current
    current = target as Element
  }
  // Chrome fires focusout while it removes the element. Only afterwards does `isConnected` distinguish a removal from a
  // click on nothing.
  const left = () =>
    queueMicrotask(() => {
      if (isNowhere() && current?.isConnected) current = undefined
    })

  function focusTitle(): void {
    const title = root.querySelector('h1')
    if (!isTitleDue || title === null || !page.hasFocus()) return
    isTitleDue = false
    if (isNowhere() || root.contains(focusedIn(root))) focus(title)
  }

  function replaceLost(changes: readonly MutationRecord[]): void {
    if (current?.isConnected !== false) return
    const place = placeOf(current, root, changes)
    // A message that is closed replaces nothing: the focus goes back.
    const isPageStart = place.textContent === '' || current.closest('[data-pw-message]') !== null
    const back = isPageStart && former && root.contains(former) ? former : place
    current = undefined
    if (isNowhere() && page.hasFocus()) focus(wordsIn(back, changes) ?? back)
  }

  function follow(changes: readonly MutationRecord[]): void {
    const key = pageKey()
    if (key === undefined) return
    if (key !== shownPage) {
      shownPage = key
      isTitleDue = true
    }
    if (isTitleDue) focusTitle()
    else replaceLost(changes)
  }

  const observer = new MutationObserver(follow)
  root.addEventListener('focusin', came, options)
  root.addEventListener('focusout', left, options)
  // Only while nothing in the widget has the focus: a click or Tab into the widget has focused a control.
  page.defaultView?.addEventListener('focus', () => isNowhere() && focusTitle(), options)
  observer.observe(root, { childList: true, subtree: true })
  follow([])
  return () => {
    stops.abort()
    observer.disconnect()
  }
}

/** The container of the removed element, or the nearest ancestor that still exists. */
function placeOf(lost: Node, root: Element, changes: readonly MutationRecord[]): Element {
  let gone = lost
  for (const { target, removedNodes } of changes) {
    if ([...removedNodes].some((node) => node.contains(gone))) gone = target
  }
  return gone instanceof Element && root.contains(gone) ? gone : root
}

function wordsIn(place: Element, changes: readonly MutationRecord[]): Element | undefined {
  const candidates = added(changes).map((node) => (node.matches(WORDS) ? node : node.querySelector(WORDS)))
  return candidates.find((words) => words !== null && place.contains(words)) ?? undefined
}

const added = (changes: readonly MutationRecord[]): Element[] =>
  changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)

function focus(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
