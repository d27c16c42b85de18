import { focusedIn } from './focusedIn.ts'

type Urgency = 'polite' | 'assertive'

/** What is read out as soon as it is there, and the label of a button that has begun to work. */
const SAYS = '[data-pw-say], button[aria-busy="true"]'
const NOTE = '[role="note"]:not([data-pw-say])'
/** Several changes of one moment are one announcement; and a reader hears of a new region a little later than it is drawn. */
const SETTLED_MS = 100

/**
 * Reads out what comes while the player is here. A live region that comes together with its text, or goes with it, says
 * nothing to most screen readers; so there are two that stay as long as the frame does, and what the parts of a page say
 * is written into them. A text that is only drawn anew is not said twice.
 */
export function followLiveRegions(root: HTMLElement): () => void {
  const regions = regionsBeside(root)
  let said: ReadonlySet<string> = new Set()
  let notes: Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const announce = () => {
    timer = undefined
    const present = new Map<string, Urgency>()
    for (const part of root.querySelectorAll(SAYS)) present.set(wordsOf(part), urgencyOf(part))
    present.delete('')
    const isNew = ([words]: readonly [string, Urgency]) => !said.has(words)
    const fresh = new Map([...present].filter(isNew))
    for (const note of notes) {
      // One that has the focus is read by that.
      if (note.isConnected && note !== focusedIn(root)) fresh.set(wordsOf(note), 'polite')
    }
    notes = []
    said = new Set(present.keys())
    for (const urgency of ['polite', 'assertive'] as const) {
      const words = [...fresh].filter(([text, how]) => how === urgency && text !== '').map(([text]) => text)
      if (words.length > 0) regions[urgency](words)
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.matches(NOTE)) notes.push(node)
    timer ??= setTimeout(announce, SETTLED_MS)
  })
  observer.observe(root, {
    ...{ childList: true, subtree: true, characterData: true },
    ...{ attributes: true, attributeFilter: ['aria-busy', 'data-pw-say'] },
  })
  timer = setTimeout(announce, SETTLED_MS)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

type Regions = Readonly<Record<Urgency, (words: readonly string[]) => void>>

/** By the node that the widget stands in: a widget that is drawn anew keeps them. */
const made = new WeakMap<Node, Regions>()

function regionsBeside(root: HTMLElement): Regions {
  const place = root.parentNode ?? root
  const regions = made.get(place) ?? {
    polite: createRegion(place, 'polite'),
    assertive: createRegion(place, 'assertive'),
  }
  made.set(place, regions)
  return regions
}

/**
 * The words stand in a closed shadow root: a screen reader reads them, while whoever searches the page for a text, selects
 * or prints it finds it once.
 */
function createRegion(place: Node, urgency: Urgency): (words: readonly string[]) => void {
  const region = document.createElement('div')
  region.setAttribute('aria-live', urgency)
  region.setAttribute('aria-atomic', 'true')
  Object.assign(region.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  const inside = region.attachShadow({ mode: 'closed' })
  place.appendChild(region)
  return (words) => {
    const line = document.createElement('p')
    line.textContent = words.join(' ')
    inside.replaceChildren(line) // a new node: the same words are read once more
  }
}

const urgencyOf = (part: Element): Urgency =>
  part.getAttribute('data-pw-say') === 'assertive' ? 'assertive' : 'polite'

/** The texts of a part, without its buttons and what only decorates it. */
function wordsOf(part: Element): string {
  const label = part.getAttribute('aria-label')
  if (label !== null) return label
  const from = part.matches('button') ? (part.querySelector('[data-pw-busy]') ?? part) : part
  const walker = document.createTreeWalker(from, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches('button, [aria-hidden="true"], [hidden]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  let words = ''
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    words += node instanceof Element ? (isBlock(node) ? ' ' : '') : (node.textContent ?? '')
  }
  return words.replace(/\s+/g, ' ').trim()
}

const isBlock = (element: Element): boolean => /^(?:P|DIV|H[1-6]|LI|DT|DD|UL|OL)$/.test(element.tagName)
