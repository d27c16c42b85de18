import { expect, it } from 'vitest'
import { type ReopenNeed, reopenForm } from '../../../src/app/payments/reopenForm.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'

type Carried = NonNullable<ReopenNeed['carried']>

const FORM = { method: 'airtm', currency: 'MXN', values: {}, step: 0, network: '', isOpen: true }

/** The methods that open after a restart, once the list of the transaction has loaded. */
function openedAfter(carried: Carried, transaction: 'deposit' | 'withdrawal'): string[] {
  const methods = new MethodsStore()
  const opened: string[] = []
  const stop = reopenForm({
    methods,
    session: { mode: 'main' },
    carried,
    openMethod: (name) => opened.push(name),
  })
  methods.begin(transaction)
  methods.setMethods([], { fiat: 'MXN', crypto: 'USDT' })
  stop()
  return opened
}

it('HOST-17 the form that was open reopens after a change of settings', () => {
  const carried: Carried = { mode: 'main', form: { ...FORM, transaction: 'withdrawal' } }
  expect(openedAfter(carried, 'withdrawal')).toEqual(['airtm'])
})

it('HOST-17 no form of a former cashier opens, because another cashier opens on its own first page', () => {
  const carried: Carried = { mode: 'cryptobalance', form: { ...FORM, transaction: 'deposit' } }
  expect(openedAfter(carried, 'deposit')).toEqual([])
})

it('Q-018 a form of withdrawals is not reopened as a deposit by a method of the same name', () => {
  const carried: Carried = { mode: 'main', form: { ...FORM, transaction: 'withdrawal' } }
  expect(openedAfter(carried, 'deposit')).toEqual([])
})
