import { expect, test } from '@playwright/test'
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
    test(`ARCH-06 is drawn by the interpreter with its renderer and seen (${said(setting)})`, { tag: '@core' }, async ({
      context,
    }) => {
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
    })
  }
})

test.describe('every document of the repository', () => {
  for (const setting of SETTINGS) {
    test(`ARCH-06 is rendered completely (${said(setting)})`, async ({ context }) => {
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

test('ARCH-05 a document that does not fit its schema is refused, and nothing of it is drawn', async ({ context }) => {
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

test('what follows something that loads is seen, unless the document says that it stands alone', async ({
  context,
}) => {
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
