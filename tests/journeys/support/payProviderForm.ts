import { expect } from '@playwright/test'
import { PROVIDER_FORMS } from '../../providers/forms.ts'
import type { MockCashier } from './mockCashier.ts'
import { startOf, storyPlayer } from './storyPlayer.ts'
import type { WidgetPage } from './widgetPage.ts'

/** A line of the page after the press. */
export interface AnsweredLine {
  readonly name: string
  readonly value: string
}

/**
 * Plays the story of a form until it is sent, and opens the page after the press. `says` may modify a line of the
 * response. Returns the lines.
 */
export async function payProviderForm(
  name: string,
  widget: WidgetPage,
  cashier: MockCashier,
  says = (line: AnsweredLine): AnsweredLine => line,
): Promise<readonly AnsweredLine[]> {
  const form = PROVIDER_FORMS.find((one) => one.name === name)
  if (form === undefined) throw new Error(`There is no form ${name}.`)
  let lines: readonly AnsweredLine[] = []
  await widget.page.route('**/deposit-create', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const flow = answer.apiResponse.unifiedFlow
    lines = flow.requisites = flow.requisites.map(says)
    await route.fulfill({ response, json: answer })
  })
  await widget.open(startOf(form.story))
  const play = storyPlayer(widget, cashier)
  const { steps } = form.story
  for (const step of steps.slice(0, steps.findIndex((one) => 'sent' in one) + 1)) await play(step)
  // The cashier records the request before it answers.
  await expect.poll(() => lines.length, 'the details of the answer').toBeGreaterThan(0)
  return lines
}
