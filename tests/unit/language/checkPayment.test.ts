import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../../src/language/checkDocument.ts'
import { formScreen, SUBMIT, TEXT } from './documents.ts'

const AMOUNT = { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' }
const SERVER = { type: 'serverFields' }
const PAY = [{ do: 'deposit.create' }]
const FORGE = { do: 'setField', field: 'amount', value: { $: 'limits.max' } }

const form = (...body: readonly unknown[]) => ({ layout: 1, id: 'form', screen: 'deposit.redirect', body })
const labelled = (label: unknown, more = {}) => form(AMOUNT, SERVER, { ...SUBMIT, label, ...more })
const button = (onPress: unknown) => ({ type: 'button', label: 'empty.text', onPress })
const repeat = (...children: readonly unknown[]) => ({
  ...{ type: 'repeat', each: 'form.chips', as: 'chip', key: 'chip.value', ariaLabel: 'form.chips.label' },
  children,
})
const within = (...nodes: readonly unknown[]): readonly (readonly [string, unknown])[] => [
  ['under a condition', { type: 'stack', when: 'env.online', children: nodes }],
  ['two levels under one', { type: 'card', when: 'false', children: [{ type: 'stack', children: nodes }] }],
  ['in a case of a switch', { type: 'switch', on: 'user.lang', cases: { en: nodes } }],
  ['in the else of a switch', { type: 'switch', on: 'user.lang', cases: { en: [TEXT] }, else: nodes }],
  ['in an item of a list', repeat(...nodes)],
  ['in the empty list', { ...repeat(TEXT), empty: nodes }],
  ['as the fallback of a wrong node under a condition', fallen(nodes)],
]
const fallen = (nodes: readonly unknown[]) => ({
  ...{ type: 'stack', when: 'env.online' },
  children: nodes.map((fallback) => ({ type: 'hologram', fallback })),
})

const refusal = (json: unknown) => {
  const { layout, problems } = checkDocument(json)
  const [first] = problems.filter(({ isHandled }) => !isHandled)
  return { isDrawn: layout !== undefined, problem: first && `${first.code} ${first.pointer}` }
}
const refused = (problem: string) => ({ isDrawn: false, problem })

describe('S2 I4 I24 the required elements of a payment are always drawn:', () => {
  it.each(within(AMOUNT))('an amount %s is refused', (_, node) => {
    expect(refusal(form(node, SERVER, SUBMIT))).toMatchObject({ isDrawn: false })
    expect(refusal(form(node, SERVER, SUBMIT)).problem).toMatch(/^E14 \/body\/0/)
  })

  it.each(within(SERVER))('fields of the server %s are refused', (_, node) => {
    expect(refusal(form(AMOUNT, node, SUBMIT)).problem).toMatch(/^E14 \/body\/1/)
  })

  it.each(within(SUBMIT))('a button %s is refused', (_, node) => {
    expect(refusal(form(AMOUNT, SERVER, node)).problem).toMatch(/^E14 \/body\/2/)
  })

  it.each([
    ['an amount', form({ ...AMOUNT, when: 'true' }, SERVER, SUBMIT), 'E14 /body/0'],
    ['an amount that is shown conditionally', form({ ...AMOUNT, show: 'env.online' }, SERVER, SUBMIT), 'E14 /body/0'],
    ['server fields', form(AMOUNT, { ...SERVER, when: 'false' }, SUBMIT), 'E14 /body/1'],
    ['a button', form(AMOUNT, SERVER, { ...SUBMIT, when: 'form.valid' }), 'E14 /body/2'],
  ])('refuses %s with a condition', (_, document, problem) => {
    expect(refusal(document)).toEqual(refused(problem))
  })

  it('accepts a form hidden by !limits.poor, but no other condition inside it, and no notes hidden with it', () => {
    const poor = { when: '!limits.poor' }
    const whole = (...hidden: readonly object[]) =>
      form({ type: 'stack', ...poor, children: hidden }, { type: 'text', text: 'empty.text' })
    expect(refusal(form({ ...AMOUNT, ...poor }, { ...SERVER, ...poor }, { ...SUBMIT, ...poor })).isDrawn).toBe(true)
    expect(refusal(whole({ ...AMOUNT, when: 'env.online' }, SERVER, SUBMIT))).toMatchObject({ isDrawn: false })
    expect(refusal(whole({ use: 'payment.notes' }, AMOUNT, SERVER, SUBMIT))).toMatchObject({ isDrawn: false })
  })

  it('accepts a condition on server fields after the first serverFields node', () => {
    const more = { ...SERVER, when: 'env.online' }
    expect(refusal(form(AMOUNT, { ...SERVER, except: ['iban'] }, more, SUBMIT)).isDrawn).toBe(true)
    expect(refusal(form(AMOUNT, more, SERVER, SUBMIT))).toEqual(refused('E14 /body/1'))
  })

  it('accepts a form in steps, but not if the steps have a condition', () => {
    const steps = (more = {}) => ({
      ...{ type: 'steps', next: 'form.steps.next', back: 'form.steps.back', ...more },
      children: [
        { type: 'step', title: 'empty.title', children: [AMOUNT, SERVER] },
        { type: 'step', title: 'empty.text', children: [SUBMIT] },
      ],
    })
    expect(refusal(form(steps())).isDrawn).toBe(true)
    expect(refusal(form(steps({ when: 'env.online' }))).isDrawn).toBe(false)
  })
})

describe('S2 I4 the main button must show the amount that is paid:', () => {
  it.each([
    ['words that say an amount', { text: { en: 'Pay 1.00' } }],
    ['words that say an amount in another language', { text: { en: 'Go on', ar: 'ادفع ١٬٠٠' } }],
    ['a text with an amount of its own', { t: 'form.deposit.submit', args: { amount: '"1.00 MXN"' } }],
    ['another amount', { t: 'form.deposit.submit', args: { amount: 'limits.min' } }],
    ['another amount, written as money', { t: 'form.deposit.submit', args: { amount: 'money("1", user.currency)' } }],
    ['sometimes another one', { t: 'form.deposit.submit', args: { amount: 'true ? "1.00" : form.amountText' } }],
    ['another one beside it', { t: 'form.deposit.submit', args: { amount: '"1.00"', other: 'form.amountText' } }],
    [
      'a typed text beside it',
      { t: 'form.deposit.submit', args: { a: 'form.fields.note', amount: 'form.amountText' } },
    ],
    ['a number beside it', { t: 'form.deposit.submit', args: { count: '1', amount: 'form.amountText' } }],
    ['a piece of it', { t: 'form.deposit.submit', args: { amount: 'last(form.amountText, 4)' } }],
    [
      'the text of an option as the amount',
      { t: 'form.deposit.submit', args: { amount: 'form.labels.plan', other: 'form.amountText' } },
    ],
    ['data that is another amount', { $: 'limits.min' }],
    ['a key from data', { keyFrom: 'method.annotationKey' }],
  ])('%s is refused, for eyes and for ears', (_, label) => {
    expect(refusal(labelled(label))).toEqual(refused('E19 /body/2'))
    expect(refusal(labelled(SUBMIT.label, { ariaLabel: label }))).toEqual(refused('E19 /body/2'))
  })

  it.each([
    ['the amount', { $: 'form.amountText' }],
    ['the amount in a text', { t: 'form.deposit.submit', args: { amount: 'form.amountText' } }],
    [
      'the amount, written as money',
      { t: 'form.deposit.submit', args: { amount: 'money(form.amount, user.currency)' } },
    ],
    ['a translation that is given no amount', 'form.deposit.submit'],
    ['V2 D-37 own words without an amount', { text: { en: 'Go on' } }],
    [
      'V2 D-37 own words with the amount',
      { text: { en: 'Pay {sum} now', es: 'Paga {sum}' }, args: { sum: 'form.amountText' } },
    ],
    [
      'V2 D-37 own words with the amount and the selected option',
      { text: { en: 'Pay {sum} with {bank}' }, args: { sum: 'form.amountText', bank: 'form.labels.bank' } },
    ],
    ['the method beside it', { t: 'form.deposit.submit', args: { amount: 'form.amountText', name: 'method.name' } }],
  ])('%s is taken', (_, label) => {
    expect(refusal(labelled(label, { ariaLabel: label })).isDrawn).toBe(true)
  })

  it.each([
    ['words in one language lack it', { en: 'Pay {sum}', es: 'Paga' }, { sum: 'form.amountText' }, 'W13'],
    ['they have the text of an option alone', { en: 'Pay {pack}' }, { pack: 'form.labels.pack' }, 'E19'],
    [
      'words in one language have the text of an option without the amount',
      { en: 'Pay {sum} {pack}', es: 'Paga {pack}' },
      { sum: 'form.amountText', pack: 'form.labels.pack' },
      'E19',
    ],
    ['they have a number of their own', { en: 'Pay {sum} or 5' }, { sum: 'form.amountText' }, 'E19'],
    ['they have another amount', { en: 'Pay {sum}' }, { sum: 'limits.min' }, 'E19'],
    ['they have an amount beside it', { en: 'Pay {sum} {min}' }, { sum: 'form.amountText', min: 'limits.min' }, 'E19'],
  ])('V2 D-37 reports a label with arguments if %s', (_, text, args, code) => {
    const { problems } = checkDocument(labelled({ text, args }), undefined)
    expect(problems.map((problem) => problem.code)).toEqual([code])
  })

  it('refuses a second main button', () => {
    const cancel = { ...SUBMIT, onPress: [{ do: 'back' }] }
    expect(refusal(form(AMOUNT, SERVER, SUBMIT, cancel))).toEqual(refused('E19 /body/3'))
  })
})

describe('S2 I4 B19 the amount can only be set by the player:', () => {
  it.each([
    ['set in the press that pays', form(AMOUNT, SERVER, { ...SUBMIT, onPress: [FORGE, ...PAY] })],
    ['set by another button', form(AMOUNT, SERVER, SUBMIT, button([FORGE]))],
    ['set after paying', form(AMOUNT, SERVER, { ...SUBMIT, onPress: [...PAY, FORGE] })],
    ['set in a list of quick amounts', form(AMOUNT, SERVER, SUBMIT, repeat(button([FORGE])))],
    ['another field set in the press that pays', paying({ ...FORGE, field: 'note' }, ...PAY)],
    ['paid by a part that says no amount', form(AMOUNT, SERVER, SUBMIT, button(PAY))],
    ['paid by a link', form(AMOUNT, SERVER, SUBMIT, { type: 'link', label: 'empty.text', onPress: PAY })],
    ['set by chips of another list', form(AMOUNT, SERVER, SUBMIT, chips('exp.amounts'))],
    ['set by chips of an item', form(AMOUNT, SERVER, SUBMIT, repeat(chips('chip.label')))],
  ])('%s: refused', (_, document) => {
    const { isDrawn, problem } = refusal(document)
    expect(isDrawn).toBe(false)
    expect(problem).toMatch(/^E19 /)
  })

  it('refuses a payment action on a page that is not a form', () => {
    const list = { layout: 1, id: 'a', screen: 'error', body: [button(PAY)] }
    expect(refusal(list)).toEqual(refused('E20 /body/0/onPress/0/do'))
  })

  it('accepts a button that sets another field, and chips that set the amount', () => {
    const other = button([{ ...FORGE, field: 'note' }])
    expect(refusal(formScreen(other, chips('form.chips'))).isDrawn).toBe(true)
  })
})

function chips(source: string) {
  return { type: 'chips', source, target: 'amount', ariaLabel: 'form.chips.label' }
}

function paying(...onPress: readonly unknown[]) {
  return form(AMOUNT, SERVER, { ...SUBMIT, onPress })
}
