import { focusedIn } from './focusedIn.ts'

/** Text elements, which may receive the focus because keys have no effect on them. */
const WORDS = '[role="note"], [role="status"], [data-pw-say], h1, h2, h3'

/**
 * Moves the focus when the focused element is removed, such as the button that was pressed: otherwise Tab would start
 * at the top of the page. Focuses the text that replaced the element, else the container; never a control, because the
 * next Enter would press it. Returns the cleanup.
 */
export function keepFocus(root: HTMLElement): () => void {
  const page = root.ownerDocument
  const isNowhere = () => page.activeElement === null || page.activeElement === page.body
  let current = isNowhere() ? undefined : focusedIn(root)
  let former = current

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
  const observer = new MutationObserver((changes) => {
    if (current?.isConnected === false) {
      const place = placeOf(current, root, changes)
      // A message that is closed replaces nothing: the focus goes back.
      const isBack = place.textContent === '' || current.closest('[data-pw-message]') !== null
      const back = isBack && former && root.contains(former) ? former : place
      current = undefined
      // Do not take the focus from the host page or another tab.
      if (isNowhere() && page.hasFocus()) focus(wordsIn(back, changes) ?? back)
    }
  })

  root.addEventListener('focusin', came)
  root.addEventListener('focusout', left)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', came)
    root.removeEventListener('focusout', left)
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
  const said = added(changes).map((node) => (node.matches(WORDS) ? node : node.querySelector(WORDS)))
  return said.find((words) => words !== null && place.contains(words)) ?? undefined
}

const added = (changes: readonly MutationRecord[]): Element[] =>
  changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)

function focus(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
