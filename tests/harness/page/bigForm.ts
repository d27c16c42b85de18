import type { DocumentJson, NodeJson } from '../../../schemas/layout/document.ts'
import { readMethod } from '../../../src/api/readMethod.ts'
import type { Method } from '../../../src/model/method.ts'
import { allCountries } from '../../../src/reference/countries.ts'

export const REGEX = '^[a-z0-9 ]{3,40}$'
export const nameOf = (index: number): string => `f${index}`
export const labelOf = (index: number): string => `Field number ${index}`
export const hintOf = (index: number): string => `What stands in field ${index}`

const LIMITS = { MXN: { min: '100', max: '50000' } }

/** A method with `count` server fields, numbered from `first`; may exceed the limit of real methods. */
export function methodWith(count: number, first = 0): Method {
  const fields = Array.from({ length: count }, (_, index) => ({
    name: nameOf(first + index),
    type: 'text',
    regex: REGEX,
    props: { label: labelOf(first + index) },
  }))
  return { ...readMethod({ name: 'big', text: { en: 'Big' }, amount_rules: LIMITS, prefilledAmount: '500' })!, fields }
}

const PICTURES = ['bizum', 'oxxo', 'pix', 'pse', 'qris', 'skrill', 'spei', 'twint', 'yape']

/** Methods for the method list, each with an icon. */
export const manyMethods = (count: number): Method[] =>
  Array.from({ length: count }, (_, index) => ({
    ...readMethod({
      name: `m${index}`,
      text: { en: `Method ${index}` },
      amount_rules: LIMITS,
      position: index,
      iconIds: [{ iconId: PICTURES[index % PICTURES.length]! }],
    })!,
    badgeType: index % 5 === 0 ? 'top' : undefined,
  }))

const AMOUNT: NodeJson = {
  type: 'field',
  kind: 'amount',
  name: 'amount',
  label: 'form.amountInput.label',
  hint: { $: 'limits.hint' },
  initial: { $: 'method.prefilledAmount' },
}

const OWN = (index: number): NodeJson => ({
  type: 'field',
  kind: 'text',
  name: nameOf(index),
  label: { text: { en: labelOf(index) } },
  hint: { text: { en: hintOf(index) } },
  rules: [{ regex: REGEX, message: 'field.invalid' }],
})

/** Plain fields defined by the layout. */
export const plainFields = (count: number): NodeJson[] => Array.from({ length: count }, (_, index) => OWN(index))

/** 200 countries, sorted in the player's language. */
export const COUNTRY_ITEMS = allCountries('en')
  .slice(0, 200)
  .map(({ name, code }) => ({ text: name, value: code, icon: `/flags/${code}.svg` }))

export const COUNTRY_FIELD = {
  ...{ type: 'field', kind: 'country', name: 'country', label: { text: { en: 'Country' } } },
  only: COUNTRY_ITEMS.map(({ value }) => value),
}

/** A form layout: the amount, the fields `own`, the server's fields, and `more` below. */
export function formDocument(own: readonly NodeJson[], more: readonly NodeJson[] = []): DocumentJson {
  const fields = [...own, { type: 'serverFields' }]
  const wrong: NodeJson = {
    type: 'note',
    tone: 'bad',
    when: 'form.errors > 0 && !form.valid',
    text: { t: 'form.errors', args: { count: 'form.errors' } },
  }
  const left: NodeJson = {
    type: 'stack',
    gap: 'medium',
    children: [{ type: 'card', children: [AMOUNT] }, ...fields, wrong, ...more],
  }
  const rows = [
    { label: 'summary.method', value: { $: 'method.name' } },
    { label: 'summary.amount', when: 'form.amount != ""', value: { $: 'form.amountText' } },
  ]
  const right: NodeJson = {
    type: 'stack',
    gap: 'medium',
    children: [
      { type: 'summary', rows },
      { type: 'note', tone: 'info', icon: 'info', text: 'summary.note' },
    ],
  }
  const submit: NodeJson = {
    type: 'submit',
    label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
    busyLabel: 'form.deposit.processing',
    busy: 'deposit.creating',
    enabled: 'form.canSubmit',
    onPress: [{ do: 'deposit.create' }],
  }
  const offline: NodeJson = { type: 'note', tone: 'warn', icon: 'offline', when: '!env.online', text: 'form.offline' }
  return {
    layout: 1,
    id: 'big',
    screen: 'deposit.redirect',
    body: [
      { type: 'split', children: [left, right] },
      { type: 'footer', children: [offline, submit] },
    ],
  }
}
