import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { coreIf } from '../journeys/support/coreIf.ts'
import { openHarness } from './openHarness.ts'
import type { Cost } from './page/costIn.ts'
import type { WorkloadName } from './page/workloads.tsx'

/**
 * Costs of the screens: exact counts, and the maximum of kilobytes allocated to render a checked layout. One more
 * element, hook or effect per field fails the test. If a count falls, update the table. The smallest of three samples
 * varies by 1 % (5 % on a busy machine); the maximum is 12 % above it.
 */
const COSTS: Readonly<Record<WorkloadName, Cost & { readonly allocatedKb: number }>> = {
  few: { elements: 77, attributes: 148, fibers: 128, hooks: 19, effects: 11, allocatedKb: 370 },
  countries: { elements: 79, attributes: 157, fibers: 133, hooks: 25, effects: 12, allocatedKb: 415 },
  many: { elements: 725, attributes: 1659, fibers: 1033, hooks: 79, effects: 21, allocatedKb: 1_650 },
  tiles: { elements: 3212, attributes: 2767, fibers: 4236, hooks: 1023, effects: 12, allocatedKb: 3_050 },
}

/** The mean distance between two samples. With 512 bytes, the sums vary by 10 % from run to run. */
const SAMPLING_BYTES = 16

const NAMES = {
  few: 'a form of 12 fields',
  countries: 'a form of 12 fields with a list of 200 countries',
  many: 'a form of 200 fields that hang on one another',
  tiles: 'a list of 500 tiles',
} as const

for (const work of Object.keys(NAMES) as WorkloadName[]) {
  test(
    `${NAMES[work]} has exactly its recorded cost in elements, hooks and effects`,
    coreIf(work === 'few' || work === 'tiles'),
    async ({ context }) => {
      const { page, unexpected } = await openHarness(context)
      const { allocatedKb, ...counts } = COSTS[work]
      expect(await costOf(page, work, 'checked')).toEqual(counts)
      // The hand-written form with the kit has the same DOM. Every other difference is a cost of the interpreter.
      const { elements, attributes } = await costOf(page, work, 'floor')
      expect({ elements, attributes }).toEqual({ elements: counts.elements, attributes: counts.attributes })
      // The first runs allocate more, because the browser compiles the code.
      for (let time = 0; time < 3; time++) await costOf(page, work, 'checked')
      const session = await context.newCDPSession(page)
      // Take the smallest of several samples, which has the least noise of the browser.
      const samples: number[] = []
      for (let time = 0; time < 3; time++) samples.push(await allocated(page, session, work))
      const made = Math.min(...samples)
      expect(made).toBeGreaterThan(allocatedKb / 2)
      expect(made, 'kB allocated').toBeLessThanOrEqual(allocatedKb)
      expect(unexpected()).toEqual([])
    },
  )
}

async function costOf(page: Page, work: WorkloadName, variant: string): Promise<Cost> {
  await prepare(page, work, variant)
  return page.evaluate(async (name) => {
    await window.harness.show(name)
    const cost = window.harness.cost(name)
    window.harness.clear(name)
    return cost
  }, variant)
}

/** Kilobytes allocated while rendering the prepared screen, garbage included. */
async function allocated(page: Page, session: CDPSession, work: WorkloadName): Promise<number> {
  await prepare(page, work, 'checked')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: SAMPLING_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await page.evaluate(() => window.harness.show('checked'))
  const { profile } = await session.send('HeapProfiler.stopSampling')
  await page.evaluate(() => window.harness.clear('checked'))
  return profile.samples.reduce((sum, { size }) => sum + size, 0) / 1_000
}

const prepare = (page: Page, work: WorkloadName, variant: string): Promise<void> =>
  page.evaluate(([name, way]) => window.harness.prepare(name, way, 1), [work, variant] as const)
