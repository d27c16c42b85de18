import { describe, expect, it } from 'vitest'
import { KINDS } from '../../../../src/forms/kinds/index.ts'
import { planForm } from '../../../../src/forms/plan/planForm.ts'
import type { MethodField } from '../../../../src/model/methodField.ts'
import { checkedLayout, serverField } from '../../features/builders.ts'
import { formScreen, SUBMIT } from '../../language/documents.ts'

function plan(nodes: readonly unknown[], fields: readonly MethodField[] = []) {
  return planForm(checkedLayout(formScreen(...nodes)), fields)
}

it("takes the document's fields and the server's, in the order in which they are drawn", () => {
  const { fields } = plan(
    [
      { type: 'serverFields' },
      { type: 'stack', children: [{ type: 'field', kind: 'text', name: 'email', label: 'field.email' }] },
    ],
    [serverField(), serverField({ name: 'phone' })],
  )
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'cpf', 'phone', 'email'])
})

it('N6 draws a field that identifies the payment, whatever a document leaves out', () => {
  const needed = { ...serverField(), name: 'confirmationId', isNeeded: true }
  const { fields } = plan([{ type: 'serverFields', except: ['confirmationId'] }], [needed])
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'confirmationId'])
})

it('leaves out the names in `except`', () => {
  const { fields, restored, missing } = plan(
    [{ type: 'serverFields', except: ['phone'] }],
    [serverField(), serverField({ name: 'phone', isAdvanced: true })],
  )
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'cpf'])
  expect([restored, missing]).toEqual([[], []])
})

it('N2 draws a field that the method requires, even if the document leaves it out, and reports it', () => {
  const [first, second] = [
    { type: 'serverFields', except: ['phone', 'cpf'] },
    { type: 'serverFields', except: ['phone'] },
  ]
  const { fields, restored, missing } = plan([first, second], [serverField(), serverField({ name: 'phone' })])
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'phone', 'cpf'])
  expect([restored, missing]).toEqual([['phone'], []])
})

it('changes the look of a server field by `override`, and sends it under the server’s name', () => {
  const rules = [{ regex: '^\\d+$', message: 'field.invalid' }]
  const over = {
    label: 'field.other',
    placeholder: { text: { en: '000' } },
    hint: { $: 'limits.min' },
    inputMode: 'numeric',
    rules,
    optional: true,
    width: 'half',
  }
  const [, cpf] = plan([{ type: 'serverFields', override: { cpf: over } }], [serverField()]).fields
  expect(cpf).toMatchObject({
    name: 'cpf',
    kind: 'text',
    label: { kind: 'key', key: 'field.other' },
    placeholder: { kind: 'inline', text: { en: '000' } },
    hint: { kind: 'data', path: { kind: 'path', root: 'limits' } },
    plain: { inputMode: 'numeric', width: 'half' },
    rules: [{ regexes: ['^\\d+$'], check: undefined, message: 'field.invalid' }],
    isOptional: true,
  })
})

it.each([
  ['email', {}, { autoComplete: 'email', inputMode: 'email' }],
  ['payer_phone', {}, { autoComplete: 'tel', inputMode: 'tel' }],
  ['cardNumber', {}, { autoComplete: 'cc-number', inputMode: 'numeric' }],
  ['cardNumber', { masks: ['#### ####'] }, { autoComplete: 'cc-number' }],
  ['card_expiry', {}, { autoComplete: 'cc-exp' }],
  ['first_name', {}, { autoComplete: 'given-name' }],
  ['email_or_phone', {}, { autoComplete: 'tel' }],
  ['emailOrMobileNumber', {}, { autoComplete: 'tel' }],
  ['upi_or_mobile', {}, { autoComplete: 'tel' }],
  ['iban_or_card_number', {}, { autoComplete: 'cc-number' }],
  ['recipient_email', {}, { autoComplete: 'off', inputMode: 'email' }],
  ['recipient_phone', { type: 'phone_with_prefix' }, { autoComplete: 'off', inputMode: 'tel' }],
  ['wallet_phone', { type: 'phone_with_prefix' }, { inputMode: 'tel' }],
  ['phone', { type: 'phone_with_prefix' }, { autoComplete: 'tel', inputMode: 'tel' }],
  ['contact', { type: 'phone_with_prefix' }, {}],
])('WCAG 1.3.5: the name of the server field %s (%j) decides on %j', (name, over, plain) => {
  const [, field] = plan([{ type: 'serverFields' }], [serverField({ name, ...over })]).fields
  expect(field?.plain).toEqual(plain)
})

