import { observable, runInAction } from 'mobx'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCashier } from '../../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import { createPaymentSession } from '../../../../src/features/deposit/createPaymentSession.ts'
import type { FormStore } from '../../../../src/forms/FormStore.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import type { Method } from '../../../../src/model/method.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { fixtureMethod, formOf, session, textsOf } from '../builders.ts'
import { cashierTransport } from '../cashierTransport.ts'
import { apiOver } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

function open(scenario: Scenario = { title: '' }, name = 'airtm') {
  const clock = fakeClock()
  const cashier = createCashier({ scenario, now: clock.now, later: clock.later, random: () => 0.5 })
  const transport = cashierTransport({ cashier, clock })
  const fixture = (named: string) => fixtureMethod(named, { prefilledAmount: null })
  const method = observable.box<Method | undefined>(fixture(name), { deep: false })
  const form = observable.box<FormStore | undefined>(formOf(fixture(name), session(), texts), { deep: false })
  const need = { form: () => form.get(), method: () => method.get() }
  const started = createPaymentSession({ api: apiOver(transport), clock, ...need })
  return {
    ...{ clock, started, cashier },
    type: (amount: string) => form.get()?.field('amount')?.type(amount),
    asked: () => transport.bodies('session-start'),
    /** Opens another method's form directly, without the list in between. */
    change(other: string, amount: string) {
      runInAction(() => {
        method.set(fixture(other))
        form.set(formOf(fixture(other), session(), texts, { amount }))
      })
    },
    closeForm: () => runInAction(() => form.set(undefined)),
    select: (other: string | undefined) => runInAction(() => method.set(other === undefined ? other : fixture(other))),
  }
}

describe('the payment session', () => {
  it('FORM-02 starts 500 ms after the last change of an amount above zero', async () => {
    const { asked, clock, type } = open()
    type('5')
    await clock.advance(499)
    type('50')
    await clock.advance(499)
    type('500')
    await clock.advance(499)
    expect(asked()).toEqual([])
    await clock.advance(1)
    expect(asked()).toHaveLength(1)
  })

  it('P6 CRYPTO-14 CALL-10 starts once for a crypto method, when it is opened, without amount and currency', async () => {
    const { asked, change, clock, started, type } = open({ title: '' }, 'btc')
    await clock.advance(0)
    expect(asked()).toEqual([{ pendingGroup: 'crypto' }])
    expect(started.id()).toMatch(/^session-1-/)
    type('500')
    await clock.advance(5_000)
    type('501')
    await clock.advance(5_000)
    expect(asked()).toHaveLength(1)
    change('airtm', '700')
    await clock.advance(500)
    expect(asked()[1]).toMatchObject({ amount: '700.00', currency: 'MXN' })
  })

  it('Q-005 requests a failed session of a crypto method at its next selection, not while the amount is typed', async () => {
    const refuse = { answer: 'html', status: 404, body: '', times: 1 } as const
    const { asked, clock, select, started, type } = open({ title: '', faults: { 'session-start': refuse } }, 'btc')
    await clock.advance(0)
    for (const amount of ['1', '15', '150', '1500']) {
      type(amount)
      await clock.advance(50)
    }
    select('btc') // the list was reloaded: the same method in a new object
    await clock.advance(500)
    expect(asked()).toEqual([{ pendingGroup: 'crypto' }])
    select(undefined)
    select('btc')
    await clock.advance(0)
    expect(asked()).toHaveLength(2)
    expect(started.id()).toMatch(/^session-1-/)
  })

  it.each(['', '0', '0.00', '.', 'abc'])('FORM-02 does not start for "%s"', async (amount) => {
    const { asked, clock, type } = open()
    type(amount)
    await clock.advance(5_000)
    expect(asked()).toEqual([])
  })

  it('CALL-10 sends amount, currency and pendingGroup and takes the payment_session_id', async () => {
    const { asked, cashier, clock, started, type } = open()
    type('500')
    await clock.advance(500)
    expect(asked()).toEqual([{ amount: '500.00', currency: 'MXN', pendingGroup: fixtureMethod('airtm').category }])
    expect(started.id()).toMatch(/^session-1-/)
    expect(cashier.calls().map(({ name, outcome }) => [name, outcome])).toEqual([['session-start', 200]])
  })

  it('Q-005 starts once for the same amount', async () => {
    const { asked, clock, type } = open()
    type('500')
    await clock.advance(500)
    type('500.0')
    type('500.00')
    await clock.advance(500)
    type('')
    type('500')
    await clock.advance(500)
    expect(asked()).toHaveLength(1)
    type('501')
    await clock.advance(500)
    expect(asked()).toHaveLength(2)
  })

  it('Q-005 has the ID of the last request, even if an earlier response arrives later', async () => {
    const { clock, started, type } = open({
      title: '',
      faults: { 'session-start': { answer: 'normal', times: 1, delayMs: 9_000 } },
    })
    type('500')
    await clock.advance(500)
    type('600')
    await clock.advance(500)
    const id = started.id()
    expect(id).toMatch(/^session-2-/)
    await clock.advance(9_000)
    expect(started.id()).toBe(id)
  })

  it('keeps the last ID if the next request fails', async () => {
    const { cashier, clock, started, type } = open()
    type('500')
    await clock.advance(500)
    cashier.setScenario({ title: '', faults: { 'session-start': { answer: 'html', status: 500, body: '' } } })
    type('600')
    await clock.advance(500)
    expect(started.id()).toMatch(/^session-1-/)
  })

  it('starts again for the same amount after a failure', async () => {
    const refuse = { answer: 'html', status: 500, body: '', times: 1 } as const
    const { asked, clock, started, type } = open({ title: '', faults: { 'session-start': refuse } })
    type('500')
    await clock.advance(500)
    expect(started.id()).toBeUndefined()
    type('')
    type('500')
    await clock.advance(500)
    expect(asked()).toHaveLength(2)
    expect(started.id()).toMatch(/^session-1-/)
  })

  it('has no ID for another method until that has its own', async () => {
    const { change, clock, closeForm, started, type } = open()
    type('500')
    await clock.advance(500)
    closeForm()
    change('oxxo', '500')
    expect(started.id()).toBeUndefined()
    await clock.advance(500)
    expect(started.id()).toMatch(/^session-2-/)
  })

  it('I26 leaves no timer behind', async () => {
    const { asked, clock, started, type } = open()
    type('500')
    started.dispose()
    type('600')
    expect(clock.pending()).toBe(0)
    await clock.advance(1_000)
    expect(asked()).toEqual([])
  })
})
