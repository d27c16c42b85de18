import type { BrowserContext, Page } from '@playwright/test'

interface Recorded {
  presses?: string[]
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
    // Once more at the end of its way: what was held by then.
    for (const type of ['click', 'submit']) addEventListener(type, (event) => event.defaultPrevented && note(event))
  }, KEPT)
}

/** What was recorded in every frame of a page. */
export async function pressesOf(page: Page): Promise<string> {
  const all = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as Recorded).presses ?? []).catch(() => [])),
  )
  return all.flat().join(', ')
}
