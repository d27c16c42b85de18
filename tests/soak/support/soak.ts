import { setTimeout } from 'node:timers/promises'
import { expect, type TestInfo } from '@playwright/test'
import type { MemoryProbe, MemorySample } from './memoryProbe.ts'
import type { Task } from './tasks.ts'

/** `npm run soak` runs with the full numbers; `npm test` with small ones. */
export const isFull = process.env.SOAK === 'full' || Boolean(process.env.LONG)

/** What grows at most for each repetition. */
type Limits = Partial<Record<keyof MemorySample, number>>

/** Half a listener or timer for each repetition would be a leak; below it is the noise of the browser. */
const LIMITS: Limits = {
  heapKb: isFull ? 2 : 60,
  objects: 1,
  nodes: 1,
  listeners: 0.5,
  documents: 0.05,
  timers: 0.01,
  sockets: 0.01,
}

/**
 * The CPU time of the second half in proportion to the first. Above it, a repetition costs more the more came before. With
 * small numbers, one garbage collection or compilation more in a half is a larger part of it.
 */
const MOST_RATIO = isFull ? 1.5 : 2.5
/** The time between two samples, and how many objects they may differ by. */
const REST_MS = 300
const NOISE_OBJECTS = 5
/** The ratio of less CPU time than this is noise. */
const LEAST_SECONDS = isFull ? 0.5 : 2

interface Soak {
  readonly probe: MemoryProbe
  /** All repetitions that are measured; the caller has warmed up. */
  readonly count: number
  /** Makes so many repetitions, and returns when the page is at rest. */
  readonly repeat: (count: number) => Promise<void>
  /** Waits for what must be over before the page is weighed. Its CPU time does not count. */
  readonly rest?: () => Promise<unknown>
  readonly limits?: Limits
}

/**
 * Makes the repetitions in two halves, and expects the second to cost as much CPU as the first and nothing to grow in
 * both. What is created once, such as a cache that fills late, is in one half only; what leaks is in both.
 */
export async function expectFlat(info: TestInfo, { probe, count, repeat, rest, limits }: Soak): Promise<void> {
  const half = Math.ceil(count / 2)
  await rest?.()
  const samples = [await sampleAtRest(probe)]
  const seconds: number[] = []
  for (const _ of [1, 2]) {
    const before = await probe.spent()
    await repeat(half)
    seconds.push((await probe.spent()) - before)
    await rest?.()
    samples.push(await sampleAtRest(probe))
  }
  const [start, middle, end] = samples as [MemorySample, MemorySample, MemorySample]
  const [first = 0, second = 0] = seconds
  const growth = (what: keyof MemorySample) => Math.min(middle[what] - start[what], end[what] - middle[what]) / half
  const names = Object.keys(start) as (keyof MemorySample)[]
  report(info, {
    repetitions: half * 2,
    // Where each repetition has a process of its own, its CPU time starts anew and can't be compared.
    ...(first > 0 && second > 0
      ? {
          'CPU ms each, first half': (first / half) * 1_000,
          'CPU ms each, second half': (second / half) * 1_000,
          'second half / first half': second / first,
        }
      : {}),
    ...Object.fromEntries(names.map((name) => [`${name}: start, middle, end`, samples.map((sample) => sample[name])])),
  })
  for (const [what, limit] of Object.entries({ ...LIMITS, ...limits }) as [keyof MemorySample, number][])
    expect(growth(what), `${what} for each repetition`).toBeLessThan(limit)
  if (first > LEAST_SECONDS) expect(second / first, 'CPU of the second half').toBeLessThan(MOST_RATIO)
}

/**
 * Samples until two samples agree. Pending timers, such as those of batched reports, hold objects for a moment; how many
 * there are depends on the speed of the machine.
 */
async function sampleAtRest(probe: MemoryProbe): Promise<MemorySample> {
  let last = await probe.sample()
  for (let tries = 0; tries < 20; tries++) {
    await setTimeout(REST_MS)
    const next = await probe.sample()
    const isSame = next.timers === last.timers && next.documents === last.documents && next.nodes === last.nodes
    if (isSame && Math.abs(next.objects - last.objects) < NOISE_OBJECTS) return next
    last = next
  }
  return last
}

/** Prints the figures of a test, also into the report of the run. */
export function report(info: TestInfo, figures: Readonly<Record<string, number | readonly number[]>>): void {
  const words = (value: number) => (Math.abs(value) < 100 ? Number(value.toFixed(2)) : Math.round(value)).toString()
  const rows = Object.entries(figures).map(
    ([name, value]) => `  ${name.padEnd(34)} ${[value].flat().map(words).join('  ')}`,
  )
  console.log([info.title, ...rows].join('\n'))
  info.annotations.push({ type: 'figures', description: rows.join('\n') })
}

/** A longer task is felt by the player. `npm test` measures beside other tests, and allows for them. */
const MOST_TASK_MS = isFull ? 50 : 200

/** Expects none of the measured tasks to be longer than the limit, and names the longest. */
export function expectNoLongTask(info: TestInfo, tasks: readonly Task[]): void {
  const sum = tasks.reduce((all, { ms }) => all + ms, 0)
  report(info, {
    tasks: tasks.length,
    'all tasks, ms': sum,
    'longest tasks, ms': tasks.slice(0, 5).map(({ ms }) => ms),
  })
  expect(sum, 'ms of tasks that were measured').toBeGreaterThan(0)
  const long = tasks.filter(({ ms }) => ms > MOST_TASK_MS).slice(0, 5)
  expect(
    long.map(({ ms, parts }) => `${ms.toFixed(0)} ms: ${parts}`),
    `tasks over ${MOST_TASK_MS} ms`,
  ).toEqual([])
}
