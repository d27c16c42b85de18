import type { BrowserContext, Frame } from '@playwright/test'
import { BY_STATE } from './movedByState.ts'

/** Elements that moved by themselves within one frame of the browser, each with its place before and after. */
export type LayoutShift = readonly string[]

interface Recorder {
  readonly layoutShifts: (isFromNowOn?: boolean) => readonly LayoutShift[]
}

interface Moved {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

interface ShiftEntry extends PerformanceEntry {
  readonly hadRecentInput: boolean
  readonly sources: readonly Moved[]
}

/**
 * Records in every frame which elements moved by themselves: not within 500 ms of what the player did, as the browser
 * counts it, and not before the page has drawn FRAMES frames since, which takes longer on a slow machine. Playwright
 * fills and leaves a field without a key or a pointer, so `input` and the end of the focus of a field count as what the
 * player did.
 */
export async function recordLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const RECENT_MS = 500
    const FRAMES = 4
    // The functions of the browser: a fake clock replaces them later.
    const { now } = Performance.prototype
    const nextFrame = requestAnimationFrame.bind(window)
    const time = performance
    const shifts: LayoutShift[] = []
    /** When the player did something, and until when the page may still answer it. */
    const acts: { readonly from: number; until: number }[] = []
    let watchedFrom = Number.POSITIVE_INFINITY
    const act = () => {
      const one = { from: now.call(time), until: Number.POSITIVE_INFINITY }
      acts.push(one)
      const drawn = (left: number): unknown =>
        left > 0
          ? nextFrame(() => drawn(left - 1))
          : Object.assign(one, { until: Math.max(one.from + RECENT_MS, now.call(time)) })
      drawn(FRAMES)
    }
    for (const name of ['input', 'click', 'keydown']) addEventListener(name, act, true)
    addEventListener('focusout', ({ target }) => target instanceof HTMLInputElement && act(), true)
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')

    function describe({ node, previousRect, currentRect }: Moved): string[] {
      // An element that has gone is not on the screen any more, and the box of the page shows nothing itself.
      if (node === null || node.nodeName === 'MAIN') return []
      const element = node instanceof Element ? node : node.parentElement
      const block = element?.closest('[data-pw-block]')?.getAttribute('data-pw-block') ?? 'page'
      const name = element?.getAttribute('class') ?? element?.tagName
      const text = node.textContent?.slice(0, 40)
      return [`${block} ${name} "${text}": ${placeOf(previousRect)} -> ${placeOf(currentRect)}`]
    }

    function read(entries: readonly PerformanceEntry[]): void {
      for (const { hadRecentInput, sources, startTime } of entries as readonly ShiftEntry[]) {
        const isCaused = hadRecentInput || acts.some(({ from, until }) => startTime >= from && startTime < until)
        if (startTime > watchedFrom || !isCaused) shifts.push(sources.flatMap(describe))
      }
    }

    const observer = new PerformanceObserver((list) => read(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const layoutShifts = (isFromNowOn = false) => {
      read(observer.takeRecords())
      if (isFromNowOn) {
        shifts.length = 0
        watchedFrom = now.call(time)
      }
      return shifts
    }
    Object.assign(window, { layoutShifts })
  })
}

/** From now on the player does nothing: forgets the recorded shifts, and counts also those shortly after a press. */
export async function watchLayoutShifts(frame: Frame): Promise<void> {
  await twoFramesLater(frame)
  await frame.evaluate(() => {
    ;(window as unknown as Recorder).layoutShifts(true)
  })
}

/** What moved in the frame, except for what the state of the named screen moves. */
export async function layoutShiftsOf(frame: Frame, screen: string): Promise<readonly LayoutShift[]> {
  await twoFramesLater(frame)
  const shifts = await frame.evaluate(() => (window as unknown as Recorder).layoutShifts())
  const moved = BY_STATE.filter(({ screens }) => screens.test(screen)).map(({ moves }) => moves)
  const isExpected = (element: string) =>
    moved.some((pattern) => pattern.test(element)) || isAmountInItsLine(element) || isMirroredSkeleton(element)
  return shifts.map((elements) => elements.filter((element) => !isExpected(element))).filter(({ length }) => length > 0)
}

/** The browser reports the shifts of a frame before it draws the next one. */
async function twoFramesLater(frame: Frame): Promise<void> {
  await frame.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** A centred amount, its currency and a button that names it grow to both sides when the amount changes. */
function isAmountInItsLine(element: string): boolean {
  const [, y, height, newY, newHeight] =
    /(?:AmountInput-(?:input|currency)|Button-labels?|summary-value) .*: \S+ (\S+) \S+ (\S+) -> \S+ (\S+) \S+ (\S+)$/s.exec(
      element,
    ) ?? []
  return y !== undefined && y === newY && height === newHeight
}

/**
 * The empty tiles of the first paint change sides when the host says that the language is read from right to left. They
 * are equal, so nobody sees it.
 */
function isMirroredSkeleton(element: string): boolean {
  return /^page I "": \S+ (\S+ \S+ \S+) -> \S+ \1$/.test(element)
}
