import type { DocumentJson, NodeJson } from '../../../schemas/layout/document.ts'
import type { Method } from '../../../src/model/method.ts'
import { formDocument, hintOf, labelOf, methodWith, nameOf } from './bigForm.ts'

/** Ten groups of ten fields with every kind of dependency; with 99 plain fields and the amount, 200 fields. */
export const GROUPS = 10
export const RICH_COUNT = GROUPS * 10
export const PLAIN_COUNT = 99

/** A plain field after the rich ones. Its value shows ten fields and hides ten others. */
export const SWITCH = nameOf(RICH_COUNT)

const BANKS: Readonly<Record<string, string>> = { a: 'Bank A', b: 'Bank B', c: 'Bank C' }

/** The banks of a group: three as buttons, or a list of 60, as in a large country. */
export const banksOf = (group: number): readonly (readonly [value: string, text: string])[] =>
  isEven(group)
    ? [...Object.entries(BANKS), ...Array.from({ length: 57 }, (_, place) => [`n${place}`, `Bank N${place}`] as const)]
    : Object.entries(BANKS)

export const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  a: ['North', 'South'],
  b: ['East', 'West', 'Centre'],
}
export const FIXED_MASK = '###.###-##'
export const BANK_MASK = { bank: 'b', own: 'AA-####', other: '####-####' } as const
export const TERMS_URL = 'https://bank.example/terms'
export const SHORT = 3

/** The field names of a group, by role. */
export function groupNames(group: number) {
  const at = (place: number) => nameOf(group * 10 + place)
  return {
    bank: at(0),
    branch: at(1),
    masked: at(2),
    account: at(3),
    day: at(4),
    phone: at(5),
    consent: at(6),
    linked: at(7),
    shown: at(8),
    hidden: at(9),
  }
}

export const isEven = (group: number): boolean => group % 2 === 0

const words = (en: string) => ({ text: { en } })
const choice = (value: string, text: string) => ({ text: words(text), value })

const field = (kind: string, name: string, more: Record<string, unknown> = {}): NodeJson => ({
  type: 'field',
  kind,
  name,
  label: words(labelFor(name)),
  ...more,
})

export const labelFor = (name: string): string => labelOf(Number(name.slice(1)))
export const hintFor = (name: string): string => hintOf(Number(name.slice(1)))

/** The form of 200 fields, and the method with the plain server fields. */
export const richDocument = (): DocumentJson =>
  formDocument(
    Array.from({ length: GROUPS }, (_, group) => ({ type: 'stack', gap: 'medium', children: richGroup(group) })),
  )
export const richMethod = (): Method => methodWith(PLAIN_COUNT, RICH_COUNT)

/**
 * A choice, a choice that depends on it, masks, a date, a phone, a consent, a field validated against another field,
 * and two conditional fields.
 */
function richGroup(group: number): NodeJson[] {
  const names = groupNames(group)
  const bank = `form.fields.${names.bank}`
  const typed = `form.fields.${SWITCH}`
  const branches = Object.entries(BRANCHES).map(([of, list]) => [of, list.map((text) => choice(text, text))])
  return [
    field(isEven(group) ? 'dropdown' : 'segmented', names.bank, {
      items: banksOf(group).map(([value, text]) => choice(value, text)),
    }),
    field(isEven(group) ? 'radio' : 'dropdown', names.branch, {
      cascade: { by: names.bank, items: Object.fromEntries(branches) },
    }),
    field('text', names.masked, { mask: FIXED_MASK, hint: words(hintFor(names.masked)) }),
    field('text', names.account, {
      mask: [{ mask: BANK_MASK.own, when: `${bank} == "${BANK_MASK.bank}"` }, BANK_MASK.other],
    }),
    field('date', names.day, { rules: [{ check: 'minAge', years: 18 }] }),
    field('phone', names.phone),
    field('checkbox', names.consent, {
      label: words('I accept the {terms}'),
      links: { terms: { text: words('terms'), url: TERMS_URL } },
    }),
    isEven(group)
      ? field('text', names.linked, { rules: [{ check: 'equals', field: names.masked }] })
      : field('text', names.linked, { requiredWhen: `${bank} == "${BANK_MASK.bank}"` }),
    field('text', names.shown, { show: `size(${typed}) < ${SHORT} || ${typed} == "keep ${group}"` }),
    field('text', names.hidden, { show: `size(${typed}) >= ${SHORT} && ${typed} != "drop ${group}"` }),
  ]
}
