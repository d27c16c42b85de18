import type { Step } from '../../fixtures/Story.ts'
import { groupName, PLAYED_STORIES, shownName } from '../journeys/support/methodFolders.ts'
import type { MockCashier } from '../journeys/support/mockCashier.ts'
import type { Player } from './support/createPlayer.ts'
import { keepScreens, type StoryScreen } from './support/screenFiles.ts'
import { expect, test } from './support/test.ts'

const REPORTED = { processed: 1, mistaked: 2 } as const

for (const { name, story } of PLAYED_STORIES) {
  test(`the story of ${name}: ${story.title}`, async ({ player, cashier }) => {
    const { country, currency, mode = 'main', scenario, steps, transaction = 'deposit' } = story
    const path = transaction === 'withdrawal' ? '/paywidget/withdrawal' : undefined
    await player.open({ scenario, host: { country, currency, mode }, ...(path && { path }) })
    const screens: StoryScreen[] = []
    for (const [at, step] of steps.entries()) {
      const told = JSON.stringify(step)
      if ('press' in step) screens.push({ at: `${at} ${told}`, pieces: await player.screen() })
      await test.step(told, () => play(step, player, cashier))
    }
    screens.push({ at: 'the end', pieces: await player.screen() })
    keepScreens(player.driver.engine, name, screens)
  })
}

async function play(step: Step, player: Player, cashier: MockCashier): Promise<void> {
  if ('openGroup' in step) await openGroup(player, groupName(step.openGroup))
  else if ('openTile' in step) await player.press(player.tile(step.openTile))
  else if ('open' in step) await openMethod(player, shownName(step.open))
  else if ('fill' in step) await player.fill(player.field(step.fill.field), step.fill.value)
  else if ('type' in step) await player.type(player.field(step.type.field), step.type.keys)
  else if ('choose' in step) await choose(step.choose, player)
  else if ('tick' in step) await tick(player, step.tick.field)
  else if ('press' in step) await player.press(player.button(step.press))
  else if ('error' in step) expect((await player.see(player.error(step.error.field))).text).toContain(step.error.text)
  else if ('see' in step) await player.see(player.text(step.see))
  else if ('sent' in step) await expectSent(step.sent, cashier)
  else await report(step.pay, player, cashier)
}

/** A method in the group may have the group's name: wait for the heading of the group's page. */
async function openGroup(player: Player, name: string): Promise<void> {
  await player.press(player.tile(name))
  await player.see({ css: 'main h2', text: name })
}

async function openMethod(player: Player, name: string): Promise<void> {
  await player.press(player.tile(name))
  await player.see(player.amount)
}

async function tick(player: Player, name: string): Promise<void> {
  await player.press(player.field(name))
  expect((await player.see({ ...player.field(name), isHiddenToo: true })).isChecked, `${name} is ticked`).toBe(true)
}

/** Chooses from a list or a radio group. */
async function choose({ field, option }: { field: string; option: string }, player: Player): Promise<void> {
  const control = player.field(field)
  if ((await player.see(control)).role === 'radiogroup') {
    return player.press({ css: `[id="pw-field-${field}"] label`, name: option })
  }
  await player.press(control)
  await player.press({ css: '[role="option"]', name: option })
  await expect.poll(async () => (await player.see(control)).text).toContain(option)
}

type Sent = Extract<Step, { sent: unknown }>['sent']

async function expectSent({ call, payload }: Sent, cashier: MockCashier): Promise<void> {
  await expect.poll(async () => (await cashier.calls(call)).at(-1)?.payload).toMatchObject(payload)
  expect((await cashier.calls(call)).at(-1)?.outcome, 'the cashier takes it').toBe(200)
}

/** Lets the provider report a status. The next step must wait for the widget, which polls every five real seconds. */
async function report(status: keyof typeof REPORTED, player: Player, cashier: MockCashier): Promise<void> {
  await player.see({ css: '[data-pw-block="statusPanel"], [role="timer"]' })
  await cashier.report(REPORTED[status])
}