it('an override decides on the keyboard and the purpose of a server field', () => {
  const override = { email: { inputMode: 'text' }, phone: { autoComplete: 'off' } }
  const fields = [serverField({ name: 'email' }), serverField({ name: 'phone', type: 'phone_with_prefix' })]
  const [, email, phone] = plan([{ type: 'serverFields', override }], fields).fields
  expect(email?.plain).toEqual({ autoComplete: 'email', inputMode: 'text' })
  expect(phone?.plain).toEqual({ autoComplete: 'off', inputMode: 'tel' })
})

it('types and sends a date in the format of an override', () => {
  const override = { born: { kind: 'date', format: 'YYYY-MM-DD' } }
  const [, born] = plan([{ type: 'serverFields', override }], [serverField({ name: 'born' })]).fields
  expect(born).toMatchObject({ kind: 'date', plain: { format: 'YYYY-MM-DD' } })
  expect(KINDS.date.isComplete(born!, '1990-12-31', {} as never)).toBe(true)
  expect(KINDS.date.problem(born!, '1990-12-31', {} as never)).toBeUndefined()
})

it.each(['42', 'payer.first_name', 'billing[line1]'])('a field of the document may be named %s', (name) => {
  const own = { type: 'field', kind: 'text', name, label: 'field.other' }
  expect(plan([own, { type: 'serverFields' }], [serverField({ name })]).fields.map((field) => field.name)).toContain(
    name,
  )
})

it('keeps the server’s description unless it is overridden', () => {
  const rules = [{ regex: '^a$', message: '' }]
  const [, cpf] = plan(
    [{ type: 'serverFields', override: { toString: { optional: true } } }],
    [serverField({ label: '', value: '1', rules, isWallet: true, isDisabled: true, placeholder: 'Your CPF' })],
  ).fields
  expect(cpf).toMatchObject({ label: { kind: 'server', words: 'field.cpf' }, placeholder: { words: 'Your CPF' } })
  expect(cpf).toMatchObject({
    initial: '1',
    // The rule has no message, so the method's default applies.
    rules: [{ regexes: ['^a$'], message: undefined }],
    isWallet: true,
    isDisabled: true,
    isOptional: false,
    hint: undefined,
  })
})

it("prefers the document's own field to the server's of the same name", () => {
  const own = { type: 'field', kind: 'text', name: 'cpf', label: 'field.own' }
  const { fields } = plan([{ type: 'serverFields' }, own], [serverField(), serverField({ name: 'amount' })])
  expect(fields.map(({ name, label }) => [name, label.kind])).toEqual([
    ['amount', 'key'],
    ['cpf', 'key'],
  ])
})

it('draws a server field once, in its first place', () => {
  const { fields } = plan(
    [{ type: 'serverFields', except: ['a'] }, { type: 'serverFields' }],
    [serverField({ name: 'a' }), serverField({ name: 'b' })],
  )
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'b', 'a'])
})

it('draws a field of an unknown type as text, and reports the type', () => {
  const { fields, unknownTypes } = plan([{ type: 'serverFields' }], [serverField({ type: 'iris_scan' })])
  expect(fields[1]?.kind).toBe('text')
  expect(unknownTypes).toMatchObject([{ name: 'cpf', type: 'iris_scan' }])
})

it('hides hidden fields, and makes a choice of a field that has items', () => {
  const items = [{ text: 'BBVA', value: 'bbva' }]
  const { fields } = plan(
    [{ type: 'serverFields' }],
    [serverField({ isHidden: true }), serverField({ name: 'bank', items })],
  )
  expect(fields.slice(1)).toMatchObject([
    { kind: 'hidden', isHidden: true },
    { kind: 'dropdown', items: [{ text: { kind: 'server', words: 'BBVA' }, value: 'bbva' }] },
  ])
})

it('recognizes an optional field of the document', () => {
  const email = {
    type: 'field',
    kind: 'text',
    name: 'email',
    label: 'field.email',
    optional: true,
    show: 'method.hasFields',
  }
  expect(plan([email]).fields[1]).toMatchObject({
    isOptional: true,
    shows: [{ source: 'method.hasFields' }],
    guards: [{ source: 'method.hasFields' }],
  })
})

it('finds the fields in every branch of a switch', () => {
  const field = (name: string) => ({ type: 'field', kind: 'hidden', name })
  const { fields } = plan([{ type: 'switch', on: 'user.lang', cases: { en: [field('a')] }, else: [field('b')] }], [])
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'a', 'b'])
})

it('never leaves out a hidden field of the server', () => {
  const hidden = serverField({ name: 'token', isHidden: true })
  const optional = serverField({ isAdvanced: true })
  const { fields } = plan([{ type: 'serverFields', except: ['token', 'cpf'] }], [optional, hidden])
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'token'])
})

