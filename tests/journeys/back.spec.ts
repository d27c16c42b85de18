import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const closings = async (widget: WidgetPage) =>
  (await widget.messages()).filter(({ messageType }) => messageType === 'onClose').length

/** What the host's app says is heard once the code has come that is loaded behind the list. */
async function opened(widget: WidgetPage, host: Readonly<Record<string, string>> = {}): Promise<void> {
  await widget.open({ host })
  await widget.openMethod('Airtm')
  await widget.back.click()
  await expect(widget.tile('Airtm')).toBeVisible()
}

for (const says of ['onGoBack', 'onSwipeBack'] as const) {
  test(`LIST-04 LIST-05 Q-029: ${says} is a step back, and on the list it closes`, async ({ widget }) => {
    await opened(widget)
    await widget.openMethod('Airtm')
    await widget.tell(says)
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit')
    expect(await closings(widget)).toBe(0)
    await widget.tell(says)
    await expect.poll(() => closings(widget)).toBe(1)
    await expect(widget.tile('Airtm')).toBeVisible()
  })

  test(`LIST-04 LIST-05 Q-029: ${says} on the list does nothing where the host allows no closing`, async ({
    widget,
  }) => {
    await opened(widget, { closingButton: 'false' })
    await widget.tell(says)
    await widget.openMethod('Airtm')
    await widget.tell(says)
    await expect(widget.tile('Airtm')).toBeVisible()
    expect(await closings(widget)).toBe(0)
  })
}

test.describe('Q-030 the motion of pages', () => {
  /** The motion of the page that is open, and which way it comes from: 1 is the right. */
  const motion = (widget: WidgetPage) =>
    widget.inside.locator('main').evaluate((main) => {
      const { animationName } = getComputedStyle(main)
      return [animationName, getComputedStyle(main).getPropertyValue('--pw-way')]
    })

  for (const { lang, into, out } of [
    { lang: 'en', into: '1', out: '-1' },
    { lang: 'ar', into: '-1', out: '1' },
  ]) {
    test(`ROUTE-03 what is stepped into comes from the end of the line, the list from its start, and the first page is there at once (${lang})`, async ({
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

  test('nothing moves for a player who wishes so, and nothing scrolls sideways while it moves', async ({ widget }) => {
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
