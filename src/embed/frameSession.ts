import { LARGEST_MESSAGE } from '../../schemas/host/largestMessage.ts'
import { createResume } from './createResume.ts'
import type { Place, Subjects } from './diagnose/Subjects.ts'
import { fitContent, isTooSmall } from './fitContent.ts'
import { sizeOf } from './sizeOf.ts'
import type { PaywidgetData } from './types.ts'

type Report = <K extends keyof Subjects>(kind: K, subject: Subjects[K]) => void

/** The width of the widest page: `--pw-page`, in px. */
const WIDEST_PAGE = 1040

export interface FrameSession {
  /** The message `loaded` with what the loader adds to the data. */
  loadedText(data: PaywidgetData): string
  handleMessage(messageType: string, payload: unknown): void
}

/**
 * What the loader needs once the frame is in the page: it stores unanswered payments, fits the frame to its element
 * or its content, and decides whether the page is checked for mistakes. Lazily loaded while the frame loads. `isLocal`
 * and `fitHeight` are passed, because an import would move them out of the loader's first file.
 */
export function frameSession(
  mount: Place,
  isLocal: (hostname: string) => boolean,
  fitHeight: (frame: HTMLIFrameElement) => void,
  report: Report,
  latest: () => PaywidgetData | null | undefined,
): FrameSession {
  const { frame, address, parent, data } = mount
  const resume = createResume(address.origin, data)
  const urlContains = (token: string) => (address.href + location.href).includes(token)

  // On a developer's own machine everything is checked.
  const isDevelopment = isLocal(location.hostname)
  /** Whether the page of the cashier that is in the frame now was sent data that it can read. */
  let hasData = false
  /** Whether the page of the cashier that is in the frame now was sent data with `resume`. */
  let isResumed = false
  /** Whether that page was sent data before this module had loaded, and so without an id of `open`. */
  let isLate = false
  let isFitted = isToFit(data)

  // In a parent that is as wide as its content, the frame is as wide as the widest page, and not 300 px. Without the
  // second property, the first would make it 0 px: Safari before 17, Firefox before 107.
  if ('containIntrinsicWidth' in frame.style)
    Object.assign(frame.style, { contain: 'size', containIntrinsicWidth: `${WIDEST_PAGE}px` })
  fitWhenShown(frame, fitHeight)
  if (isDevelopment || urlContains(data.user.token) || parent.querySelectorAll('[data-paywidget]').length > 1)
    report('place', mount)

  function loadedText(next: PaywidgetData): string {
    // The data may have another token by now.
    if (next !== data && urlContains(next.user.token)) report('place', { ...mount, data: next })
    if (isFitted && !isToFit(next)) {
      fitHeight(frame)
      fitWhenShown(frame, fitHeight)
    }
    isFitted = isToFit(next)
    const text = resume.loadedText(next, isLate)
    const size = sizeOf(text)
    if (size > LARGEST_MESSAGE) report(hasData ? 'largeUpdate' : 'large', size)
    else hasData = true
    isResumed = true
    return text
  }

  /**
   * Sends the data again if this module loaded so late that the loader has sent it without `resume`. Otherwise the
   * payments without a response would stay unknown to a cashier that may not store them (H2).
   */
  function resumeLate(): void {
    const next = latest()
    if (isResumed || !next || !frame.isConnected) return
    hasData = isLate = true
    try {
      frame.contentWindow?.postMessage(loadedText(next), address.origin)
    } catch {
      // Data without a JSON representation: the loader has reported it.
    }
  }

  return {
    loadedText,
    handleMessage(messageType, payload) {
      if (messageType === 'Loaded') {
        hasData = isResumed = isLate = false
        // In a later task: if this module has loaded in time, the loader has sent the data by then. If not, all messages
        // that have come meanwhile are handled first.
        setTimeout(resumeLate)
      }
      if (messageType === 'FullLoaded' && (isDevelopment || isTooSmall(frame))) report('shown', frame)
      if (messageType === 'onIntent') resume.keep((payload as { reference?: unknown } | undefined)?.reference)
      if (messageType === 'onHeight') fitContent(frame, payload)
    },
  }
}

const isToFit = ({ schema }: PaywidgetData): boolean => schema?.fit === 'content'

/** A frame that is mounted in a hidden element, such as a closed dialog, is measured when it is shown. */
function fitWhenShown(frame: HTMLIFrameElement, fitHeight: (frame: HTMLIFrameElement) => void): void {
  // jsdom, in which hosts test their pages, has none.
  if (typeof ResizeObserver === 'undefined') return
  new ResizeObserver((_, observer) => {
    if (frame.offsetWidth === 0) return
    // Disconnect before the height changes: otherwise the page gets the error event "ResizeObserver loop …".
    observer.disconnect()
    // Any other value was set by `fitContent`.
    if (frame.style.height === '100%') fitHeight(frame)
  }).observe(frame)
}
