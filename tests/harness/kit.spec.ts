import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/support/expectAccessible.ts'
import { openHarness } from './openHarness.ts'
import type { KitSetting } from './page/kit.tsx'

const LOOKS: readonly KitSetting[] = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'light', dir: 'rtl' },
  { theme: 'dark', dir: 'rtl' },
]

async function openKit(context: BrowserContext, setting: KitSetting = { theme: 'light', dir: 'ltr' }) {
  const { page, unexpected: watched } = await openHarness(context)
  await page.evaluate((how) => window.harness.drawKit(how), setting)
  // Ignore the picture that is missing on purpose.
  const unexpected = () => watched().filter((one) => !one.includes('/missing-icon.svg'))
  return { page, unexpected, heard: () => page.evaluate(() => window.harness.heardOfKit()) }
}

const trigger = (page: Page, name: string) => page.getByRole('combobox', { name })
const options = (page: Page) => page.getByRole('option')
const texts = async (found: Locator) => (await found.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())

test('UIKIT-01: the kit has an alert, a button, an input, a list and a switch, and each does its work', {
  tag: '@core',
}, async ({ context }) => {
  const { page, heard, unexpected } = await openKit(context)
  await expect(page.getByRole('note')).toContainText('Send from your own card')
  await page.getByLabel('Email').fill('ana@correo.mx')
  await expect(page.getByLabel('Email')).toHaveValue('ana@correo.mx')
  const list = page.getByRole('list', { name: 'Account' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: /Bonuses/ }).click()
  await page.getByRole('switch', { name: 'Take the bonus' }).click()
  await expect(page.getByRole('switch', { name: 'Take the bonus' })).toBeChecked()
  await page.getByRole('button', { name: 'Pay' }).click()
  const done = (await heard()).filter((one) => !/ (?:focus|blur)$/.test(one))
  expect(done).toEqual(['bonuses', 'bonus=true', 'pay'])
  expect(unexpected()).toEqual([])
})

test('UIKIT-02: a dropdown has a search box if allowed, and its options can be chosen with and without one', {
  tag: '@core',
}, async ({ context }) => {
  const { page } = await openKit(context)
  await trigger(page, 'Six banks').click()
  await page.getByRole('combobox', { name: 'Find' }).fill('mexico')
  await expect(options(page)).toHaveText(['Banca México'])
  await options(page).click()
  await expect(trigger(page, 'Six banks')).toHaveText('Banca México')
  await trigger(page, 'Plain banks').click()
  await expect(options(page)).toHaveCount(6)
  await expect(page.getByRole('combobox', { name: 'Find' })).toHaveCount(0)
  await options(page).filter({ hasText: 'Inbursa' }).click()
  await expect(trigger(page, 'Plain banks')).toHaveText('Inbursa')
})

