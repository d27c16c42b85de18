import type { Browser, Page } from '@playwright/test'

/** A low-end phone, in proportion to the machine of the test. */
const SLOWER = 4

export interface Task {
  readonly ms: number
  /** What took longest in it, with its milliseconds. */
  readonly parts: string
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** CPU time of the thread in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string; readonly functionName?: string } }
}

const CATEGORIES = ['toplevel', 'devtools.timeline']
const IS_TASK = /RunTask$/
/** A shorter part is not told. */
const LEAST_PART_MS = 4

/**
 * Runs `act`, and returns the tasks of the page's main thread, longest first, as long as on a CPU that is four times
 * slower. Times are CPU time: other programs on the machine don't count. They are multiplied, because the slow CPU that
 * the browser emulates counts the time in which another program has the processor. `act` must not evaluate scripts,
 * because they are tasks too.
 */
export async function tasksOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const isMain = ({ pid, tid }: TraceEvent) => mains.some((main) => main.pid === pid && main.tid === tid)
  const timed = traceEvents.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined)
  const parts = timed.filter((event) => ms(event) >= LEAST_PART_MS)
  const tasks = timed.filter(({ name }) => IS_TASK.test(name)).filter(isMain)
  return tasks.map((task) => ({ ms: ms(task), parts: partsOf(task, parts) })).sort((a, b) => b.ms - a.ms)
}

const ms = ({ tdur = 0 }: TraceEvent): number => (tdur / 1_000) * SLOWER

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  if (ms(task) < LEAST_PART_MS) return ''
  const isInside = ({ pid, tid, ts }: TraceEvent) =>
    pid === task.pid && tid === task.tid && ts >= task.ts && ts <= task.ts + (task.dur ?? 0)
  return events
    .filter((event) => event !== task && !IS_TASK.test(event.name) && isInside(event))
    .sort((a, b) => ms(b) - ms(a))
    .slice(0, 6)
    .map((event) =>
      `${event.name} ${event.args?.data?.functionName ?? ''} ${ms(event).toFixed(0)}`.replaceAll(/ +/g, ' '),
    )
    .join(', ')
}
