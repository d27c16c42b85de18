import { expect, it } from 'vitest'
import { allLinesOf, documentWith, linesOf, TEXTS } from './plant.ts'

type Json = Readonly<Record<string, unknown>>

const field = (name: string, rest: Json = {}) => ({ type: 'field', kind: 'text', name, label: 'empty.text', ...rest })
const items = (...values: readonly string[]) => values.map((value) => ({ text: 'empty.text', value }))
const rule = (...rules: readonly Json[]) => field('a', { rules })
const choice = (name: string, rest: Json) => field(name, { kind: 'radio', ...rest })
const composed = (parts: readonly string[], rest: Json = {}) => ({
  type: 'field',
  kind: 'composed',
  name: 'whole',
  parts,
  ...rest,
})
const steps = (...children: readonly unknown[]) => ({
  type: 'steps',
  next: 'empty.text',
  back: 'empty.text',
  children,
})
const step = (...children: readonly unknown[]) => ({ type: 'step', title: 'empty.title', children })
const SUBMIT = {
  type: 'submit',
  label: { t: 'pay.title', args: { amount: 'form.amountText' } },
  onPress: [{ do: 'deposit.create' }],
}
/** A button that is allowed on a page without a payment. */
const BUTTON = { type: 'submit', label: 'empty.title', onPress: [{ do: 'back' }] }
const TEXT = { type: 'text', text: 'empty.text' }
const words = (text: Json) => ({ type: 'text', text: { text } })

/** A mistake, the nodes that contain it, and the printed findings: line, place and message. */
type Row = readonly [mistake: string, nodes: readonly unknown[], lines: readonly string[]]

