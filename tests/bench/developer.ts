import { rmSync } from 'node:fs'
import type { Browser } from 'playwright'
import { freePort } from '../freePort.ts'
import { startDemo, stopDemo } from '../journeys/support/demoServer.ts'
import { inWords, spreadOf } from './figures.ts'

const ROUNDS = 3
/** What the dev server keeps between two starts: the bundled packages, and generated modules. */
const CACHES = ['node_modules/.vite', '.cache/generated']

interface Start {
  /** From `npm start` to the printed address. */
  readonly readyMs: number
  /** From `npm start` to the painted list of the demo page. */
  readonly listMs: number
  readonly requests: number
}

/** The times of `npm start` without its caches (cold), and with them (warm). */
export interface DeveloperTimes {
  readonly cold: readonly Start[]
  readonly warm: readonly Start[]
}

/** Starts the dev server several times, and opens its demo page with an empty browser cache. Deletes the caches. */
export async function developerTimes(browser: Browser): Promise<DeveloperTimes> {
  const cold: Start[] = []
  const warm: Start[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const folder of CACHES) rmSync(folder, { recursive: true, force: true })
    cold.push(await oneStart(browser))
    warm.push(await oneStart(browser))
  }
  return { cold, warm }
}

/** Prints one line for each kind of start. */
export function printDeveloper(times: DeveloperTimes): void {
  console.log('\nnpm start                 address printed     list painted     requests')
  for (const [name, starts] of Object.entries(times)) {
    const of = (key: keyof Start) => spreadOf(starts.map((start: Start) => start[key]))
    const cells = [inWords(of('readyMs'), 0), inWords(of('listMs'), 0), `${of('requests').middle}`]
    console.log(`${name.padEnd(22)}${cells.map((cell) => cell.padStart(19)).join('')}`)
  }
}

async function oneStart(browser: Browser): Promise<Start> {
  const port = await freePort()
  const start = performance.now()
  const server = await startDemo(port)
  const readyMs = performance.now() - start
  const context = await browser.newContext()
  try {
    let requests = 0
    context.on('request', () => {
      requests += 1
    })
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/demo/`, { waitUntil: 'commit' })
    await page.frameLocator('#cashier').getByRole('button', { name: /Airtm/ }).waitFor()
    return { readyMs, listMs: performance.now() - start, requests }
  } finally {
    await context.close()
    await stopDemo(server)
  }
}
