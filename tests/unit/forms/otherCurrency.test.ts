import { beforeAll, describe, expect, it } from 'vitest'
import { LimitsStore } from '../../../src/catalog/LimitsStore.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { fixtureMethod, formOf, session, textsOf } from '../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const onramp = fixtureMethod('onramp_wallet')

/** Fills the form in dollars, then opens a form in euros with the first form as `before`. */
function change(filled: Readonly<Record<string, string>>) {
  const limits = new LimitsStore()
  const before = formOf(onramp, session({ currency: 'USD' }), texts, filled, { limits })
  const form = formOf(onramp, session({ currency: 'EUR' }), texts, {}, { limits, before })
  return { amount: form.field('amount')!, form, limits }
}

describe('M1 ONRAMP-08 a form in another currency', () => {
  it('has no amount, and keeps the other typed values', () => {
    const { amount, form } = change({ amount: '70', wallet_email: 'ana@correo.mx' })
    expect([form.amount, amount.isTouched]).toEqual([undefined, false])
    expect(form.values()).toEqual({ wallet_email: 'ana@correo.mx' })
  })

  it.each([{ amount: '70' }, {}])('gets no amount from late limits either, and shows no error: %j', (filled) => {
    const { amount, form, limits } = change(filled)
    limits.set('onramp_wallet', 'EUR', { min: '5', max: '10' })
    form.revalidateAmount()
    expect([form.amount, amount.shownError]).toEqual([undefined, undefined])
    amount.type('7')
    expect(form.amount).toBe('7.00')
  })

  it('keeps the amount if the currency is the same', () => {
    const before = formOf(onramp, session({ currency: 'USD' }), texts, { amount: '70' })
    expect(formOf(onramp, session({ currency: 'USD' }), texts, {}, { before }).amount).toBe('70.00')
  })
})
