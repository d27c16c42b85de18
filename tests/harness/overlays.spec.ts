import { type BrowserContext, devices, expect, type Locator, type Page, test } from '@playwright/test'
import { coreIf } from '../journeys/support/coreIf.ts'
import { expectAccessible } from '../journeys/support/expectAccessible.ts'
import { openHarness } from './openHarness.ts'
import type { OverlaySetting } from './page/overlays.tsx'

const LTR: OverlaySetting = { theme: 'light', dir: 'ltr' }
const RTL: OverlaySetting = { theme: 'dark', dir: 'rtl' }
const SETTINGS: readonly OverlaySetting[] = [LTR, { theme: 'dark', dir: 'ltr' }, { theme: 'light', dir: 'rtl' }, RTL]

const OFFSET_PX = 16
const NOON = Date.UTC(2025, 0, 1, 12)
/** The time at which the page's clock is stopped. Late, because the clock runs while a slow machine opens the page. */
const START = NOON + 60_000

type Overlays = Awaited<ReturnType<Window['harness']['overlays']>>
type Shown = 'tooltips' | 'cornered' | 'callout' | 'alerts' | 'snackbars' | 'qrCode'

async function open(context: BrowserContext) {
  const { page, unexpected } = await openHarness(context)
  const show = (what: Shown, setting: OverlaySetting) =>
    page.evaluate(async ([name, how]) => (await window.harness.overlays())[name](how), [what, setting] as const)
  const read = <T>(fn: (overlays: Overlays) => T) =>
    page.evaluate(`(async () => (${fn})(await window.harness.overlays()))()`) as Promise<T>
  return { page, unexpected, show, read }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bubble = (page: Page) => page.getByRole('tooltip')

async function boxOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!
  return {
    ...{ left: x, top: y, right: x + width, bottom: y + height },
    middle: { x: x + width / 2, y: y + height / 2 },
  }
}

type Side = 'top' | 'bottom' | 'left' | 'right'

/** The distance of the bubble from this side of the icon, and the offset of their centres along the side. */
async function placed(page: Page, name: string, side: Side) {
  const [icon, box] = [await boxOf(button(page, name).locator('svg')), await boxOf(bubble(page))]
  const distance = {
    top: icon.top - box.bottom,
    bottom: box.top - icon.bottom,
    left: icon.left - box.right,
    right: box.left - icon.right,
  }[side]
  const across = side === 'top' || side === 'bottom' ? 'x' : 'y'
  return { distance, skew: Math.abs(icon.middle[across] - box.middle[across]) }
}

async function expectPlaced(page: Page, name: string, side: Side): Promise<void> {
  await expect(bubble(page)).toHaveAttribute('data-side', side)
  const { distance, skew } = await placed(page, name, side)
  expect(distance, `${name}: px from the icon`).toBeCloseTo(OFFSET_PX, 0)
  expect(skew, `${name}: px off the middle`).toBeLessThanOrEqual(1)
}

