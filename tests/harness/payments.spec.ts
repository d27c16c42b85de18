import { expect, type Page, test } from '@playwright/test'
import { openHarness } from './openHarness.ts'

test('S2 I4 pays the amount on the button: a press on an outdated button is ignored, the next press pays', async ({
  context,
}) => {
  const { page, unexpected } = await openHarness(context)
  const { early, late } = await page.evaluate(() => window.harness.changedUnderPress())
  expect(early.said).toContain('500.00')
  expect(early.created).toEqual([])
  expect(early.reports.join()).toContain('The amount changed during the press')
  expect(late.said).toContain('20,000.00')
  expect(late.created).toEqual(['20000.00'])
  expect(unexpected()).toEqual([])
})

test('S2 I4 a button whose text lacks the amount still shows and announces it', async ({ context }) => {
  const { page } = await openHarness(context)
  const { words, ariaLabel } = await page.evaluate(() => window.harness.silentButton())
  expect(words).toMatch(/500\.00/)
  expect(ariaLabel).toMatch(/500\.00/)
})

test('S15 B29 Enter pays in a form whose fields are named like native form members', { tag: '@core' }, async ({
  context,
}) => {
  const names = [
    'querySelector',
    'elements',
    'submit',
    'action',
    'parentNode',
    'nodeName',
    'addEventListener',
    'length',
  ]
  const { page, unexpected } = await openHarness(context)
  const { drawn, created, fields, errors } = await page.evaluate((list) => window.harness.clobbered(list), names)
  expect(errors).toEqual([])
  expect(drawn).toBe(names.length + 1)
  expect(created).toEqual(Array(drawn).fill('500.00'))
  expect(Object.keys(fields)).toEqual(names)
  expect(unexpected()).toEqual([])
})

test('S15 an unchecked link is rendered only if it is safe', async ({ context }) => {
  const { page } = await openHarness(context)
  const unsafe = [
    'javascript:alert(1)',
    'https://user@evil.example/',
    'https:evil.example',
    'http://evil.example/',
    '/a',
  ]
  expect(await page.evaluate((urls) => window.harness.unsafeLinks(urls), unsafe)).toEqual(['https://a.example/'])
})

/** The least CPU time of six drawings. Waiting for a busy processor does not count. */
async function drawingCost(page: Page, unit: string, length: number): Promise<{ ms: number; words: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spentMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
  }
  let ms = Number.POSITIVE_INFINITY
  let words = 0
  for (let tries = 0; tries < 6; tries++) {
    await page.evaluate(([one, size]) => window.harness.prepareLongTexts(one, size), [unit, length] as const)
    const before = await spentMs()
    words = await page.evaluate(() => window.harness.drawLongTexts())
    ms = Math.min(ms, (await spentMs()) - before)
  }
  await session.detach()
  return { ms, words }
}

for (const unit of ['w', 'w ', '$t(a, {', '{{', '<a href="https://a.example">', '&amp;', '\u0301', '😀', '<b>']) {
  test(`S11 texts of 100 kB of ${JSON.stringify(unit)} in every place render in at most ten times the time of short ones, plus 50 ms`, async ({
    context,
  }) => {
    const { page } = await openHarness(context)
    const short = await drawingCost(page, unit, 100)
    const long = await drawingCost(page, unit, 100_000)
    expect(long.ms, `${short.ms} ms for short ones`).toBeLessThanOrEqual(50 + 10 * short.ms)
    expect(long.words).toBeGreaterThan(1_000)
  })
}
