import { canCheckVisibility, checkVisibility, type Visibility } from './checkVisibility.ts'
import { type PressBlock, whyPressBlocked } from './whyPressBlocked.ts'

/** Largest distance between two presses at "the same position", for a mouse and for a finger. */
const MOUSE_JITTER_PX = 8
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
  readonly movesMoney: () => boolean
  readonly onBlocked: (why: PressBlock) => void
}

/** A visibility check started at the beginning of a press. */
interface EarlyCheck {
  readonly answer: Promise<Visibility>
  result?: { readonly visible: Visibility }
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
export function guardPresses(root: HTMLElement, { movesMoney, onBlocked }: GuardNeed): () => void {
  const stops = new AbortController()
  const { signal } = stops
  const place = watchPlace(root, signal)
  let early: EarlyCheck | undefined
  let isChecking = false
  let blocked: { readonly button: Element; readonly at: number } | undefined

  const listen = <K extends 'pointerdown' | 'click'>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(type, act, { signal, capture: true })

  listen('pointerdown', (event) => {
    const button = submitOf(event)
    early = button !== undefined && canCheckVisibility() && !document.hasFocus() ? startEarlyCheck(button) : undefined
  })

  listen('click', (event) => {
    const button = submitOf(event)
    // `detail` is 0 for keys and screen readers. A disabled button (busy, or only showing errors) starts no payment.
    if (button === undefined || event.detail === 0 || isIdle(button) || !movesMoney()) return
    const check = early
    early = undefined
    const isAllowed = captureFacts(button)
    if (isChecking) return event.preventDefault() // a click during the check belongs to the same press
    if (!isAllowed(undefined)) return event.preventDefault()
    if (!canCheckVisibility()) return
    if (check?.result !== undefined) {
      if (!isAllowed(check.result.visible)) event.preventDefault()
      return
    }
    event.preventDefault()
    isChecking = true
    void (check?.answer ?? checkVisibility(button, signal)).then((visible) => {
      isChecking = false
      if (signal.aborted || !button.isConnected || isIdle(button)) return
      // Every browser that can check the visibility has `requestSubmit`.
      if (isAllowed(visible)) button.form?.requestSubmit?.(button)
    })
  })

  function startEarlyCheck(button: HTMLButtonElement): EarlyCheck {
    const check: EarlyCheck = { answer: checkVisibility(button, signal) }
    void check.answer.then((visible) => {
      check.result = { visible }
    })
    return check
  }

  /**
   * Captures the facts of this press. The returned function takes the button's visibility, decides, and reports a
   * blocked press.
   */
  function captureFacts(button: Element): (visible: Visibility) => boolean {
    const at = performance.now()
    const where = place()
    const sinceUnseen = blocked?.button === button ? at - blocked.at : Number.POSITIVE_INFINITY
    return (visible) => {
      const why = whyPressBlocked({ visible, sinceUnseen, ...where })
      if (why === undefined && visible === undefined) return true
      blocked = why === 'unseen' ? { button, at: performance.now() } : undefined
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
      const movedUnderPointer =
        mouse !== undefined && isNear(mouse, event, MOUSE_JITTER_PX) && at - movedAt > OWN_MOVE_MS
      shownAt = movedUnderPointer ? at : Number.NEGATIVE_INFINITY
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
