import { beforeAll, describe, expect, it } from 'vitest'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import type { CreateNeed } from '../../../../src/features/deposit/CreateNeed.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { textsOf } from '../builders.ts'
import { openPlayer, type Player, type PlayerNeed } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

/** The answer to the first create is lost, and every reconciliation fails. */
const NEVER_TOLD: Scenario = {
  title: '',
  faults: {
    'deposit-create': { answer: 'reset', times: 1 },
    'deposit-check': { answer: 'html', status: 503, body: '', times: 100 },
  },
}

/** Gives another captcha for each request. `asked`: for each captcha, whether the server had required it. */
function captchas(): { readonly asked: boolean[]; readonly captcha: CreateNeed['captcha'] } {
  const asked: boolean[] = []
  return {
    asked,
    captcha: async ({ isRequired }) => {
      asked.push(isRequired)
      return { recaptchaToken: `token-${asked.length}` }
    },
  }
}

/** A player whose first create has an unknown outcome, and has just chosen to make a new payment. */
async function anew({ over, ...need }: Partial<PlayerNeed> = {}) {
  const { asked, captcha } = captchas()
  const player = openPlayer({ texts, scenario: NEVER_TOLD, over: { captcha, ...over }, ...need })
  const pressed = player.creating.press()
  await player.clock.advance(100_000)
  await pressed
  expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('unknown')
  player.startAnew()
  return { player, asked }
}

async function press(player: Player): Promise<void> {
  const pressed = player.creating.press()
  await player.clock.advance(60_000)
  await pressed
}

const keys = (player: Player) => player.creates().map(({ key }) => key)
const bodies = (player: Player) => player.transport.bodies('deposit-create')

describe('a new payment after one with an unknown outcome', () => {
  it('D-18 H8 I3 is the same request with the same key and captcha if the values are the same', async () => {
    const { player, asked } = await anew()
    await press(player)
    const [first, second] = player.creates()
    expect(second, 'a server that honours keys makes no second deposit').toEqual(first)
    expect(asked, 'the captcha belongs to the request').toEqual([false])
    expect(player.made()).toEqual(['dep-1001'])
    expect(player.deposit.current?.id).toBe('dep-1001')
  })

  it('I22 gets another captcha if the server refuses the first one, and sends it with a new key', async () => {
    const { player, asked } = await anew()
    player.cashier.setScenario({ title: '', captcha: 'required' })
    const { handle } = player.cashier
    // Removes the key: the second request then looks new to the server, which refuses a captcha that was already used.
    player.cashier.handle = (call) => handle({ ...call, headers: {} })
    await press(player)
    expect(asked).toEqual([false, true])
    expect(bodies(player).map(({ recaptchaToken }) => recaptchaToken)).toEqual(['token-1', 'token-1', 'token-2'])
    const [first, again, other] = keys(player)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('D-18 I4 has the new amount, a new captcha and a new key if the amount has changed', async () => {
    const { player, asked } = await anew()
    player.form.field('amount')?.type('900')
    await press(player)
    expect(bodies(player)).toMatchObject([
      { amount: '500.00', recaptchaToken: 'token-1' },
      { amount: '900.00', recaptchaToken: 'token-2' },
    ])
    expect(asked).toEqual([false, false])
    expect(new Set(keys(player)).size).toBe(2)
  })

  it('D-18 I3 has a new captcha and a new key if the country has changed', async () => {
    const { player } = await anew()
    player.player.chooseGeo('PE')
    await press(player)
    expect(bodies(player)).toMatchObject([
      { selectedCountry: 'MX', recaptchaToken: 'token-1' },
      { selectedCountry: 'PE', recaptchaToken: 'token-2' },
    ])
    expect(new Set(keys(player)).size).toBe(2)
  })

  it('I3 has a new captcha and a new key if another tab has deleted the first entry', async () => {
    const { player, asked } = await anew()
    const other = openPlayer({ texts, before: player })
    other.ledger.drop(keys(player)[0] ?? '')
    await press(player)
    expect(bodies(player).map(({ recaptchaToken }) => recaptchaToken)).toEqual(['token-1', 'token-2'])
    expect(asked).toEqual([false, false])
    expect(new Set(keys(player)).size).toBe(2)
  })
})
