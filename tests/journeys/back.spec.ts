import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const closings = async (widget: WidgetPage) =>
  (await widget.messages()).filter(({ messageType }) => messageType === 'onClose').length

/** Opens the widget and waits for the code loaded after the method list, which handles the host's back button. */
async function opened(widget: WidgetPage, host: Readonly<Record<string, string>> = {}): Promise<void> {
  await widget.open({ host })
  await widget.openMethod('Airtm')
  await widget.back.click()
  await expect(widget.tile('Airtm')).toBeVisible()
}

for (const says of ['onGoBack', 'onSwipeBack'] as const) {
  test(
    `LIST-04 LIST-05 Q-029: ${says} goes one step back, and on the list asks the host to close the cashier`,
    coreIf(says === 'onGoBack'),
    async ({ widget }) => {
      await opened(widget)
      await widget.openMethod('Airtm')
      await widget.tell(says)
      await expect(widget.tile('Airtm')).toBeVisible()
      await expect.poll(widget.address).toBe('/paywidget/deposit')
      expect(await closings(widget)).toBe(0)
      await widget.tell(says)
      await expect.poll(() => closings(widget)).toBe(1)
      await expect(widget.tile('Airtm')).toBeVisible()
    },
  )

  test(`LIST-04 LIST-05 Q-029: ${says} on the list does nothing if the host allows no closing`, async ({ widget }) => {
    await opened(widget, { closingButton: 'false' })
    await widget.tell(says)
    await widget.openMethod('Airtm')
    await widget.tell(says)
    await expect(widget.tile('Airtm')).toBeVisible()
    expect(await closings(widget)).toBe(0)
  })
}

for (const says of ['onGoBack', 'onSwipeBack'] as const) {
  test(`L8 LIST-04 LIST-05 ${says} on the list asks the host to close even if the lazily loaded code never arrives`, async ({
    widget,
  }) => {
    await widget.page.route('**/static/afterList-*.js', () => new Promise(() => undefined))
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.tell(says)
    await expect.poll(() => closings(widget)).toBe(1)
  })
}

/** The length of the tab's joint history of page and frames. */
const entries = (widget: WidgetPage) => widget.page.evaluate(() => history.length)

test('W5 the back arrow adds no history entry in a frame: after five rounds one browser Back leaves the host page', async ({
  widget,
}) => {
  await widget.page.goto('about:blank')
  await widget.open()
  await expect(widget.tile('Airtm')).toBeVisible()
  const before = await entries(widget)
  for (let time = 0; time < 5; time++) {
    await widget.openMethod('Airtm')
    await widget.back.click()
    await expect.poll(widget.address).toBe('/paywidget/deposit')
    await expect(widget.tile('Airtm')).toBeVisible()
  }
  expect(await entries(widget), 'what can still be gone forward to').toBe(before + 1)
  await widget.page.evaluate(() => history.back())
  await expect.poll(() => widget.page.url()).toBe('about:blank')
})

test('W5 the back arrow replaces the form’s history entry and keeps an entry that the host page added later', async ({
  widget,
}) => {
  await widget.open()
  await widget.openMethod('Airtm')
  await widget.page.evaluate(() => history.pushState(null, '', '?route=of-the-host'))
  const before = await entries(widget)
  await widget.back.click()
  await expect.poll(widget.address).toBe('/paywidget/deposit')
  expect([await entries(widget), new URL(widget.page.url()).search]).toEqual([before, '?route=of-the-host'])
})

test('T12 browser Back closes an open dropdown and keeps the form; the next Back and the back arrow leave the form', async ({
  widget,
}) => {
  const option = widget.inside.getByRole('option', { name: 'BBVA' })
  const back = () => widget.page.evaluate(() => history.back())
  await widget.open()
  await widget.openMethod('Pay with your bank')
  await widget.amount.fill('321')
  for (let time = 0; time < 2; time++) {
    const before = await entries(widget)
    await widget.field('bank').click()
    await expect(option).toBeVisible()
    await back()
    await expect(option).toBeHidden()
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect')
    await expect(widget.amount).toHaveValue('321')
    expect(await entries(widget)).toBe(before)
  }
  await back()
  await expect.poll(widget.address).toBe('/paywidget/deposit')
  await expect(widget.tile('Pay with your bank')).toBeVisible()
  await widget.openMethod('Pay with your bank')
  await widget.field('bank').click()
  await expect(option).toBeVisible()
  await widget.back.click()
  await expect.poll(widget.address).toBe('/paywidget/deposit')
  await expect(widget.tile('Pay with your bank')).toBeVisible()
})

test.describe('Q-030 page transitions', () => {
  /** The animation of the open page and its direction: 1 is from the right. */
  const motion = (widget: WidgetPage) =>
    widget.inside.locator('main').evaluate((main) => {
      const { animationName } = getComputedStyle(main)
      return [animationName, getComputedStyle(main).getPropertyValue('--pw-way')]
    })

  for (const { lang, into, out } of [
    { lang: 'en', into: '1', out: '-1' },
    { lang: 'ar', into: '-1', out: '1' },
  ]) {
    test(`ROUTE-03 a form slides in from the line end, the list from the line start, and the first page is not animated (${lang})`, async ({
      widget,
    }) => {
      await widget.page.emulateMedia({ reducedMotion: 'no-preference' })
      await widget.open({ host: { lang } })
      const airtm = widget.tileWithIcon('airtm').first()
      await expect(airtm).toBeVisible()
      expect(await motion(widget)).toEqual(['none', ''])
      await airtm.click()
      await expect(widget.amount).toBeVisible()
      expect(await motion(widget)).toEqual(['pw-slide', into])
      await widget.back.click()
      await expect(airtm).toBeVisible()
      expect(await motion(widget)).toEqual(['pw-slide', out])
    })
  }

  test('a transition never scrolls the page sideways, and reduced motion turns it off', async ({ widget }) => {
    await widget.page.emulateMedia({ reducedMotion: 'no-preference' })
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.inside.locator('html').evaluate(() => {
      const widest = { px: 0 }
      Object.assign(window, { widest })
      const look = () => {
        widest.px = Math.max(widest.px, document.documentElement.scrollWidth - innerWidth)
        requestAnimationFrame(look)
      }
      look()
    })
    await widget.openMethod('Airtm')
    expect((await motion(widget))[0]).toBe('pw-slide')
    await expect.poll(() => widget.inside.locator('main').evaluate((main) => main.getAnimations().length)).toBe(0)
    expect(await widget.frame().evaluate(() => (window as unknown as { widest: { px: number } }).widest.px)).toBe(0)
    await widget.page.emulateMedia({ reducedMotion: 'reduce' })
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    expect((await motion(widget))[0]).toBe('none')
  })
})
