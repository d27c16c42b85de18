import { autorun } from 'mobx'
import { beforeAll, expect, it } from 'vitest'
import type { FormStore } from '../../../src/forms/FormStore.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import fc from '../fastCheck.ts'
import { checkedLayout, fixtureMethod, openForm, session, textsOf } from '../features/builders.ts'
import { formScreen } from '../language/documents.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

/** `form.fields.{field} == "{value}"`, or `!=` when `isNot`. */
interface Condition {
  readonly field: string
  readonly value: string
  readonly isNot: boolean
}

interface Sketch {
  readonly isOptional: boolean
  readonly show: Condition | null
  readonly requiredWhen: Condition | null
  readonly rule: { readonly when: Condition | null; readonly equals: string | null } | null
  /** The node around the field. */
  readonly around: { readonly kind: 'when' | 'case' | 'else'; readonly condition: Condition } | null
}

const COUNT = 6
const NAMES = Array.from({ length: COUNT }, (_, at) => `f${at}`)
const VALUES = ['', 'a', 'b', 'ab', '1', ' ', '$&', '"']

const name = fc.constantFrom(...NAMES)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const condition = fc.record({ field: name, value: fc.constantFrom('', 'a', 'b', '1'), isNot: fc.boolean() })
const sketch: fc.Arbitrary<Sketch> = fc.record({
  isOptional: fc.boolean(),
  show: maybe(condition),
  requiredWhen: maybe(condition),
  rule: maybe(fc.record({ when: maybe(condition), equals: maybe(name) })),
  around: maybe(fc.record({ kind: fc.constantFrom('when', 'case', 'else'), condition })),
})
const deed = fc.record({
  field: name,
  value: fc.constantFrom(...VALUES),
  how: fc.constantFrom('type', 'type', 'set', 'blur', 'focus', 'showErrors', 'revalidateAmount'),
})

const source = ({ field, value, isNot }: Condition) => `form.fields.${field} ${isNot ? '!=' : '=='} "${value}"`

function documentOf(sketches: readonly Sketch[]) {
  return sketches.map(({ isOptional, show, requiredWhen, rule, around }, at) => {
    const ruleJson = rule && {
      ...(rule.equals === null ? { regex: '^[a-z]+$' } : { check: 'equals', field: rule.equals }),
      ...{ message: 'field.invalid', ...(rule.when && { when: source(rule.when) }) },
    }
    const node = {
      ...{ type: 'field', kind: 'text', name: `f${at}`, label: 'field.cpf', optional: isOptional },
      ...(show && { show: source(show) }),
      ...(requiredWhen && { requiredWhen: source(requiredWhen) }),
      ...(ruleJson && { rules: [ruleJson] }),
    }
    if (around === null) return node
    const { kind, condition: outer } = around
    if (kind === 'when') return { type: 'stack', when: source(outer), children: [node] }
    const on = `form.fields.${outer.field}`
    return kind === 'case'
      ? { type: 'switch', on, cases: { [outer.value]: [node] } }
      : { type: 'switch', on, cases: { [outer.value]: [] }, else: [node] }
  })
}

/** The expected values and errors of the form, computed by a second, naive implementation. */
function expected(sketches: readonly Sketch[], form: FormStore) {
  const typedIn = (field: string) => form.field(field)?.value ?? ''
  const holds = ({ field, value, isNot }: Condition) => (typedIn(field) === value) !== isNot
  const isShown = ({ show, around }: Sketch) => {
    if (show !== null && !holds(show)) return false
    if (around === null) return true
    const { kind, condition: outer } = around
    if (kind === 'when') return holds(outer)
    return (typedIn(outer.field) === outer.value) === (kind === 'case')
  }
  const isBroken = ({ isOptional, requiredWhen, rule }: Sketch, value: string) => {
    if (value.trim() === '') return requiredWhen === null ? !isOptional : holds(requiredWhen)
    if (rule === null || (rule.when !== null && !holds(rule.when))) return false
    return rule.equals === null ? !/^[a-z]+$/.test(value) : value !== typedIn(rule.equals)
  }
  const shown = sketches.map((one, at) => ({ one, field: `f${at}` })).filter(({ one }) => isShown(one))
  return {
    values: Object.fromEntries(
      shown.flatMap(({ field }) => (typedIn(field).trim() === '' ? [] : [[field, typedIn(field)]])),
    ),
    broken: shown.filter(({ one, field }) => isBroken(one, typedIn(field))).map(({ field }) => field),
  }
}