const MISTAKES: readonly Row[] = [
  [
    'a rule of two kinds',
    [rule({ regex: '^a$', check: 'luhn', message: 'field.wrong' })],
    ['3:72  E01  block 2 (field): A rule must have exactly one of "regex", "anyOf" and "check".'],
  ],
  [
    'a rule of no kind',
    [rule({ message: 'field.wrong' })],
    ['3:72  E01  block 2 (field): A rule must have exactly one of "regex", "anyOf" and "check".'],
  ],
  [
    'a rule of a server field that says nothing',
    [{ type: 'serverFields', override: { email: { rules: [{ anyOf: ['^a$'] }] } } }],
    ['3:54  E01  block 2 (serverFields): A rule with "anyOf" needs a "message" for the player.'],
  ],
  [
    'an age without years',
    [rule({ check: 'minAge', message: 'field.wrong' })],
    ['3:72  E01  block 2 (field): "minAge" needs "years".'],
  ],
  [
    'a length the wrong way round',
    [rule({ check: 'length', min: 9, max: 6, message: 'field.wrong' })],
    ['3:72  E01  block 2 (field): "min" 9 is more than "max" 6.'],
  ],
  [
    'a choice without choices',
    [choice('a', {})],
    ['3:1  E01  block 2 (field): A choice must have exactly one of "items" and "cascade".'],
  ],
  [
    'five segments',
    [field('a', { kind: 'segmented', items: items('1', '2', '3', '4', '5') })],
    ['3:1  E01  block 2 (field): "segmented" can have 2 to 4 items, not 5: use "radio".'],
  ],
  [
    'the same value twice',
    [choice('a', { items: items('x', 'y', 'x') })],
    ['3:1  E01  block 2 (field): The value "x" is used twice in the items.'],
  ],
  [
    'values with a blank, which are sent with it',
    [
      choice('a', { items: items('341 ', '341', '237\u00a0') }),
      choice('b', { items: items('x') }),
      choice('c', { cascade: { by: 'b', items: { x: items('1', ' 2') } } }),
    ],
    [
      '3:73  W14  block 2 (field): the value "341 " begins or ends with a blank, which is sent too: remove it',
      '3:146  W14  block 2 (field): the value "237\u00a0" begins or ends with a blank, which is sent too: remove it',
      '5:132  W14  block 4 (field): the value " 2" begins or ends with a blank, which is sent too: remove it',
    ],
  ],
  [
    'an empty value, which is no choice',
    [choice('a', { items: items('', 'x') })],
    [
      '3:73  W14  block 2 (field): the value "" is empty: a player who chooses it has chosen nothing, and can\'t pay. Remove the choice, or write its value',
    ],
  ],
  [
    'a default that can not be chosen',
    [choice('a', { items: items('x', 'y'), default: 'z' })],
    ['3:1  E01  block 2 (field): The default "z" is not one of the values: x, y.'],
  ],
  [
    'a mask that takes nothing',
    [{ type: 'serverFields', override: { card: { mask: ['####', { mask: '--' }] } } }],
    [
      '3:43  E01  block 2 (serverFields): The mask has no place to type: put # for a digit, A for a letter, * for either.',
    ],
  ],
  [
    'two first values',
    [field('a', { default: 'x', initial: { $: 'user.lang' } })],
    ['3:1  E01  block 2 (field): A field can have "initial" or "default", not both.'],
  ],
  [
    'a date written otherwise',
    [field('a', { kind: 'date', format: 'DD.MM.YYYY', default: '2001-12-31' })],
    ['3:1  E01  block 2 (field): The default "2001-12-31" is not a date in the format DD.MM.YYYY.'],
  ],
  [
    'a day that never was',
    [field('a', { kind: 'date', default: '31/02/2001' })],
    ['3:73  E01  block 2 (field): There is no day 31/02/2001 (DD/MM/YYYY).'],
  ],
  [
    'a half ticked box',
    [field('a', { kind: 'checkbox', default: 'yes' })],
    ['3:1  E01  block 2 (field): The default of a checkbox must be "true" or "false", not "yes".'],
  ],
  [
    'a link that stands nowhere',
    [
      field('a', {
        kind: 'checkbox',
        label: { text: { en: 'I accept the {terms}', es: 'Acepto' } },
        links: { terms: { text: { text: { en: 'terms', es: 'términos' } }, url: 'https://bank.example/' } },
      }),
    ],
    ['3:1  E01  block 2 (field): The label in "es" has no "{terms}" for the link "terms".'],
  ],
  [
    'a template that leaves a part out',
    [field('a'), field('b'), composed(['a', 'b'], { template: '{a}-' })],
    ['5:1  E18  block 4 (field): The template does not use the part "b".'],
  ],
  [
    'a template that names what is no part',
    [field('a'), composed(['a'], { template: '{a}-{b}' })],
    ['4:1  E18  block 3 (field): The template uses "b", which is not a part.'],
  ],
  ['a part twice', [field('a'), composed(['a', 'a'])], ['4:1  E18  block 3 (field): The part "a" is listed twice.']],
  [
    'a part that does not exist',
    [field('bsb'), composed(['bsb', 'acount']), field('account')],
    ['4:65  E05  block 3 (field): "acount" is not a field of this document: did you mean "account"?'],
  ],
  [
    'a value made of itself',
    [field('a'), composed(['a', 'other']), { ...composed(['whole']), name: 'other' }],
    ["4:63  E18  block 3 (field): a composed value can't contain itself: whole → other → whole"],
  ],
  [
    'a part that never goes out',
    [field('a', { wire: 'none' }), composed(['a'])],
    [
      '4:59  E18  block 3 (field): "a" has "wire": "none", so it is missing from "whole" too: remove its "wire" (a part is never sent on its own)',
    ],
  ],
  [
    'a part that is sometimes hidden',
    [field('a'), field('b', { show: 'form.fields.a == "x"' }), composed(['a', 'b'], { template: '{a}-{b}' })],
    [
      '5:63  W08  block 4 (field): "b" is not always shown when the other parts are (form.fields.a == "x"), and "whole" is not sent without it: put "whole" and all its parts under one condition',
    ],
  ],
  [
    'an equal that does not exist',
    [field('email'), rule({ check: 'equals', field: 'emial' })],
    ['4:98  E05  block 3 (field): "emial" is not a field of this document: did you mean "email"?'],
  ],
  [
    'a cascade by a field that does not exist',
    [
      choice('branch', { cascade: { by: 'bnak', items: { x: items('1') } } }),
      choice('bank', { items: items('x', 'y') }),
    ],
    ['3:85  E05  block 2 (field): "bnak" is not a field of this document: did you mean "bank"?'],
  ],
  [
    'a review of a field that does not exist',
    [field('pin'), { type: 'review', except: ['pim'] }],
    ['4:28  E05  block 3 (review): "pim" is not a field of this document: did you mean "pin"?'],
  ],
  [
    'a condition on a field that does not exist',
    [field('bank', { requiredWhen: 'env.online && form.fields.bnk != ""' })],
    ['3:96  E05  block 2 (field): "bnk" is not a field of this document: did you mean "bank"?'],
  ],
  [
    'a part of an address under another name',
    [
      { type: 'address', country: { $: 'user.paymentGeo' }, names: { zip: 'postal_code' } },
      { ...TEXT, when: 'form.fields.zip != "" && form.fields.city != ""' },
    ],
    [
      '4:44  E05  block 3 (text): "zip" is not a field of this document: choose from line1, line2, district, city, state, postal_code',
    ],
  ],
  [
    'a name that an address has already taken',
    [{ type: 'address', country: { $: 'user.paymentGeo' }, names: { line1: 'street' } }, field('street')],
    ['4:38  E09  block 3 (field): The field name "street" is used twice in the document.'],
  ],
  [
    'a field in a repeat',
    [
      {
        type: 'repeat',
        each: 'methods.tiles',
        as: 'tile',
        key: 'tile.id',
        children: [field('a')],
        empty: [field('b')],
      },
    ],
    [
      '3:81  E09  block 2 › field: "field" can\'t be inside a "repeat": its names would be repeated for each item. Move it outside.',
    ],
  ],
  [
    'a cascade in a circle',
    [
      choice('a', { cascade: { by: 'b', items: { x: items('x') } } }),
      choice('b', { cascade: { by: 'a', items: { x: items('x') } } }),
    ],
    [
      '3:80  E16  block 2 (field): the choices depend on each other, so nothing can be chosen: a → b → a. Give one of these fields "items" instead of "cascade"',
    ],
  ],
  [
    'a cascade by itself',
    [choice('a', { cascade: { by: 'a', items: { x: items('x') } } })],
    [
      '3:80  E16  block 2 (field): the choices depend on each other, so nothing can be chosen: a → a. Give one of these fields "items" instead of "cascade"',
    ],
  ],
  [
    'a cascade for a value that never comes, and none for one that does',
    [
      choice('bank', { items: items('bbva', 'hsbc') }),
      choice('branch', { cascade: { by: 'bank', items: { bbvaa: items('1'), hsbc: items('2') } } }),
    ],
    [
      '4:100  W08  block 3 (field): when "bank" is "bbva", there is nothing to choose from in "branch": give it items for "bbva"',
      '4:109  W01  block 3 (field): "bank" is never "bbvaa": did you mean "bbva"?',
    ],
  ],
  ['a step by itself', [step(TEXT)], ['3:1  E17  block 2 (step): "step" is allowed only in "steps"']],
  [
    'a text among the steps',
    [steps(step(TEXT), TEXT)],
    ['3:156  E17  block 2 › text: "steps" can contain only "step": put "text" into one'],
  ],
  [
    'steps twice',
    [steps(step(TEXT)), steps(step(TEXT))],
    ['4:1  E17  block 3 (steps): a form can have only one "steps": put all steps into the first one'],
  ],
  [
    'steps in a step',
    [steps(step(steps(step(TEXT))))],
    ['3:118  E17  block 2 › step › steps: "steps" can\'t be inside "steps"'],
  ],
  [
    'a button before the last step',
    [steps(step(BUTTON), step(TEXT))],
    ['3:118  E17  block 2 › step 1 › submit: "submit" must be in the last "step", or the last step would not have it'],
  ],
  [
    'a button beside the steps',
    [steps(step(TEXT)), BUTTON],
    ['4:1  E17  block 3 (submit): "submit" must be in the last "step", or it could be pressed before the last step'],
  ],
  [
    'a review too early',
    [steps(step({ type: 'review' }), step(TEXT))],
    [
      '3:118  W09  block 2 › step 1 › review: "review" belongs in the last "step": in an earlier one, not everything has been entered',
    ],
  ],
  [
    'an invalid condition of a rule',
    [rule({ check: 'luhn', when: 'form.fields.a' })],
    [
      '3:95  E04  block 2 (field): "form.fields.a" is a text, but a condition must be true or false: compare it with a value',
    ],
  ],
  [
    'an invalid condition of a mask',
    [field('a', { mask: [{ mask: '####', when: 'size(form.fields.a)' }] })],
    [
      '3:93  E04  block 2 (field): "size(form.fields.a)" is a number, but a condition must be true or false: compare it with a value',
    ],
  ],
  [
    'an invalid condition of an override',
    [{ type: 'serverFields', override: { a: { requiredWhen: 'user.lang' } } }],
    [
      '3:56  E04  block 2 (serverFields): "user.lang" is a text, but a condition must be true or false: compare it with a value',
    ],
  ],
  [
    'a slow regular expression among several',
    [rule({ anyOf: ['^a$', '^a+a+$'], message: 'field.wrong' })],
    [
      `3:88  W04  block 2 (field): "^a+a+$" is slow on long values, such as 'a' + 'a'.repeat(54773) + '\\x00': make sure that adjacent repetitions can't match the same characters`,
    ],
  ],
  [
    'a broken regular expression among several',
    [rule({ anyOf: ['^a$', 'a)'], message: 'field.wrong' })],
    ['3:88  E06  block 2 (field): "a)" is not a valid regular expression: Unmatched \')\''],
  ],
  [
    'a message that is not translated',
    [field('a', { messages: { empty: 'field.worng' } })],
    ['3:83  E02  block 2 (field): "field.worng" is not a translation key: did you mean "field.wrong"?'],
  ],
  [
    'a check without words',
    [rule({ check: 'iban' })],
    ['3:81  E02  block 2 (field): "iban" has no default message ("field.check.iban"): give the rule a "message"'],
  ],
  [
    'an unknown key among the choices of a cascade',
    [
      choice('bank', { items: items('x') }),
      choice('branch', { cascade: { by: 'bank', items: { x: [{ text: 'empty.txt', value: '1' }] } } }),
    ],
    ['4:114  E02  block 3 (field): "empty.txt" is not a translation key: did you mean "empty.text"?'],
  ],
  [
    'a language that one text lacks',
    [words({ en: 'One', es: 'Uno' }), words({ en: 'Two' })],
    [
      '4:31  W10  block 3 (text): "Two" has no text in "es", unlike other texts of the document: players see the English one',
    ],
  ],
  [
    'a language that a message lacks',
    [words({ en: 'One', es: 'Uno' }), field('a', { messages: { empty: { text: { en: 'Empty' } } } })],
    [
      '4:91  W10  block 3 (field): "Empty" has no text in "es", unlike other texts of the document: players see the English one',
    ],
  ],
  [
    'optional beside its condition',
    [field('a', { optional: true, requiredWhen: 'env.online' })],
    ['3:74  W09  block 2 (field): "requiredWhen" defines when it may stay empty: remove "optional"'],
  ],
  [
    'a field for nothing',
    [field('a', { wire: 'none' })],
    ['3:70  W06  block 2 (field): "a" is never sent and nothing reads it: remove the field, or remove its "wire"'],
  ],
]

