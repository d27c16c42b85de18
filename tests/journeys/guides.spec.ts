import type { Locator } from '@playwright/test'
import { changeMethod } from './support/changeMethod.ts'
import { expect, test } from './support/journey.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

const PERU = { country: 'PE', currency: 'PEN' }

const headerButtons = (widget: WidgetPage) => widget.inside.getByRole('banner').getByRole('button')
const slides = (widget: WidgetPage) => widget.inside.locator('[data-pw-block="slides"]')
/** The visible card of the stack. */
const card = (widget: WidgetPage) => slides(widget).getByRole('group')
const film = (widget: WidgetPage) => widget.inside.locator('video')

async function open(widget: WidgetPage, method: string, { host, ...options }: OpenOptions = {}): Promise<void> {
  await widget.open({ ...options, host: { ...PERU, ...host } })
  await widget.openMethod(method)
}

async function toSlides(widget: WidgetPage, options: OpenOptions = {}): Promise<void> {
  await open(widget, 'PagoEfectivo', options)
  await widget.button('See how to pay').click()
  await expect(slides(widget)).toBeVisible()
}

/** Swipes over an element by a distance. */
const swipe = (over: Locator, by: { readonly x: number; readonly y: number }) =>
  over.evaluate((element, { x, y }) => {
    const finger = (dx: number, dy: number) =>
      new Touch({ identifier: 1, target: element, clientX: 200 + dx, clientY: 200 + dy })
    const say = (type: string, dx: number, dy: number, isDown: boolean) =>
      element.dispatchEvent(
        new TouchEvent(type, {
          ...{ bubbles: true, cancelable: true, changedTouches: [finger(dx, dy)] },
          touches: isDown ? [finger(dx, dy)] : [],
        }),
      )
    say('touchstart', 0, 0, true)
    say('touchmove', x, y, true)
    say('touchend', x, y, false)
  }, by)

test.describe('the instruction', () => {
  test('HDR-08 Q-053 ROUTE-19: of Steam coin has one step and opens from a button of the header', {
    tag: '@core',
  }, async ({ widget }) => {
    // A server need not send the step: the widget has it.
    await changeMethod(widget.page, 'steam_coin', { visualInstruction: null })
    await open(widget, 'Steam coin')
    await widget.amount.fill('35')
    await widget.button('See how to pay').click()
    await expect(widget.heading('Guide: Steam coin')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect/instruction')
    const steps = widget.inside.getByRole('main').getByRole('listitem')
    await expect(steps).toHaveCount(1)
    await expect(steps).toContainText('Choose what to sell in your Steam inventory')
    await widget.back.click()
    await expect(widget.amount, 'what was typed is there').toHaveValue('35')
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect')
  })

  test('REDIR-01: a form has its annotation, the amount, the button and, if there is an instruction, a link to it', {
    tag: '@core',
  }, async ({ widget }) => {
    const note = 'Confirm it in the Yape app.'
    await widget.page.route('**/methods-payment-v5*', async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replace('"name":"yape"', `"name":"yape","annotationKey":"${note}"`)
      await route.fulfill({ response, body: text })
    })
    await open(widget, 'Steam coin')
    await expect(widget.amount).toBeVisible()
    await expect(widget.submit).toBeVisible()
    await widget.button('Step-by-step guide').click()
    await expect(slides(widget)).toBeVisible()
    await widget.button('Close guide').click()
    // A step back is ignored while another is under way.
    await expect(slides(widget)).toHaveCount(0)
    await expect(widget.amount).toBeVisible()
    await widget.back.click()
    await widget.openMethod('Yape')
    const annotation = widget.inside.getByText(note)
    await expect(annotation).toBeVisible()
    await expect(widget.amount).toBeVisible()
    await expect(widget.submit).toBeVisible()
    await expect(widget.button('Step-by-step guide')).toHaveCount(0)
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect')
  })

  test('HDR-07 HDR-08: a method without guides has no guide buttons in the header', async ({ widget }) => {
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await expect(headerButtons(widget)).toHaveCount(2)
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(headerButtons(widget), 'the list can only be closed').toHaveCount(1)
  })

  test('INSTR-01: previous and next buttons turn the slides, stop at both ends, and announce the position', async ({
    widget,
  }) => {
    await toSlides(widget)
    const [back, next] = [widget.button('Previous step'), widget.button('Next step')]
    const said = slides(widget).locator('[aria-live]')
    await expect(card(widget)).toHaveAccessibleName('1 of 3')
    await expect(said, 'nobody has turned one').toBeEmpty()
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await expect(card(widget)).toHaveAccessibleName('2 of 3')
    await expect(card(widget)).toContainText('Say the code at any bank')
    await expect(said).toContainText('2 of 3. Say the code at any bank')
    await next.click()
    await expect(card(widget)).toHaveAccessibleName('3 of 3')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await next.click({ force: true })
    await expect(card(widget)).toHaveAccessibleName('3 of 3')
    await back.click()
    await expect(card(widget)).toHaveAccessibleName('2 of 3')
  })

  test('INSTR-01: arrow keys and horizontal swipes turn the slides; a vertical swipe does not', async ({ widget }) => {
    await toSlides(widget)
    await widget.button('Next step').focus()
    await widget.page.keyboard.press('ArrowRight')
    await expect(card(widget)).toHaveAccessibleName('2 of 3')
    await widget.page.keyboard.press('ArrowLeft')
    await expect(card(widget)).toHaveAccessibleName('1 of 3')
    await swipe(slides(widget), { x: -120, y: 20 })
    await expect(card(widget)).toHaveAccessibleName('2 of 3')
    await swipe(slides(widget), { x: -60, y: 200 })
    await swipe(slides(widget), { x: -10, y: 0 })
    await expect(card(widget)).toHaveAccessibleName('2 of 3')
    await swipe(slides(widget), { x: 120, y: 0 })
    await expect(card(widget)).toHaveAccessibleName('1 of 3')
  })

  test('INSTR-01 HDR-11: in Arabic, arrow keys and swipes work in the opposite direction', { tag: '@core' }, async ({
    widget,
  }) => {
    await toSlidesArabic(widget)
    await slides(widget).getByRole('button').last().focus()
    await widget.page.keyboard.press('ArrowLeft')
    await expect(card(widget)).toHaveAccessibleName('2 من 3')
    await swipe(slides(widget), { x: 120, y: 0 })
    await expect(card(widget)).toHaveAccessibleName('3 من 3')
  })

  test('INSTR-01: a picture that loads late moves nothing, and a picture that fails to load leaves its text', async ({
    widget,
    watch,
  }) => {
    watch.allow(/status of 404/)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await widget.page.route('**/pago_efectivo_1.svg', async (route) => {
      await released
      await route.continue()
    })
    await widget.page.route('**/pago_efectivo_2.svg', (route) => route.fulfill({ status: 404 }))
    await toSlides(widget)
    // The picture of the second step is loaded in advance, and fails.
    await expect(slides(widget).locator('img')).toHaveCount(1)
    const before = await slides(widget).boundingBox()
    release()
    const picture = card(widget).locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await slides(widget).boundingBox(), 'nothing has moved').toEqual(before)
    await widget.button('Next step').click()
    await expect(card(widget)).toContainText('Say the code at any bank')
    await expect(card(widget).locator('img')).toHaveCount(0)
    expect(await slides(widget).boundingBox()).toEqual(before)
  })
})