it('only shown fields are sent and validated, for any dependencies and typed values', () => {
  const method = fixtureMethod('airtm', { fields: [] })
  const property = fc.property(
    fc.array(sketch, { minLength: COUNT, maxLength: COUNT }),
    fc.array(deed, { maxLength: 8 }),
    fc.boolean(),
    (sketches, deeds, isWatched) => {
      const layout = checkedLayout(formScreen(...documentOf(sketches)))
      const { form } = openForm({ layout, method, player: session(), texts })
      const seen: boolean[] = []
      const stop = isWatched ? autorun(() => seen.push(form.formValid)) : () => {}
      for (const { field, value, how } of [{ field: 'f0', value: '', how: 'focus' } as const, ...deeds]) {
        const one = form.field(field)!
        if (how === 'type' || how === 'set') one[how](value)
        else if (how === 'showErrors' || how === 'revalidateAmount') form[how]()
        else form.view(field)!.input[how]()
        const { values, broken } = expected(sketches, form)
        const fields = [...form.fields.values()]
        expect({
          values: form.values(),
          broken: fields.filter(({ isValid }) => !isValid).map(({ name: own }) => own),
          formValid: form.formValid,
          seen: isWatched ? seen.at(-1) : broken.length === 0,
        }).toEqual({ values, broken, formValid: broken.length === 0, seen: broken.length === 0 })
        // Only current errors are shown.
        const shown = fields.filter(({ shownError }) => shownError !== undefined).map(({ name: own }) => own)
        expect(broken).toEqual(expect.arrayContaining(shown))
      }
      stop()
    },
  )
  fc.assert(property, { numRuns: 300 })
})

it('no text typed or set in a field of any kind throws, and setting its value again does not change it', () => {
  const named = (kind: string, own: string, more: object = {}) => ({
    ...{ type: 'field', kind, name: own, ...(kind !== 'composed' && { label: 'field.cpf' }) },
    ...more,
  })
  const item = (value: string) => ({ text: { text: { en: value } }, value })
  const masks = [{ mask: '##-##', when: 'form.fields.text == "a"' }, '\\+52 ## ####', 'AA**']
  const nodes = [
    named('phone', 'phone', { country: { $: 'form.fields.country' } }),
    named('phone', 'own', { country: { $: 'form.fields.own' } }),
    named('country', 'country'),
    named('currency', 'currency'),
    named('text', 'text', { rules: [{ check: 'iban' }, { check: 'equals', field: 'mask' }] }),
    named('text', 'mask', { mask: masks, show: 'form.fields.flag == "true" || form.valid' }),
    named('text', 'digits', { only: 'digits', rules: [{ check: 'range', min: '1' }, { check: 'luhn' }] }),
    named('textUppercase', 'upper', { rules: [{ check: 'length', max: 3 }, { check: 'email' }] }),
    named('date', 'date', { rules: [{ check: 'minAge', years: 18 }], wire: 'plain' }),
    named('checkbox', 'flag'),
    named('dropdown', 'choice', { cascade: { by: 'text', items: { a: [item('1')], b: [item('2'), item('a')] } } }),
    named('radio', 'next', { cascade: { by: 'choice', items: { 1: [item('x')], 2: [item('x'), item('y')] } } }),
    named('composed', 'whole', { parts: ['phone', 'date'], template: '{phone}/{date}' }),
    named('composed', 'loop', { parts: ['loop', 'text'] }),
    { type: 'address', country: { $: 'form.fields.country' } },
  ]
  const layout = checkedLayout(formScreen(...nodes))
  const method = fixtureMethod('airtm', { fields: [] })
  const known = fc.constantFrom('', 'a', 'b', '1', '2', 'x', 'MX', 'CA', 'true', '31/12/2001', '525512345678', '+52 11')
  const typed = fc.oneof(known, fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ maxLength: 20 }))
  const property = fc.property(
    fc.array(fc.tuple(fc.nat(60), typed, fc.boolean()), { minLength: 1, maxLength: 8 }),
    (deeds) => {
      const { form } = openForm({ layout, method, player: session(), texts })
      const fields = [...form.fields.values()]
      const stop = autorun(() => [form.formValid, JSON.stringify(form.values())])
      for (const [at, value, isTyped] of deeds) {
        const one = fields[at % fields.length]!
        if (isTyped) one.type(value)
        else one.set(value)
        form.view(one.name)!.input.blur()
        const before = one.value
        one.set(before)
        // A phone field that takes its country from its own value is exempt: it may change with every set.
        if (!isTyped && one.name !== 'own') expect([one.name, one.value]).toEqual([one.name, before])
        form.showErrors()
        for (const sent of Object.values(form.values())) expect(typeof sent).toBe('string')
        expect(form.values()).not.toHaveProperty('phone')
      }
      stop()
    },
  )
  fc.assert(property, { numRuns: 300 })
})