it.each(MISTAKES)('reports %s', (_, nodes, lines) => {
  expect(linesOf(documentWith(...nodes))).toEqual(lines)
})

it.each([
  ['may stay empty', { optional: true, items: items('', 'x') }],
  ['is not always required', { requiredWhen: 'env.online', items: items('') }],
])('does not report an empty value of a field that %s', (_, rest) => {
  expect(linesOf(documentWith(choice('a', rest)))).toEqual([])
})

it.each<readonly [string, readonly unknown[]]>([
  [
    'rules of every kind, on conditions',
    [
      field('email'),
      rule(
        { regex: '^[a-z]{1,9}$', message: 'field.wrong', when: 'size(form.fields.email) > 3' },
        { anyOf: ['^a$', '^b$'], message: { text: { en: 'Wrong' } } },
        { check: 'length', min: 1, max: 9, message: 'field.wrong' },
        { check: 'range', min: '0.5', message: 'field.wrong' },
        { check: 'equals', field: 'email' },
      ),
    ],
  ],
  [
    'masks on conditions',
    [
      field('a', {
        mask: ['###-###', { mask: 'AA##', when: 'user.lang == "en"' }],
        messages: { incomplete: 'field.wrong' },
      }),
    ],
  ],
  [
    'choices by another choice',
    [
      choice('bank', { items: items('x', 'y') }),
      choice('branch', { cascade: { by: 'bank', items: { x: items('1', '2'), y: items('1') } }, default: '2' }),
      choice('desk', { cascade: { by: 'branch', items: { 1: items('a'), 2: items('b') } } }),
    ],
  ],
  [
    'a value made of parts under one condition',
    [
      field('by', { kind: 'segmented', items: items('account', 'payid') }),
      {
        type: 'stack',
        when: 'form.fields.by == "account"',
        children: [field('bsb'), field('number'), composed(['bsb', 'number'], { template: '{bsb}-{number}' })],
      },
      field('payId', { show: 'form.fields.by == "payid"' }),
      { ...composed(['whole', 'payId']), name: 'destination' },
    ],
  ],
  [
    'a button and a review in the last step',
    [steps(step(TEXT), step({ type: 'review' }, { type: 'stack', children: [SUBMIT] }))],
  ],
  [
    'steps in one case of a switch, and another form in the other',
    [{ type: 'switch', on: 'user.lang', cases: { en: [steps(step(SUBMIT))], es: [{ ...SUBMIT }] } }],
  ],
  [
    'M6 amounts that are compared',
    [{ type: 'text', when: 'form.amount > limits.max || form.amount < "100.50"', text: 'empty.text' }],
  ],
  [
    'an address',
    [
      { type: 'address', country: { $: 'form.fields.country' }, names: { line1: 'street' } },
      field('country', { kind: 'country', only: ['MX', 'BR'] }),
      { type: 'review', except: ['street', 'zip'] },
    ],
  ],
  [
    'a consent that goes nowhere, and a field that only others read',
    [
      field('consent', { kind: 'checkbox', wire: 'none' }),
      field('isOther', { kind: 'checkbox', optional: true, wire: 'none' }),
      field('other', { show: 'form.fields.isOther == "true"' }),
      field('again', { wire: 'none', rules: [{ check: 'equals', field: 'other' }] }),
    ],
  ],
])('finds nothing in %s', (_, nodes) => {
  expect(linesOf(documentWith(...nodes))).toEqual([])
})

