import { observable, runInAction } from 'mobx'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import { SCENARIOS } from '../../../../mocks/scenarios/index.ts'
import { prepareDeposit } from '../../../../src/features/deposit/prepareDeposit.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import type { Method } from '../../../../src/model/method.ts'
import { failureNotice } from '../../../../src/notices/failureNotice.ts'
import { migrate } from '../../../../src/payments/migrate.ts'
import { fixtureMethod, formOf, session, textsOf } from '../builders.ts'
import { apiOver, openPlayer, type Player, type PlayerNeed } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const { faults: _, ...PREPARED }: Scenario = SCENARIOS.prepareFails
const euros = session({ currency: 'EUR', paymentGeo: 'DE' })

const filled = (method: Method) => formOf(method, euros, texts, { amount: '50', email: 'jonas@post.example' })

/** A player with the filled form of a method that requires a preparation. */
function open(scenario: Scenario = PREPARED, over: Partial<PlayerNeed> = {}): Player {
  const method = fixtureMethod('skrill', { isPreparationRequired: true })
  const player = openPlayer({ texts, scenario, method, session: euros, ...over })
  player.fill(filled(method))
  return player
}

const calls = (player: Player) => player.transport.sent.map(({ name }) => name)
const PHONE = '+49 151 2345678'

describe('a method that requires a preparation (Q-090)', () => {
  it('DATA-13 is prepared by the first press and created by the second, with the new fields and the typed values', async () => {
    const player = open()
    await player.creating.press()
    expect(calls(player)).toEqual(['deposit-prepare'])
    expect(player.transport.bodies('deposit-prepare')).toEqual([{ paymentMethod: 'skrill' }])
    expect(player.log).toEqual(['prepared Skrill sends a code to your phone., phone'])
    expect(player.form.field('email')?.value).toBe('jonas@post.example')
    player.form.field('phone')?.type(PHONE)
    await player.creating.press()
    expect(player.transport.bodies('deposit-create')).toMatchObject([
      { amount: '50.00', fields: { email: 'jonas@post.example', phone: PHONE } },
    ])
    expect(player.failures).toEqual([])
    expect(player.made()).toEqual(['dep-1001'])
  })

  it('opens no window on the press that prepares', async () => {
    const player = open()
    await player.creating.press()
    expect(player.log).not.toContain('helper opened')
    player.form.field('phone')?.type(PHONE)
    await player.creating.press()
    expect(player.log.at(-2)).toBe('helper opened')
  })

  it('VALID-12 validates the form before the preparation, and again before the create', async () => {
    const player = open()
    player.form.field('email')?.type('jonas')
    await player.creating.press()
    expect(calls(player)).toEqual([])
    expect(player.form.errorCount).toBe(1)
    player.form.field('email')?.type('jonas@post.example')
    await player.creating.press()
    await player.creating.press()
    expect(calls(player)).toEqual(['deposit-prepare'])
    expect(player.form.field('phone')?.shownError).toMatchObject({ key: 'field.required' })
    player.form.field('phone')?.type(PHONE)
    await player.creating.press()
    expect(calls(player)).toEqual(['deposit-prepare', 'deposit-create'])
  })

  it('needs a second press even if the preparation returned nothing', async () => {
    const method = fixtureMethod('oxxo', { isPreparationRequired: true })
    const player = openPlayer({ texts, scenario: PREPARED, method })
    player.fill(formOf(method, player.player, texts, { amount: '500' }))
    await player.creating.press()
    expect(player.log).toEqual(['prepared '])
    await player.creating.press()
    expect(calls(player)).toEqual(['deposit-prepare', 'deposit-create'])
  })

  it('shows a failed preparation, and prepares again on the next press', async () => {
    const player = open(SCENARIOS.prepareFails)
    await player.creating.press()
    expect(player.failures).toMatchObject([{ kind: 'status', status: 422 }])
    expect(failureNotice(player.failures[0], texts).content).toBe(texts.t('provider.error'))
    expect(player.deposit.state).toBe('idle')
    await player.creating.press()
    expect(calls(player)).toEqual(['deposit-prepare', 'deposit-prepare'])
    expect(player.log).toEqual(['prepared Skrill sends a code to your phone., phone'])
  })

  it('is not prepared again by itself after a lost connection', async () => {
    const player = open({ ...PREPARED, faults: { 'deposit-prepare': { answer: 'reset' } } })
    const pressed = player.creating.press()
    await player.clock.advance(60_000)
    await pressed
    expect(calls(player)).toEqual(['deposit-prepare'])
    expect(player.failures).toHaveLength(1)
  })

  it('I1 is prepared once by ten presses in one task and one during the preparation', async () => {
    const player = open({ ...PREPARED, delayMs: 1_000 })
    const pressed = Promise.all(Array.from({ length: 10 }, () => player.creating.press()))
    await player.clock.advance(500)
    expect(player.deposit.state).toBe('creating')
    await player.creating.press()
    await player.clock.advance(500)
    await pressed
    expect(calls(player)).toEqual(['deposit-prepare'])
    expect(player.deposit.state).toBe('idle')
  })

  it('I2 is not prepared while the outcome of a create is unknown', async () => {
    const player = open()
    const entry = {
      key: 'intent-key-1',
      digest: 'd',
      method: 'skrill',
      amount: '50.00',
      currency: 'EUR',
      country: 'DE',
    }
    player.ledger.add(migrate({ ...entry, createdAt: player.clock.now(), identity: 'user-7' }))
    await player.creating.press()
    expect(calls(player)).toEqual(['deposit-check'])
  })

  it('is prepared again only after its form was opened again', async () => {
    const player = open()
    await player.creating.press()
    expect(player.preparing.isDue(player.method)).toBe(false)
    player.open('list')
    player.open('deposit')
    expect(player.preparing.isDue(player.method)).toBe(true)
    player.fill(filled(player.method))
    await player.creating.press()
    expect(calls(player)).toEqual(['deposit-prepare', 'deposit-prepare'])
  })

  it.each(['deposit-prepare arrives late', 'deposit-prepare fails late'])(
    '%s: has no effect after the form was left',
    async (story) => {
      const late = { delayMs: 5_000 } as const
      const refused = { ...late, answer: 'refuse', status: 500, body: {} } as const
      const faults = {
        'deposit-prepare': story.includes('fails') ? refused : ({ ...late, answer: 'normal' } as const),
      }
      const player = open({ ...PREPARED, faults })
      const pressed = player.creating.press()
      await player.clock.advance(1_000)
      player.open('list')
      await pressed
      await player.clock.advance(10_000)
      expect(player.log).toEqual([])
      expect(player.failures).toEqual([])
      expect(player.form.field('phone')).toBeUndefined()
      expect(player.deposit.state).toBe('idle')
    },
  )
})

it('a preparation that arrives at the moment of leaving is discarded', async () => {
  let resolve = (_: unknown) => {}
  const promise = new Promise<unknown>((settle) => {
    resolve = settle
  })
  const opening = observable.box('deposit')
  const told: unknown[] = []
  const preparing = prepareDeposit({
    api: apiOver({ send: () => promise, close: () => {} }),
    active: { opening: () => opening.get(), addFields: (fields) => told.push(fields) },
    onPrepared: (preparation) => told.push(preparation),
  })
  const running = preparing.run(fixtureMethod('skrill'))
  resolve({ fields: [{ name: 'phone' }] })
  runInAction(() => opening.set('list'))
  await running
  expect(told).toEqual([])
})

it("VALID-17 without a payment method nothing is created, and 'No payment-method' is reported", async () => {
  const player = openPlayer({ texts, over: { active: { method: () => undefined } } })
  await player.creating.press()
  expect(calls(player)).toEqual([])
  expect(player.failures).toMatchObject([{ name: 'NoMethod', message: 'No payment-method' }])
  expect(player.problems).toEqual([{ code: 'deposit.noMethod', message: 'No payment-method' }])
})
