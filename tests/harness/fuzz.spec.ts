import { expect, test } from '@playwright/test'
import { openHarness } from './openHarness.ts'

const RUNS = process.env.LONG ? 1_000_000 : 20_000
const CHUNK = 2_000
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

test(`ARCH-05 of ${RUNS} mutated documents the refused say why, and the accepted are drawn whole and harmless`, async ({
  context,
}) => {
  test.setTimeout(Math.max(120_000, RUNS * 20))
  const { page, unexpected } = await openHarness(context)
  const counts = { accepted: 0, refused: 0, emptyByChoice: 0, forms: 0, givenUp: 0, slowestMs: 0 }
  for (let chunk = 0; chunk * CHUNK < RUNS; chunk++) {
    const seed = SEED + chunk
    const result = await page.evaluate(([from, runs]) => window.harness.fuzz(from, runs), [seed, CHUNK] as const)
    expect(result.failure, `Play it again with FUZZ_SEED=${seed}`).toBeUndefined()
    for (const name of ['accepted', 'refused', 'emptyByChoice', 'forms', 'givenUp'] as const)
      counts[name] += result[name]
    counts.slowestMs = Math.max(counts.slowestMs, result.slowestMs)
    expect(unexpected().slice(0, 5), `Play it again with FUZZ_SEED=${seed}`).toEqual([])
  }
  console.log(`fuzz, seed ${SEED}: ${JSON.stringify(counts)}`)
  test.info().annotations.push({ type: 'counts', description: JSON.stringify({ seed: SEED, ...counts }) })
  expect(await page.evaluate(() => 'canary' in globalThis)).toBe(false)
  expect(counts.accepted).toBeGreaterThan(RUNS / 10)
  expect(counts.refused).toBeGreaterThan(RUNS / 10)
})
