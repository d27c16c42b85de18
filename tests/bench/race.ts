import type { CDPSession, Page } from 'playwright'
import type { WorkloadName } from '../harness/page/workloads.tsx'

/** Milliseconds of the processor, each round's, by the name of what was measured. */
export type Times = Readonly<Record<string, readonly number[]>>

export interface Heat {
  readonly work: WorkloadName
  /** What takes turns; what it is compared with is among them. */
  readonly variants: readonly string[]
  readonly rounds: number
  /** How many are drawn at once: what is small is measured as a sum. */
  readonly copies?: number
}

/** Measures in one page, by the time that the page's own thread had of the processor: other programs don't count. */
export class Track {
  readonly #page: Page
  readonly #session: CDPSession
  /** Seconds, of the clock and of the processor: how much of the machine this page was given. */
  #wall = 0
  #own = 0

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async open(page: Page): Promise<Track> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new Track(page, session)
  }

  /** The share of the time that this page was not given the processor in, though it had work to do. */
  get waited(): number {
    return 1 - this.#own / this.#wall
  }

  /** From a prepared screen to one that stands. */
  async mounts({ work, variants, rounds, copies = 1 }: Heat): Promise<Times> {
    return this.#rounds(variants, rounds, async (variant) => {
      await this.#prepare(work, variant, copies)
      const time = await this.#timed((name) => window.harness.show(name), variant)
      await this.#clear(variant)
      return time / copies
    })
  }

  /** One key of a script, in screens that stand beside each other. */
  async keys({ work, variants, rounds }: Heat, script: 'key' | 'flip' | 'search'): Promise<Times> {
    for (const variant of variants) {
      await this.#prepare(work, variant, 1)
      await this.#page.evaluate((name) => window.harness.show(name), variant)
    }
    const times = await this.#rounds(variants, rounds, async (variant) => {
      const keys = await this.#page.evaluate(([name, typed]) => window.harness.typeScript(name, typed), [
        variant,
        script,
      ] as const)
      const time = await this.#timed(([name, typed]) => window.harness.typeScript(name, typed), [
        variant,
        script,
      ] as const)
      return time / keys
    })
    for (const variant of variants) await this.#clear(variant)
    return times
  }

  /** Bytes that a screen holds while it stands. */
  async heap({ work, variants, copies = 1, rounds }: Heat): Promise<Times> {
    return this.#rounds(variants, rounds, async (variant) => {
      await this.#prepare(work, variant, copies)
      const before = await this.#heldBytes()
      await this.#page.evaluate((name) => window.harness.show(name), variant)
      const bytes = (await this.#heldBytes()) - before
      await this.#clear(variant)
      return bytes / copies
    })
  }

  /** Takes turns in an order that is drawn anew: what a machine does to one, or one to the next, it does to all. */
  async #rounds(names: readonly string[], rounds: number, measure: (name: string) => Promise<number>): Promise<Times> {
    const times = Object.fromEntries(names.map((name) => [name, [] as number[]]))
    const warmUp = Math.ceil(rounds / 3)
    for (let round = -warmUp; round < rounds; round++) {
      // Not by the tools of the browser: those throw away what it has made of the code as well.
      await this.#page.evaluate(() => globalThis.gc?.())
      for (const name of shuffled(names)) {
        const value = await measure(name)
        if (round >= 0) times[name]!.push(value)
      }
    }
    return times
  }

  async #timed<A>(act: (argument: A) => unknown, argument: A): Promise<number> {
    const before = await this.#spent()
    // biome-ignore lint/suspicious/noExplicitAny: Playwright's own type of what it can carry over can't be named here
    await this.#page.evaluate(act as any, argument)
    const after = await this.#spent()
    this.#own += after.thread - before.thread
    this.#wall += after.clock - before.clock
    return (after.scripts - before.scripts) * 1_000
  }

  /** What the page's thread spent on scripts (what is asked from here, and the listeners it calls) and at all; in seconds. */
  async #spent() {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    const scripts = of('DevToolsCommandDuration') + of('ScriptDuration')
    return { scripts, thread: of('ThreadTime'), clock: of('Timestamp') }
  }

  async #heldBytes(): Promise<number> {
    for (let time = 0; time < 2; time++) await this.#session.send('HeapProfiler.collectGarbage')
    return (await this.#session.send('Runtime.getHeapUsage')).usedSize
  }

  async #prepare(work: WorkloadName, variant: string, copies: number): Promise<void> {
    await this.#page.evaluate(([name, way, count]) => window.harness.prepare(name, way, count), [
      work,
      variant,
      copies,
    ] as const)
  }

  async #clear(variant: string): Promise<void> {
    await this.#page.evaluate((name) => window.harness.clear(name), variant)
  }
}

const shuffled = (names: readonly string[]): readonly string[] =>
  names
    .map((name) => ({ name, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => name)