describe('S2 I24 only the server decides a field that it hides:', () => {
  const merchant = serverField({ name: 'merchant', isHidden: true, value: 'm-1' })
  const own = (kind: string, name: string, more = {}) => ({
    ...{ type: 'field', kind, name, ...(kind !== 'hidden' && kind !== 'composed' && { label: 'field.cpf' }) },
    ...more,
  })
  const values = (nodes: readonly unknown[], fields: readonly MethodField[]) => {
    const { fields: plans, overruled } = plan(nodes, fields)
    return {
      kept: plans.filter(({ name }) => name !== 'amount').map(({ name, initial }) => [name, initial]),
      overruled,
    }
  }

  it.each([
    ['a hidden field', [own('hidden', 'merchant', { default: 'm-2' })]],
    ['a field to fill in', [own('text', 'merchant', { default: 'm-2' })]],
    ['a composed value', [own('composed', 'merchant', { parts: ['other'] })]],
    ['a part of an address', [{ type: 'address', country: { $: 'user.paymentGeo' }, names: { zip: 'merchant' } }]],
  ])('%s of the document with its name is ignored, and reported', (_, nodes) => {
    const { kept, overruled } = values([...nodes, { type: 'serverFields', except: ['merchant'] }], [merchant])
    expect(kept.filter(([name]) => name === 'merchant')).toEqual([['merchant', 'm-1']])
    expect(overruled).toEqual(['merchant'])
  })

  it.each([
    ['a hidden field', [own('hidden', 'cpf')]],
    ['a value composed of one', [own('composed', 'cpf', { parts: ['x'] }), own('hidden', 'x')]],
    [
      'a value composed of a composed one',
      [own('composed', 'cpf', { parts: ['y'] }), own('composed', 'y', { parts: ['x', 'y'] }), own('hidden', 'x')],
    ],
  ])('%s without a value does not fill in a field of the player', (_, nodes) => {
    const { kept, overruled } = values([...nodes, { type: 'serverFields', except: ['cpf'] }], [serverField()])
    expect(kept).toContainEqual(['cpf', ''])
    expect(overruled).toEqual(['cpf'])
  })

  describe('V1 D-38 a constant of the document with a name that the method requires', () => {
    const constants: readonly (readonly [string, readonly unknown[]])[] = [
      ['a hidden field', [own('hidden', 'cpf', { default: '1' })]],
      ['a hidden field with a value from data', [own('hidden', 'cpf', { initial: { $: 'user.currency' } })]],
      ['a value composed of one', [own('composed', 'cpf', { parts: ['x'] }), own('hidden', 'x', { default: '1' })]],
      [
        'a value composed of one and of what is typed',
        [
          own('text', 'y'),
          own('hidden', 'x', { default: '55' }),
          own('composed', 'cpf', { parts: ['x', 'y'], template: '{x}-{y}' }),
        ],
      ],
      [
        'a value composed of a composed one',
        [
          own('composed', 'cpf', { parts: ['y'] }),
          own('composed', 'y', { parts: ['x'] }),
          own('hidden', 'x', { default: '1' }),
        ],
      ],
    ]

    it.each(constants)('V1 is sent if the server sends no value: %s', (_, nodes) => {
      for (const field of [serverField(), serverField({ isHidden: true })]) {
        const { fields, overruled, missing } = plan([...nodes, { type: 'serverFields', except: ['cpf'] }], [field])
        expect(fields.filter(({ name }) => name === 'cpf')).toMatchObject([{ isHidden: true, isFixed: false }])
        expect([overruled, missing]).toEqual([[], []])
      }
    })

    it.each(constants)('V1 is replaced by the value that the server sends: %s', (_, nodes) => {
      for (const field of [serverField({ value: '7' }), serverField({ value: '7', isHidden: true })]) {
        const { fields, overruled } = plan([...nodes, { type: 'serverFields', except: ['cpf'] }], [field])
        expect(fields.filter(({ name }) => name === 'cpf')).toMatchObject([{ initial: '7' }])
        expect(overruled).toEqual(['cpf'])
      }
    })
  })

  it('a value composed of the player’s fields may replace a field that the server requires', () => {
    const nodes = [own('text', 'bsb'), own('composed', 'cpf', { parts: ['bsb'] }), { type: 'serverFields' }]
    expect(values(nodes, [serverField()]).overruled).toEqual([])
  })

  it('no override changes, hides or stops sending a field that the server has hidden', () => {
    const over = {
      kind: 'text',
      show: 'false',
      wire: 'none',
      mask: '##',
      items: [{ text: 'empty.text', value: 'm-2' }],
    }
    const [, field] = plan([{ type: 'serverFields', override: { merchant: over } }], [merchant]).fields
    expect(field).toMatchObject({ kind: 'hidden', initial: 'm-1', wire: 'typed', guards: [], masks: [], items: [] })
  })

  it('the amount stays the document’s, even if the server hides a field of that name', () => {
    const { overruled, fields } = plan([{ type: 'serverFields' }], [serverField({ name: 'amount', isHidden: true })])
    expect(overruled).toEqual([])
    expect(fields.map(({ kind }) => kind)).toEqual(['amount'])
  })
})

