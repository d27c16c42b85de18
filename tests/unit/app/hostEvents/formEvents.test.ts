import { beforeAll, expect, it } from 'vitest'
import { fields } from '../../../../schemas/layout/catalog.ts'
import { followAmount } from '../../../../src/app/hostEvents/followAmount.ts'
import { followErrors } from '../../../../src/app/hostEvents/followErrors.ts'
import { ruleOf } from '../../../../src/app/hostEvents/ruleOf.ts'
import { FormStore } from '../../../../src/forms/FormStore.ts'
import { KINDS } from '../../../../src/forms/kinds/index.ts'
import { loadStates } from '../../../../src/forms/states.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { formWith, textsOf } from '../../features/builders.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { plainRules, plainSpec } from '../../support/plainForm.ts'

let texts: Texts
beforeAll(async () => {
  await loadStates()
  texts = await textsOf()
})

/** Lets the microtasks run in which the errors of one press are read together. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const amountForm = () =>
  new FormStore(
    'MXN',
    [plainSpec({ name: 'amount', kind: 'amount' })],
    plainRules({
      initial: () => '100',
      check: (_, value) => (value === '' ? { key: 'form.amountInput.empty' } : undefined),
    }),
  )

it('D-71 reports an amount that the player has typed once, debounced by 1 s', async () => {
  const clock = fakeClock()
  const form = amountForm()
  const told: string[] = []
  followAmount(form, clock, (amount) => told.push(amount))
  form.revalidateAmount()
  await clock.advance(2_000)
  expect(told, 'an initial amount is not the player’s').toEqual([])
  for (const text of ['1', '15', '150', '1500']) {
    form.field('amount')?.type(text)
    await clock.advance(900)
  }
  expect(told).toEqual([])
  await clock.advance(100)
  expect(told).toEqual(['1500.00'])
  form.field('amount')?.type('')
  form.field('amount')?.type('1500')
  await clock.advance(2_000)
  expect(told).toEqual(['1500.00'])
})

it('does not report an amount if the form closes before the debounce has ended', async () => {
  const clock = fakeClock()
  const form = amountForm()
  const told: string[] = []
  const stop = followAmount(form, clock, (amount) => told.push(amount))
  form.field('amount')?.type('7')
  stop()
  await clock.advance(2_000)
  expect(told).toEqual([])
})

it('ANALYT-04 D-71 reports the errors of one press together, and an unchanged error only once', async () => {
  const form = new FormStore(
    'MXN',
    [plainSpec({ name: 'cpf' }), plainSpec({ name: 'email' })],
    plainRules({
      check: ({ name }, value) => (value === '' ? { key: 'field.required' } : { key: `field.check.${name}` }),
    }),
  )
  const told: unknown[] = []
  const stop = followErrors(form, (errors) => told.push(errors))
  form.showErrors()
  form.showErrors()
  await settled()
  expect(told).toEqual([
    [
      { field: 'cpf', rule: 'required' },
      { field: 'email', rule: 'required' },
    ],
  ])
  form.field('cpf')?.type('7')
  form.showErrors()
  await settled()
  expect(told.slice(1)).toEqual([[{ field: 'cpf', rule: 'cpf' }]])
  stop()
  form.field('email')?.type('8')
  form.showErrors()
  await settled()
  expect(told).toHaveLength(2)
})

it.each([
  ['form.amountInput.empty', 'required'],
  ['form.amountInput.limit.min', 'amount.min'],
  ['field.incomplete', 'incomplete'],
  ['field.check.iban', 'iban'],
  ['form.field.refused', 'refused'],
  ['paymentMethods.airtm', 'pattern'],
  ['paymentMethods.regex_error.cpf', 'pattern'],
  ['brand.own 4111 1111', 'other'],
  ['', 'other'],
])('the message %s is of the rule %s', (key, rule) => {
  expect(ruleOf({ key, args: { value: 'secret' }, words: { en: 'secret' } })).toBe(rule)
})

const SECRETS = [
  '4111 1111 1111 1111',
  'ana.lopez@post.example',
  '+52 55 1234 5678',
  'Zq7-Canary',
  '31/12/1999',
  'true',
]
const items = SECRETS.map((value) => ({ text: { text: { en: value } }, value }))
const PROPS: Readonly<Record<string, object>> = {
  dropdown: { items },
  radio: { items },
  segmented: { items: items.slice(0, 4) },
  network: { items },
  composed: { parts: ['part'] },
  state: { country: { $: 'user.paymentGeo' } },
}

it.each(Object.keys(fields) as (keyof typeof fields)[])(
  'D-71 no event contains what is typed into a field of the kind %s',
  async (kind) => {
    const label = KINDS[kind].isHidden ? {} : { label: 'field.cpf' }
    const rules = [{ regex: '^never$', message: { text: { en: 'not {value}' } } }]
    const one = { type: 'field', kind, name: 'one', ...label, ...PROPS[kind] }
    const part = { type: 'field', kind: 'text', name: 'part', label: 'field.cpf', rules }
    const { form } = formWith(kind === 'composed' ? [part, one] : [one, part], { texts })
    const told: unknown[] = []
    followErrors(form, (errors) => told.push(errors))
    for (const value of SECRETS) {
      for (const name of ['one', 'part']) {
        const field = form.field(name)
        field?.type(value)
        field?.leave()
        field?.refuse()
      }
      form.showErrors()
      await settled()
      for (const name of ['one', 'part']) form.field(name)?.type('')
      form.showErrors()
      await settled()
    }
    expect(told.length, 'errors were told').toBeGreaterThan(0)
    const said = JSON.stringify(told)
    for (const value of SECRETS) if (value !== 'true') expect(said).not.toContain(value)
    expect(new Set(told.flat().flatMap((error) => Object.keys(error as object)))).toEqual(new Set(['field', 'rule']))
    for (const { field, rule } of told.flat() as { field: string; rule: string }[]) {
      expect(['one', 'part', 'amount']).toContain(field)
      expect(rule).toMatch(/^[\w.]{1,20}$/)
    }
  },
)
