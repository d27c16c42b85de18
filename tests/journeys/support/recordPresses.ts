import type { BrowserContext, Page } from '@playwright/test'

/**
 * The last press in a frame. `isReleased` and `isClicked`: whether the browser has fired pointerup and click. A click
 * beside the pressed button does not count: the button has moved from under the pointer.
 */
interface Press {
  /** The pressed button, or whatever else was pressed. */
  readonly target: Element
  isReleased: boolean
  isClicked: boolean
}

interface Recorded {
  presses?: string[]
  press?: Press | undefined
}

const KEPT = 16

/** Records the last presses in each frame: events, targets, and whether the default was prevented. */
export async function recordPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript((kept) => {
    const log: string[] = []
    const recorded = Object.assign(window as Recorded, { presses: log })
    const note = (event: Event) => {
      const target = event.target instanceof Element ? event.target : document.documentElement
      const button = target.closest('button')
      const what = button ? `${button.type}${button.ariaDisabled === 'true' ? ' (idle)' : ''}` : target.tagName
      const held = event.defaultPrevented ? ' held' : ''
      log.push(`${Math.round(performance.now())} ${event.type} ${what}${held}`)
      if (log.length > kept) log.shift()
    }
    for (const type of ['pointerdown', 'pointerup', 'click', 'submit', 'blur']) addEventListener(type, note, true)
    addEventListener(
      'pointerdown',
      ({ target }) => {
        recorded.press =
          target instanceof Element
            ? { target: target.closest('button') ?? target, isReleased: false, isClicked: false }
            : undefined
      },
      true,
    )
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => recorded.press && Object.assign(recorded.press, { isReleased: true }), true)
    addEventListener(
      'click',
      ({ target }) => {
        const { press } = recorded
        if (press?.target.tagName !== 'BUTTON' || press.target.contains(target as Node))
          Object.assign(press ?? {}, { isClicked: true })
      },
      true,
    )
    // Note the event again in the bubbling phase if its default was prevented.
    for (const type of ['click', 'submit']) addEventListener(type, (event) => event.defaultPrevented && note(event))
  }, KEPT)
}

/**
 * Sends a missing mouse-up again. Returns true when the button got no click, so the press has had no effect. Throws
 * when the widget has removed the pressed element, because a player's click would be lost as well.
 * The reason: the widget tracks its visibility (IntersectionObserver v2) from pointerdown on. Chromium then discards
 * input for its frame if the frame is cross-origin and has appeared, moved or been resized within the last half second.
 * A journey presses faster than a hand, so its press may fire pointerdown but never click.
 */
export async function isPressLost(page: Page): Promise<boolean> {
  const unreleased = await pressesWithout(page, 'isReleased')
  if (unreleased.length > 0) await page.mouse.up()
  const lost = await pressesWithout(page, 'isClicked')
  if (lost.includes('gone')) throw new Error('The pressed element was removed before the release.')
  return lost.length > 0
}

async function pressesWithout(page: Page, what: 'isReleased' | 'isClicked'): Promise<readonly string[]> {
  const all = await Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate((name) => {
          const { press } = window as Recorded
          if (press === undefined || press[name]) return ''
          return press.target.isConnected ? 'there' : 'gone'
        }, what)
        .catch(() => ''),
    ),
  )
  return all.filter((one) => one !== '')
}

/** The recorded presses of all frames of a page. */
export async function pressesOf(page: Page): Promise<string> {
  const all = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as Recorded).presses ?? []).catch(() => [])),
  )
  return all.flat().join(', ')
}
