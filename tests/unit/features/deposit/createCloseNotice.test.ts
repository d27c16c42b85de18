import { observable, runInAction } from 'mobx'
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { SCENARIOS } from '../../../../mocks/scenarios/index.ts'
import { createPaymentApi } from '../../../../src/api/paymentApi.ts'
import {
  type CloseNotice,
  type CloseNoticeNeed,
  createCloseNotice,
} from '../../../../src/features/deposit/createCloseNotice.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { methodName } from '../../../../src/scopes/tiles.ts'
import { openTransport } from '../../../../src/transport/openTransport.ts'
import type { Transport } from '../../../../src/transport/Transport.ts'
import { httpStand, type Stand, socketStand, testSettings } from '../../../contract/transportStands.ts'
import { fixtureMethod, session, textsOf } from '../builders.ts'
import { openPlayer, type Player, type PlayerNeed } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const NOTICE = { paymentMethod: 'airtm', paymentMethodText: 'Airtm', userId: '90210' }

describe.each(['http', 'socket'] as const)('the close notice of a widget with the transport %s', (kind) => {
  let api: Stand
  let line: Stand
  let transport: Transport
  let fetched: MockInstance<typeof fetch>
  beforeEach(async () => {
    fetched = vi.spyOn(globalThis, 'fetch')
    api = await httpStand()
    line = await socketStand()
    const settings = testSettings(api.apiBase, { socketOrigin: new URL(line.apiBase).origin })
    transport = await openTransport(kind, settings)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    transport.close()
    await Promise.all([api.stop(), line.stop()])
  })

  /** A player who creates a deposit with the real flow, and a notice sent over the real transport. */
  function open(need: Partial<PlayerNeed> = {}, over: Partial<CloseNoticeNeed> = {}) {
    const player = openPlayer({ texts, scenario: SCENARIOS.createSlow, ...need })
    const config = { api: { base: '/api', prefix: 'BANKING', paths: {}, idempotencyKey: true } }
    const leavers = new Set<() => void>()
    const reported: string[] = []
    const notice = createCloseNotice({
      api: createPaymentApi({
        transport,
        config: { ...config, timeouts: { request: 30_000, host: 30_000, file: 10_000 } },
      }),
      deposit: player.deposit,
      method: () => player.method,
      requested: () => undefined,
      nameOf: (method) => methodName(method, texts),
      userId: '90210',
      onUnload: (leave) => {
        leavers.add(leave)
        return () => leavers.delete(leave)
      },
      report: (code, message) => void reported.push(`${code} ${message}`),
      ...over,
    })
    const unload = () => {
      for (const leave of leavers) leave()
    }
    return { player, notice, unload, leavers, reported }
  }

  /** The notices sent so far: nothing else in these tests uses `fetch`. */
  const notices = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))

  async function ended(player: Player, press: Promise<void>): Promise<void> {
    await player.clock.advance(60_000)
    await press
  }

  it.each<[string, string | undefined, string[]]>([
    ['a crypto address', 'usdt_trc20', ['usdt_trc20']],
    ['no address', undefined, []],
  ])('N12 CREATE-14 is sent on close if %s is being created', async (_, name, told) => {
    const asked = observable.box(name)
    const address = () =>
      asked.get() === undefined ? undefined : { ...fixtureMethod('airtm'), name: asked.get() ?? '' }
    const { notice, unload } = open({}, { requested: address })
    unload()
    notice.closed()
    expect(
      notices().map(({ paymentMethod }) => paymentMethod),
      'once',
    ).toEqual(told)
  })

  it('N12 CREATE-14 is not sent for an address that has arrived, and names both a deposit and an address in creation', async () => {
    const asked = observable.box<string | undefined>('usdt_trc20')
    const address = () =>
      asked.get() === undefined ? undefined : { ...fixtureMethod('airtm'), name: asked.get() ?? '' }
    const { notice, player } = open({}, { requested: address })
    runInAction(() => asked.set(undefined))
    notice.closed()
    expect(notices()).toEqual([])
    runInAction(() => asked.set('btc'))
    const press = player.creating.press()
    await player.clock.advance(0)
    notice.closed()
    expect(notices().map(({ paymentMethod }) => paymentMethod)).toEqual(['airtm', 'btc'])
    await ended(player, press)
  })

  it('CALL-27 X3 sends paymentMethod, paymentMethodText and userId with Authorization, as a keepalive request', async () => {
    const { player, unload } = open()
    const press = player.creating.press()
    unload()
    // The notice must be sent synchronously in the event handler, because no later task runs in an unloading page.
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true])
    await api.arrived(1)
    expect(api.received).toMatchObject([
      {
        ...{ verb: 'POST', path: 'BANKING/session-form-on-close-modal', payload: NOTICE },
        headers: { authorization: 'canary-token', 'content-type': 'application/json' },
      },
    ])
    expect(Object.keys(api.received[0]?.payload ?? {}).toSorted()).toEqual(Object.keys(NOTICE).toSorted())
    expect(line.received).toEqual([])
    await ended(player, press)
  })

  const ways: readonly (readonly [string, (opened: { notice: CloseNotice; unload: () => void }) => void])[] = [
    ['is closed', ({ notice }) => notice.closed()],
    ['is unloaded', ({ unload }) => unload()],
  ]

  it.each(ways)('CREATE-14 C51 I19 X3 is sent once when the widget %s, whatever follows', async (_, go) => {
    const opened = open()
    const press = opened.player.creating.press()
    await opened.player.clock.advance(1000)
    go(opened)
    for (const [, again] of ways) again(opened)
    expect(notices()).toEqual([NOTICE])
    await ended(opened.player, press)
  })

  it('I26 X3 is not sent after dispose(), which removes the listener', async () => {
    const { player, notice, unload, leavers } = open()
    const press = player.creating.press()
    expect(leavers.size).toBe(1)
    notice.dispose()
    expect(leavers.size).toBe(0)
    notice.closed()
    unload()
    expect(notices()).toEqual([])
    await ended(player, press)
  })

  it('CREATE-14 Q-012 X3 is sent again for the next creation', async () => {
    const { player, notice } = open()
    for (const _ of ['first', 'second']) {
      const press = player.creating.press()
      notice.closed()
      notice.closed()
      await ended(player, press)
      player.open('depositCompletePage')
      player.open('depositRedirectPage')
    }
    expect(player.creates()).toHaveLength(2)
    expect(notices()).toEqual([NOTICE, NOTICE])
  })

  it.each(ways)('CREATE-14 X3 is not sent when the widget %s before a creation, or after one', async (_, go) => {
    const before = open()
    go(before)
    const after = open()
    await ended(after.player, after.player.creating.press())
    go(after)
    expect(notices()).toEqual([])
  })

  it('CREATE-14 X3 is not sent after a refused creation or during a preparation', async () => {
    const refused = open({ scenario: SCENARIOS.createRefused })
    await ended(refused.player, refused.player.creating.press())
    refused.notice.closed()
    const method = fixtureMethod('skrill', { isPreparationRequired: true })
    const prepared = open({ method, session: session({ currency: 'EUR', paymentGeo: 'DE' }) })
    prepared.player.form.field('amount')?.type('50')
    const press = prepared.player.creating.press()
    expect(prepared.player.transport.sent).toMatchObject([{ name: 'deposit-prepare' }])
    prepared.notice.closed()
    await ended(prepared.player, press)
    expect(notices()).toEqual([])
  })

  it('CREATE-14 C51 X3 is sent during reconciliation of a lost response, and not after it', async () => {
    const { player, notice, unload } = open({ scenario: SCENARIOS.createHangs })
    const press = player.creating.press()
    await player.clock.advance(31_000)
    await press
    expect(player.deposit).toMatchObject({ isDepositSubmitted: false, state: 'idle' })
    expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('checking')
    unload()
    notice.closed()
    expect(notices()).toEqual([NOTICE])

    const other = open({ scenario: SCENARIOS.createHangs })
    const lost = other.player.creating.press()
    await ended(other.player, lost)
    await other.player.clock.advance(600_000)
    expect(other.player.deposit.unresolvedFor('airtm')?.kind).not.toBe('checking')
    other.notice.closed()
    expect(notices()).toEqual([NOTICE])
  })

  it('CALL-27 X3 names the method of the deposit, whatever form is open, and an empty user ID if the host has none', async () => {
    let shown = fixtureMethod('airtm', { text: { en: 'Airtm wallet' } })
    const { player, notice } = open({}, { method: () => shown, userId: '' })
    const press = player.creating.press()
    shown = fixtureMethod('oxxo')
    notice.closed()
    expect(notices()).toEqual([{ paymentMethod: 'airtm', paymentMethodText: 'Airtm wallet', userId: '' }])
    await ended(player, press)
  })

  it('S10 X3 reports a failure without data of the player', async () => {
    api.act = () => ({ status: 422, body: { code: 'x', message: 'User 90210 with canary-token has no Wallet' } })
    const { player, notice, reported } = open()
    const press = player.creating.press()
    notice.closed()
    await expect.poll(() => reported).toHaveLength(1)
    expect(reported[0]).toContain('airtm')
    expect(reported[0]).not.toMatch(/90210|canary|Wallet/i)
    await ended(player, press)
  })
})
