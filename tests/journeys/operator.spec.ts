import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import LOADED from '../../fixtures/host/loaded.json' with { type: 'json' }
import { identityOf } from '../../src/host/loaded/identityOf.ts'
import { isDrawn } from '../../src/layouts/rollout.ts'
import { freePort } from '../freePort.ts'
import { run, startDemo, stopDemo } from './support/demoServer.ts'

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
let server: ChildProcess | undefined

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'))
  method = join(folder, METHOD)
})
test.afterAll(async () => {
  if (server !== undefined) await stopDemo(server)
  rmSync(folder, { recursive: true, force: true })
})

/** Runs `npm run layouts -- …` and expects its exit code; returns its output. */
async function layouts(expected: number, ...args: readonly string[]): Promise<string> {
  const { code, words } = await run(['.ci/ts.mjs', 'src/ops/main.ts', ...args])
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

/** A salt under which the player of the demo is among 10 of 100, or is not. */
function saltFor(isIn: boolean): string {
  const player = { identity: identityOf(LOADED.userId, ''), platform: 'desktop', experiments: {}, country: () => 'MX' }
  const salts = Array.from({ length: 500 }, (_, number) => `draw-${number}`)
  const rollout = { screen: 'deposit.redirect', method: METHOD, file: 'a', percent: 10 }
  return salts.find((salt) => isDrawn({ ...rollout, salt }, player) === isIn) ?? ''
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

test('V3 O4 O5 the operator publishes the method, rolls a change out to 10 %, and rolls it back', async ({ page }) => {
  const live = join(folder, 'live')
  const form = join(method, 'layouts/deposit.redirect.json')

  await test.step('published, and seen by players in each language', async () => {
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

  await test.step('rolled out to ten percent: only those see the new words', async () => {
    edit(form, (json) =>
      JSON.parse(JSON.stringify(json).replace('The next page shows', 'From today on, the next page shows')),
    )
    expect(await layouts(1, 'diff', method, '--live', live)).toContain('changed in en: “The next page shows')
    await layouts(0, 'pack', method, '--out', live, '--percent', '10', '--salt', saltFor(false))
    await expect((await openForm(page, 'en', 'Vale voucher')).getByText(note('en'), { exact: true })).toBeVisible()
    await layouts(0, 'rollback', live)
    await layouts(0, 'pack', method, '--out', live, '--percent', '10', '--salt', saltFor(true))
    // Rollouts that arrive after 3 s are ignored, as on a busy machine: then the player gets them on a later visit.
    await expect(async () => {
      const widget = await openForm(page, 'en', 'Vale voucher')
      await expect(widget.getByText(/the next page shows/i)).toContainText('From today on', { timeout: 1_000 })
    }).toPass({ timeout: 240_000 })
    expect(await layouts(0, 'status', live)).toContain('for 10 % of the players')
    expect(await layouts(1, 'diff', method, '--live', live)).toContain('this document is live for 10 % of the players')
  })

  await test.step('rolled back: everybody sees the former words', async () => {
    expect(await layouts(0, 'rollback', live)).toContain('no longer deposit.redirect of vale_mx, for 10 %')
    await expect((await openForm(page, 'en', 'Vale voucher')).getByText(note('en'), { exact: true })).toBeVisible()
    expect(await layouts(0, 'check', live)).toContain('0 errors, 0 warnings')
  })
})

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
