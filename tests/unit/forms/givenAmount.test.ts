import { autorun } from 'mobx'
import { beforeAll, expect, it } from 'vitest'
import redirect from '../../../schemas/layouts/variants/deposit.redirect.p2p.json' with { type: 'json' }
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { checkedLayout, fixtureMethod, openForm, session, textsOf } from '../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

/** A bKash form with a given amount; the random source returns `chances` one after the other, then 0. */
function open(method: object = {}, chances: readonly bigint[] = [7n]) {
  const left = [...chances]
  const opened = openForm({
    layout: checkedLayout(redirect),
    method: fixtureMethod('bkash_p2p', { prefilledAmount: null, ...method }),
    player: session({ currency: 'BDT', paymentGeo: 'BD' }),
    texts,
    random: () => left.shift() ?? 0n,
    isGiven: true,
  })
  const chips: string[] = []
  autorun(() => chips.splice(0, 9, ...opened.scopes.form.chips.map(({ label }) => label)))
  return { ...opened, chips, amount: opened.form.field('amount')! }
}

it('P2P-06 I4 late limits keep the amount, show that it is no longer valid, and offer the amounts valid now', () => {
  const { amount, chips, form, limits, scopes } = open({}, [7n, 9n])
  expect(amount.value).toBe('507.00')
  limits.set('bkash_p2p', 'BDT', { min: '900', max: '5000' })
  form.revalidateAmount()
  expect(amount.value).toBe('507.00')
  expect(amount.shownError?.key).toBe('form.amountInput.past')
  expect(chips).toEqual(['909.00'])
  form.choose('amount', scopes.form.chips[0]?.value ?? '')
  expect([form.amount, form.amountValid]).toEqual(['909.00', true])
  expect(chips).toEqual(['909.00'])
})

it.each<[string, object, string, string[]]>([
  ['a fixed amount', { prefilledAmount: '1000' }, '1000.00', []],
  ['amounts to choose among', { recommendedAmounts: [2000, 700] }, '700.00', ['700.00', '2,000.00']],
  ['a random amount', {}, '507.00', []],
  ['no amount without amounts and limits', { amount_rules: {}, limits: null }, '', []],
])('P2P-06 starts with %s, and offers the amounts to choose from', (_what, method, value, offered) => {
  const { amount, chips, form } = open(method)
  expect(amount.value).toBe(value)
  expect(chips).toEqual(offered)
  expect(form.view('amount')?.typing).toMatchObject({ isGiven: true })
})

it('P2P-06 without a payable amount it shows an error, and is invalid', () => {
  const { amount, form } = open({ amount_rules: {}, limits: null })
  expect(form.showErrors()).toBe(false)
  expect(amount.shownError?.key).toBe('form.amountInput.none')
})

it.each(['750', '499', '506.50'])(
  'P2P-06 I4 an amount that was not given is never valid, whether typed, set or remembered: %s',
  (other) => {
    const { amount, form } = open()
    form.fill({ amount: other })
    expect([amount.value, form.amountValid]).toEqual(['507.00', true])
    form.choose('amount', other)
    expect([form.amount, form.amountValid]).toEqual([undefined, false])
    amount.type(other)
    expect([amount.broken?.key, form.amountValid]).toEqual(['form.amountInput.past', false])
  },
)

it('P2P-06 D-18 an untouched given amount is stored, and restored as untouched', () => {
  const { form } = open()
  expect(form.harmless()).toEqual({ amount: '507.00' })
  const again = open({}, [21n]).form
  again.fill(form.harmless())
  expect([again.amount, again.isTouched]).toEqual(['507.00', false])
})
