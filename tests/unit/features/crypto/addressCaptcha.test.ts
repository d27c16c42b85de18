import { describe, expect, it } from 'vitest'
import { createCashier } from '../../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import type { Method } from '../../../../src/model/method.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { fixtureMethod } from '../builders.ts'
import { captchaFrames, GOOD, widgetWindow } from '../captcha/captchaFrames.ts'
import { cashierTransport } from '../cashierTransport.ts'
import { apiOver } from '../openPlayer.ts'
import { coinsWorld } from './coinsWorld.ts'

const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const ERC = '0x52908400098527886E0F7030069857D2E4169EE7'

const NETWORKS = ['usdt_trc20', 'usdt_erc20'].map((name) => fixtureMethod(name))
/** The method list says that both networks of USDT require a captcha. */
const ANNOUNCED = NETWORKS.map((method) => ({ ...method, captcha: 'geetest' as const }))

const widget = widgetWindow()

/** The address page of USDT is open on TRC-20. */
async function open(methods: readonly Method[] = ANNOUNCED, scenario: Partial<Scenario> = {}) {
  const clock = fakeClock()
  const cashier = createCashier({
    scenario: { title: '' },
    ...{ now: clock.now, later: clock.later, random: () => 0.5 },
  })
  const api = apiOver(cashierTransport({ cashier, clock }))
  const { id } = await api.sessionStart({ pendingGroup: 'crypto' })
  cashier.setScenario({ title: '', ...scenario })
  const { captcha, ...captchas } = captchaFrames(widget(), { clock })
  const world = coinsWorld({
    methods,
    clock,
    captcha,
    api: {
      depositStatus: api.depositStatus,
      depositCreate: (body, options) => api.depositCreate({ ...body, paymentSessionId: id ?? null }, options),
    },
  })
  const { challenge, frames, news } = captchas
  let solved = 0
  world.open('USDT')
  world.enter()
  await clock.advance(0)
  return {
    ...{ cashier, challenge, clock, frames, world },
    show: () => news({ say: 'shown' }),
    async solve() {
      news({ say: 'result', result: { ...GOOD, pass_token: `pass-${++solved}` } })
      await clock.advance(0)
    },
    async choose(network: string) {
      world.choose(network)
      await clock.advance(0)
    },
    async enter() {
      world.enter()
      await clock.advance(0)
    },
    /** The address on the page, or its loading state. */
    address: () =>
      world.crypto.address?.kind === 'there' ? world.crypto.address.made.address : world.crypto.address?.kind,
    /** The methods of the requests that were sent, and whether each had a captcha. */
    sent: () => world.sent.map(({ body }) => [body.paymentType, body.geetestPassToken !== undefined]),
    isOnScreen: () => challenge.frame !== undefined && challenge.frame.run === frames.at(-1)?.run && challenge.isShown,
  }
}

const STAGES = ['loads', 'is shown'] as const