it.each([
  ['dropdown', 'dropdown'],
  ['dropdown_country', 'country'],
  ['dropdown_currency', 'currency'],
  ['phone_with_prefix', 'phone'],
  ['text', 'text'],
  ['text_uppercase', 'textUppercase'],
  ['networks', 'network'],
  ['amount', 'amount'],
  ['date', 'date'],
  ['checkbox', 'checkbox'],
  ['hidden', 'hidden'],
])('F2 FIELD-01 the type %s of the server is the kind %s', (type, kind) => {
  const items = type === 'dropdown' || type === 'networks' ? [{ text: 'A', value: 'a' }] : []
  const field = serverField({ name: 'one', type, items, isHidden: type === 'hidden' })
  const { fields, unknownTypes } = plan([{ type: 'serverFields' }], [field])
  expect(fields[1]?.kind).toBe(kind)
  expect(unknownTypes).toEqual([])
})

it.each(['text', 'toString', ''])('the type "%s" of the server is a text if it has no items', (type) => {
  expect(plan([{ type: 'serverFields' }], [serverField({ type })]).fields[1]?.kind).toBe('text')
})

it('the kind of an override replaces the server’s', () => {
  const over = { birthday: { kind: 'date', wire: 'plain', keep: false, messages: { empty: 'field.choose' } } }
  const [, birthday] = plan(
    [{ type: 'serverFields', override: over }],
    [serverField({ name: 'birthday', type: 'text' })],
  ).fields
  expect(birthday).toMatchObject({ kind: 'date', wire: 'plain', keep: false, messages: { empty: 'field.choose' } })
})

describe('the conditions of a field', () => {
  const text = (name: string, more = {}) => ({ type: 'field', kind: 'text', name, label: 'field.cpf', ...more })
  const guardsOf = (nodes: readonly unknown[], name: string) =>
    plan(nodes)
      .fields.find((field) => field.name === name)
      ?.guards.map(({ source }) => source)

  it('are its own and those of all its ancestors, from the outside in', () => {
    const nodes = [
      {
        type: 'stack',
        when: 'limits.known',
        children: [
          { type: 'card', when: 'env.online', children: [text('a', { when: 'bonus.active', show: 'env.rtl' })] },
        ],
      },
    ]
    expect(guardsOf(nodes, 'a')).toEqual(['limits.known', 'env.online', 'bonus.active', 'env.rtl'])
    expect(guardsOf(nodes, 'amount')).toEqual([])
  })

  it('are shared by two fields under the same condition, in any branch', () => {
    const show = 'form.fields.a == "x"'
    const [, , b, c] = plan([
      text('a'),
      text('b', { show }),
      { type: 'stack', when: show, children: [text('c')] },
    ]).fields
    expect(b?.guards[0]?.source).toBe(c?.guards[0]?.source)
    expect(b?.reads).toEqual(['a'])
  })

  it('distinguish a case of a switch from its else', () => {
    const one = { type: 'switch', on: 'form.fields.a', cases: { x: [text('b')], y: [text('c')] }, else: [text('d')] }
    expect(['b', 'c', 'd'].map((name) => guardsOf([text('a'), one], name))).toEqual([
      ['form.fields.a in ["x"]'],
      ['form.fields.a in ["y"]'],
      ['!form.fields.a in ["x","y"]'],
    ])
  })
})

describe('the steps', () => {
  const text = (name: string) => ({ type: 'field', kind: 'text', name, label: 'field.cpf' })
  const step = (...children: readonly unknown[]) => ({ type: 'step', title: { text: { en: 'A' } }, children })

  it('number their fields; a field outside the steps has none', () => {
    const steps = {
      type: 'steps',
      next: 'form.steps.next',
      back: 'form.steps.back',
      children: [
        step(text('a')),
        step({ type: 'card', children: [text('b')] }),
        step({ type: 'serverFields' }, SUBMIT),
      ],
    }
    const { fields, stepCount } = plan([steps, text('last')], [serverField()])
    expect(fields.map(({ name, step: at }) => `${name} ${at}`)).toEqual(['amount -1', 'a 0', 'b 1', 'cpf 2', 'last -1'])
    expect(stepCount).toBe(3)
  })

  it('are one for a form without steps', () => expect(plan([text('a')]).stepCount).toBe(1))
})
