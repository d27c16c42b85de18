import { focusedIn } from './focusedIn.ts'

/** What says in words how things stand: no key does anything there. */
const WORDS = '[role="note"], [role="status"], [data-pw-say], h1, h2, h3'

/**
 * A condition may take away what has the focus: the very button that was pressed. The browser would let the focus fall to
 * the page, and a keyboard begin at its top; so it goes to the words that came in the same place, else to the place
 * itself, and never to what acts: the next Enter would press it.
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
  // Chrome says that the focus has left in the middle of taking the element away: only afterwards it can be told apart
  // from a player who clicked beside everything.
  const left = () =>
    queueMicrotask(() => {
      if (isNowhere() && current?.isConnected) current = undefined
    })
  const observer = new MutationObserver((changes) => {
    if (current?.isConnected === false) {
      const place = placeOf(current, root, changes)
      const back = place.textContent === '' && former && root.contains(former) ? former : place
      current = undefined
      // In the host's page, in another tab: nobody is torn away from there.
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

/** Where it stood, or what stood around that when it is gone as well. */
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