describe('the captcha of an address', () => {
  it.each(STAGES)(
    'CAPT-05 C14 CONST-06 ends while it %s if another network is chosen, whose own captcha stays until it is solved',
    async (stage) => {
      const { address, challenge, choose, clock, frames, isOnScreen, sent, show, solve, world } = await open()
      await clock.advance(10_000)
      if (stage === 'is shown') show()
      await choose('usdt_erc20')
      expect([frames.length, challenge.frame?.run, challenge.isShown]).toEqual([2, frames[1]?.run, false])
      show()
      await clock.advance(200_000)
      expect([frames.length, isOnScreen(), address()]).toEqual([2, true, 'asking'])
      await solve()
      expect([address(), challenge.frame]).toEqual([ERC, undefined])
      await choose('usdt_trc20')
      expect([frames.length, address()]).toEqual([3, 'asking'])
      await solve()
      expect(address()).toBe(TRC)
      expect(sent()).toEqual([
        ['usdt_erc20', true],
        ['usdt_trc20', true],
      ])
      expect(world.failures).toEqual([])
    },
  )

  it.each(STAGES)(
    'CAPT-05 C14 ends while it %s if the page is left: nothing is sent, and the page can be opened again',
    async (stage) => {
      const { address, cashier, challenge, clock, enter, frames, sent, show, solve, world } = await open()
      if (stage === 'is shown') show()
      world.leave()
      expect([challenge.frame, challenge.isShown, address()]).toEqual([undefined, false, undefined])
      await clock.advance(200_000)
      expect([frames.length, sent(), world.failures, world.events, clock.pending()]).toEqual([1, [], [], [], 0])
      await enter()
      expect([frames.length, address()]).toEqual([2, 'asking'])
      await solve()
      expect([address(), cashier.deposits().length]).toEqual([TRC, 1])
    },
  )

  it('C14 starts anew if the player chooses another network and comes back at once', async () => {
    const { address, choose, frames, sent, solve, world } = await open()
    world.choose('usdt_erc20')
    await choose('usdt_trc20')
    await solve()
    expect(address()).toBe(TRC)
    expect(sent()).toEqual([['usdt_trc20', true]])
    expect([frames.length, world.failures]).toEqual([2, []])
  })

  it('C14 ends if the page shows a coin without a chosen network', async () => {
    const { challenge, clock, frames, sent, world } = await open()
    world.crypto.open(world.crypto.coin, undefined)
    await clock.advance(60_000)
    expect([challenge.frame, frames.length, sent(), world.failures]).toEqual([undefined, 1, [], []])
  })

  it('C14 stays if the methods are loaded again', async () => {
    const { address, frames, solve, world } = await open()
    world.methods.setMethods([...ANNOUNCED], { fiat: 'USD', crypto: 'USDT' })
    world.open('USDT')
    await solve()
    expect([frames.length, address()]).toEqual([1, TRC])
  })

  it('C14 shows an error if the player closes it, and can be started again', async () => {
    const { address, challenge, clock, frames, show, solve, world } = await open()
    show()
    challenge.frame?.onClose()
    await clock.advance(0)
    expect([address(), world.failures.length]).toEqual(['failed', 1])
    if (world.crypto.network !== undefined) void world.addresses.request(world.crypto.network)
    await clock.advance(0)
    await solve()
    expect([frames.length, address()]).toEqual([2, TRC])
  })

  it.each(STAGES)('ends while it %s if the app ends', async (stage) => {
    const { challenge, clock, frames, sent, show, world } = await open()
    if (stage === 'is shown') show()
    world.dispose()
    await clock.advance(200_000)
    expect([challenge.frame, frames.length, sent(), world.failures]).toEqual([undefined, 1, [], []])
  })
})

describe('the captcha of an address that the server requires', () => {
  const REQUIRED: Partial<Scenario> = { captcha: 'required', delayMs: 2_000 }

  it('CAPT-01 C12 never starts if the page is left before the server requires it, and starts after the page was opened again', async () => {
    const { address, cashier, clock, enter, frames, sent, solve, world } = await open(NETWORKS, REQUIRED)
    world.leave()
    await clock.advance(60_000)
    expect([frames.length, sent(), address()]).toEqual([0, [['usdt_trc20', false]], undefined])
    expect([world.failures, world.events, clock.pending()]).toEqual([[], [], 0])
    await enter()
    await clock.advance(2_000)
    expect(frames).toHaveLength(1)
    await solve()
    await clock.advance(2_000)
    expect([address(), cashier.deposits().length]).toEqual([TRC, 1])
  })

  it('CAPT-01 C12 starts if the player has come back to the page by then, and the request is sent once more', async () => {
    const { address, clock, enter, frames, sent, solve, world } = await open(NETWORKS, REQUIRED)
    world.leave()
    await enter()
    expect(address()).toBe('asking')
    await clock.advance(2_000)
    await solve()
    await clock.advance(2_000)
    expect([frames.length, address()]).toEqual([1, TRC])
    expect(sent()).toEqual([
      ['usdt_trc20', false],
      ['usdt_trc20', true],
    ])
  })

  it('CAPT-01 C12 never ends or replaces the captcha of the network that was chosen meanwhile', async () => {
    const [trc, erc] = [NETWORKS[0]!, ANNOUNCED[1]!]
    const player = await open([trc, erc], REQUIRED)
    const { address, choose, clock, frames, isOnScreen, sent, show, solve, world } = player
    await choose('usdt_erc20')
    show()
    await clock.advance(60_000)
    expect([frames.length, isOnScreen(), sent()]).toEqual([1, true, [['usdt_trc20', false]]])
    await solve()
    await clock.advance(2_000)
    expect(address()).toBe(ERC)
    await choose('usdt_trc20')
    await clock.advance(2_000)
    await solve()
    await clock.advance(2_000)
    expect([address(), frames.length, world.failures]).toEqual([TRC, 2, []])
  })

  it('I8 I17 is over when the request is sent: its address is kept if the page is left before it arrives', async () => {
    const { address, cashier, clock, enter, sent, solve, world } = await open(ANNOUNCED, { delayMs: 2_000 })
    await solve()
    expect(sent()).toHaveLength(1)
    world.leave()
    expect(address()).toBe('asking')
    await clock.advance(2_000)
    expect([address(), world.ledger.all().length]).toEqual([TRC, 1])
    await enter()
    await clock.advance(60_000)
    expect([sent().length, cashier.deposits().length, world.deposit.current?.id]).toEqual([1, 1, 'dep-1001'])
  })
})