it('holds a regular expression without a proof to what the widget would refuse', () => {
  const document = documentWith(rule({ anyOf: ['^(a+)+$', '^(a+)\\1$'], message: 'field.wrong' }))
  const lines = linesOf(document, { texts: TEXTS })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"^(a+)\\1$" is ignored by the widget: it has a backreference')
})

it('says that a field is not drawn on a page that is not a form', () => {
  expect(allLinesOf(documentWith(field('a'), { type: 'review' }))).toEqual([
    '3:1  W09  block 2 (field): "field" is not shown here: the screen "empty" is not a form',
    '4:1  W09  block 3 (review): "review" is not shown here: the screen "empty" is not a form',
  ])
})

it.each([
  ['required', { requiredWhen: 'form.valid' }],
  ['shown', { show: '!form.canSubmit' }],
  ['judged', { rules: [{ check: 'luhn', when: 'form.errors == 0' }] }],
])('reports a field that is %s depending on whether the form is valid', (_, more) => {
  const lines = linesOf(documentWith(field('a', more))).filter((line) => line.includes('E16'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/"form\.\w+" depends on this field itself: use the fields that it depends on instead$/)
})

it.each([{ optional: true }, { requiredWhen: 'env.online' }])(
  'reports a part of a template that may stay empty: %j',
  (more) => {
    const lines = linesOf(documentWith(field('a'), field('b', more), composed(['a', 'b'], { template: '{a}-{b}' })))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('W08')
    expect(lines[0]).toContain('"b" may stay empty, and "whole" is not sent without it')
  },
)

it.each([
  ['the name of the amount for another kind', field('amount'), 'A field named "amount" must have the kind "amount"'],
  [
    'the limits of the payment at another amount',
    field('sum', { kind: 'amount', max: { $: 'limits.max' } }),
    '"max" is only for the field "amount": limit "sum" with a rule',
  ],
  ['an invalid first amount', field('sum', { kind: 'amount', default: '1,5' }), 'The default "1,5" is not an amount'],
  [
    'a composed value without its signs',
    composed(['a', 'b'], { wire: 'plain' }),
    'A composed field has no "wire": set it on the parts',
  ],
  ['a step with a condition', steps({ ...step(TEXT), when: 'env.online' }), 'A "step" has no "when"'],
  [
    'a field of a name that an address has',
    { type: 'address', country: { $: 'user.paymentGeo' }, names: { city: 'a' } },
    'is used twice',
  ],
])('reports %s', (_, node, words) => {
  expect(linesOf(documentWith(field('a'), field('b'), node)).join('\n')).toContain(words)
})

it('S2 reports a button without the amount, and an action that sets the amount', () => {
  const amount = field('amount', { kind: 'amount' })
  const lines = (...body: readonly unknown[]) =>
    linesOf({ layout: 1, id: 'a', screen: 'deposit.redirect', body: [amount, { type: 'serverFields' }, ...body] })
  const forge = { do: 'setField', field: 'amount', value: { $: 'limits.max' } }
  expect(lines({ ...SUBMIT, label: { text: { en: 'Pay 1.00' } } })).toEqual([
    expect.stringContaining('E19  block 3 (submit): The button must show the amount. Write {"t": key'),
  ])
  expect(lines({ ...SUBMIT, label: { text: { en: 'Pay now' } } })).toEqual([
    expect.stringContaining('W13  block 3 (submit): The label of the button has no amount'),
  ])
  expect(lines({ ...SUBMIT, onPress: [forge, ...SUBMIT.onPress] })).toEqual([
    expect.stringContaining('E19  block 3 (submit): "setField" must not change the amount.'),
    expect.stringContaining('E19  block 3 (submit): A press with "deposit.create" must not have "setField"'),
  ])
  expect(lines(SUBMIT, { type: 'button', label: 'empty.text', onPress: SUBMIT.onPress })).toEqual([
    expect.stringContaining('E19  block 4 (button): "deposit.create" is only for "submit"'),
  ])
})

it('reports an amount, and fields of the server, that are not always shown', () => {
  const amount = field('amount', { kind: 'amount' })
  const stack = (...children: readonly unknown[]) => ({ type: 'stack', when: 'env.online', children })
  const lines = (...body: readonly unknown[]) =>
    linesOf({ layout: 1, id: 'a', screen: 'deposit.redirect', body: [...body, SUBMIT] }).map((line) =>
      line.replace(/^[\d:]+ +/, '').replace(/ {2}.*?: /, ' '),
    )
  const always = (part: string) =>
    `E14 A payment must always show ${part}, but this one is not always shown (env.online).`
  const server = { type: 'serverFields' }
  expect(lines(amount, server)).toEqual([])
  expect(lines(stack(amount), server)).toEqual([always('the amount')])
  expect(lines({ ...amount, show: 'env.online' }, server)).toEqual([always('the amount')])
  expect(lines(amount, stack(server))).toEqual([always('"serverFields"')])
  expect(lines(amount, { ...server, except: ['a'] }, stack(server))).toEqual([])
  expect(lines(amount, stack(server), server).join()).toContain(always('"serverFields"'))
})