test.describe('the tooltip', () => {
  const SIDES = {
    ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
    rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
  } as const

  for (const setting of SETTINGS) {
    test(
      `UIKIT-09 is placed 16 px away and centred, on each side (${said(setting)})`,
      coreIf(setting === LTR || setting === RTL),
      async ({ context }) => {
        const { page, unexpected, show } = await open(context)
        await show('tooltips', setting)
        for (const [placement, side] of Object.entries(SIDES[setting.dir])) {
          await button(page, `About ${placement}`).hover()
          await expectPlaced(page, `About ${placement}`, side)
          await expectAccessible(page.mainFrame())
        }
        expect(unexpected()).toEqual([])
      },
    )

    test(`UIKIT-09 flips to the other side at the edge of the window (${said(setting)})`, async ({ context }) => {
      const { page, show } = await open(context)
      await show('cornered', setting)
      const inwards =
        setting.dir === 'ltr' ? ({ start: 'right', end: 'left' } as const) : { start: 'left', end: 'right' }
      const expected = { ...inwards, top: 'bottom', bottom: 'top' } as Record<string, Side>
      for (const [name, side] of Object.entries(expected)) {
        await button(page, `At the ${name}`).hover()
        await expect(bubble(page)).toHaveAttribute('data-side', side)
        const { distance } = await placed(page, `At the ${name}`, side)
        expect(distance, name).toBeCloseTo(OFFSET_PX, 0)
        await expect(bubble(page)).toBeInViewport({ ratio: 1 })
      }
    })
  }

  test('fits a window of 320 px, where neither side has room for it', async ({ context }) => {
    const { page, show } = await open(context)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const setting of [LTR, RTL]) {
      await show('tooltips', setting)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      for (const placement of ['top', 'bottom', 'start', 'end']) {
        await button(page, `About ${placement}`).focus()
        await page.keyboard.press('Shift')
        await button(page, `About ${placement}`).hover()
        await expect(bubble(page)).toBeInViewport({ ratio: 1 })
        expect(await width()).toBeLessThanOrEqual(320)
      }
    }
  })

  test('moves nothing when it opens', async ({ context }) => {
    const { page, show } = await open(context)
    await show('tooltips', LTR)
    const places = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        ...Array.from(document.querySelectorAll('button'), (one) => one.getBoundingClientRect().top),
      ])
    const before = await places()
    await button(page, 'About bottom').hover()
    await expect(bubble(page)).toBeVisible()
    expect(await places()).toEqual(before)
  })

  test('stays while the pointer moves into it, and closes when the pointer leaves', async ({ context }) => {
    const { page, show } = await open(context)
    await show('tooltips', LTR)
    for (const placement of ['top', 'bottom', 'start', 'end']) {
      const { middle } = await boxOf(button(page, `About ${placement}`))
      await page.mouse.move(middle.x, middle.y)
      await expect(bubble(page)).toBeVisible()
      const to = (await boxOf(bubble(page))).middle
      await page.mouse.move(to.x, to.y, { steps: 40 })
      await expect(bubble(page), placement).toBeVisible()
      await page.mouse.move(5, 5)
      await expect(bubble(page)).toBeHidden()
    }
  })

  test('opens on keyboard focus, describes its button, and closes with Escape without losing the focus', async ({
    context,
  }) => {
    const { page, show } = await open(context)
    await show('tooltips', LTR)
    await page.keyboard.press('Tab')
    await expect(button(page, 'About top')).toBeFocused()
    await expect(button(page, 'About top')).toHaveAccessibleDescription('The bank takes it, not we.')
    await expect(bubble(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bubble(page)).toBeHidden()
    await expect(button(page, 'About top')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bubble(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expectPlaced(page, 'About bottom', 'bottom')
    await expect(bubble(page)).toHaveCount(1)
  })

  test('that a mouse click has opened closes with Escape', async ({ context }) => {
    const { page, show } = await open(context)
    await show('tooltips', LTR)
    await button(page, 'About top').click()
    await expect(bubble(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bubble(page)).toBeHidden()
  })

  test('opens by a tap, and closes by a second tap or by a tap elsewhere', async ({ browser }) => {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
    const { page, show } = await open(context)
    await show('tooltips', LTR)
    await button(page, 'About top').tap()
    await expectPlaced(page, 'About top', 'top')
    await button(page, 'About top').tap()
    await expect(bubble(page)).toBeHidden()
    await button(page, 'About bottom').tap()
    await expect(bubble(page)).toBeVisible()
    await page.touchscreen.tap(20, 20)
    await expect(bubble(page)).toBeHidden()
    await context.close()
  })
})

test('the callout opens on its own, stays open on Escape, and closes with OK', async ({ context }) => {
  const { page, unexpected, show } = await open(context)
  for (const setting of SETTINGS) {
    await show('callout', setting)
    await expect(page.getByRole('status')).toBeVisible()
    const [amount, box] = [await boxOf(page.getByText('25,117.00 KZT')), await boxOf(page.getByRole('status'))]
    expect(box.top - amount.bottom).toBeGreaterThanOrEqual(OFFSET_PX - 2)
    await page.keyboard.press('Escape')
    await expectAccessible(page.mainFrame())
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('status')).toHaveCount(0)
    await expect(page.getByText('25,117.00 KZT')).toBeVisible()
  }
  expect(unexpected()).toEqual([])
})

test.describe('the alert', () => {
  for (const setting of SETTINGS) {
    test(`UIKIT-01 shows its title and text, and a button with an action (${said(setting)})`, async ({ context }) => {
      const { page, unexpected, show, read } = await open(context)
      await show('alerts', setting)
      await expect(page.getByRole('note')).toHaveCount(4)
      await expect(page.locator('[data-pw-say="assertive"]')).toHaveCount(0)
      const bad = page.getByRole('note').last()
      await expect(bad).toContainText('A title of bad')
      await expect(bad).toContainText('Another amount is not credited.')
      await bad.getByRole('button', { name: 'What to do' }).click()
      expect(await read((overlays) => overlays.counted('pressed'))).toBe(1)
      await expectAccessible(page.mainFrame())
      expect(unexpected()).toEqual([])
    })
  }

  test('announces new warnings and errors at once, and other tones politely', async ({ context }) => {
    const { page, read } = await open(context)
    await read((overlays) => overlays.alerts({ theme: 'light', dir: 'ltr' }, true))
    await expect(page.locator('[data-pw-say="assertive"]')).toHaveText([/A title of warn/, /A title of bad/])
    await expect(page.getByRole('status')).toHaveText([/A title of info/, /A title of good/])
  })
})

test.describe('the QR code', () => {
  for (const setting of SETTINGS) {
    test(
      `UIKIT-10 is an SVG of width 200 without a margin, black on white (${said(setting)})`,
      coreIf(setting === LTR),
      async ({ context }) => {
        const { page, unexpected, show } = await open(context)
        await show('qrCode', setting)
        const svg = page.getByRole('img', { name: 'QR code of the address' })
        await expect(svg).toHaveAttribute('width', '200')
        expect(await svg.evaluate((element) => element.tagName)).toBe('svg')
        expect(await svg.boundingBox()).toMatchObject({ width: 200, height: 200 })
        // 34 bytes at level M: version 3, 29 modules a side. A margin would enlarge the view box.
        await expect(svg).toHaveAttribute('viewBox', '0 0 29 29')
        const [paper, modules] = await svg.locator('path').all()
        expect(await paper?.evaluate((path) => getComputedStyle(path).fill)).toBe('rgb(255, 255, 255)')
        expect(await modules?.evaluate((path) => getComputedStyle(path).fill)).toBe('rgb(0, 0, 0)')
        expect(await modules?.evaluate(boundsOf)).toEqual({ x: 0, y: 0, width: 29, height: 29 })
        expect(await svg.evaluate((element) => getComputedStyle(element.parentElement!).backgroundColor)).toBe(
          'rgb(255, 255, 255)',
        )
        await expectAccessible(page.mainFrame())
        expect(unexpected()).toEqual([])
      },
    )
  }

  test('has the finder patterns of a QR code in three corners', async ({ context }) => {
    const { page, show } = await open(context)
    await show('qrCode', LTR)
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    const path = page.getByRole('img', { name: 'QR code of the address' }).locator('path').last()
    for (const [x, y] of [
      [0, 0],
      [22, 0],
      [0, 22],
    ] as const) {
      expect(await path.evaluate(modulesAt, { x, y, size: 7 })).toEqual(finder)
    }
  })

  test('has its space reserved before it loads', async ({ context }) => {
    const held: (() => void)[] = []
    await context.route(/QrDrawing/, async (route) => {
      await new Promise<void>((done) => held.push(done))
      await route.continue()
    })
    const { page, show } = await open(context)
    await show('qrCode', LTR)
    const paper = page.locator('main > div').first()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const before = await paper.boundingBox()
    await expect(page.getByRole('img')).toHaveCount(0)
    for (const release of held) release()
    await expect(page.getByRole('img')).toBeVisible()
    expect(await paper.boundingBox()).toEqual(before)
    expect(before).toMatchObject({ width: 258, height: 258 })
  })

  test('takes a text of the maximum length; a longer text shows the placeholder for a missing code', async ({
    context,
  }) => {
    const { page, read } = await open(context)
    await read((overlays) => overlays.qrCode({ theme: 'light', dir: 'ltr' }, 'x'.repeat(2_953)))
    await expect(page.getByRole('img')).toHaveAttribute('viewBox', '0 0 177 177')
    await read((overlays) => overlays.qrCode({ theme: 'light', dir: 'ltr' }, 'x'.repeat(2_954)))
    await expect(page.getByRole('img', { name: 'QR code of the address' })).toHaveAttribute('class', /missing/)
  })

  test('shows the placeholder for a missing code if its script fails to load', async ({ context }) => {
    await context.route(/QrDrawing/, (route) => route.abort())
    const { page, show } = await open(context)
    await show('qrCode', LTR)
    await expect(page.getByRole('img', { name: 'QR code of the address' })).toHaveAttribute('class', /missing/)
  })
})

test.describe('the countdown', () => {
  async function start(context: BrowserContext, leftMs: number, setting: OverlaySetting = LTR) {
    await context.clock.install({ time: NOON })
    const { page, unexpected, read } = await open(context)
    await context.clock.pauseAt(START)
    const deadline = START + leftMs
    await page.evaluate(async (how) => (await window.harness.overlays()).countdown(how), { ...setting, deadline })
    const expired = () => read((overlays) => overlays.counted('expired'))
    return { page, unexpected, read, expired, timer: page.getByRole('timer', { name: 'Time left' }) }
  }

  test('UIKIT-05 ticks every 1000 ms and reports its end once', async ({ context }) => {
    const { page, timer, expired } = await start(context, 3_000)
    await expect(timer).toHaveText('00:03')
    await page.clock.runFor(999)
    await expect(timer).toHaveText('00:03')
    await page.clock.runFor(1)
    await expect(timer).toHaveText('00:02')
    await page.clock.runFor(1_999)
    await expect(timer).toHaveText('00:01')
    expect(await expired()).toBe(0)
    await page.clock.runFor(1)
    await expect(timer).toHaveText('00:00')
    await page.clock.runFor(10_000)
    expect(await expired()).toBe(1)
  })

  test('announces whole minutes and the end, but no seconds', async ({ context }) => {
    const { page, timer } = await start(context, 62_000)
    const spoken = page.locator('[aria-live=polite]')
    await expect(timer).toHaveText('01:02')
    await page.clock.runFor(1_000)
    await expect(spoken).toHaveText('')
    await page.clock.runFor(1_000)
    await expect(spoken).toHaveText('1 min left')
    await page.clock.runFor(30_000)
    await expect(spoken).toHaveText('1 min left')
    await page.clock.runFor(30_000)
    await expect(spoken).toHaveText('The time is over')
  })

  test('of a page that slept past the deadline reports the end when the page becomes visible', async ({ context }) => {
    const { page, timer, expired } = await start(context, 600_000)
    await page.clock.setSystemTime(NOON + 3_600_000)
    await expect(timer).toHaveText('10:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(timer).toHaveText('00:00')
    expect(await expired()).toBe(1)
  })

  test('reports its end at once if it has expired, and never after it was removed', async ({ context }) => {
    const { page, expired, read } = await start(context, -5_000)
    await expect.poll(expired).toBe(1)
    const later = START + 10_000
    await page.evaluate(
      async (deadline) => (await window.harness.overlays()).countdown({ theme: 'light', dir: 'ltr', deadline }),
      later,
    )
    await expect(page.getByRole('timer')).toHaveText('00:10')
    await read((overlays) => overlays.clear())
    await page.clock.runFor(30_000)
    expect(await expired()).toBe(1)
  })

  for (const setting of SETTINGS) {
    test(`shows its digits from left to right, and axe finds no violations (${said(setting)})`, async ({ context }) => {
      const { page, timer, unexpected } = await start(context, 892_000, setting)
      await expect(timer).toHaveText('14:52')
      expect(await timer.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
      expect(await timer.evaluate((element) => getComputedStyle(element).fontVariantNumeric)).toBe('tabular-nums')
      await page.clock.resume()
      await expectAccessible(page.mainFrame())
      expect(unexpected()).toEqual([])
    })
  }
})

test.describe('the snackbar', () => {
  async function start(context: BrowserContext) {
    await context.clock.install({ time: NOON })
    const { page, show, read } = await open(context)
    await context.clock.pauseAt(START)
    await show('snackbars', LTR)
    return { page, read, first: page.locator('[data-pw-say="assertive"]'), second: page.getByRole('status') }
  }

  test('UIKIT-08 closes by itself after 5000 ms', { tag: '@core' }, async ({ context }) => {
    const { page, first, second } = await start(context)
    await page.clock.runFor(4_999)
    await expect(first).toBeVisible()
    await page.clock.runFor(1)
    await expect(first).toHaveCount(0)
    await expect(second).toHaveCount(0)
  })

  test('stays while the pointer is over it, and then restarts its timeout', async ({ context }) => {
    const { page, first, second } = await start(context)
    await first.hover()
    await page.clock.runFor(20_000)
    await expect(first).toBeVisible()
    await expect(second).toHaveCount(0)
    await page.mouse.move(5, 600)
    await page.clock.runFor(4_999)
    await expect(first).toBeVisible()
    await page.clock.runFor(1)
    await expect(first).toHaveCount(0)
  })

  test('stays while it has keyboard focus', async ({ context }) => {
    const { page, first, second } = await start(context)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close the first' })).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(first).toBeVisible()
    await expect(second).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(first).toHaveCount(0)
  })

  test('N6 is shown for its whole time again when its message is repeated', async ({ context }) => {
    const { page, read, first, second } = await start(context)
    const repeatAfter = async (ms: number) => {
      await page.clock.runFor(ms)
      await read((overlays) => overlays.repeatSnackbar())
    }
    await repeatAfter(4_500)
    await repeatAfter(4_999)
    await expect(second, 'another message').toHaveCount(0)
    await page.clock.runFor(4_999)
    await expect(first).toBeVisible()
    await page.clock.runFor(1)
    await expect(first).toHaveCount(0)
  })

  test('stays under the pointer when its message is repeated', async ({ context }) => {
    const { page, read, first } = await start(context)
    await first.hover()
    await read((overlays) => overlays.repeatSnackbar())
    await page.clock.runFor(20_000)
    await expect(first).toBeVisible()
  })

  test('is dismissed one at a time', async ({ context }) => {
    const { page, first, second } = await start(context)
    await page.getByRole('button', { name: 'Close the first' }).click()
    await expect(first).toHaveCount(0)
    await expect(second).toContainText('The second thing failed')
  })
})

function said({ theme, dir }: OverlaySetting): string {
  return `${theme}, ${dir}`
}

function boundsOf(path: SVGElement) {
  const { x, y, width, height } = (path as SVGPathElement).getBBox()
  return { x, y, width, height }
}

function modulesAt(path: SVGElement | HTMLElement, { x, y, size }: { x: number; y: number; size: number }): string[] {
  const svg = path.closest('svg')!
  const isDark = (column: number, row: number) => {
    const point = svg.createSVGPoint()
    point.x = x + column + 0.5
    point.y = y + row + 0.5
    return (path as SVGPathElement).isPointInFill(point)
  }
  const cells = Array.from({ length: size }, (_, index) => index)
  return cells.map((row) => cells.map((column) => (isDark(column, row) ? '1' : '0')).join(''))
}
