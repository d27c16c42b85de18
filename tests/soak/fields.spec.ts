import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/support/journey.ts'
import { publishAll } from '../journeys/support/publishLayout.ts'
import { isFull, report } from './support/soak.ts'
import { type Task, tasksOf } from './support/tasks.ts'

/** Forms by their number of fields; a tenth of them have a condition on the first field. The first form warms up. */
const FORMS = [
  { method: 'warm', tile: 'Warm', fields: 100 },
  { method: 'small', tile: 'Small', fields: 100 },
  { method: 'large', tile: 'Large', fields: 200 },
] as const
/** What the large form costs in proportion to the small one: twice is linear. `npm test` measures beside other tests. */
const MOST_RATIO = isFull ? 2.6 : 3.5
const MOST_TASK_MS = isFull ? 50 : 200

test.use({ cpu: 'normal', storage: 'allowed' })

const REGEX = '^[a-z0-9 ]{3,40}$'
const AMOUNT = { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' }
const SUBMIT = {
  type: 'submit',
  label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
  busyLabel: 'form.deposit.processing',
  busy: 'deposit.creating',
  enabled: 'form.canSubmit',
  onPress: [{ do: 'deposit.create' }],
}

/** Each method has nine tenths of its fields from the server, and the others, with their conditions, from its layout. */
async function serve(page: Page): Promise<void> {
  await page.route('**/methods-payment-v5*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.methods = FORMS.map(({ method, tile, fields }, index) => ({
      ...{ name: method, text: { en: tile }, position: index, category: null, cardViewType: 0, prefilledAmount: '500' },
      ...{ iconIds: [{ iconId: 'oxxo' }], limits: { min: 10, max: 50_000 } },
      fields: Array.from({ length: (fields * 9) / 10 }, (_, at) => ({
        ...{ name: `f${at}`, type: 'text', regex: REGEX, props: { label: `Field ${at}` } },
      })),
    }))
    await route.fulfill({ response, json: answer })
  })
  const layouts = FORMS.map(({ method, fields }) => {
    const conditional = Array.from({ length: fields / 10 }, (_, at) => ({
      ...{ type: 'field', kind: 'text', name: `g${at}`, label: { text: { en: `Field after ${at}` } } },
      ...{ rules: [{ regex: REGEX, message: 'field.invalid' }], when: 'size(form.fields.f0) > 2' },
    }))
    const body = [AMOUNT, { type: 'serverFields', except: ['amount'] }, ...conditional, SUBMIT]
    return { row: { method, screen: 'deposit.redirect' }, body }
  })
  await publishAll(page, layouts)
}

type Costs = Readonly<Record<string, readonly Task[]>>
const sum = (tasks: readonly Task[] = []): number => tasks.reduce((all, { ms }) => all + ms, 0)

test(
  '200 fields with 20 conditions: the cost is linear, and no task is long',
  {
    tag: '@core',
  },
  async ({ widget, browser }, info) => {
    test.setTimeout(180_000)
    const { page, inside } = widget
    await serve(page)
    await widget.open()
    const costs = new Map<string, Costs>()
    for (const { tile, fields } of FORMS) {
      costs.set(tile, await costsOf(tile, fields))
      await widget.back.click()
    }

    async function costsOf(tile: string, fields: number): Promise<Costs> {
      const shown = inside.getByRole('textbox', { name: /^Field / })
      const field = (at: number) => inside.getByRole('textbox', { name: `Field ${at}`, exact: true })
      const always = (fields * 9) / 10
      const steps: Readonly<Record<string, () => Promise<void>>> = {
        open: async () => {
          await widget.openMethod(tile)
          await expect(shown).toHaveCount(always)
        },
        'a key': () => field(50).press('a'),
        'three keys, the last shows the others': async () => {
          await field(0).pressSequentially('abc')
          await expect(shown).toHaveCount(fields)
        },
        'a key that hides them': async () => {
          await field(0).press('Backspace')
          await expect(shown).toHaveCount(always)
        },
        'leaving a field that is wrong': async () => {
          await field(0).press('Tab')
          await expect(field(0)).toHaveAttribute('aria-invalid', 'true')
        },
      }
      const tasks: Record<string, readonly Task[]> = {}
      for (const [name, act] of Object.entries(steps)) tasks[name] = await tasksOf(browser, page, act)
      return tasks
    }

    const [small = {}, large = {}] = [costs.get('Small'), costs.get('Large')]
    for (const [name, tasks] of Object.entries(large)) {
      const ratio = sum(tasks) / sum(small[name])
      const longest = tasks.slice(0, 3).map(({ ms }) => ms)
      report(info, { [`${name}: all ms, ratio`]: [sum(tasks), ratio], 'longest tasks, ms': longest })
      expect.soft(ratio, name).toBeLessThan(MOST_RATIO)
      expect.soft(longest[0], name).toBeLessThan(MOST_TASK_MS)
    }
  },
)
