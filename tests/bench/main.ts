import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import { BROWSER_ARGS, ensureBrowser } from '../../.ci/browser.mjs'
import type { Times } from '../harness/page/bench.tsx'
import type { Harness } from '../harness/page/main.ts'
import { buildHarness, serveHarness } from '../harness/serve.ts'
import { criticalPath, GATE_BYTES, hasBuild, type Weight } from './criticalPath.ts'
import { type FirstPaints, firstPaints } from './firstPaint.ts'

declare global {
  interface Window {
    harness: Harness
  }
}

const RUNS = 3
const SITE = 'dist/site'

/** One run of everything that is timed, in a page of its own. */
interface Run {
  readonly mountRich: Times
  readonly mountFew: Times
  readonly key: Times
  readonly list: Times
  readonly heapRich: Times
  readonly heapFew: Times
  readonly checks: number
  readonly renders: number
}

type Part = Exclude<keyof Run, 'checks' | 'renders'>

/** `npm run bench`: prints the figures with the machine and the input they are of. 1 when the widget is too heavy. */
export async function main(): Promise<number> {
  const weight = weigh()
  await buildHarness()
  const node = nodeChecks()
  const { runs, paints, version } = await inBrowser()
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, node ${process.version}, Chromium ${version}`
  console.log(
    `\nMachine: ${machine}\nTimes: median of ${RUNS} runs, each the median of its rounds; the range in brackets.`,
  )
  console.log('"twin" is the hand-written floor once more: how far it is from 1.00 is the noise.\n')
  print(runs, node)
  printPaints(paints)
  const isHeavy = weight > GATE_BYTES
  const words = isHeavy ? 'TOO HEAVY' : 'fits'
  console.log(`\nGate: JavaScript to the painted list ${weight} of ${GATE_BYTES} bytes gz: ${words}`)
  return isHeavy ? 1 : 0
}

function weigh(): number {
  if (!hasBuild(SITE)) vite('build', '--logLevel', 'warn')
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
  const program = `import { checksPerSecond } from './.cache/bench/checkSpeed.js'; console.log(checksPerSecond(600))`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }))
}

async function inBrowser(): Promise<{ runs: readonly Run[]; paints: FirstPaints; version: string }> {
  const { file, env } = await ensureBrowser()
  const server = await serveHarness(0)
  const args = [...BROWSER_ARGS, '--js-flags=--expose-gc', '--enable-precise-memory-info']
  const browser = await chromium.launch({
    executablePath: file,
    env: { ...process.env, ...env } as Record<string, string>,
    args,
  })
  try {
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await oneRun(await browser.newPage(), server.origin))
    return { runs, paints: await firstPaints(browser, SITE), version: browser.version() }
  } finally {
    await browser.close()
    server.close()
  }
}

async function oneRun(page: Page, origin: string): Promise<Run> {
  await page.goto(origin)
  await page.waitForFunction(() => window.harness !== undefined)
  // The first thing after a load is measured worse than the rest.
  await page.waitForTimeout(500)
  const run = {
    mountRich: await page.evaluate(() => window.harness.benchMount(45, true)),
    mountFew: await page.evaluate(() => window.harness.benchMount(150, false)),
    key: await page.evaluate(() => window.harness.benchKey(90)),
    list: await page.evaluate(() => window.harness.benchList(60)),
    heapRich: await page.evaluate(() => window.harness.benchHeap(20, true)),
    heapFew: await page.evaluate(() => window.harness.benchHeap(60, false)),
    checks: await page.evaluate(() => window.harness.checksPerSecond(600)),
    renders: await rendersOfKey(page),
  }
  await page.close()
  return run
}

/** The most that a key, a tick or a letter in a mask draws of the rich form. */
async function rendersOfKey(page: Page): Promise<number> {
  const { plain, masked, maskedByBank, day, phone, consent } = await page.evaluate(() => window.harness.richRenders())
  const sums = [plain, masked, maskedByBank, day, phone, consent].map((counts = {}) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0),
  )
  return Math.max(...sums)
}

function print(runs: readonly Run[], node: number): void {
  const of = (pick: (run: Run) => number) => runs.map(pick).sort((a, b) => a - b)
  const middle = (values: readonly number[]) => values[Math.floor(values.length / 2)]!
  const spread = (values: readonly number[], digits = 2) =>
    `${middle(values).toFixed(digits)} [${values[0]!.toFixed(digits)}–${values.at(-1)!.toFixed(digits)}]`
  const row = (name: string, aim: string, value: string, rest = '') =>
    console.log(`${name.padEnd(64)}${aim.padEnd(9)}${value.padEnd(22)}${rest}`)
  const ratio = (name: string, aim: string, part: Part, [a, b, twin]: Variants, [unit, scale] = MILLISECONDS) => {
    const get = (key: string) => (run: Run) => run[part][key] ?? 0
    const over = (key: string) => of((run) => get(key)(run) / get(b)(run))
    const value = middle(of(get(a))) / scale
    const floor = middle(of(get(b))) / scale
    row(name, aim, spread(over(a)), `${value.toFixed(3)} to ${floor.toFixed(3)} ${unit}, twin ${spread(over(twin))}`)
  }
  const nodes = (part: Part) => `${runs[0]![part].nodes} DOM nodes`
  row('ratio to hand-written React', 'aim', 'median [range]', 'what was measured')
  for (const [form, mount, heap] of FORMS) {
    ratio(`${form}: mount from a checked document (${nodes(mount)})`, '≤ 1.35', mount, ['checked', 'floor', 'twin'])
    ratio('… its form already built', '', mount, ['drawn', 'floor', 'twin'])
    ratio('… from JSON text, checked as well', '', mount, ['json', 'floor', 'twin'])
    ratio('… heap', '≤ 1.4', heap, ['form', 'floor', 'twin'], KILOBYTES)
  }
  ratio(`rich 200 fields: key (${nodes('key')})`, '~ 1.0', 'key', ['form', 'floor', 'twin'])
  const renders = String(middle(of((run) => run.renders)))
  row('… renders of one key, at most', '1', renders, 'counted; a text input holds its own text, a choice is drawn')
  ratio('… key that flips 20 conditions', '~ 1.0', 'key', ['flip-form', 'flip-floor', 'flip-twin'])
  ratio(`500 tiles: search key (${nodes('list')})`, '~ 1.0', 'list', ['list', 'floor', 'twin'])
  ratio('… mount', '≤ 1.2', 'list', ['mountList', 'mountFloor', 'mountTwin'])
  console.log('')
  row(
    'documents checked a second, browser',
    '',
    spread(
      of((run) => run.checks),
      0,
    ),
    'the documents of the repository, from text',
  )
  row('documents checked a second, node', '', node.toFixed(0), 'the same')
}

/** On a cheap phone on a train: 4 times slower CPU, slow 4G. */
function printPaints({ named, unnamed }: FirstPaints): void {
  const words = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b)
    return `${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} ms [${sorted[0]!.toFixed(0)}–${sorted.at(-1)!.toFixed(0)}]`
  }
  console.log(`\nNavigation to painted list, 4 times slower CPU, slow 4G, median of ${named.length} rounds in turn`)
  console.log(`first screen named in the page   ${words(named)}`)
  console.log(`first script alone               ${words(unnamed)}`)
}

/** What is measured, what it is measured by, and that once more. */
type Variants = readonly [string, string, string]

const MILLISECONDS: readonly [string, number] = ['ms', 1]
const KILOBYTES: readonly [string, number] = ['kB', 1_000]

const FORMS = [
  ['rich 200 fields', 'mountRich', 'heapRich'],
  ['12 plain fields', 'mountFew', 'heapFew'],
] as const
