import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { coreIf } from '../journeys/support/coreIf.ts'
import { expectAccessible } from '../journeys/support/expectAccessible.ts'
import { type OpenHarness, openHarness } from './openHarness.ts'
import type { Drawn, Setting } from './page/draw.ts'

const SETTINGS: readonly Setting[] = [
  { theme: 'light', lang: 'en' },
  { theme: 'dark', lang: 'en' },
  { theme: 'light', lang: 'ar' },
  { theme: 'dark', lang: 'ar' },
]

/** Fields without any output: their values are sent but not shown. */
const UNSEEN = /^field:(?:hidden|composed)/

test.describe('every node type and field kind, from its examples in the catalogue', () => {
  for (const setting of SETTINGS) {
    test(
      `ARCH-06 is rendered without a problem, visible and accessible (${said(setting)})`,
      coreIf(setting === SETTINGS[0]),
      async ({ context }) => {
        const { page, unexpected } = await openHarness(context)
        const { examples } = await page.evaluate(() => window.harness.names())
        expect(examples.length).toBeGreaterThanOrEqual(30)
        for (const name of examples) {
          await test.step(name, async () => {
            const drawn = await page.evaluate(([one, how]) => window.harness.drawExample(one, how), [
              name,
              setting,
            ] as const)
            expectDrawn(drawn)
            if (UNSEEN.test(name)) expect(drawn.visibleOfExample).toBe(0)
            else expect(drawn.visibleOfExample).toBeGreaterThan(0)
            await expectAccessible(page.mainFrame())
          })
        }
        expect(unexpected()).toEqual([])
      },
    )
  }
})

test.describe('every document of the repository', () => {
  for (const setting of SETTINGS) {
    test(`ARCH-06 is rendered without a problem, visible and accessible (${said(setting)})`, async ({ context }) => {
      const { page, unexpected } = await openHarness(context)
      const { documents } = await page.evaluate(() => window.harness.names())
      expect(documents.length).toBeGreaterThanOrEqual(11)
      for (const name of documents) {
        await test.step(name, async () => {
          const [folder = ''] = name.split(' ')
          const how = { ...setting, ...(folder !== 'built-in' && { method: folder }) }
          const drawn = await page.evaluate(([one, with_]) => window.harness.drawDocument(one, with_), [
            name,
            how,
          ] as const)
          expectDrawn(drawn)
          expect(drawn.visible).toBeGreaterThan(0)
          await expectAccessible(page.mainFrame())
        })
      }
      expect(unexpected()).toEqual([])
    })
  }
})

test('the card of the country keeps its height in a document without a row around it', async ({ context }) => {
  const { page } = await openHarness(context)
  const builtIn = JSON.parse(readFileSync('schemas/layouts/deposit.list.json', 'utf8'))
  const list = builtIn.body[1]
  const unwrapped = list.else.flatMap((node: { type: string; children: unknown[] }) =>
    node.type === 'row' ? node.children : [node],
  )
  expect(unwrapped.length, 'the parts of the row').toBe(list.else.length + 1)
  const body = [{ ...list, else: unwrapped }]
  const { problems } = await drawText(page, JSON.stringify({ ...builtIn, id: 'operators', body }))
  expect(problems).toEqual([])
  const card = page.getByRole('button', { name: 'Change' })
  await expect(card).toBeVisible()
  expect((await card.boundingBox())?.height).toBeLessThan(60)
})

test('ARCH-05 a document that violates its schema is refused, and nothing of it is rendered', async ({ context }) => {
  const { page, unexpected } = await openHarness(context)
  const document = {
    layout: 1,
    id: 'operators',
    screen: 'error',
    body: [
      { type: 'text', text: { text: { en: 'Nobody may read this.' } } },
      { type: 'button', label: 'error.refresh', onPress: [{ do: 'transfer' }] },
    ],
  }
  const drawn = await drawText(page, JSON.stringify(document))
  expect(drawn.problems[0]).toMatch(/^E01 \/body\/1\/onPress\/0/)
  expect(drawn.visible).toBe(0)
  await expect(page.getByText('Nobody may read this.')).toHaveCount(0)
  document.body[1] = { type: 'button', label: 'error.refresh', onPress: [{ do: 'refresh' }] }
  const mended = await drawText(page, JSON.stringify(document))
  expect(mended.problems).toEqual([])
  await expect(page.getByText('Nobody may read this.')).toBeVisible()
  expect(unexpected()).toEqual([])
})

test('content after a spinner is visible, unless the document sets "alone" on the spinner', async ({ context }) => {
  const { page, unexpected } = await openHarness(context)
  const drawLoading = (alone: boolean) => {
    const spinner = { type: 'spinner', label: 'withdrawal.methods.loading', alone }
    const text = { type: 'text', text: { text: { en: 'Your bank needs a minute.' } } }
    const refresh = { type: 'button', label: 'error.refresh', onPress: [{ do: 'refresh' }] }
    return drawText(page, JSON.stringify({ layout: 1, id: 'loading', screen: 'error', body: [spinner, text, refresh] }))
  }
  expectDrawn(await drawLoading(false))
  await expect(page.getByText('Your bank needs a minute.')).toBeVisible()
  expectDrawn(await drawLoading(true))
  await expect(page.getByText('Your bank needs a minute.')).toBeHidden()
  expect(unexpected()).toEqual([])
})

const drawText = (page: OpenHarness['page'], source: string) =>
  page.evaluate((text) => window.harness.draw(text, { theme: 'light', lang: 'en' }), source)

function expectDrawn({ problems, errors, givenUp, reports }: Drawn): void {
  expect(problems).toEqual([])
  expect(errors).toEqual([])
  expect(givenUp).toEqual([])
  expect(reports).toEqual([])
}

function said({ theme, lang }: Setting): string {
  return `${theme}, ${lang === 'ar' ? 'rtl' : 'ltr'}`
}
