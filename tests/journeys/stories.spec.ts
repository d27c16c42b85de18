import type { Step } from '../../fixtures/Story.ts'
import { foreignField } from '../../mocks/cashier/profiles/foreignField.ts'
import type { CashierDesk } from './support/cashierDesk.ts'
import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import { groupName, hasLayout, STORIES, shownName } from './support/methodFolders.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const REPORTED = { processed: 1, mistaked: 2 } as const

/** One method of each kind of payment (PROD-08). */
const KINDS: Readonly<Record<string, string>> = {
  visa_mastercard_card: 'PROD-08 a card: ',
  mbank_p2p: 'PROD-08 a peer-to-peer bank transfer: ',
  spei: 'PROD-08 a host-to-host invoice: ',
  pix: 'PROD-08 a redirect payment, pix: ',
  eazype_in: 'PROD-08 a redirect payment, eazype: ',
  oxxo: 'PROD-08 PROD-04 a redirect payment, cash, out of a group: ',
  p2p_unified: 'PROD-08 a redirect payment, a unified form: ',
  usdt_trc20: 'PROD-08 an address for coins: ',
  onramp_card: 'PROD-08 coins bought with a card: ',
  bank_dropdown_mx: 'PROD-08 PROD-04 a bank, with a field of its own: ',
  upi_transfer: 'PROD-08 an Indian invoice with requisites: ',
}

for (const { name, story } of STORIES) {
  const tell = async (isForeign: boolean, widget: WidgetPage, cashier: CashierDesk) => {
    const { country, currency, mode = 'main', scenario, steps, transaction = 'deposit' } = story
    const path = transaction === 'withdrawal' ? '/paywidget/withdrawal' : undefined
    await widget.open({ scenario, isForeign, host: { country, currency, mode }, hasClock: true, ...(path && { path }) })
    for (const step of steps) {
      const told = isForeign ? asForeign(step, name) : step
      await test.step(JSON.stringify(told), () => play(told, widget, cashier))
    }
  }

  test(
    `${KINDS[name] ?? ''}the story of ${name}: ${story.title}`,
    coreIf(name === 'oxxo'),
    async ({ widget, cashier }) => {
      await tell(false, widget, cashier)
    },
  )

  test(`N1 L1 the story of ${name}, with a server that shares no convention with the fixtures`, async ({
    widget,
    cashier,
  }) => {
    await tell(true, widget, cashier)
  })
}

test('PROD-04 PROD-08 each kind of method has its story above, played to the end', () => {
  const told = new Set(STORIES.map(({ name }) => name))
  expect(Object.keys(KINDS).filter((name) => !told.has(name))).toEqual([])
  expect(new Set(Object.values(KINDS)).size).toBe(11)
})

async function play(step: Step, widget: WidgetPage, cashier: CashierDesk): Promise<void> {
  if ('openGroup' in step) await widget.openGroup(groupName(step.openGroup))
  else if ('openTile' in step) await widget.tile(step.openTile).click()
  else if ('open' in step) await widget.openMethod(shownName(step.open))
  else if ('fill' in step) await widget.field(step.fill.field).fill(step.fill.value)
  else if ('type' in step) await type(step.type, widget)
  else if ('choose' in step) await choose(step.choose, widget)
  else if ('tick' in step) await widget.field(step.tick.field).check()
  else if ('press' in step) await press(step.press, widget)
  else if ('error' in step) await expect(widget.error(step.error.field)).toContainText(step.error.text)
  else if ('see' in step) await expect(widget.inside.getByText(step.see, { exact: true }).first()).toBeVisible()
  else if ('sent' in step) await expectSent(step.sent, cashier)
  else await report(step.pay, widget, cashier)
}

/** Translates a step to the field names of the foreign server. The cashier still records its own names. */
function asForeign(step: Step, method: string): Step {
  const renamed = <T extends { readonly field: string }>(at: T): T => ({
    ...at,
    // Replaces the same characters as the element's id does.
    field: foreignField(at.field, hasLayout(method)).replace(/[^\w.-]/gu, '-'),
  })
  if ('fill' in step) return { fill: renamed(step.fill) }
  if ('type' in step) return { type: renamed(step.type) }
  if ('choose' in step) return { choose: renamed(step.choose) }
  if ('tick' in step) return { tick: renamed(step.tick) }
  if ('error' in step) return { error: renamed(step.error) }
  return step
}

/** Presses a button without waiting until it is enabled, like a player. */
async function press(name: string, widget: WidgetPage): Promise<void> {
  await expect(widget.button(name)).toBeVisible()
  // Wait until the button is at rest: limits that arrive late may move it.
  await (await widget.button(name).elementHandle())?.waitForElementState('stable')
  // Move the mouse away first: the widget blocks a click if the button has appeared under a resting mouse (S16).
  await widget.page.mouse.move(0, 0)
  await widget.button(name).click({ force: true })
}

async function type({ field, keys }: { field: string; keys: string }, widget: WidgetPage): Promise<void> {
  await widget.field(field).click()
  await widget.page.keyboard.type(keys)
}

/** Chooses from a list or a radio group. */
async function choose({ field, option }: { field: string; option: string }, widget: WidgetPage): Promise<void> {
  const control = widget.field(field)
  await expect(control).toBeVisible()
  if ((await control.getAttribute('role')) === 'radiogroup') {
    return control.getByRole('radio', { name: option, exact: true }).check()
  }
  await control.click()
  await widget.inside.getByRole('option', { name: option }).click()
  await expect(control).toContainText(option)
}

type Sent = Extract<Step, { sent: unknown }>['sent']

async function expectSent({ call, payload }: Sent, cashier: CashierDesk): Promise<void> {
  await expect.poll(async () => (await cashier.calls(call)).at(-1)?.payload).toMatchObject(payload)
  expect((await cashier.calls(call)).at(-1)?.outcome, 'the cashier takes it').toBe(200)
}

/** Lets the provider report a status; the widget polls every five seconds. */
async function report(status: keyof typeof REPORTED, widget: WidgetPage, cashier: CashierDesk): Promise<void> {
  await expect(widget.status.or(widget.inside.getByRole('timer')).first()).toBeVisible()
  await cashier.report(REPORTED[status])
  await widget.pass(6_000)
}
