import type { Page } from '@playwright/test'
import { hostData, newToken } from './support/hostData.ts'
import { openHosted } from './support/hostedPage.ts'
import { openHost } from './support/hostWithPackage.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'
import { pressDeposit } from './support/pressDeposit.ts'
import { widgetPage } from './support/widgetPage.ts'

/** The size of the cashier in elements of the host's page that have no size of their own, or are hidden. */

const WAYS = ['<pay-widget>', 'mountPaywidget()'] as const

/** Mounts the cashier in `#place`, which has the style. `before` runs first. */
async function openIn(page: Page, way: (typeof WAYS)[number], style: string, before = '', data: object = {}) {
  const options = JSON.stringify({ src: `${WIDGET}/paywidget/`, data: hostData(newToken(), data) })
  const mount =
    way === '<pay-widget>'
      ? `Object.assign(window.place.appendChild(document.createElement('pay-widget')), ${options})`
      : `mountPaywidget(window.place, ${options})`
  await openHost(page, {
    script: `import { mountPaywidget } from './index.js'
    window.answered = new Promise((resolve) => addEventListener('message', resolve))
    window.place = document.querySelector('#place')
    window.place.style.cssText = '${style}'
    ${before}
    ${mount}`,
  })
  return widgetPage(page, 'iframe')
}

const sizeOf = async (page: Page) => {
  const { width, height } = (await page.locator('iframe').boundingBox()) ?? { width: 0, height: 0 }
  return { width, height }
}

/** Resolves once the cashier in the frame has sent its first message. It draws nothing while the frame is hidden. */
const answered = (page: Page) =>
  page.evaluate(() => (window as unknown as { answered: Promise<void> }).answered.then(() => undefined))

/** A browser without the unit `dvh`, which drops declarations that have it. */
function withoutDvh(): void {
  const known = (css: string) => css.replace(/[\w-]+:[^;{}]*\ddvh[^;{}]*/g, '')
  const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style') as { get(): CSSStyleDeclaration }
  Object.defineProperty(HTMLElement.prototype, 'style', {
    get() {
      // Chromium has no accessors on the prototype of styles.
      return new Proxy(get.call(this), {
        get: (style, name) => Reflect.get(style, name, style),
        set(style, name, value) {
          if (name === 'cssText') style.cssText = known(value)
          else if (!/\ddvh/.test(value)) Reflect.set(style, name, value, style)
          return true
        },
      })
    },
  })
  const sheet = CSSStyleSheet.prototype
  const { replaceSync } = sheet
  sheet.replaceSync = function (text) {
    replaceSync.call(this, known(text))
  }
}

for (const way of WAYS) {
  test(`D-35 a browser without dvh: ${way} has its default height, and with fit "content" that of its content`, async ({
    page,
  }) => {
    await page.addInitScript(withoutDvh)
    const widget = await openIn(page, way, '')
    await expect(widget.tile('Airtm')).toBeVisible()
    expect((await sizeOf(page)).height).toBe(Math.min(760, page.viewportSize()?.height ?? 0))
    await openIn(page, way, '', '', { schema: { fit: 'content' } })
    await page.setViewportSize({ width: 700, height: 500 })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(async () => (await sizeOf(page)).height).toBe(500)
  })

  for (const [style, height] of [
    ['display: none; height: 600px', 600],
    ['display: none', 700],
  ] as const)
    test(`${way} in a hidden element with "${style}" is measured when it is shown`, async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 700 })
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      const widget = await openIn(
        page,
        way,
        style,
        `const sheet = new CSSStyleSheet()
      sheet.replaceSync('pay-widget { ${height === 600 ? 'height: 100%' : ''} }')
      document.adoptedStyleSheets = [sheet]`,
      )
      await answered(page)
      await page.locator('#place').evaluate((place) => {
        place.style.display = 'block'
      })
      await expect.poll(async () => (await sizeOf(page)).height).toBe(height)
      await pressDeposit(widget)
      await expect(widget.status).toContainText('Waiting for your payment')
      expect((await sizeOf(page)).height).toBe(height)
      expect(errors).toEqual([])
    })
}

test('a cashier that is mounted in a closed modal dialog fills it when the dialog opens', { tag: '@core' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await openIn(
    page,
    'mountPaywidget()',
    '',
    `const dialog = document.createElement('dialog')
    dialog.style.cssText = 'padding: 0; border: 0; width: 800px; height: 500px; overflow: hidden'
    window.place.append(dialog)
    window.place = dialog`,
  )
  await answered(page)
  await page.evaluate(() => (window as unknown as { place: HTMLDialogElement }).place.showModal())
  await expect.poll(() => sizeOf(page)).toEqual({ width: 800, height: 500 })
})

/** Elements of host pages, most of which are as wide as their content: their style, and what contains the cashier. */
const PARENTS = [
  ['a block', 'display: block', 'div'],
  ['a flex row', 'display: flex', 'div'],
  ['a centred flex row', 'display: flex; justify-content: center', 'div'],
  ['a centred flex column', 'display: flex; flex-direction: column; align-items: center', 'div'],
  ['a centred grid', 'display: grid; place-items: center', 'div'],
  ['a modal dialog', '', 'dialog'],
] as const

/** Runs in the host's page: moves `#place` into a dialog, which then opens. */
const IN_DIALOG = `const dialog = document.createElement('dialog')
  const moved = document.querySelector('#place')
  moved.before(dialog)
  dialog.append(moved)
  dialog.showModal()`

for (const [parent, style, tag] of PARENTS) {
  const dialog = tag === 'dialog' ? IN_DIALOG : ''

  for (const way of WAYS)
    test(`${way} in ${parent} is wide enough for a wide window, and no wider than a narrow one`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const widget = await openIn(page, way, style, dialog)
      await expect(widget.tile('Airtm')).toBeVisible()
      expect((await sizeOf(page)).width).toBeGreaterThanOrEqual(1000)
      await page.setViewportSize({ width: 390, height: 800 })
      await expect.poll(async () => (await sizeOf(page)).width).toBeLessThanOrEqual(390)
      expect((await sizeOf(page)).width).toBeGreaterThanOrEqual(320)
    })

  test(`in package mode the cashier in ${parent} is wide enough for a wide window, and no wider than a narrow one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const widget = await openHosted(
      page,
      { data: hostData(newToken()) },
      `document.querySelector('#place').style.cssText = '${style}'
      ${dialog}`,
    )
    const widthNow = async () => (await widget.inside.locator('.pw').first().boundingBox())?.width ?? 0
    await expect(widget.tile('Airtm')).toBeVisible()
    expect(await widthNow()).toBeGreaterThanOrEqual(1000)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(widthNow).toBeLessThanOrEqual(390)
    expect(await widthNow()).toBeGreaterThanOrEqual(300)
  })
}