test('UIKIT-06: five choices have no search box and six have one', async ({ context }) => {
  const { page } = await openKit(context)
  await trigger(page, 'Five banks').click()
  await expect(options(page)).toHaveCount(5)
  await expect(page.getByRole('combobox', { name: 'Find' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await trigger(page, 'Six banks').click()
  await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused()
})

test('UIKIT-03: the country dropdown shows the flag of each country, closed and open', { tag: '@core' }, async ({
  context,
}) => {
  const { page, unexpected } = await openKit(context)
  const isDrawn = (image: Locator) =>
    expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
  await isDrawn(trigger(page, 'Country').locator('img[src$="/MX.svg"]'))
  await trigger(page, 'Country').click()
  await page.getByRole('combobox', { name: 'Find' }).fill('brazil')
  await expect(options(page)).toHaveCount(1)
  await isDrawn(options(page).locator('img[src$="/BR.svg"]'))
  await page.keyboard.press('Enter')
  await isDrawn(trigger(page, 'Country').locator('img[src$="/BR.svg"]'))
  expect(unexpected()).toEqual([])
})

test('UIKIT-04: opening a dropdown closes the open one', { tag: '@core' }, async ({ context }) => {
  const { page } = await openKit(context)
  const isOpen = async () =>
    await page
      .locator('[role=combobox][aria-haspopup]')
      .evaluateAll((all) => all.filter((one) => one.ariaExpanded === 'true').map((one) => one.id))
  for (const name of ['five', 'six', 'plain', 'country', 'five']) {
    // Click by script: a mouse press outside would close the list anyway and prove nothing.
    await page.locator(`#${name}`).evaluate((one: HTMLElement) => one.click())
    await expect.poll(isOpen).toEqual([name])
  }
})

test.describe('by keyboard alone', () => {
  test('Tab reaches each control once, and Space toggles checkboxes and switches', async ({ context }) => {
    const { page, heard } = await openKit(context)
    await page.getByLabel('Email').focus()
    const way = ['consent', 'A', 'bonus', 'payBy-0', 'network-1', 'five', 'six', 'plain', 'country']
    for (const stop of way) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)).toBe(stop)
      if (stop === 'consent' || stop === 'bonus') await page.keyboard.press('Space')
    }
    expect(await heard()).toEqual([
      ...['consent focus', 'consent=true', 'consent blur', 'bonus focus', 'bonus=true', 'bonus blur'],
      ...['payBy focus', 'payBy blur', 'network focus', 'network blur'],
      ...['five focus', 'five blur', 'six focus', 'six blur', 'plain focus', 'plain blur', 'country focus'],
    ])
  })

  test('arrows choose among radio buttons, and moving between them fires no blur', async ({ context }) => {
    const { page, heard } = await openKit(context)
    await page.getByRole('radio', { name: 'Account' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'PayID' })).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Account' })).toBeChecked()
    expect(await heard()).toEqual(['payBy focus', 'payBy=Account', 'payBy=PayID', 'payBy=Card', 'payBy=Account'])
  })

  test('a short list opens with an arrow key, finds by first letters, selects with Enter and closes with Escape', async ({
    context,
  }) => {
    const { page } = await openKit(context)
    const five = trigger(page, 'Five banks')
    await five.focus()
    await page.keyboard.press('ArrowDown')
    await expect(five).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.type('in')
    await page.keyboard.press('Enter')
    await expect(five).toHaveText('Inbursa')
    await expect(five).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Home')
    await page.keyboard.press('Escape')
    await expect(five).toHaveText('Inbursa')
    await expect(five).toHaveAttribute('aria-expanded', 'false')
    await expect(five).toBeFocused()
  })

  test('UIKIT-07: a long list shows matches at the start first, selects with Enter and closes with Escape', async ({
    context,
  }) => {
    const { page } = await openKit(context)
    const country = trigger(page, 'Country')
    await country.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('GER')
    await expect.poll(() => texts(options(page))).toEqual(['Germany +49', 'Algeria +213', 'Niger +227', 'Nigeria +234'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(country).toContainText('Germany')
    await expect(country).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('zzz')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(country).toBeFocused()
    await expect(country).toContainText('Germany')
  })

  test('an edit button can be reached and pressed', async ({ context }) => {
    const { page, heard } = await openKit(context)
    await page.getByRole('button', { name: 'Edit name' }).focus()
    await page.keyboard.press('Enter')
    expect(await heard()).toEqual(['edit name'])
  })
})

test.describe('in a small window', () => {
  for (const size of [
    { width: 320, height: 480 },
    { width: 740, height: 360 },
  ]) {
    for (const name of ['Country', 'Plain banks']) {
      test(`the popup of ${name} is visible wherever its button is in a window of ${size.width} × ${size.height}`, async ({
        context,
      }) => {
        const { page } = await openKit(context)
        await page.setViewportSize(size)
        const button = trigger(page, name)
        const popup = name === 'Country' ? page.getByRole('dialog') : page.getByRole('listbox')
        for (const share of [0.05, 0.25, 0.45, 0.65, 0.8]) {
          const top = Math.round(size.height * share)
          await button.evaluate((one, y) => window.scrollBy(0, one.getBoundingClientRect().top - y), top)
          await button.evaluate((one: HTMLElement) => {
            one.focus({ preventScroll: true })
            one.click()
          })
          await expect(options(page).first()).toBeAttached()
          const box = (await popup.boundingBox())!
          expect(box.y, `top of the popup, button at ${top}`).toBeGreaterThanOrEqual(8)
          expect(box.y + box.height, `bottom of the popup, button at ${top}`).toBeLessThanOrEqual(size.height - 8)
          if (name === 'Country')
            await expect(page.getByRole('combobox', { name: 'Find' })).toBeInViewport({ ratio: 1 })
          // The popup may still be adapting its height when the list is first scrolled.
          await expect(async () => {
            await options(page).last().scrollIntoViewIfNeeded()
            await expect(options(page).last()).toBeInViewport({ ratio: 0.9, timeout: 200 })
          }).toPass()
          await page.keyboard.press('Escape')
          await expect(popup).toBeHidden()
        }
      })
    }
  }
})

test('an empty list says so, and axe finds no violations', async ({ context }) => {
  const { page, unexpected } = await openKit(context)
  const said = page.getByRole('status').filter({ hasText: 'Nothing found' })
  await expect(said).toHaveCount(0)
  await trigger(page, 'City').click()
  await expect(said).toBeInViewport()
  await expectAccessible(page.mainFrame())
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
  expect(unexpected()).toEqual([])
})

test('a press on the label of a dropdown focuses it without opening it', async ({ context }) => {
  const { page } = await openKit(context)
  // A tall viewport, so that every popup opens below its button: a popup above it would cover the label.
  await page.setViewportSize({ width: 1024, height: 4000 })
  for (const [name, role] of [
    ['Five banks', 'listbox'],
    ['Country', 'dialog'],
  ] as const) {
    const label = page.locator('label').filter({ hasText: name })
    await label.click()
    await expect(trigger(page, name)).toBeFocused()
    await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'false')
    await trigger(page, name).click()
    await expect(page.getByRole(role)).toBeVisible()
    await label.click()
    await expect(trigger(page, name)).toBeFocused()
    await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'false')
  }
})

