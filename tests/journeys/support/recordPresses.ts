import type { BrowserContext, Page } from '@playwright/test'

/** The last press of a document. `isReleased` and `isClicked`: as far as the browser has told. */
interface Press {
  readonly target: Element
  isReleased: boolean
  isClicked: boolean
}

interface Recorded {
  presses?: string[]
  press?: Press | undefined
}

const KEPT = 16

/** Keeps the last presses of each document: which events came, on what, and whether somebody held them. */
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
        recorded.press = target instanceof Element ? { target, isReleased: false, isClicked: false } : undefined
      },
      true,
    )
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => recorded.press && Object.assign(recorded.press, { isReleased: true }), true)
    addEventListener('click', () => recorded.press && Object.assign(recorded.press, { isClicked: true }), true)
    // Once more at the end of its way: what was held by then.
    for (const type of ['click', 'submit']) addEventListener(type, (event) => event.defaultPrevented && note(event))
  }, KEPT)
}

/**
 * Chromium discards the input of a frame of another origin that has come, moved or changed its size less than half a second
 * ago, as soon as that frame asks what lies over it (IntersectionObserver v2); the widget asks with the pointerdown. So a
 * press of a journey, quicker than a hand, may have its pointerdown and never a click, though what was pressed still stands
 * there. A release that is missing is sent once more. True: no click came of that either, so nothing was pressed. Where the
 * widget itself has taken away what was pressed, it throws: of that no player's click comes.
 */
export async function isPressLost(page: Page): Promise<boolean> {
  const unreleased = await pressesWithout(page, 'isReleased')
  if (unreleased.length > 0) await page.mouse.up()
  const lost = await pressesWithout(page, 'isClicked')
  if (lost.includes('gone')) throw new Error('What was pressed was taken away before it was released.')
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

/** What was recorded in every frame of a page. */
export async function pressesOf(page: Page): Promise<string> {
  const all = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as Recorded).presses ?? []).catch(() => [])),
  )
  return all.flat().join(', ')
}
