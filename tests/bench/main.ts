import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import { BROWSER_ARGS, ensureBrowser } from '../../.ci/browser.mjs'
import type { Harness } from '../harness/page/main.ts'
import { buildHarness, serveHarness } from '../harness/serve.ts'
import { criticalPath, GATE_BYTES, hasBuild, type Weight } from './criticalPath.ts'
import { developerTimes, printDeveloper } from './developer.ts'
import { inWords, printFigures, spreadOf } from './figures.ts'
import { type LoadingTimes, loadingTimes } from './loading/loadingTimes.ts'
import { printLoading } from './loading/printLoading.ts'
import { type Times, Track } from './race.ts'
import { hasStudio, printStudio, type StudioTimes, studioTimes } from './studioEdit.ts'

declare global {
  interface Window {
    harness: Harness
  }
}

const RUNS = 3
const SITE = 'dist/site'

/** One run of all measurements, in its own page. */
interface Run {
  readonly figures: Readonly<Record<string, Times>>
  readonly checks: number
  readonly renders: number
  /** The share of the time that the page waited for the CPU. */
  readonly waited: number
}

/**
 * `npm run bench`: prints all measurements, with the machine they were made on. Returns 1 if the JavaScript is over its
 * size limit. `npm run bench -- few search` measures only these two figures; `loading` is the time to the first paint and
 * from a press to its form, `studio` the studio. `developer`, the time of `npm start`, is measured only by its name.
 */
export async function main(wanted: string[]): Promise<number> {
  if (wanted.join() === 'developer') return developer()
  const weight = weigh()
  await buildHarness()
  const node = nodeChecks()
  const { runs, loading, studio, version } = await inBrowser(wanted)
  printMachine(version)
  printFigures(runs.map(({ figures }) => figures))
  printRest(runs, node)
  if (loading !== undefined) printLoading(loading)
  if (studio !== undefined) printStudio(studio)
  const isHeavy = weight > GATE_BYTES
  const words = isHeavy ? 'TOO HEAVY' : 'fits'
  console.log(`\nGate: JavaScript to the painted list ${weight} of ${GATE_BYTES} bytes gz: ${words}`)
  return isHeavy ? 1 : 0
}

async function developer(): Promise<number> {
  const { file, env } = await ensureBrowser()
  const browser = await launch(file, env, BROWSER_ARGS)
  try {
    const times = await developerTimes(browser)
    printMachine(browser.version())
    printDeveloper(times)
  } finally {
    await browser.close()
  }
  return 0
}

const launch = (executablePath: string, env: object, args: readonly string[]) =>
  chromium.launch({ executablePath, env: { ...process.env, ...env } as Record<string, string>, args: [...args] })

