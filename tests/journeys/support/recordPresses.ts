import type { BrowserContext, Page } from '@playwright/test'

interface Recorded {
  presses?: string[]
  isPressed?: boolean
}

const KEPT = 16

/** Keeps the last presses of each document: which events came, on what, and whether somebody held them. */
export async function recordPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript((kept) => {
    const log: string[] = []
    Object.assign(window, { presses: log })
    const note = (event: Event) => {
      const target = event.target instanceof Element ? event.target : document.documentElement
      const button = target.closest('button')
      const what = button ? `${button.type}${button.ariaDisabled === 'true' ? ' (idle)' : ''}` : target.tagName
      const held = event.defaultPrevented ? ' held' : ''
      log.push(`${Math.round(performance.now())} ${event.type} ${what}${held}`)
      if (log.length > kept) log.shift()
    }
    for (const type of ['pointerdown', 'pointerup', 'click', 'submit', 'blur']) addEventListener(type, note, true)
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(type, () => Object.assign(window, { isPressed: type === 'pointerdown' }), true)
    // Once more at the end of its way: what was held by then.
    for (const type of ['click', 'submit']) addEventListener(type, (event) => event.defaultPrevented && note(event))
  }, KEPT)
}

/**
 * The browser now and then loses the release of a mouse button that was pressed in a frame of another origin: the document
 * has had its pointerdown, and never hears more. The release of this very press is sent once more; a second press is none.
 */
export async function releaseIfLost(page: Page): Promise<void> {
  const pressed = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as Recorded).isPressed === true).catch(() => false)),
  )
  if (pressed.includes(true)) await page.mouse.up()
}

/** What was recorded in every frame of a page. */
export async function pressesOf(page: Page): Promise<string> {
  const all = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as Recorded).presses ?? []).catch(() => [])),
  )
  return all.flat().join(', ')
}