async function toSlidesArabic(widget: WidgetPage): Promise<void> {
  await widget.open({ host: { ...PERU, lang: 'ar' } })
  await widget.tileWithIcon('pago_efectivo').click()
  await widget.button('طريقة الدفع خطوة بخطوة').click()
  await expect(slides(widget)).toBeVisible()
}

test.describe('the video guide', () => {
  test('INSTR-02 HDR-07 ROUTE-40 Q-070: starts only when the player plays it, has captions, and returns to the unchanged form', {
    tag: '@core',
  }, async ({ widget }) => {
    await open(widget, 'Yape')
    await widget.amount.fill('75')
    await expect(headerButtons(widget)).toHaveCount(3)
    await widget.button('Watch video guide').click()
    await expect.poll(widget.address).toBe('/paywidget/deposit/video-instruction')
    await expect(film(widget)).toHaveAccessibleName('Video guide: Yape')
    await expect(film(widget)).toHaveJSProperty('paused', true)
    await expect.poll(() => film(widget).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
    expect(await film(widget).evaluate((video: HTMLVideoElement) => [video.controls, video.autoplay])).toEqual([
      true,
      false,
    ])
    await film(widget).evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(() => film(widget).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    await expect(film(widget).locator('track')).toHaveAttribute('srclang', 'en')
    await widget.back.click()
    await expect(widget.amount).toHaveValue('75')
    await expect.poll(widget.address).toBe('/paywidget/deposit/redirect')
  })

  test('INSTR-02 Q-070: is the default video in a language without a video of its own', async ({ widget }) => {
    await open(widget, 'Yape', { host: { lang: 'es' } })
    await widget.button('Ver guía en video').click()
    await expect(film(widget)).toHaveAttribute('src', /videos\/yape_guide\.webm$/)
    await expect(film(widget).locator('track')).toHaveCount(0)
  })

  test('loads nothing before the player plays it if the data saver is on', async ({ widget }) => {
    await widget.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const loaded: string[] = []
    widget.page.on('request', (request) => void (/\.webm/.test(request.url()) && loaded.push(request.url())))
    await open(widget, 'Yape')
    await widget.button('Watch video guide').click()
    await expect(film(widget)).toHaveAttribute('preload', 'none')
    await expect(film(widget)).toBeVisible()
    expect(loaded).toEqual([])
    await film(widget).evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(() => loaded).not.toEqual([])
  })

  test('INSTR-02: that fails to load is replaced by a message and a link to the video', async ({ widget, watch }) => {
    watch.allow(/status of 404/)
    await widget.page.route('**/yape_guide.webm', (route) => route.fulfill({ status: 404 }))
    await open(widget, 'Yape')
    await widget.button('Watch video guide').click()
    await expect(widget.inside.getByText('The video can’t be played here.')).toBeVisible()
    await expect(film(widget)).toHaveCount(0)
    const link = widget.inside.getByRole('link', { name: 'Open video in new tab' })
    await expect(link).toHaveAttribute('href', /^http.*\/paywidget\/static\/videos\/yape_guide\.webm$/)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(widget.button('Close guide')).toBeVisible()
  })
})
