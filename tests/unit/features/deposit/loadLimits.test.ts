import { observable, runInAction } from 'mobx'
import { beforeAll, describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../../../mocks/scenarios/index.ts'
import { LimitsStore } from '../../../../src/catalog/LimitsStore.ts'
import { methodLimits } from '../../../../src/catalog/methodLimits.ts'
import { paymentLimits } from '../../../../src/catalog/paymentLimits.ts'
import { type LimitsNeed, loadLimits } from '../../../../src/features/deposit/loadLimits.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import type { Method } from '../../../../src/model/method.ts'
import { fixtureMethod, formOf, session, textsOf } from '../builders.ts'
import { apiOver, openPlayer } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const euros = session({ currency: 'EUR', paymentGeo: 'DE' })
const skrill = () => fixtureMethod('skrill')

function openForm(name: 'default' | 'limitsLate' | 'limitsFail' = 'default', over: Partial<LimitsNeed> = {}) {
  const player = openPlayer({ texts, scenario: SCENARIOS[name] })
  const limits = new LimitsStore()
  const method = observable.box<Method | undefined>(skrill(), { deep: false })
  const form = formOf(skrill(), euros, texts, { email: 'jonas@post.example' }, { limits })
  const reports: string[] = []
  const stop = loadLimits({
    api: player.api,
    limits,
    method: () => method.get(),
    currency: () => 'EUR',
    form: () => form,
    report: (code, message) => void reports.push(`${code}: ${message}`),
    ...over,
  })
  return {
    ...{ form, limits, player, reports, stop },
    open: (next: Method | undefined) => runInAction(() => method.set(next)),
    asked: () => player.transport.bodies('deposit-limits'),
    now: () => methodLimits(skrill(), euros, limits),
  }
}

describe('the limits of today', () => {
  it('are requested when a method is opened, without empty extra properties (Q-061)', async () => {
    const { asked, open, player } = openForm()
    await player.clock.advance(0)
    open(undefined)
    open(fixtureMethod('oxxo'))
    expect(asked()).toEqual([
      { currency: 'EUR', paymentMethod: 'skrill' },
      { currency: 'EUR', paymentMethod: 'oxxo' },
    ])
  })

  it('Q-074 override the amount_rules, which override the method’s own limits', async () => {
    const { now, player } = openForm()
    expect(now()).toEqual({ min: '10.00', max: '5000.00' })
    await player.clock.advance(0)
    expect(now()).toEqual({ min: '10.00', max: '2500.00' })
  })

  it('ONRAMP-06 an on-ramp has the minimum 1 if the request fails, because the list has no limits for it', async () => {
    const { limits, open, player } = openForm('limitsFail')
    const onramp = fixtureMethod('onramp_card')
    const now = () => paymentLimits(onramp, { session: euros, limits })
    open(onramp)
    expect(now()).toEqual({ min: '0', max: '0' })
    await player.clock.advance(60_000)
    expect(now()).toEqual({ min: '1', max: '0' })
  })

  it('revalidate the typed amount without changing it, even if they arrive late', async () => {
    const { form, player } = openForm('limitsLate')
    form.field('amount')?.type('3000')
    expect(form.amountValid).toBe(true)
    await player.clock.advance(3_999)
    expect(form.amountValid).toBe(true)
    await player.clock.advance(1)
    expect(form.amountValid).toBe(false)
    expect(form.field('amount')?.value).toBe('3000')
    expect(form.field('email')?.value).toBe('jonas@post.example')
  })

  it('M3 show an error in the form and keep its amount', async () => {
    const { form, player } = openForm('default', {
      api: apiOver({ send: async () => ({ skrill: { min: 300, max: 2500 } }), close: () => {} }),
    })
    expect(form.amount).toBe('50.00')
    await player.clock.advance(0)
    expect(form.amount).toBe('50.00')
    expect(form.field('amount')?.shownError).toMatchObject({ key: 'form.amountInput.limit.min' })
  })

  it('M5 are reported if they cannot be read, like those of the list', async () => {
    const send = async () => ({ skrill: { min: 'ten', max: '2,500' }, oxxo: { max: '-5' } })
    const { now, open, player, reports } = openForm('default', { api: apiOver({ send, close: () => {} }) })
    await player.clock.advance(0)
    expect(now()).toEqual({ min: '0', max: '0', isNone: true, why: 'unread' })
    expect(reports).toEqual([
      'limits.unread: A limit of skrill can\'t be read: "ten". Payments to which this limit applies are blocked.',
    ])
    open(fixtureMethod('oxxo', { amount_rules: { eur: { min: '1..5' } }, limits: { max: 'much' } }))
    await player.clock.advance(0)
    expect(reports.slice(1)).toEqual([
      'limits.unread: A limit of oxxo can\'t be read: "1..5". Payments to which this limit applies are blocked.',
      'limits.unread: A limit of oxxo can\'t be read: "much". Payments to which this limit applies are blocked.',
      'limits.unread: A limit of oxxo can\'t be read: "-5". Payments to which this limit applies are blocked.',
    ])
  })

  it('M5 are reported if the list has them in other currencies only', () => {
    const { open, reports } = openForm()
    open(fixtureMethod('oxxo', { amount_rules: { USD: { min: 1 } }, limits: null }))
    expect(reports).toEqual([expect.stringMatching(/^limits\.currency: oxxo has no limits in EUR, only in USD\. /)])
  })

  it('are those of the list if the request fails, which is not shown', async () => {
    const { form, now, player } = openForm('limitsFail')
    form.field('amount')?.type('3000')
    await player.clock.advance(60_000)
    expect(now()).toEqual({ min: '10.00', max: '5000.00' })
    expect(form.amountValid).toBe(true)
    expect(player.failures).toEqual([])
  })

  it.each<[string, unknown]>([
    ['does not name the method', { oxxo: { min: 1, max: 2 } }],
    ['is 0 and 0', { skrill: { min: 0, max: 0 } }],
    ['is null', null],
  ])('are those of the list if the response %s', async (_, body) => {
    const { form, now, player } = openForm('default', { api: apiOver({ send: async () => body, close: () => {} }) })
    form.field('amount')?.type('3000')
    await player.clock.advance(0)
    expect(now()).toEqual({ min: '10.00', max: '5000.00' })
    expect(form.amountValid).toBe(true)
  })

  it('are discarded if the method was left', async () => {
    const { limits, open, player } = openForm('limitsLate')
    await player.clock.advance(1_000)
    open(fixtureMethod('oxxo'))
    await player.clock.advance(60_000)
    expect(limits.of('skrill', 'EUR')).toBeUndefined()
  })

  it('are discarded if they arrive at the moment of leaving', async () => {
    let resolve = (_: unknown) => {}
    const promise = new Promise<unknown>((settle) => {
      resolve = settle
    })
    const api = apiOver({ send: () => promise, close: () => {} })
    const { limits, open, player } = openForm('default', { api })
    resolve({ skrill: { min: 1, max: 2 } })
    open(undefined)
    await player.clock.advance(0)
    expect(limits.of('skrill', 'EUR')).toBeUndefined()
  })

  it('leave no timer after the widget is closed', async () => {
    const { limits, player, stop } = openForm('limitsLate')
    stop()
    await player.clock.advance(60_000)
    expect(limits.of('skrill', 'EUR')).toBeUndefined()
    expect(player.clock.pending()).toBe(0)
  })

  it('are stored for one currency only', () => {
    const limits = new LimitsStore()
    limits.set('skrill', 'EUR', { min: 1, max: 2 })
    expect(limits.of('skrill', 'USD')).toBeUndefined()
    limits.set('skrill', 'EUR', undefined)
    expect(limits.of('skrill', 'EUR')).toBeUndefined()
  })
})
