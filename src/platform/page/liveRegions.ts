import { focusedIn } from './focusedIn.ts'

type Urgency = 'polite' | 'assertive'

/** Elements announced when they appear, and busy buttons, whose label is announced. */
const ANNOUNCED = '[data-pw-say], button[aria-busy="true"]'
const NOTE = '[role="note"]:not([data-pw-say])'
const MESSAGE = 'data-pw-message'
/** Debounce: combines several changes into one announcement, and gives screen readers time to register a new region. */
const SETTLED_MS = 100

/**
 * Announces new content to screen readers. Most of them ignore a live region that is inserted or removed together with
 * its text, so two permanent regions exist and the texts of the page are copied into them. A text that is only
 * re-rendered is not announced again. Returns the cleanup.
 */
export function followLiveRegions(root: HTMLElement): () => void {
  const regions = regionsBeside(root)
  // The regions stand outside the element with `lang`. Without a language of their own, they would be read in that of the
  // host's page.
  const languageElement = () => root.querySelector<HTMLElement>('[lang]')
  let announced: ReadonlySet<string> = new Set()
  let notes: Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const announce = () => {
    timer = undefined
    const present = new Set<string>()
    const fresh = new Map<string, Urgency>()
    for (const part of root.querySelectorAll(ANNOUNCED)) {
      const words = wordsOf(part)
      // The same words in another message, or in one that is shown again, are news.
      const key = part.getAttribute(MESSAGE) + words
      present.add(key)
      if (!announced.has(key)) fresh.set(words, urgencyOf(part))
    }
    for (const note of notes) {
      // The screen reader reads a focused note anyway.
      if (note.isConnected && note !== focusedIn(root)) fresh.set(wordsOf(note), 'polite')
    }
    notes = []
    announced = present
    for (const urgency of ['polite', 'assertive'] as const) {
      const words = [...fresh].filter(([text, how]) => how === urgency && text !== '').map(([text]) => text)
      if (words.length > 0) regions[urgency](words, languageElement())
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.matches(NOTE)) notes.push(node)
    timer ??= setTimeout(announce, SETTLED_MS)
  })
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'data-pw-say', MESSAGE],
  })
  timer = setTimeout(announce, SETTLED_MS)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

type Announce = (words: readonly string[], language: HTMLElement | null) => void
type Regions = Readonly<Record<Urgency, Announce>>

/** The live regions by the widget's parent node, so that a remounted widget reuses them. */
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
 * Puts the text into a closed shadow root: screen readers read it there, but it does not appear a second time when the
 * page is searched, selected or printed.
 */
function createRegion(place: Node, urgency: Urgency): Announce {
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
  return (words, language) => {
    const line = document.createElement('p')
    if (language !== null) Object.assign(line, { lang: language.lang, dir: language.dir })
    line.textContent = words.join(' ')
    inside.replaceChildren(line) // a new node, so that the same text is announced again
  }
}

const urgencyOf = (part: Element): Urgency =>
  part.getAttribute('data-pw-say') === 'assertive' ? 'assertive' : 'polite'

/** The text of an element, without its buttons and hidden parts. */
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
