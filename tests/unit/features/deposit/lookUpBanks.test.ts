import { observable, runInAction } from 'mobx'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import { lookUpBanks } from '../../../../src/features/deposit/lookUpBanks.ts'
import type { FormStore } from '../../../../src/forms/FormStore.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { fixtureMethod, formOf, session, textsOf } from '../builders.ts'
import { openPlayer } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const CARD = { name: 'card', props: { isTriggered: true, mask: '9999 9999 9999 9999' } }
const BANKS = [
  { text: 'Santander', value: '014' },
  { text: 'Banorte', value: '072' },
]

function open(fields: readonly object[] = [CARD, { name: 'bank' }], scenario: Scenario = { title: '' }) {
  const method = fixtureMethod('visa_mastercard_card', { fields })
  const player = openPlayer({ texts, scenario })
  const made = formOf(method, session(), texts, { amount: '500' })
  const form = observable.box<FormStore>(made, { deep: false })
  const stop = lookUpBanks({ api: player.api, clock: player.clock, form: () => form.get(), method: () => method })
  return {
    ...{ clock: player.clock, player, stop },
    bank: () => form.get().field('bank')?.value,
    note: () => form.get().field('card')?.note,
    type: (value: string, name = 'card') => form.get().field(name)?.type(value),
    grow: () => runInAction(() => form.set(formOf(method, session(), texts, {}, { before: form.get() }))),
    asked: () => player.transport.bodies('bank-get').map(({ bin }) => bin),
  }
}

describe('the bank of a card', () => {
  it('Q-083 is requested with the first six digits, 300 ms after the sixth', async () => {
    const { asked, bank, clock, note, player, type } = open()
    type('4111 1')
    await clock.advance(1_000)
    expect(asked()).toEqual([])
    type('4111 11')
    await clock.advance(299)
    expect(asked()).toEqual([])
    await clock.advance(1)
    expect(player.transport.bodies('bank-get')).toEqual([{ payment_method: 'visa_mastercard_card', bin: '411111' }])
    expect(note()).toBe('Santander')
    expect(bank()).toBe('Santander')
    type('4111 1111 1111 1111')
    await clock.advance(1_000)
    expect(asked()).toEqual(['411111'])
  })

  it('is requested once for the same six digits, with a debounce', async () => {
    const { asked, clock, note, type } = open()
    type('411111')
    await clock.advance(200)
    type('555555')
    await clock.advance(300)
    type('411111')
    await clock.advance(300)
    type('555555')
    await clock.advance(300)
    expect(asked()).toEqual(['555555', '411111'])
    expect(note()).toBe('Banorte')
  })

  it('is not shown for another card if the response is late', async () => {
    const { bank, clock, note, type } = open(undefined, { title: '', delayMs: 2_000 })
    type('411111')
    await clock.advance(300)
    type('4111')
    await clock.advance(10_000)
    expect([note(), bank()]).toEqual([undefined, ''])
  })

  it('is removed when digits of the card are deleted', async () => {
    const { clock, note, type } = open()
    type('411111')
    await clock.advance(300)
    type('41111')
    expect(note()).toBeUndefined()
  })

  it('is selected by its code in a list of banks', async () => {
    const { bank, clock, type } = open([CARD, { name: 'bank', type: 'dropdown', values: BANKS }])
    type('555555')
    await clock.advance(300)
    expect(bank()).toBe('072')
  })

  it('does not change a list that lacks the bank', async () => {
    const bank = { name: 'bank', type: 'dropdown', values: BANKS.slice(0, 1), props: { value: '014' } }
    const { bank: chosen, clock, note, type } = open([CARD, bank])
    type('555555')
    await clock.advance(300)
    expect(note()).toBe('Banorte')
    expect(chosen()).toBe('014')
  })

  it('is never written into the amount', async () => {
    const method = fixtureMethod('visa_mastercard_card', { fields: [CARD] })
    const form = formOf(method, session(), texts, {})
    const { clock } = openPlayer({ texts })
    const api = { bankGet: async () => ({ name: '900', code: '', field: 'amount' }) }
    const stop = lookUpBanks({ api, clock, form: () => form, method: () => method })
    const before = form.amount
    form.field('card')?.type('555555')
    await clock.advance(300)
    expect(form.field('card')?.note).toBe('900')
    expect(form.amount).toBe(before)
    stop()
  })

  it('follows the card until the player enters another bank', async () => {
    const { bank, clock, type } = open()
    type('411111')
    await clock.advance(300)
    type('555555')
    await clock.advance(300)
    expect(bank()).toBe('Banorte')
    type('411112')
    await clock.advance(300)
    expect(bank()).toBe('')
    type('My own bank', 'bank')
    type('411111')
    await clock.advance(300)
    expect(bank()).toBe('My own bank')
  })

  it('is shown again without a second request when the response adds fields to the form', async () => {
    const { asked, clock, grow, note, type } = open()
    type('411111')
    await clock.advance(300)
    grow()
    await clock.advance(300)
    expect(note()).toBe('Santander')
    expect(asked()).toEqual(['411111'])
  })

  it('is requested again after a failure, which is not shown', async () => {
    const faults = { 'bank-get': { answer: 'refuse', times: 1, status: 500, body: {} } } as const
    const { asked, clock, note, player, type } = open(undefined, { title: '', faults })
    type('411111')
    await clock.advance(300)
    expect([note(), player.failures]).toEqual([undefined, []])
    type('4111')
    type('411111')
    await clock.advance(300)
    expect(note()).toBe('Santander')
    expect(asked()).toHaveLength(2)
  })

  it.each([
    ['without the trigger', { name: 'card' }],
    ['that is hidden', { ...CARD, props: { isTriggered: true, isHidden: true } }],
  ])('is not requested for a field %s', async (_, field) => {
    const kind = { name: 'kind', events: [{ on: 'change', action: 'show', target: 'card', value: 'card' }] }
    const { asked, clock, type } = open([kind, field])
    type('411111')
    await clock.advance(1_000)
    expect(asked()).toEqual([])
  })

  it('leaves no timer when the widget is closed', async () => {
    const { asked, clock, stop, type } = open()
    type('411111')
    stop()
    await clock.advance(1_000)
    expect(asked()).toEqual([])
    expect(clock.pending()).toBe(0)
  })
})
