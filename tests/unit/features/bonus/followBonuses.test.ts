import { beforeAll, describe, expect, it } from 'vitest'
import { BonusStore } from '../../../../src/catalog/BonusStore.ts'
import { CryptoBonusStore } from '../../../../src/catalog/CryptoBonusStore.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { followBonuses } from '../../../../src/features/bonus/followBonuses.ts'
import { depositRequest } from '../../../../src/features/deposit/depositRequest.ts'
import type { HostBridge } from '../../../../src/host/bridge/HostBridge.ts'
import type { IncomingType } from '../../../../src/host/bridge/protocol.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { createSteadyTime } from '../../../../src/platform/time/steadyTime.ts'
import { bonusScope } from '../../../../src/scopes/bonusScope.ts'
import type { PaymentScopesNeed } from '../../../../src/scopes/ScopesNeed.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { fixtureMethod, formOf, session, textsOf } from '../builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const terms = { minDeposit: 300, maxBonusAmount: 1000, percent: 50 }
const offer = (id: string, more: object = {}) => ({ id, type: 'deposit', depositBonusData: terms, ...more })

/** A player with a filled form, and bonuses from the host. */
function open({ list = [] as readonly unknown[], over = {}, amount = '500' } = {}) {
  const clock = fakeClock()
  const time = createSteadyTime(clock)
  const told: string[] = []
  const bonus = new BonusStore()
  const methods = new MethodsStore()
  const method = fixtureMethod('airtm', over)
  const player = session()
  /** A `loaded` of the host with this list. */
  const load = (...bonusList: readonly unknown[]) => player.applyLook({ ...player.look, bonusList })
  load(...list)
  methods.selectMethod(method)
  const form = formOf(method, player, texts, { amount, email: 'ana@correo.mx' }, { bonus })
  const heard = new Map<IncomingType, (payload: unknown) => void>()
  const bridge: Pick<HostBridge, 'on'> = {
    on: (type, handle) => {
      heard.set(type, handle as (payload: unknown) => void)
      return () => heard.delete(type)
    },
  }
  const bonuses = followBonuses({
    ...{ bonus, clock, time, bridge, currency: () => player.currency },
    list: () => player.look.bonusList ?? [],
    onEnded: () => told.push('ended'),
    report: (code, message) => told.push(`${code} ${message}`),
    method: () => methods.selected,
    form: () => form,
  })
  const shown = bonusScope({ bonus, methods, form: () => form } as unknown as PaymentScopesNeed)
  const sent = () => {
    const { isActivatedBonus, bonusId } = depositRequest(
      {
        ...{ form, method, bonus, place: player.home, returnUrl: '', abTestGroup: undefined },
        cryptoBonus: new CryptoBonusStore(methods, false),
        paymentSessionId: undefined,
        depositId: undefined,
      },
      form.amount ?? '',
    )
    return isActivatedBonus ? bonusId : undefined
  }
  const now = clock.now()
  return {
    bonus,
    bonuses,
    clock,
    heard,
    load,
    now,
    player,
    sent,
    shown,
    time,
    told,
    tell: (type: IncomingType, p: unknown) => heard.get(type)?.(p),
  }
}

describe('X2 C57 I4 the bonus that is sent is the bonus that is shown', () => {
  const NOW = fakeClock().now()
  it.each([
    ['an offered bonus', [offer('a')], {}, '500', 'a'],
    ['a bonus that ends later', [offer('a', { mustAccruedBefore: NOW + 60_000 })], {}, '500', 'a'],
    ['the next bonus if the first has ended', [offer('a', { mustAccruedBefore: NOW - 1 }), offer('b')], {}, '500', 'b'],
    ['none below its minimum deposit', [offer('a')], {}, '299', undefined],
    ['none that has ended', [offer('a', { mustAccruedBefore: NOW - 1 })], {}, '500', undefined],
    ['none that ends now', [offer('a', { mustAccruedBefore: NOW })], {}, '500', undefined],
    ['none of another currency', [offer('a', { currency: 'EUR' })], {}, '500', undefined],
    ['none with a method that forbids it', [offer('a')], { isInvestForbidden: true }, '500', undefined],
    ['none for an on-ramp', [offer('a')], { cardViewType: 'onramp' }, '500', undefined],
    ['none without bonuses', [], {}, '500', undefined],
  ])('%s', (_, list, over, amount, id) => {
    const { sent, shown } = open({ list, over, amount })
    expect(sent()).toBe(id)
    expect(shown.active).toBe(id !== undefined)
  })

  it('BONUS-07 BONUS-08 a bonus that ends is replaced by the next one within a second', async () => {
    const list = [offer('a', { mustAccruedBefore: fakeClock().now() + 10_000 }), offer('b')]
    const { clock, sent, shown } = open({ list })
    await clock.advance(9_000)
    expect(sent()).toBe('a')
    await clock.advance(1_000)
    expect([sent(), shown.available]).toEqual(['b', true])
  })

  it('HOST-24 a bonus that the host withdraws is neither shown nor sent', () => {
    const { sent, shown, tell } = open({ list: [offer('a')] })
    tell('bonus-list-updated', [])
    expect([sent(), shown.available]).toEqual([undefined, false])
    tell('bonus-list-updated', { bonusList: [offer('b')] })
    expect([sent(), shown.available]).toEqual(['b', true])
    tell('bonus-list-updated', 'nonsense')
    expect(sent()).toBe('b')
  })

  it('HOST-14 HOST-24 a later "loaded" changes the bonuses only if its list has changed', () => {
    const { load, sent, tell } = open({ list: [offer('a')] })
    tell('bonus-list-updated', [offer('b')])
    load(offer('a'))
    expect(sent(), 'the update is newer than the repeated list').toBe('b')
    load(offer('c'))
    expect(sent()).toBe('c')
    load()
    expect(sent()).toBeUndefined()
  })

  it('HOST-23 a fetched list is used only if success is true', () => {
    const { sent, tell } = open()
    tell('bonus-list-fetched', { success: false, data: [offer('a')] })
    expect(sent()).toBeUndefined()
    tell('bonus-list-fetched', { success: true, data: [offer('a')] })
    expect(sent()).toBe('a')
  })
})

