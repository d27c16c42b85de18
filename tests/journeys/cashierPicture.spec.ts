import { laidOut } from './support/expectFits.ts'
import { expect } from './support/journey.ts'
import { type AnsweredLine, payProviderForm } from './support/payProviderForm.ts'
import { test } from './support/providerJourney.ts'

const FORM = 'adyen_doku_indomaret'
const ALT = 'Logo of Indomaret'
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100"/></svg>'

/** The logo at another address. */
const logoAt = (value: string) => (line: AnsweredLine) => (line.name === 'logo' ? { ...line, value } : line)

test('B5 a picture in the response is loaded from the widget’s own origin into reserved space', {
  tag: '@core',
}, async ({ widget, cashier, server }) => {
  let release = () => {}
  const isAsked = new Promise<void>((asked) => {
    const hold = new Promise<void>((done) => {
      release = done
    })
    void widget.page.route('**/paywidget/static/logo.svg', async (route) => {
      asked()
      await hold
      await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
    })
  })
  await payProviderForm(FORM, widget, cashier, logoAt(`${server.widget}/paywidget/static/logo.svg`))
  await isAsked
  const below = widget.button(/^Copy: /).last()
  await expect(below).toBeVisible()
  await laidOut(widget.frame())
  const before = await below.boundingBox()
  release()
  const picture = widget.inside.getByRole('img', { name: ALT })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
  expect(await below.boundingBox(), 'nothing has moved').toEqual(before)
  const { height = 0 } = (await picture.boundingBox()) ?? {}
  expect(height).toBe(56)
})

test('B5 a picture from another origin is not loaded: its alternative text is shown, and the problem reported', async ({
  widget,
  cashier,
}) => {
  const asked: string[] = []
  widget.page.on('request', (request) => asked.push(new URL(request.url()).host))
  await payProviderForm(FORM, widget, cashier)
  await expect(widget.inside.getByText(ALT, { exact: true })).toBeVisible()
  await expect(widget.inside.getByRole('img', { name: ALT })).toHaveCount(0)
  await expect.poll(() => cashier.problems()).toContain('layout.draw')
  expect(asked).not.toContain('cashier.example')
})

test('B5 a picture that fails to load is replaced by its alternative text', async ({
  widget,
  cashier,
  server,
  watch,
}) => {
  watch.allow(/logo\.svg/, /Failed to load resource/)
  await widget.page.route('**/paywidget/static/logo.svg', (route) => route.abort())
  await payProviderForm(FORM, widget, cashier, logoAt(`${server.widget}/paywidget/static/logo.svg`))
  await expect(widget.inside.getByText(ALT, { exact: true })).toBeVisible()
})
