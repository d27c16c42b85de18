import { expect, test } from '@playwright/test'
import { openHarness } from './openHarness.ts'
import { seedOf } from './seed.ts'

const RUNS = process.env.LONG ? 1_000_000 : Number(process.env.FUZZ_RUNS ?? (process.env.WHOLE ? 8_000 : 2_000))
const CHUNK = 2_000
const NAMES = ['accepted', 'refused', 'emptyByChoice', 'forms', 'givenUp', 'pressed', 'created'] as const
const SEED = seedOf('FUZZ_SEED')
/** A mutated layout may name an icon that the server does not have; a text is drawn in its place. */
const NO_SUCH_ICON = /404 \(Not Found\) \/icons\/[a-z0-9]+\.svg$/

test(`ARCH-05 S17 B18 I4 I24 ${RUNS} mutated documents: rejected ones report why; accepted ones render safely and pay the shown amount`, {
  tag: '@core',
}, async ({ context }) => {
  // A document takes about 10 ms, and several times as long on a busy machine.
  test.setTimeout(Math.max(120_000, RUNS * 60))
  const { page, unexpected } = await openHarness(context)
  const counts = { accepted: 0, refused: 0, emptyByChoice: 0, forms: 0, givenUp: 0, pressed: 0, created: 0 }
  const times: number[] = []
  for (let chunk = 0; chunk * CHUNK < RUNS; chunk++) {
    const seed = SEED + chunk
    const result = await page.evaluate(([from, runs]) => window.harness.fuzz(from, runs), [seed, CHUNK] as const)
    expect(result.failure, `Play it again with FUZZ_SEED=${seed}`).toBeUndefined()
    for (const name of NAMES) counts[name] += result[name]
    times.push(...result.times)
    const wrong = unexpected().filter((line) => !NO_SUCH_ICON.test(line))
    expect(wrong.slice(0, 5), `Play it again with FUZZ_SEED=${seed}`).toEqual([])
  }
  const { median, p99, worst } = spread(times)
  const said = `${JSON.stringify(counts)}, median ${median} ms, 99 of 100 within ${p99} ms, worst ${worst} ms`
  console.log(`fuzz, seed ${SEED}: ${said}`)
  test.info().annotations.push({ type: 'counts', description: `seed ${SEED}: ${said}` })
  expect(counts.pressed).toBeGreaterThan(RUNS / 10)
  expect(counts.created).toBeGreaterThan(RUNS / 50)
  expect(await page.evaluate(() => 'canary' in globalThis)).toBe(false)
  expect(counts.accepted).toBeGreaterThan(RUNS / 10)
  expect(counts.refused).toBeGreaterThan(RUNS / 10)
})

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10
  return { median: at(0.5), p99: at(0.99), worst: at(1) }
}