it('BONUS-07 BONUS-08 the end of a bonus is compared with the server’s time, not with the clock of the device', async () => {
  const { clock, sent, time, now } = open({
    list: [offer('a', { mustAccruedBefore: fakeClock().now() + 60_000 }), offer('b')],
  })
  time.sync(new Date(now + 3_600_000).toUTCString(), clock.monotonic())
  expect(sent()).toBe('a') // not polled yet
  await clock.advance(1_000)
  expect(sent()).toBe('b')
})

describe('a list of bonuses', () => {
  it('HOST-23 B33 reports the position of an ignored bonus, and a fetched list without success', () => {
    const { sent, tell, told } = open({ list: ['secret', offer('a')] })
    expect(sent()).toBe('a')
    tell('bonus-list-fetched', { success: false })
    expect(told).toEqual([
      'host.bonus bonusList/0 is ignored: it does not fit its schema at /.',
      'host.bonus bonus-list-fetched is ignored, because its `success` is not true.',
    ])
  })

  it('is polled only while one of its bonuses has an end in the future', async () => {
    const { clock } = open({ list: [offer('a', { mustAccruedBefore: fakeClock().now() + 1_500 }), offer('b')] })
    expect(clock.pending()).toBe(1)
    await clock.advance(2_000)
    expect(clock.pending()).toBe(0)
  })

  it('C57 reports the end of a bonus only if it applied to the entered amount', async () => {
    const list = [offer('a', { mustAccruedBefore: fakeClock().now() + 1_500 }), offer('b')]
    const [lit, below] = [open({ list }), open({ list, amount: '100' })]
    for (const { clock } of [lit, below]) await clock.advance(3_000)
    expect([lit.told, below.told]).toEqual([['ended'], []])
  })
})

describe('BONUS-09 I4 the switch', () => {
  it('excludes the bonus from the request, and its end is not reported', async () => {
    const list = [offer('a', { mustAccruedBefore: fakeClock().now() + 500 }), offer('b')]
    const { bonus, bonuses, clock, sent, shown, told } = open({ list })
    bonus.toggle()
    expect([sent(), shown.active, shown.available, shown.mode]).toEqual([undefined, false, true, 'without_bonus'])
    await clock.advance(600)
    expect(bonuses.hasEnded()).toBe(false)
    bonus.choose('b')
    expect([sent(), shown.id, shown.active]).toEqual(['b', 'b', true])
    expect(told).toEqual([])
  })
})

describe('X2 C57 a press rechecks the time', () => {
  const ending = () => [offer('a', { mustAccruedBefore: fakeClock().now() + 500 }), offer('b')]

  it('and reports that the shown bonus has ended; the next press sends the bonus shown then', async () => {
    const { bonuses, clock, sent } = open({ list: ending() })
    expect(bonuses.hasEnded()).toBe(false)
    await clock.advance(600) // between two polls
    expect(sent()).toBe('a')
    expect(bonuses.hasEnded()).toBe(true)
    expect(sent()).toBe('b')
    expect(bonuses.hasEnded()).toBe(false)
  })

  it('and reports no end if the bonus did not apply to the amount', async () => {
    const { bonuses, clock } = open({ list: ending(), amount: '100' })
    await clock.advance(600)
    expect(bonuses.hasEnded()).toBe(false)
  })

  it('and dispose() removes every timer and listener', () => {
    const { bonus, bonuses, clock, heard, load } = open({ list: ending() })
    expect(clock.pending()).toBe(1)
    bonuses.dispose()
    load(offer('c'))
    expect(bonus.offered.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(clock.pending()).toBe(0)
    expect(heard.size).toBe(0)
  })
})

it('I4 CBAL-08 another currency offers its own bonuses, and the first currency its former ones again', () => {
  const { player, shown, sent, bonus } = open({
    list: [offer('a', { currency: 'MXN' }), offer('b', { currency: 'EUR' })],
  })
  expect(sent()).toBe('a')
  player.chooseCurrency('EUR', 'fiat')
  expect(sent()).toBe('b')
  expect(bonus.offered.map(({ id }) => id)).toEqual(['b'])
  player.chooseCurrency('MXN', 'fiat')
  expect(sent()).toBe('a')
  expect(shown.active).toBe(true)
})
