import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { formScreen } from '../unit/language/documents.ts'
import { openHarness } from './openHarness.ts'

const words = (en: string) => ({ text: { en } })
const field = (name: string, rest: object = {}) => ({
  ...{ type: 'field', kind: 'text', name, label: words(name), placeholder: words('1') },
  ...rest,
})
const BANKS = ['One', 'Two'].map((name) => ({ text: words(name), value: name }))

async function draw(context: BrowserContext, width: number, ...nodes: readonly object[]): Promise<Page> {
  const { page } = await openHarness(context)
  await page.setViewportSize({ width, height: 800 })
  const drawn = await page.evaluate(
    (source) => window.harness.draw(source, { theme: 'light', lang: 'en' }),
    [JSON.stringify(formScreen(...nodes))][0] as string,
  )
  expect(drawn.problems).toEqual([])
  return page
}

/** The width of a field with its label. */
const widthOf = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).evaluate((control) => {
    const row = control.closest('[class*="row"]') as HTMLElement
    const own = [...row.children].find((child) => child.contains(control)) as HTMLElement
    return own.getBoundingClientRect().width
  })

/** Whether the whole text of a field is in its box. */
const isWhole = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).evaluate((input) => input.scrollWidth <= input.clientWidth)

test('UIKIT a fieldset whose fields are all hidden is hidden too', { tag: '@core' }, async ({ context }) => {
  const show = 'form.fields.way == "Two"'
  const way = field('way', { kind: 'segmented', items: BANKS, default: 'One' })
  const group = { type: 'fieldset', label: words('Account'), children: [field('a', { show }), field('b', { show })] }
  const page = await draw(context, 400, way, group)
  const fieldset = page.locator('fieldset', { hasText: 'Account' })
  await expect(fieldset).toBeAttached()
  await expect(fieldset).toBeHidden()
  await page.getByRole('radio', { name: 'Two' }).check()
  await expect(fieldset).toBeVisible()
  await expect(page.getByLabel('a', { exact: true })).toBeVisible()
})

test('UIKIT a dropdown takes its share of a row, as a text field does', async ({ context }) => {
  const list = field('list', { kind: 'dropdown', items: BANKS, width: 'third' })
  const page = await draw(context, 600, { type: 'row', children: [field('city', { width: 'twoThirds' }), list] })
  const [city, bank] = [await widthOf(page, 'city'), await widthOf(page, 'list')]
  expect(city / bank).toBeGreaterThan(1.9)
  expect(city / bank).toBeLessThan(2.1)
})

for (const [what, wide, narrow] of [
  ['a postal code', 'twoThirds', 'third'],
  ['an area code', 'threeQuarters', 'quarter'],
] as const)
  test(`UIKIT ${what} beside another field is fully visible at 320 pixels`, async ({ context }) => {
    const page = await draw(context, 320, {
      type: 'row',
      children: [field('code', { width: narrow }), field('city', { width: wide })],
    })
    await page.getByLabel('code', { exact: true }).fill(narrow === 'third' ? 'SW1A 1AA' : '0812')
    expect(await isWhole(page, 'code')).toBe(true)
    const [code, city] = [await page.getByLabel('code').boundingBox(), await page.getByLabel('city').boundingBox()]
    expect(code?.y, 'on one line').toBe(city?.y)
  })

test('UIKIT a field that wraps to a new line takes the whole line', async ({ context }) => {
  const names = ['first', 'middle', 'last']
  const page = await draw(context, 320, { type: 'row', children: names.map((name) => field(name, { width: 'third' })) })
  const [first, last] = [await widthOf(page, 'first'), await widthOf(page, 'last')]
  expect(last).toBeGreaterThan(1.9 * first)
})

test('UIKIT two passwords have buttons with different names, and are masked when the form is submitted or loses the focus', async ({
  context,
}) => {
  const page = await draw(
    context,
    600,
    field('PIN', { kind: 'password', placeholder: undefined }),
    field('Password', { kind: 'password', placeholder: undefined }),
  )
  const pin = page.getByLabel('PIN', { exact: true })
  const show = page.getByRole('button', { name: 'Show password: PIN' })
  await expect(page.getByRole('button', { name: 'Show password: Password' })).toBeVisible()
  await pin.fill('0042')
  await show.click()
  await expect(pin).not.toHaveAttribute('type', 'password')
  await pin.press('Enter')
  await expect(pin).toHaveAttribute('type', 'password')
  await show.click()
  await page.getByLabel('Password', { exact: true }).focus()
  await expect(pin, 'the focus is still in the form').not.toHaveAttribute('type', 'password')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(pin).toHaveAttribute('type', 'password')
})
