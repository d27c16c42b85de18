import { canTellSight, type Sight, watchSight } from './watchSight.ts'
import { type PressBlock, whyPressBlocked } from './whyPressBlocked.ts'

/** Largest distance between two presses at "the same position", for a mouse and for a finger. */
const TREMBLE_PX = 8
const FINGER_PX = 40
/** A movement this soon after input or a scroll was caused by the player. */
const OWN_MOVE_MS = 500

interface Spot {
  readonly x: number
  readonly y: number
  readonly at: number
}

export interface GuardNeed {
  /**
   * Whether a press of the form's button moves money now: in the earlier steps of a form it only leads to the next
   * step.
   */
  readonly isAtStake: () => boolean
  readonly onBlocked: (why: PressBlock) => void
}

/** A visibility check started at the beginning of a press. */
interface Asked {
  readonly answer: Promise<Sight>
  said?: { readonly sight: Sight }
}

/**
 * Blocks presses that the player may not have intended: on a button that the host page hides (B7), on a button that
 * moved under the pointer, and the second click of a double click. Key presses always pass. A press that has to wait
 * for the visibility check is submitted one frame later, with its user activation. Returns the cleanup.
 *
 * The check starts after the press: while an observer tracks visibility, Chromium discards presses in a frame that has
 * moved within the last half second, so a tap right after a scroll would be lost. The exception is a press that moves
 * the focus into the frame. Its check starts with the press, because the host page gets a focus event and could show
 * the hidden button for a moment.
 */
export function guardPresses(root: HTMLElement, { isAtStake, onBlocked }: GuardNeed): () => void {
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
    // `detail` is 0 for keys and screen readers. A disabled button (busy, or only showing errors) starts no payment.
    if (button === undefined || event.detail === 0 || isIdle(button) || !isAtStake()) return
    const asked = early
    early = undefined
    const judge = judgeAt(button)
    if (isAsking) return event.preventDefault() // a click during the check belongs to the same press
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

  /**
   * Captures the facts of this press. The returned function takes the button's visibility, decides, and reports a
   * blocked press.
   */
  function judgeAt(button: Element): (sight: Sight) => boolean {
    const at = performance.now()
    const where = place()
    const sinceUnseen = unseen?.button === button ? at - unseen.at : Number.POSITIVE_INFINITY
    return (sight) => {
      const why = whyPressBlocked({ sight, sinceUnseen, ...where })
      if (why === undefined && sight === undefined) return true
      unseen = why === 'unseen' ? { button, at: performance.now() } : undefined
      if (why !== undefined) onBlocked(why)
      return why === undefined
    }
  }

  return () => stops.abort()
}

function submitOf({ target }: Event): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.type === 'submit' ? button : undefined
}

const isIdle = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true'

/** Tracks whether the pointer moved to the pressed button or the button moved under the pointer. */
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
      // The browser also fires pointerover when an element moves under a resting mouse.
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

/** When the frame last came into view; -Infinity if it has been in view from the start. */
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
