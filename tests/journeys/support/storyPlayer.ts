import { expect as usualExpect } from '@playwright/test'
import type { Step, Story } from '../../../fixtures/Story.ts'
import { groupName, shownName } from './methodFolders.ts'
import type { MockCashier } from './mockCashier.ts'
import type { WidgetPage } from './widgetPage.ts'

const REPORTED = { processed: 1, mistaked: 2 } as const

type Sent = Extract<Step, { sent: unknown }>['sent']

/** The address at which a story begins, and the host's data for it. */
export function startOf(story: Story) {
  const { country, currency, mode = 'main', scenario, transaction = 'deposit' } = story
  const path = transaction === 'withdrawal' ? '/paywidget/withdrawal' : undefined
  return { scenario, host: { country, currency, mode }, hasClock: true, ...(path && { path }) }
}

/** How long a step waits for the widget: the usual time of a journey, unless the phone and its network are slow. */
const USUAL_MS = 30_000

/** Returns a function that plays one step of a story. */
export function storyPlayer(widget: WidgetPage, cashier: MockCashier, timeout = USUAL_MS) {
  const expect = usualExpect.configure({ timeout })

  async function play(step: Step): Promise<void> {
    if ('openGroup' in step) await widget.openGroup(groupName(step.openGroup))
    else if ('openTile' in step) await widget.tile(step.openTile).click()
    else if ('open' in step) await openMethod(shownName(step.open))
    else if ('fill' in step) await widget.field(step.fill.field).fill(step.fill.value)
    else if ('type' in step) await type(step.type)
    else if ('choose' in step) await choose(step.choose)
    else if ('tick' in step) await widget.field(step.tick.field).check()
    else if ('press' in step) await press(step.press)
    else if ('error' in step) await expect(widget.error(step.error.field)).toContainText(step.error.text)
    else if ('see' in step) await expect(widget.inside.getByText(step.see, { exact: true }).first()).toBeVisible()
    else if ('sent' in step) await expectSent(step.sent)
    else await report(step.pay)
  }

  async function openMethod(name: string): Promise<void> {
    await widget.tile(name).click()
    await expect(widget.amount).toBeVisible()
  }

  /** Presses a button without waiting until it is enabled, like a player. */
  async function press(name: string): Promise<void> {
    await expect(widget.button(name)).toBeVisible()
    // Late limits may still move the button.
    await (await widget.button(name).elementHandle())?.waitForElementState('stable')
    // Move the mouse away first: the widget holds a press by a mouse that rested where the button appears (S16).
    await widget.page.mouse.move(0, 0)
    await widget.button(name).click({ force: true })
  }

  async function type({ field, keys }: { field: string; keys: string }): Promise<void> {
    await widget.field(field).click()
    await widget.page.keyboard.type(keys)
  }

  /** Chooses from a list or a radio group. */
  async function choose({ field, option }: { field: string; option: string }): Promise<void> {
    const control = widget.field(field)
    await expect(control).toBeVisible()
    if ((await control.getAttribute('role')) === 'radiogroup') {
      return control.getByRole('radio', { name: option, exact: true }).check()
    }
    await control.click()
    await widget.inside.getByRole('option', { name: option }).click()
    await expect(control).toContainText(option)
  }

  async function expectSent({ call, payload }: Sent): Promise<void> {
    await expect.poll(async () => (await cashier.calls(call)).at(-1)?.payload).toMatchObject(payload)
    expect((await cashier.calls(call)).at(-1)?.outcome, 'the cashier accepts the call').toBe(200)
  }

  /** Lets the provider report a status; the widget polls every five seconds. */
  async function report(status: keyof typeof REPORTED): Promise<void> {
    await expect(widget.status.or(widget.inside.getByRole('timer')).first()).toBeVisible()
    await cashier.report(REPORTED[status])
    await widget.pass(6_000)
  }

  return play
}
