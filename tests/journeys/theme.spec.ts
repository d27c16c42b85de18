import { readFile } from 'node:fs/promises'
import { aBonus, withBonuses } from './support/bonuses.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** Theming by the host: applied values and corrections. */

/** The computed value of a token. */
const worn = (widget: WidgetPage, name: string) =>
  widget.inside
    .locator('.pw')
    .first()
    .evaluate((root, token) => getComputedStyle(root).getPropertyValue(token).trim(), name)

const UNREADABLE = {
  light: { '--pw-accent': '#ffe600', '--pw-accent-ink': '#ffffff', '--pw-ink-2': 'rgba(0, 0, 0, 0.2)' },
  dark: { '--pw-accent': 'hsl(240, 100%, 20%)', '--pw-ink': '#222222', '--pw-surface': '#2b2b2b' },
} as const

for (const theme of ['light', 'dark'] as const) {
  test(`Q-114 a ${theme} theme with too little contrast is corrected, and the host is told`, async ({ widget }) => {
    await widget.open({ host: { extra: JSON.stringify({ schema: { theme, variables: UNREADABLE[theme] } }) } })
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await expect.poll(() => widget.problems()).toEqual(['theme.contrast'])
    expect(await worn(widget, '--pw-accent')).not.toBe(UNREADABLE[theme]['--pw-accent'])
    await expectAccessible(widget.frame())
  })
}

test('B5 a readable theme is applied unchanged; an update is merged, checked, and keeps the typed amount', async ({
  widget,
}) => {
  const variables = { '--pw-accent': '#7a2ea0', '--pw-radius': '3px', '--pw-font': 'serif' }
  await widget.open({ host: { extra: JSON.stringify({ schema: { theme: 'light', variables } }) } })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('777')
  for (const [name, value] of Object.entries(variables)) expect(await worn(widget, name)).toBe(value)
  await expect(widget.amount).toHaveCSS('font-family', 'serif')
  await expect(widget.submit).toHaveCSS('background-color', 'rgb(122, 46, 160)')
  expect(await widget.problems()).toEqual([])
  await widget.loadAgain({ schema: { variables: { '--pw-accent': '#fefefe' } } })
  await expect.poll(() => widget.problems()).toEqual(['theme.contrast'])
  await expect(widget.amount).toHaveValue(/777/)
  expect(await worn(widget, '--pw-radius')).toBe('3px')
})

const BADGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7a2ea0" d="M0 0h8v8H0z"/></svg>'
const at = (name: string) => `${WIDGET}/paywidget/static/brand/${name}`
const gift = (widget: WidgetPage) => widget.inside.locator('main img[src*="/brand/"]')

/** Host data with a bonus from 300 and a schema. */
const adorned = (schema: object) => withBonuses([aBonus('1', 'First bonus')], { schema })

/** Serves these files and records the requests for `/brand/`. */
async function serve(
  widget: WidgetPage,
  files: Readonly<Record<string, { status?: number; type: string; body: Buffer }>>,
) {
  const asked: string[] = []
  await widget.page.route('**/brand/*', async (route) => {
    const request = route.request()
    asked.push(`${request.method()} ${request.resourceType()} ${request.url()}`)
    const { status = 200, type, body } = files[new URL(request.url()).pathname.split('/').at(-1) ?? ''] ?? {}
    if (body === undefined) return route.abort()
    return route.fulfill({ status, contentType: type ?? '', body })
  })
  return asked
}

/** The font families loaded in the widget's frame. */
const fontsOf = (widget: WidgetPage) =>
  widget
    .frame()
    .evaluate(() => [...document.fonts].map(({ family, weight, status }) => `${family} ${weight} ${status}`))

test('HOST-12 CALL-31 the fonts and the badge of the host’s schema are loaded, and replaced or removed by an update', {
  tag: '@core',
}, async ({ widget }) => {
  const font = { type: 'font/ttf', body: await readFile('tests/journeys/support/brand.ttf') }
  const picture = { type: 'image/svg+xml', body: Buffer.from(BADGE) }
  const asked = await serve(widget, {
    'brand.ttf': font,
    'other.ttf': font,
    'badge.svg': picture,
    'other.svg': picture,
  })
  const schema = {
    variables: { '--pw-font': '"Brand", sans-serif' },
    fonts: [{ family: 'Brand', url: at('brand.ttf'), weight: '100 900' }],
    assets: { badge: at('badge.svg') },
  }
  await widget.open({ host: adorned(schema) })
  await widget.openMethod('Airtm')
  await widget.amount.fill('100')
  await expect(gift(widget)).toHaveAttribute('src', at('badge.svg'))
  await expect.poll(() => fontsOf(widget)).toEqual(['Brand 100 900 loaded'])
  await expect(widget.amount).toHaveCSS('font-family', 'Brand, sans-serif')
  expect(asked).toContain(`GET fetch ${at('badge.svg')}`)
  await expectAccessible(widget.frame())
  // Once the minimum is reached, another icon replaces the brand's badge.
  await widget.amount.fill('500')
  await expect(gift(widget)).toHaveCount(0)
  await widget.amount.fill('100')
  await widget.loadAgain({
    schema: { fonts: [{ family: 'Other', url: at('other.ttf') }], assets: { badge: at('other.svg') } },
  })
  await expect(gift(widget)).toHaveAttribute('src', at('other.svg'))
  await expect.poll(() => fontsOf(widget)).toEqual(['Other 400 loaded'])
  await expect(widget.amount).toHaveValue(/100/)
  await widget.loadAgain({ schema: { fonts: undefined, assets: undefined } })
  await expect(gift(widget)).toHaveCount(0)
  expect(await fontsOf(widget)).toEqual([])
})

test('CALL-31 HOST-12 C23 a badge or font that fails to load is not used, and both failures are reported to the operator', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(/status of 404/, /brand\.ttf/)
  const gone = { status: 404, type: 'image/svg+xml', body: Buffer.from(BADGE) }
  const asked = await serve(widget, { 'badge.svg': gone })
  const schema = { fonts: [{ family: 'Brand', url: at('brand.ttf') }], assets: { badge: at('badge.svg') } }
  await widget.open({ host: adorned(schema) })
  await widget.openMethod('Airtm')
  await widget.amount.fill('100')
  await expect(widget.inside.getByText('First bonus')).toBeVisible()
  await expect.poll(() => cashier.problems()).toEqual(['host.schema', 'host.schema'])
  expect(asked.filter((one) => one.includes('badge'))).toEqual([`GET fetch ${at('badge.svg')}`])
  await expect(gift(widget)).toHaveCount(0)
})

test('B5 fonts and pictures are not requested from origins that the configuration does not allow', async ({
  widget,
  cashier,
}) => {
  const foreign: string[] = []
  widget.page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') foreign.push(request.url())
  })
  const schema = {
    fonts: [{ family: 'Brand', url: 'https://evil.example/brand.woff2' }],
    assets: { badge: 'https://evil.example/badge.svg' },
  }
  await widget.open({ host: adorned(schema) })
  await widget.openMethod('Airtm')
  await expect(widget.inside.getByText('First bonus')).toBeVisible()
  await expect.poll(() => cashier.problems()).toEqual(['host.schema', 'host.schema'])
  expect(foreign).toEqual([])
})