test.describe('typing in an Arabic page', () => {
  /** The caret position after a press at `x` pixels. */
  async function caretAt(input: Locator, x: number): Promise<number | null> {
    const { height } = (await input.boundingBox())!
    await input.click({ position: { x, y: height / 2 } })
    return input.evaluate((one: HTMLInputElement) => one.selectionStart)
  }

  for (const label of ['Card number', 'Phone']) {
    test(`${label}: the groups run from left to right, aligned with the start of the page`, async ({ context }) => {
      const { page } = await openKit(context, { theme: 'light', dir: 'rtl' })
      const input = page.getByLabel(label)
      const { length } = await input.inputValue()
      const { width } = (await input.boundingBox())!
      expect(await caretAt(input, width - 6)).toBe(length)
      expect(await caretAt(input, 6)).toBe(0)
      // The text is in the right half, so a press in the middle of the input is left of the text.
      expect(await caretAt(input, width / 2)).toBe(0)
    })
  }

  test('a text field takes its direction from the typed text', async ({ context }) => {
    const { page } = await openKit(context, { theme: 'light', dir: 'rtl' })
    const input = page.getByLabel('Remark')
    const direction = () => input.evaluate((one) => getComputedStyle(one).direction)
    expect(await direction()).toBe('rtl')
    const { width } = (await input.boundingBox())!
    // The punctuation mark has no direction of its own and is at the end of the text.
    for (const [text, own, right, left] of [
      ['Ana!', 'ltr', 4, 0],
      ['آنا!', 'rtl', 0, 4],
    ] as const) {
      await input.fill(text)
      expect(await direction(), text).toBe(own)
      expect(await caretAt(input, width - 6), text).toBe(right)
      expect(await caretAt(input, 6), text).toBe(left)
    }
  })
})

test.describe('a multi-step form', () => {
  const title = (page: Page, text: RegExp) => page.getByRole('form').locator('p', { hasText: text })
  const press = async (page: Page, name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }

  test('a new step is announced by its title, forwards and backwards', async ({ context }) => {
    const { page } = await openKit(context)
    await expect(page.locator('body')).toBeFocused()
    await press(page, 'Next')
    const payer = title(page, /^Payer$/)
    await expect(payer).toBeFocused()
    await expect(payer).toHaveAccessibleDescription('Part 2 of 4')
    await expect(payer).toBeInViewport({ ratio: 1 })
    await press(page, 'Back')
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
    await expect(title(page, /^Amount$/)).toBeFocused()
  })

  test('a step that focuses its field keeps the focus there; after Back, the title has the focus, not the button', async ({
    context,
  }) => {
    const { page } = await openKit(context)
    await press(page, 'Next')
    await press(page, 'Next')
    await expect(page.getByLabel('What part 3 asks')).toBeFocused()
    await press(page, 'Back')
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
    await expect(title(page, /^Payer$/)).toBeFocused()
  })
})