function printMachine(version: string): void {
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, node ${process.version}, Chromium ${version}`
  console.log(`\nMachine: ${machine}`)
}

function weigh(): number {
  if (!hasBuild(SITE)) vite('build', '--logLevel', 'warn')
  vite('build', '--config', 'tests/bench/floor.config.ts')
  if (!hasStudio()) vite('build', '--config', '.ci/vite/studio.config.ts')
  const path = criticalPath(SITE)
  const row = (name: string, { files, raw, gz, br }: Weight) =>
    console.log(`${name.padEnd(6)}${[files, raw, gz, br].map((value) => String(value).padStart(9)).join('')}`)
  console.log(`Weight to the painted list (${SITE}, each file by itself, gzip -9 and brotli 11)`)
  console.log(`      ${['files', 'raw', 'gz', 'br'].map((name) => name.padStart(9)).join('')}`)
  for (const [name, part] of Object.entries(path)) row(name, part)
  return path.js.gz
}

function vite(...command: string[]): void {
  const { NODE_ENV: _, ...env } = process.env
  execFileSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), ...command], { env, stdio: 'inherit' })
}

function nodeChecks(): number {
  vite('build', '--config', 'tests/bench/node.config.ts')
  const program = `import { checksPerSecond } from './.cache/bench/node/checkSpeed.js'; console.log(checksPerSecond(600))`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }))
}

async function inBrowser(wanted: readonly string[]) {
  const { file, env } = await ensureBrowser()
  const server = await serveHarness(0)
  const args = [...BROWSER_ARGS, '--js-flags=--expose-gc', '--enable-precise-memory-info']
  const browser = await launch(file, env, args)
  try {
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await oneRun(await browser.newPage(), server.origin, wanted))
    const isLoading = wanted.length === 0 || wanted.includes('loading')
    const loading: LoadingTimes | undefined = isLoading ? await loadingTimes(browser, SITE) : undefined
    const isStudio = wanted.length === 0 || wanted.includes('studio')
    const studio: StudioTimes | undefined = isStudio ? await studioTimes(browser) : undefined
    return { runs, loading, studio, version: browser.version() }
  } finally {
    await browser.close()
    server.close()
  }
}

const FORM = ['bare', 'floor', 'twin', 'checked', 'json', 'drawn']
const SCREEN = ['bare', 'floor', 'twin', 'checked']

const FIGURES: Readonly<Record<string, (track: Track) => Promise<Times>>> = {
  few: (track) => track.mounts({ work: 'few', variants: FORM, rounds: 20, copies: 5 }),
  countries: (track) => track.mounts({ work: 'countries', variants: FORM, rounds: 20, copies: 5 }),
  many: (track) => track.mounts({ work: 'many', variants: FORM, rounds: 25 }),
  tiles: (track) => track.mounts({ work: 'tiles', variants: SCREEN, rounds: 12 }),
  fewStyle: (track) => track.mounts({ work: 'few', variants: SCREEN, rounds: 12, copies: 5, measure: 'style' }),
  manyStyle: (track) => track.mounts({ work: 'many', variants: SCREEN, rounds: 12, measure: 'style' }),
  tilesStyle: (track) => track.mounts({ work: 'tiles', variants: SCREEN, rounds: 12, measure: 'style' }),
  key: (track) => track.keys({ work: 'many', variants: SCREEN, rounds: 30 }, 'key'),
  flip: (track) => track.keys({ work: 'many', variants: SCREEN, rounds: 15 }, 'flip'),
  search: (track) => track.keys({ work: 'tiles', variants: SCREEN, rounds: 12 }, 'search'),
  heapFew: (track) => track.heap({ work: 'few', variants: SCREEN, rounds: 3, copies: 30 }),
  heapCountries: (track) => track.heap({ work: 'countries', variants: SCREEN, rounds: 3, copies: 30 }),
  heapMany: (track) => track.heap({ work: 'many', variants: SCREEN, rounds: 3, copies: 10 }),
}

async function oneRun(page: Page, origin: string, wanted: readonly string[]): Promise<Run> {
  await page.goto(origin)
  await page.waitForFunction(() => window.harness !== undefined)
  const track = await Track.open(page)
  const figures: Record<string, Times> = {}
  for (const [name, measure] of Object.entries(FIGURES)) {
    if (wanted.length === 0 || wanted.includes(name)) figures[name] = await measure(track)
  }
  const { waited } = track
  const checks = await page.evaluate(() => window.harness.checksPerSecond(600))
  const run = { figures, checks, renders: await rendersOfKey(page), waited }
  await page.close()
  return run
}

/** The largest number of renders that one keystroke causes in the rich form, masked fields included. */
async function rendersOfKey(page: Page): Promise<number> {
  const { plain, masked, maskedByBank, day, phone, consent } = await page.evaluate(() => window.harness.richRenders())
  const sums = [plain, masked, maskedByBank, day, phone, consent].map((counts = {}) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0),
  )
  return Math.max(...sums)
}

function printRest(runs: readonly Run[], node: number): void {
  const of = (pick: (run: Run) => number) => spreadOf(runs.map(pick))
  const waited = of((run) => run.waited)
  console.log(
    `The page waited ${(waited.middle * 100).toFixed(0)} % of the time for the processor; that does not count.`,
  )
  console.log(
    `\nrenders of one key, at most             ${of((run) => run.renders).middle} (counted; a choice is drawn)`,
  )
  console.log(
    `documents checked a second, browser     ${inWords(
      of((run) => run.checks),
      0,
    )} (of the repository, from text)`,
  )
  console.log(`documents checked a second, node        ${node.toFixed(0)} (the same)`)
}
