import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { identityOf } from '../../src/host/loaded/identityOf.ts'
import { isSelected } from '../../src/layouts/rollout.ts'
import { freePort } from '../freePort.ts'
import { LAYOUTS, run, startDemo, stopDemo } from './support/demoServer.ts'
import { hostData } from './support/hostData.ts'
import { test as journey } from './support/journey.ts'

/** The whole task of an operator, with the real commands, and what players see after each publication. */
test.describe.configure({ mode: 'serial', timeout: 600_000 })

const METHOD = 'vale_mx'
const PORTUGUESE: Readonly<Record<string, string>> = {
  'The next page shows a reference. Pay with it in a shop.':
    'A próxima página mostra uma referência. Pague com ela numa loja.',
  'Pay in a shop': 'Pague numa loja',
  Reference: 'Referência',
  'Show the reference at the till, and pay the exact amount.': 'Mostre a referência no caixa e pague o valor exato.',
}
const FIELDS = [
  { name: 'fullName', type: 'text', props: { label: 'Full name' } },
  { name: 'email', type: 'text', props: { label: 'Email' } },
  { name: 'phone', type: 'phone_with_prefix', props: { label: 'field.phone' } },
  { name: 'birthCity', type: 'text', props: { label: 'City of birth' } },
]
const VALUES = {
  amount: '200',
  fullName: 'Ana García',
  email: 'ana@mail.com',
  phone: '5512345678',
  birthCity: 'Puebla',
}

let folder: string
let method: string
/** The published folder. */
let live: string
let server: ChildProcess | undefined

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'))
  method = join(folder, METHOD)
  live = join(folder, 'live')
})
test.afterAll(async () => {
  if (server !== undefined) await stopDemo(server)
  rmSync(folder, { recursive: true, force: true })
})

/** Runs `paywidget-layouts …` and expects its exit code; returns its output. */
async function layouts(expected: number, ...args: readonly string[]): Promise<string> {
  const { code, words } = await run([LAYOUTS, ...args])
  expect(code, words).toBe(expected)
  return words
}

type Json = Record<string, unknown>

function edit(path: string, change: (json: Json) => unknown): void {
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2))
}

/** Adds Portuguese to each text of the operator's own. */
const withPortuguese = (json: Json): Json =>
  JSON.parse(JSON.stringify(json), (_, value) => {
    const words = typeof value?.en === 'string' ? PORTUGUESE[value.en] : undefined
    return words === undefined ? value : { ...value, pt: words }
  })

/** A salt under which the player of the journeys is among 10 of 100, or is not. */
function saltFor(isIn: boolean): string {
  const player = {
    identity: identityOf(hostData('').user.id, ''),
    platform: 'desktop',
    experiments: {},
    country: () => 'MX',
  }
  const salts = Array.from({ length: 500 }, (_, number) => `draw-${number}`)
  const rollout = { screen: 'deposit.redirect', method: METHOD, file: 'a', percent: 10 }
  return salts.find((salt) => isSelected({ ...rollout, salt }, player) === isIn) ?? ''
}

test('V3 an operator creates a method from a template, with four fields and three languages, and checks it', {
  tag: '@core',
}, async () => {
  await layouts(0, 'new', 'voucher', method)
  edit(join(method, 'method.json'), (json) => ({
    ...json,
    text: { en: 'Vale voucher', es: 'Vale de pago', pt: 'Vale de pagamento' },
    fields: FIELDS,
  }))
  for (const screen of ['deposit.redirect', 'deposit.invoice'])
    edit(join(method, `layouts/${screen}.json`), withPortuguese)
  expect(await layouts(0, 'check', method)).toContain('0 errors, 0 warnings in')
})

