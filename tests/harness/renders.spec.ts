import { expect, test } from '@playwright/test'
import { openHarness } from './openHarness.ts'

/** Every renderer is wrapped in a counter. The counts are exact on any machine. */
test('a key press in a form of 200 fields re-renders only what it changes', { tag: '@core' }, async ({ context }) => {
  const { page, unexpected } = await openHarness(context)
  const drawn = await page.evaluate(() => window.harness.keyRenders())
  // 199 fields, and the text about a bonus, which every form has.
  expect(drawn.mount).toMatchObject({ amount: 1, text: 200, submit: 1 })
  // The first key makes the form touched and invalid: only the button is re-rendered, disabled.
  expect(drawn.firstKey).toEqual({ submit: 1 })
  expect(drawn.secondKey).toEqual({})
  expect(drawn.otherField).toEqual({})
  expect(drawn.leaveWrong).toEqual({ text: 1 })
  expect(drawn.comeBack).toEqual({ text: 1 })
  expect(unexpected()).toEqual([])
})

test('a key press that flips 20 conditions re-renders only the 20 nodes', async ({ context }) => {
  const { page } = await openHarness(context)
  const drawn = await page.evaluate(() => window.harness.keyRenders())
  expect(drawn.beforeFlip).toEqual({})
  expect(drawn.flipOn).toEqual({ note: 20 })
  expect(drawn.noFlip).toEqual({})
  expect(drawn.flipOff).toEqual({})
})

test('a key press in a form of conditions, masks and choices re-renders only the dependent fields, once', async ({
  context,
}) => {
  const { page, unexpected } = await openHarness(context)
  const drawn = await page.evaluate(() => window.harness.richRenders())
  expect(drawn.mount).toMatchObject({ amount: 1, text: 140, dropdown: 10, segmented: 5, radio: 5, date: 10, phone: 10 })
  expect(drawn.firstKey).toEqual({ submit: 1 })
  for (const typed of ['plain', 'masked', 'maskedByBank', 'day', 'phone', 'beforeFlip', 'noFlip', 'otherFlip'])
    expect(drawn[typed], typed).toEqual({})
  expect(drawn.consent).toEqual({ checkbox: 1 })
  // Only the choice itself and the choice that depends on it are re-rendered.
  expect(drawn.chosen).toEqual({ segmented: 1, dropdown: 1 })
  // This bank requires one more field.
  expect(drawn.chosenOther).toEqual({ segmented: 1, dropdown: 1, text: 1 })
  expect(drawn.leaveWrong).toEqual({ text: 1 })
  expect(drawn.madeRight).toEqual({ text: 1 })
  // Only the ten fields that appear are rendered; ten others disappear.
  expect(drawn.flip).toEqual({ text: 10 })
  expect(drawn.flipBack).toEqual({ text: 10 })
  expect(unexpected()).toEqual([])
})

test('a search in a list of 500 tiles does not re-render the remaining tiles', async ({ context }) => {
  const { page } = await openHarness(context)
  const { firstTiles, mount, steps } = await page.evaluate(() => window.harness.searchRenders())
  expect(firstTiles, 'the first batch').toBe(40)
  expect(mount.methodTile).toBe(500)
  // If React is interrupted while it renders a batch of 40, it renders the batch again. If each batch rendered the tiles
  // before it again, there would be thousands.
  const restored = steps.at(-1)?.tilesDrawn ?? 0
  expect(restored).toBeLessThan(499 + 3 * 40)
  const asked = steps.map(({ query, atOnce, after, tilesDrawn }) => [query, atOnce, after, Math.min(tilesDrawn, 499)])
  expect(asked).toEqual([
    // A long list is rendered after the key that changed it.
    ['method 1', 500, 111, 0],
    ['method 12', 111, 11, 0],
    ['method 123', 1, 1, 0],
    // A wider search restores tiles. Only the restored tiles are rendered, not those that stayed.
    ['method 12', 11, 11, 10],
    // One of the first 41 is still there; those beyond the first batch are rendered anew.
    ['', 41, 500, 499],
  ])
})

test('nested lists render a limited number of items', async ({ context }) => {
  const { page } = await openHarness(context)
  const items = await page.evaluate(() => window.harness.nestedItems())
  expect(items).toBeGreaterThan(500)
  expect(items).toBeLessThan(20_000)
})

test('a document that does not match the data is replaced by the complete built-in screen', async ({ context }) => {
  const { page } = await openHarness(context)
  const { givenUp, words, left, errors } = await page.evaluate(() => window.harness.giveUp())
  expect(givenUp).toEqual(['does-not-fit', 'built-in'])
  expect(words).toContain('SPEI')
  expect(left, 'never a page with a hole').toBe('')
  expect(errors).toHaveLength(1)
})

test('a list of 500 tiles loads the icons of its first batch at once, and others when they come near the viewport', async ({
  context,
}) => {
  const { page, unexpected } = await openHarness(context)
  const asked = await page.evaluate(async () => {
    // Use the widget's styles; otherwise a tile grows with its loaded picture.
    document.getElementById('stage')!.className = 'pw'
    await window.harness.prepare('tiles', 'checked', 1)
    const complete = window.harness.show('checked')
    const ofFirstBatch = [...document.querySelectorAll('li img')].map((picture) => picture.hasAttribute('src'))
    await complete
    return ofFirstBatch
  })
  expect(asked).toEqual(Array(40).fill(true))
  const pictures = page.locator('li img')
  await expect(pictures).toHaveCount(500)
  // Pictures up to two viewports away are prefetched.
  await expect(pictures.nth(44)).toHaveAttribute('src', /svg$/)
  expect(await pictures.nth(250).getAttribute('src')).toBeNull()
  await pictures.last().scrollIntoViewIfNeeded()
  const widthOfLast = () => pictures.last().evaluate((picture: HTMLImageElement) => picture.naturalWidth)
  await expect.poll(widthOfLast).toBeGreaterThan(0)
  expect(await pictures.nth(250).getAttribute('src')).toBeNull()
  expect(unexpected()).toEqual([])
})
