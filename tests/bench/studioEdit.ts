import { existsSync, readFileSync } from 'node:fs'
import type { Browser, Frame, Page } from 'playwright'
import { serveFolders } from '../journeys/support/staticServer.ts'
import { inWords, spreadOf } from './figures.ts'

const ROUNDS = 7
const SITE = 'dist/studio'
const FORM = 'fixtures/methods/address_card/layouts/deposit.redirect.json'
const LABEL = 'Country of the bill'

declare global {
  interface Window {
    /** When the last key was pressed, and when the preview was asked for, in ms since 1970. */
    startedAt?: number
  }
}

/** In ms, a figure for each round. */
export interface StudioTimes {
  /** From a key in the editor until the preview has painted the edit. */
  readonly edits: readonly number[]
  /** From the choice of a state until the preview shows the same form, loaded anew. */
  readonly loads: readonly number[]
}

export const hasStudio = (): boolean => existsSync(`${SITE}/index.html`)

/** Measures edits in the built studio, and full loads of its preview in turn. */
export async function studioTimes(browser: Browser): Promise<StudioTimes> {
  const server = await serveFolders({ '/studio/': SITE }, {})
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(`${server.origin}/studio/?method=address_card`)
    await reached(page, 'Idle.')
    await page.evaluate(() => {
      for (const type of ['keydown', 'change'])
        addEventListener(type, () => Object.assign(window, { startedAt: Date.now() }), { capture: true })
    })
    const times = { edits: [] as number[], loads: [] as number[] }
    await goToLabel(page)
    for (let round = 1; round <= ROUNDS; round++) {
      times.edits.push(await edited(page, LABEL + 'x'.repeat(round)))
      times.loads.push(await loaded(page))
      await page.getByRole('textbox', { name: /\.json$/ }).focus()
    }
    return times
  } finally {
    await page.close()
    server.close()
  }
}

/** An edit should be drawn while the operator looks up: 300 ms on an idle machine, a fifth of a full load on any. */
const TARGET_MS = 300
const TARGET = 0.2

export function printStudio({ edits, loads }: StudioTimes): void {
  const ratio = spreadOf(edits.map((time, round) => time / loads[round]!))
  const words = ratio.middle <= TARGET ? 'met' : 'NOT MET'
  console.log(
    `\nStudio: from a key to the painted preview, beside a full load of the same preview, ${ROUNDS} rounds in turn`,
  )
  console.log(`ratio                            ${inWords(ratio)}, target ${TARGET}: ${words}`)
  console.log(
    `edit to preview                  ${inWords(spreadOf(edits), 0, ' ms')}, target ${TARGET_MS} ms when idle`,
  )
  console.log(`full load                        ${inWords(spreadOf(loads), 0, ' ms')}`)
}

/** Puts the cursor at the end of a text of the document. */
async function goToLabel(page: Page): Promise<void> {
  const lines = readFileSync(FORM, 'utf8').split('\n')
  const row = lines.findIndex((line) => line.includes(LABEL))
  const column = (lines[row] ?? '').indexOf(LABEL) + LABEL.length
  await page.getByRole('textbox', { name: /\.json$/ }).press('Control+Home')
  for (let at = 0; at < row; at++) await page.keyboard.press('ArrowDown')
  // The first press of Home goes to the first letter of the line.
  await page.keyboard.press('End')
  for (let at = (lines[row] ?? '').length; at > column; at--) await page.keyboard.press('ArrowLeft')
}

async function edited(page: Page, words: string): Promise<number> {
  const frame = await previewOf(page)
  const painted = frame.evaluate(whenPainted, words)
  await page.keyboard.press('x')
  return (await painted) - (await startOf(page))
}

async function loaded(page: Page): Promise<number> {
  const state = page.getByRole('combobox', { name: 'State', exact: true })
  await state.selectOption('Errors')
  await reached(page, 'Errors.')
  await state.selectOption('Idle')
  const start = await startOf(page)
  await reached(page, 'Idle.')
  return (await page.evaluate(() => Date.now())) - start
}

const reached = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor({ timeout: 60_000 })

const startOf = (page: Page): Promise<number> => page.evaluate(() => window.startedAt ?? Number.NaN)

async function previewOf(page: Page): Promise<Frame> {
  const frame = await page.locator('.device iframe').elementHandle()
  const inside = await frame?.contentFrame()
  if (!inside) throw new Error('The studio has no preview.')
  return inside
}

/** Runs in the preview: the time at which the text was painted. */
function whenPainted(words: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.body.textContent?.includes(words)) return
      observer.disconnect()
      const channel = new MessageChannel()
      // The frame has been painted when the next task runs.
      channel.port1.onmessage = () => resolve(Date.now())
      requestAnimationFrame(() => channel.port2.postMessage(undefined))
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    look()
  })
}
