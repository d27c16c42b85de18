import { type Hold, holdOfPress } from './holdOfPress.ts'
import { canTellSight, type Sight, watchSight } from './watchSight.ts'

/** Further than a hand trembles, or a finger misses, between two presses. */
const TREMBLE_PX = 8
const FINGER_PX = 40
/** What moves right after a key or a scroll, the player has moved. */
const OWN_MOVE_MS = 500

interface Spot {
  readonly x: number
  readonly y: number
  readonly at: number
}

export interface GuardNeed {
  /** Whether a press of the form's button moves money now: on the way through its steps it does not. */
  readonly isAtStake: () => boolean
  readonly onHeld: (hold: Hold) => void
}

/** What the browser was asked at the beginning of a press. */
interface Asked {
  readonly answer: Promise<Sight>
  said?: { readonly sight: Sight }
}

/**
 * Keeps a press that the player may not have meant from reaching a form: of a button that the page around hides (B7), that
 * came under the pointer by itself, or under the second half of a double click. Keys go where the focus is, and pass. A
 * press that is let go on after the browser was asked is sent a frame later, with its user activation. Returns its stop.
 *
 * The browser is asked once the press is over: as long as it watches for us what lies over the frame, Chromium discards
 * presses in a frame that has moved in the last half second, and a player who scrolls and taps would tap for nothing. Only
 * a press that brings the focus into the frame is asked about from its start: the page around hears of that one in time
 * to show for a moment what it hid.
 */
export function guardPresses(root: HTMLElement, { isAtStake, onHeld }: GuardNeed): () => void {
  const stops = new AbortController()
  const { signal } = stops
  const place = watchPlace(root, signal)
  let early: Asked | undefined
  let isAsking = false
  let unseen: { readonly button: Element; readonly at: number } | undefined

  const listen = <K extends 'pointerdown' | 'click'>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(type, act, { signal, capture: true })

  listen('pointerdown', (event) => {
    const button = submitOf(event)
    early = button !== undefined && canTellSight() && !document.hasFocus() ? askEarly(button) : undefined
  })

  listen('click', (event) => {
    const button = submitOf(event)
    // Of a key, and of a screen reader, detail is 0. A button that is busy, or only says what is wrong, pays nothing.
    if (button === undefined || event.detail === 0 || isIdle(button) || !isAtStake()) return
    const asked = early
    early = undefined
    const judge = judgeAt(button)
    if (isAsking) return event.preventDefault() // a click while the browser is asked is the same press
    if (!judge(undefined)) return event.preventDefault()
    if (!canTellSight()) return
    if (asked?.said !== undefined) {
      if (!judge(asked.said.sight)) event.preventDefault()
      return
    }
    event.preventDefault()
    isAsking = true
    void (asked?.answer ?? watchSight(button, signal)).then((sight) => {
      isAsking = false
      if (signal.aborted || !button.isConnected || isIdle(button)) return
      if (judge(sight)) button.form?.requestSubmit(button)
    })
  })

  function askEarly(button: HTMLButtonElement): Asked {
    const asked: Asked = { answer: watchSight(button, signal) }
    void asked.answer.then((sight) => {
      asked.said = { sight }
    })
    return asked
  }

  /** Whether the press of this moment may go on, by what is known of its sight; where it may not, it is said. */
  function judgeAt(button: Element): (sight: Sight) => boolean {
    const at = performance.now()
    const where = place()
    const sinceUnseen = unseen?.button === button ? at - unseen.at : Number.POSITIVE_INFINITY
    return (sight) => {
      const hold = holdOfPress({ sight, sinceUnseen, ...where })
      if (hold === undefined && sight === undefined) return true
      unseen = hold === 'unseen' ? { button, at: performance.now() } : undefined
      if (hold !== undefined) onHeld(hold)
      return hold === undefined
    }
  }

  return () => stops.abort()
}

function submitOf({ target }: Event): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.type === 'submit' ? button : undefined
}

const isIdle = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true'

/** How the button that is pressed came to where the pointer is. */
function watchPlace(root: HTMLElement, signal: AbortSignal): () => { sinceShown: number; sinceOther: number } {
  let mouse: Spot | undefined
  let movedAt = Number.NEGATIVE_INFINITY
  let shownAt = Number.NEGATIVE_INFINITY
  let pressed: (Spot & { readonly button: Element | undefined }) | undefined
  let otherAt = Number.NEGATIVE_INFINITY
  const options = { signal, capture: true, passive: true }

  root.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse' || submitOf(event) === undefined) return
      const at = performance.now()
      // The browser says "over" of what came under a mouse that rests.
      const cameByItself = mouse !== undefined && isNear(mouse, event, TREMBLE_PX) && at - movedAt > OWN_MOVE_MS
      shownAt = cameByItself ? at : Number.NEGATIVE_INFINITY
    },
    options,
  )
  root.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse') mouse = spotOf(event)
    },
    options,
  )
  root.addEventListener(
    'pointerdown',
    (event) => {
      const button = submitOf(event)
      const isOther = pressed !== undefined && pressed.button !== button && isNear(pressed, event, FINGER_PX)
      otherAt = isOther && pressed !== undefined ? pressed.at : Number.NEGATIVE_INFINITY
      pressed = { ...spotOf(event), button }
    },
    options,
  )
  const move = () => {
    movedAt = performance.now()
  }
  root.addEventListener('input', move, options)
  document.addEventListener('scroll', move, options)
  const frame = watchFrame(root, signal)
  return () => {
    const now = performance.now()
    return { sinceShown: now - Math.max(shownAt, frame()), sinceOther: now - otherAt }
  }
}

/** When the page around last brought the frame to where it can be seen; a frame that was there from the start: never. */
function watchFrame(root: HTMLElement, signal: AbortSignal): () => number {
  let isAway = false
  let shownAt = Number.NEGATIVE_INFINITY
  const observer = new IntersectionObserver((entries) => {
    const isHere = entries.at(-1)?.isIntersecting === true
    if (isHere && isAway) shownAt = performance.now()
    isAway = !isHere
  })
  observer.observe(root)
  signal.addEventListener('abort', () => observer.disconnect())
  return () => shownAt
}

const spotOf = ({ clientX: x, clientY: y }: PointerEvent): Spot => ({ x, y, at: performance.now() })

const isNear = ({ x, y }: Spot, { clientX, clientY }: PointerEvent, px: number): boolean =>
  Math.hypot(clientX - x, clientY - y) <= px
