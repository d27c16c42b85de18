import type { Step } from '../../fixtures/Story.ts'
import { foreignField } from '../../mocks/cashier/profiles/foreignField.ts'
import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import { hasLayout, PLAYED_STORIES, STORIES } from './support/methodFolders.ts'
import type { MockCashier } from './support/mockCashier.ts'
import { startOf, storyPlayer } from './support/storyPlayer.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/**
 * One method of each kind of payment (PROD-08). With the names of the fixtures, the other stories are played by
 * `npm run engines`, in three engines.
 */
const KINDS: Readonly<Record<string, string>> = {
  visa_mastercard_card: 'PROD-08 a card: ',
  mbank_p2p: 'PROD-08 a peer-to-peer bank transfer: ',
  spei: 'PROD-08 a host-to-host invoice: ',
  pix: 'PROD-08 a redirect payment, pix: ',
  eazype_in: 'PROD-08 a redirect payment, eazype: ',
  oxxo: 'PROD-08 PROD-04 a redirect payment, cash, from a group: ',
  p2p_unified: 'PROD-08 a redirect payment, a unified form: ',
  usdt_trc20: 'PROD-08 a crypto address: ',
  onramp_card: 'PROD-08 crypto bought with a card: ',
  bank_dropdown_mx: 'PROD-08 PROD-04 a bank, with its own field: ',
  upi_transfer: 'PROD-08 an Indian invoice with requisites: ',
}

for (const { name, story } of STORIES) {
  const tell = async (isForeign: boolean, widget: WidgetPage, cashier: MockCashier) => {
    await widget.open({ ...startOf(story), isForeign })
    const play = storyPlayer(widget, cashier)
    for (const step of story.steps) {
      const told = isForeign ? asForeign(step, name) : step
      await test.step(JSON.stringify(told), () => play(told))
    }
  }

  const kind = KINDS[name]
  if (kind !== undefined)
    test(`${kind}the story of ${name}: ${story.title}`, coreIf(name === 'oxxo'), async ({ widget, cashier }) => {
      await tell(false, widget, cashier)
    })

  if (PLAYED_STORIES.some((played) => played.name === name))
    test(`N1 L1 the story of ${name}, with a server that shares no convention with the fixtures`, async ({
      widget,
      cashier,
    }) => {
      await tell(true, widget, cashier)
    })
}

// The report of requirements reads titles in the source, so it does not see the ids that KINDS adds.
test('PROD-04 PROD-08 each kind of method has its own story', () => {
  const told = new Set(STORIES.map(({ name }) => name))
  expect(Object.keys(KINDS).filter((name) => !told.has(name))).toEqual([])
})

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