test('forced colours show selected and marked items', async ({ context }) => {
  const { page } = await openKit(context)
  await page.emulateMedia({ forcedColors: 'active' })
  const highlight = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.backgroundColor = 'Highlight'
    const color = getComputedStyle(sample).backgroundColor
    sample.remove()
    return color
  })
  const radio = (name: string) => page.getByRole('radio', { name })
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  await radio('PayID').check()
  await trigger(page, 'Five banks').click()
  await page.keyboard.press('Home')
  for (const [marked, other] of [
    [radio('PayID'), radio('Account')],
    [chip('200'), chip('100')],
    [options(page).first(), options(page).last()],
  ] as const) {
    await expect(marked).toHaveCSS('background-color', highlight)
    await expect(other).not.toHaveCSS('background-color', highlight)
  }
})

test('a press on the text of a consent toggles its checkbox, and a press on its link only follows the link', async ({
  context,
}) => {
  const { page } = await openKit(context)
  await context.route('https://bank.example/**', (route) => route.fulfill({ body: 'The terms' }))
  const box = page.getByRole('checkbox', { name: 'I accept the terms of the bank in full' })
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'terms of the bank' }).click()
  const other = await opened
  expect(await other.evaluate(() => window.opener)).toBeNull()
  await other.close()
  await expect(box).not.toBeChecked()
  await page.getByText('I accept the').click()
  await expect(box).toBeChecked()
  await page.getByText('in full').click()
  await expect(box).not.toBeChecked()
})

test('revealing an error focuses the selected radio button, or else the first', async ({ context }) => {
  const { page } = await openKit(context)
  await page.evaluate(() => window.harness.revealInKit('payBy'))
  await expect(page.getByRole('radio', { name: 'Account' })).toBeFocused()
  await page.getByRole('radio', { name: 'Card' }).check()
  await page.getByLabel('Email').focus()
  await page.evaluate(() => window.harness.revealInKit('payBy'))
  await expect(page.getByRole('radio', { name: 'Card' })).toBeFocused()
})

test('a missing icon is replaced by letters without a layout shift', async ({ context }) => {
  const { page } = await openKit(context)
  const row = page.locator('label', { hasText: 'Tron' })
  await row.scrollIntoViewIfNeeded()
  await expect(row.locator('img')).toHaveCount(0)
  const [failed, never] = await Promise.all(
    ['Tron', 'Ethereum'].map((text) => page.locator('label', { hasText: text }).locator('[aria-hidden]').boundingBox()),
  )
  expect(failed).toMatchObject({ width: 24, height: 24, x: never?.x })
})

test('a list of 240 items lays out only its visible items', async ({ context }) => {
  const { page } = await openKit(context)
  await trigger(page, 'Country').click()
  expect(await options(page).count()).toBeGreaterThan(230)
  const isLaidOut = (row: Locator) =>
    row
      .locator('span')
      .last()
      .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(() => isLaidOut(options(page).first())).toBe(false)
  await expect.poll(() => isLaidOut(page.getByRole('option', { name: 'Mexico' }))).toBe(true)
  await expect(page.getByRole('option', { name: 'Mexico' })).toBeInViewport()
})

for (const look of LOOKS) {
  test(`no horizontal scrolling at 320 px, and everything is accessible (${look.theme}, ${look.dir})`, async ({
    context,
  }) => {
    const { page, unexpected } = await openKit(context, look)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectAccessible(page.mainFrame())
    await page.evaluate((how) => window.harness.drawKit({ ...how, troubled: true }), look)
    await expectAccessible(page.mainFrame())
    for (const name of ['Plain banks', 'Country']) {
      await trigger(page, name).click()
      await expect(options(page).first()).toBeAttached()
      await expectAccessible(page.mainFrame())
      expect(await page.getByRole('listbox').evaluate(overflow)).toBe(0)
      await page.keyboard.press('Escape')
    }
    expect(await page.locator('html').evaluate(overflow)).toBe(0)
    expect(unexpected()).toEqual([])
  })
}

const overflow = (element: Element) => element.scrollWidth - element.clientWidth