test('V3 O4 the operator publishes the method, and players see it in each language and pay', async ({ page }) => {
  expect(await layouts(0, 'pack', method, '--out', live)).toContain('as publication 1:')
  const port = await freePort()
  server = await startDemo(port, method, '--published', live)
  origin = `http://localhost:${port}`
  await expect((await openForm(page, 'pt', 'Vale de pagamento')).getByText(note('pt'))).toBeVisible()
  await expect((await openForm(page, 'es', 'Vale de pago')).getByText(note('es'))).toBeVisible()
  const widget = await openForm(page, 'en', 'Vale voucher')
  await expect(widget.getByText(note('en'))).toBeVisible()
  for (const [name, value] of Object.entries(VALUES)) await widget.locator(`[id="pw-field-${name}"]`).fill(value)
  await widget.getByRole('button', { name: 'Deposit 200.00 MXN' }).click()
  await expect(widget.getByRole('heading', { name: 'Pay in a shop' })).toBeVisible({ timeout: 30_000 })
  await expect(widget.getByText('Any shop')).toBeVisible()
})

// In the built widget: the demo's modules can arrive so late that the widget ignores the rollouts.
journey('V3 O5 the operator rolls a change out to 10 %, and rolls it back', async ({ widget }) => {
  const form = join(method, 'layouts/deposit.redirect.json')
  await servePublished(widget.page)
  const expectNote = async (words: string) => {
    await widget.open()
    await widget.openMethod('Vale voucher')
    await expect(widget.inside.getByText(/the next page shows/i)).toHaveText(words)
  }

  await test.step('rolled out to ten percent: only those see the new words', async () => {
    edit(form, (json) =>
      JSON.parse(JSON.stringify(json).replace('The next page shows', 'From today on, the next page shows')),
    )
    expect(await layouts(1, 'diff', method, '--live', live)).toContain('changed in en: “The next page shows')
    await layouts(0, 'pack', method, '--out', live, '--percent', '10', '--salt', saltFor(false))
    await expectNote(note('en'))
    await layouts(0, 'rollback', live)
    await layouts(0, 'pack', method, '--out', live, '--percent', '10', '--salt', saltFor(true))
    await expectNote(note('en').replace('The', 'From today on, the'))
    expect(await layouts(0, 'status', live)).toContain('for 10 % of the players')
    expect(await layouts(1, 'diff', method, '--live', live)).toContain('this document is live for 10 % of the players')
  })

  await test.step('rolled back: everybody sees the former words', async () => {
    expect(await layouts(0, 'rollback', live)).toContain('no longer deposit.redirect of vale_mx, for 10 %')
    await expectNote(note('en'))
    expect(await layouts(0, 'check', live)).toContain('0 errors, 0 warnings')
  })
})

/** Lists the operator's method, and serves the published layouts to the widget. */
async function servePublished(page: Page): Promise<void> {
  await page.route('**/methods-payment-v5', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.methods.push(JSON.parse(readFileSync(join(method, 'method.json'), 'utf8')))
    await route.fulfill({ response, json })
  })
  await page.route('**/static/layouts/**', (route) => {
    const path = join(live, basename(new URL(route.request().url()).pathname))
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
}

let origin: string

const NOTES = {
  en: 'The next page shows a reference. Pay with it in a shop.',
  es: 'La página siguiente muestra una referencia. Paga con ella en una tienda.',
  pt: PORTUGUESE['The next page shows a reference. Pay with it in a shop.'] ?? '',
}
const note = (lang: keyof typeof NOTES): string => NOTES[lang]

/** Opens the demo as a player of Mexico, and the form of the method. */
async function openForm(page: Page, lang: keyof typeof NOTES, tile: string): Promise<FrameLocator> {
  await page.goto(`${origin}/demo/?country=MX&currency=MXN&lang=${lang}`)
  const widget = page.frameLocator('#cashier')
  // Vite bundles the dependencies on the first visit.
  await widget.getByRole('button', { name: tile }).click({ timeout: 120_000 })
  await expect(widget.locator('[id="pw-field-birthCity"]')).toBeVisible({ timeout: 30_000 })
  return widget
}
