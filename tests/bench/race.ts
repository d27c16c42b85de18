import type { CDPSession, Page } from 'playwright'
import type { WorkloadName } from '../harness/page/workloads.tsx'

/** CPU times in ms (or bytes for heap measurements), one per round, by variant. */
export type Times = Readonly<Record<string, readonly number[]>>

export interface Heat {
  readonly work: WorkloadName
  /** The variants to measure in turn, the baseline included. */
  readonly variants: readonly string[]
  readonly rounds: number
  /** How many copies of the screen are rendered at once: a single small screen is too small to measure. */
  readonly copies?: number
  /** What a mount is measured by; default: script. */
  readonly measure?: Measure
}

/** `style`: computing styles and layout, which the browser does after the script. */
type Measure = 'script' | 'style'

/** Measures CPU time of the page's own thread, so that other programs don't count. */
export class Track {
  readonly #page: Page
  readonly #session: CDPSession
  /** In seconds: elapsed time and CPU time of the page. */
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

  /** The share of the time that this page had work to do but no CPU. */
  get waited(): number {
    return 1 - this.#own / this.#wall
  }

  /** Measures rendering a prepared screen. */
  async mounts({ work, variants, rounds, copies = 1, measure = 'script' }: Heat): Promise<Times> {
    return this.#rounds(variants, rounds, async (variant) => {
      await this.#prepare(work, variant, copies)
      const time = await this.#timed((name) => window.harness.show(name), variant, measure)
      await this.#clear(variant)
      return time / copies
    })
  }

  /** Measures one keystroke of a script; all variants are on the screen at once. */
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

  /** Measures the memory that a rendered screen uses, in bytes. */
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

  /** Measures all variants in each round, in random order, so that disturbances affect all variants alike. */
  async #rounds(names: readonly string[], rounds: number, measure: (name: string) => Promise<number>): Promise<Times> {
    const times = Object.fromEntries(names.map((name) => [name, [] as number[]]))
    const warmUp = Math.ceil(rounds / 3)
    for (let round = -warmUp; round < rounds; round++) {
      // Uses `gc` of the page: the garbage collection of the developer tools would also discard compiled code.
      await this.#page.evaluate(() => globalThis.gc?.())
      for (const name of shuffled(names)) {
        const value = await measure(name)
        if (round >= 0) times[name]!.push(value)
      }
    }
    return times
  }

  async #timed<A>(act: (argument: A) => unknown, argument: A, measure: Measure = 'script'): Promise<number> {
    const before = await this.#spent()
    // biome-ignore lint/suspicious/noExplicitAny: Playwright does not export the type of this parameter
    await this.#page.evaluate(act as any, argument)
    // Otherwise the next frame would compute the layout, after the measurement.
    if (measure === 'style') await this.#page.evaluate(() => document.body.offsetHeight)
    const after = await this.#spent()
    this.#own += after.thread - before.thread
    this.#wall += after.clock - before.clock
    return (measure === 'style' ? after.styles - before.styles : after.scripts - before.scripts) * 1_000
  }

  /**
   * In seconds: script time of the page's thread (evaluated calls and the listeners they trigger), its CPU time, and
   * the clock.
   */
  async #spent() {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    const scripts = of('DevToolsCommandDuration') + of('ScriptDuration')
    const styles = of('RecalcStyleDuration') + of('LayoutDuration')
    return { scripts, styles, thread: of('ThreadTime'), clock: of('Timestamp') }
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
