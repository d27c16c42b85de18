import { describe, expect, it } from 'vitest'
import {
  ADDITIONAL_FIELD,
  INPUT_FIELD,
  PREPARATION_FIELD,
  SERVER_FIELD,
  USER_PAYMENT_FIELDS,
  type WireField,
} from '../../../schemas/calls/serverField.ts'
import type { Api } from '../../../src/api/index.ts'
import { plainField, readField } from '../../../src/api/readField.ts'
import { readFields } from '../../../src/api/readFields.ts'
import { readMask } from '../../../src/api/readMask.ts'
import { readMethod } from '../../../src/api/readMethod.ts'
import { readMethodFields } from '../../../src/api/readMethodFields.ts'
import type { MethodField } from '../../../src/model/methodField.ts'
import { apiOver } from '../features/openPlayer.ts'

const answering = (body: unknown): Api => apiOver({ send: async () => structuredClone(body), close: () => {} })

/** Each of these functions parses a field in another response that may contain fields. */
const inUnifiedFlow = async (field: unknown) =>
  (await answering({ apiResponse: { unifiedFlow: { inputFields: [field] } } }).depositCreate({} as never)).invoice
    ?.fields
const inPreparation = async (field: unknown) =>
  (await answering({ fields: [field] }).depositPrepare({ paymentMethod: 'a' })).fields
const inCreate = async (field: unknown) => (await answering({ fields: [field] }).depositCreate({} as never)).fields
const inMethod = async (field: unknown) => readMethodFields(readMethod({ name: 'a', fields: [field] })!)

const named = (fields: readonly MethodField[], name: string) => fields.find((field) => field.name === name)

describe('the shapes of a field', () => {
  it('DATA-25 an input-field config has name, placeholder, pattern and errorText', async () => {
    const field = { name: 'reference', placeholder: 'Six digits', pattern: '^\\d{6}$', errorText: 'That is not six.' }
    expect(Object.keys(INPUT_FIELD.properties)).toEqual(Object.keys(field))
    expect(await inUnifiedFlow(field)).toEqual([
      {
        ...plainField('reference'),
        placeholder: 'Six digits',
        rules: [{ regex: '^\\d{6}$', message: 'That is not six.' }],
      },
    ])
  })

  it('DATA-26 a preparation field has name, mask, placeholder, regex and regexError', async () => {
    const field = { name: 'code', mask: '999-999', placeholder: '000-000', regex: '^\\d', regexError: 'Digits alone.' }
    expect(Object.keys(PREPARATION_FIELD.properties)).toEqual(Object.keys(field))
    expect(await inPreparation(field)).toEqual([
      {
        ...plainField('code'),
        masks: ['###-###'],
        placeholder: '000-000',
        rules: [{ regex: '^\\d', message: 'Digits alone.' }],
      },
    ])
  })

  it('DATA-27 an additional field has name, placeholderKey, type, mask, isAdvanced, regexList, value and values', async () => {
    const field = {
      name: 'branch',
      placeholderKey: 'field.branch.placeholder',
      type: 'dropdown',
      mask: '#',
      isAdvanced: true,
      regexList: [{ regex: '^\\d', regex_error_key: 'k1' }, { regex: '.{3}' }],
      value: 7,
      values: [7, { text: 'Eight', value: 8 }],
    }
    expect(Object.keys(ADDITIONAL_FIELD.properties)).toEqual(Object.keys(field))
    expect(Object.keys(ADDITIONAL_FIELD.properties.regexList.items.properties)).toEqual(['regex', 'regex_error_key'])
    expect(await inCreate(field)).toEqual([
      {
        ...plainField('branch'),
        type: 'dropdown',
        placeholder: 'field.branch.placeholder',
        masks: ['#'],
        isAdvanced: true,
        value: '7',
        rules: [
          { regex: '^\\d', message: 'k1' },
          { regex: '.{3}', message: '' },
        ],
        items: [
          { text: '7', value: '7' },
          { text: 'Eight', value: '8' },
        ],
      },
    ])
  })

  const cpf = { masks: '999.999', placeholder_key: 'p.cpf', regex: '^c', regex_error_key: 'e.cpf' }
  const email = { masks: null, placeholder_key: 'p.email', regex: '^e', regex_error_key: 'e.email' }
  it.each([
    ['by key type', { cpf, email }],
    [
      'by member',
      {
        masks: { cpf: cpf.masks },
        placeholder_key: { cpf: 'p.cpf', email: 'p.email' },
        regex: { cpf: '^c', email: '^e' },
        regex_error_key: { cpf: 'e.cpf', email: 'e.email' },
      },
    ],
  ])(
    'DATA-28 a pix key field carries user_payment_fields with masks, placeholder_key, regex and regex_error_key per key type, nested %s',
    async (_, user_payment_fields) => {
      const members = ['masks', 'placeholder_key', 'regex', 'regex_error_key']
      expect(Object.keys(USER_PAYMENT_FIELDS.properties)).toEqual(expect.arrayContaining(members))
      expect(Object.keys(USER_PAYMENT_FIELDS.properties.cpf.properties)).toEqual(expect.arrayContaining(members))
      const fields = await inMethod({ name: 'pixKey', user_payment_fields })
      expect(named(fields, 'pixKeyType')?.items.map(({ value }) => value)).toEqual(['cpf', 'email'])
      expect(named(fields, 'cpf')).toMatchObject({
        masks: ['###.###'],
        placeholder: 'p.cpf',
        rules: [{ regex: '^c', message: 'e.cpf' }],
      })
      expect(named(fields, 'pixEmail')).toMatchObject({
        masks: [],
        placeholder: 'p.email',
        rules: [{ regex: '^e', message: 'e.email' }],
      })
    },
  )

  const anywhere = { name: 'a', type: 'text', placeholder: 'p', regex: '^a', regexError: 'e', mask: '99' }
  it.each([
    ['a method', inMethod],
    ['a preparation', inPreparation],
    ['a create answer', inCreate],
  ])('%s accepts the members of every shape', async (_, read) => {
    expect(await read(anywhere)).toEqual([readField(anywhere)])
  })
})

it.each([
  ['props', { props: { items: [null, { text: 'Yes', value: true }, { value: 0 }, { text: null, value: 'b' }] } }],
  ['values', { values: [null, true, 0, { text: 'B', value: 'b' }, { text: 'Please choose', value: null }] }],
])('M7 Q-050 leaves out an option without a value and keeps the others: %s', async (_, given) => {
  const named = { name: 'x', type: 'select', props: { validations: [{ regex: null }, { regex: '^.+$' }] } }
  const method = { ...named, ...given, props: { ...named.props, ...('props' in given ? given.props : {}) } }
  for (const read of [inMethod, inCreate]) {
    const [field] = await read(method)
    expect(field?.items.map(({ value }) => value).toSorted()).toEqual(['0', 'b', 'true'])
    expect(field?.rules.map(({ regex }) => regex)).toEqual(['^.+$'])
  }
})

describe('a field of a method that does not match its schema', () => {
  it('is reduced to its name and type, and reported', () => {
    const misfits: string[] = []
    const method = readMethod({
      name: 'a',
      fields: [
        { name: 'x', alias: 'y', type: 'text_uppercase', regex: { a: 1 } },
        { name: 'z', props: [] },
        { name: 'fine' },
      ],
    })
    expect(readMethodFields(method!, (name) => misfits.push(name))).toEqual([
      { ...plainField('y'), type: 'text_uppercase' },
      plainField('z'),
      plainField('fine'),
    ])
    expect(misfits).toEqual(['x', 'z'])
  })

  it.each<[unknown, boolean]>([
    ...[true, 1, '1', 'true'].map((flag): [unknown, boolean] => [flag, true]),
    ...[false, 0, '0', 'false', '', [], null].map((flag): [unknown, boolean] => [flag, false]),
  ])('X7 reads the flag %j in each of its flags', (flag, is) => {
    const props = { isHidden: flag, isDisabled: flag, isTriggered: flag, isAdvanced: flag, value: 'x' }
    const fields = [
      { name: 'x', wallet: flag, props },
      { name: 'y', isAdvanced: flag },
    ]
    const [x, y] = readMethodFields(readMethod({ name: 'a', fields })!)
    expect(x).toMatchObject({ value: 'x', isHidden: is, isDisabled: is, isTriggered: is, isAdvanced: is, isWallet: is })
    expect(y).toMatchObject({ isAdvanced: is })
  })

  it.each([
    { props: [] },
    { events: {} },
    { user_payment_fields: [] },
    { regexList: {} },
    { placeholder_key: 5 },
    { props: { items: [] } },
    { props: { items: {} } },
  ])('X7 keeps its choices and its other members beside %j', (odd) => {
    const method = readMethod({ name: 'a', fields: [{ name: 'bank', values: ['a', 'b'], mask: '##', ...odd }] })
    const given = structuredClone(method!.fields)
    const [bank] = readMethodFields(method!)
    expect(bank).toMatchObject({ items: [{ value: 'a' }, { value: 'b' }], masks: ['##'] })
    expect(method!.fields).toEqual(given)
  })

  it('keeps isWallet, isHidden, isDisabled, value and label', () => {
    const props = {
      isHidden: true,
      isDisabled: true,
      value: 'ref-1',
      label: 'Reference',
      validations: [{ message: 'x' }],
    }
    const method = readMethod({ name: 'a', fields: [{ name: 'x', wallet: true, props }] })
    expect(readMethodFields(method!)).toEqual([
      { ...plainField('x'), isWallet: true, isHidden: true, isDisabled: true, value: 'ref-1', label: 'Reference' },
    ])
  })
})

describe('a mask', () => {
  it.each([
    ['#### ####', '#### ####', 'already in our syntax'],
    ['+55 (##) 9A*', '+55 (##) 9A*', 'a # marks our syntax, in which 9 is a literal'],
    ['999.999.999-99', '###.###.###-##', '9 is a digit'],
    ['000.000', '###.###', '0 is a digit'],
    ['AA-0000', 'AA-####', 'A is a letter'],
    ['aa 99', 'AA ##', 'lowercase letters'],
    ['XXXX-xxxx', '****-****', 'X is a letter or a digit'],
    ['__/__', '**/**', '_ is a letter or a digit'],
    ['***', '***', '* stays'],
    ['dd/mm/yyyy', '##/##/####', 'a date'],
    ['MM/YY', '##/##', 'an expiry date'],
    ['GB99 AAAA', 'GB## AAAA', 'other letters are literals'],
    ['+49 999', '+49 ###', 'a 9 in a fixed country code is a literal'],
    ['+99 999', '+## ###', 'a country code of nines is typed'],
    ['\\999', '9##', 'an escaped 9 is a literal'],
    ['\\A99', '\\A##', 'an escaped A stays escaped'],
    [' 99 ', '##', 'surrounding spaces are removed'],
    ['##[##]', '##\\[##\\]', 'our syntax: a bracket is escaped as a literal'],
    ['\\##\\[#]', '\\##\\[#\\]', 'our syntax with a bracket that is already escaped'],
    ['99[99]', '##\\[##\\]', 'a bracket is escaped as a literal'],
    ['99\\[9', '##\\[#', 'a bracket that is already escaped'],
    ['cpf', '', 'a name without placeholders'],
    ['card', '', 'a name that contains an a'],
    ['-', '', 'without placeholders'],
    ['', '', 'empty'],
  ])('%j is read as %j: %s', (mask, ours) => expect(readMask(mask)).toBe(ours))

  it('can be a list, of which invalid masks are left out', () => {
    expect(readField({ name: 'a', props: { mask: ['999', 'card', '#'] } }).masks).toEqual(['###', '#'])
    expect(readField({ name: 'a', mask: 'phone' }).masks).toEqual([])
  })
})

describe('Q-083 events', () => {
  const read = (events: Readonly<Record<string, unknown>>[], target: Partial<WireField> = {}) =>
    readFields([
      { name: 'kind', alias: 'sort', events },
      { name: 'why', alias: 'reason', ...target },
    ])

  it.each<[string, Record<string, unknown>[], MethodField['shownFor']]>([
    ['show with a value', [{ action: 'show', value: 2 }], [{ field: 'sort', values: ['2'] }]],
    [
      'show twice',
      [
        { action: 'show', value: 'a' },
        { action: 'show', values: ['b', 'a'] },
      ],
      [{ field: 'sort', values: ['a', 'b'] }],
    ],
    ['show with any value', [{ action: 'show' }], [{ field: 'sort', values: [''], isNot: true }]],
    ['hide with a value', [{ action: 'hide', value: 'a' }], [{ field: 'sort', values: ['a'], isNot: true }]],
    ['hide with any value', [{ action: 'hide' }], [{ field: 'sort', values: [''] }]],
  ])('%s', (_, events, shownFor) => {
    const fields = read(events.map((event) => ({ on: 'change', target: 'why', ...event })))
    expect(named(fields, 'reason')?.shownFor).toEqual(shownFor)
    expect(named(fields, 'sort')?.shownFor).toEqual([])
  })

  it('assigns set and refetch to the field that changes', () => {
    const [sort] = read([
      { on: 'change', action: 'set', target: 'reason', value: 'gift' },
      { on: 'input', action: 'refetch' },
    ])
    expect(sort).toMatchObject({ sets: [{ target: 'reason', value: 'gift' }], isTriggered: true })
  })

  it('isHidden is false for a field that an event shows, unless its type is hidden', () => {
    const show = [{ on: 'change', action: 'show', target: 'why', value: 'a' }]
    expect(named(read(show, { props: { isHidden: true } }), 'reason')?.isHidden).toBe(false)
    expect(named(read(show, { type: 'hidden' }), 'reason')?.isHidden).toBe(true)
    expect(named(read([], { props: { isHidden: true } }), 'reason')?.isHidden).toBe(true)
  })

  it.each([
    ['another action', { on: 'change', action: 'eval', target: 'why', value: 'alert(1)' }],
    ['another trigger', { on: 'hover', action: 'show', target: 'why' }],
    ['an unknown field', { on: 'change', action: 'show', target: 'nobody' }],
    ['itself', { on: 'change', action: 'hide', target: 'kind', value: 'a' }],
    ['a set without a value', { on: 'change', action: 'set', target: 'why' }],
    ['invalid members', { on: {}, action: [], target: { toString: 1 }, values: 3 }],
  ])('ignores %s', (_, event) => {
    expect(read([event])).toEqual([plainField('sort'), plainField('reason')])
  })
})

describe('a pix key', () => {
  const key = (types: string[], over: object = {}): WireField =>
    ({ name: 'pixKey', user_payment_fields: Object.fromEntries(types.map((type) => [type, {}])), ...over }) as WireField
  const names = (wire: WireField[]) => readFields(wire).map(({ name }) => name)

  it('Q-087 offers the known types of the response in a fixed order, and the first is selected', () => {
    const [choice] = readFields([key(['random', 'phone', 'email', 'cnpj', 'cpf', 'iban'])])
    expect(choice?.items).toEqual(
      ['cpf', 'cnpj', 'email', 'phone', 'random'].map((value) => ({ text: `pix.key.${value}`, value })),
    )
    expect(choice?.value).toBe('cpf')
  })

  it('with one type has no choice of the type', () => {
    const fields = readFields([key(['email'])])
    expect(fields.map(({ name }) => name)).toEqual(['cpf', 'pixEmail', 'numberId', 'numberType', 'pixKey'])
    expect(named(fields, 'numberType')).toMatchObject({ isHidden: true, value: 'email', firstOf: [] })
    expect(named(fields, 'pixEmail')?.shownFor).toEqual([])
  })

  it('keeps the position of the server, uses an existing CPF field, and replaces the fields that it fills in', () => {
    expect(names([{ name: 'cpf' }, { name: 'numberId' }, key(['cpf', 'email']), { name: 'email' }])).toEqual([
      ...['cpf', 'pixKeyType', 'pixEmail', 'numberId', 'numberType', 'pixKey', 'email'],
    ])
  })

  it('without a known type is a hidden plain field', () => {
    for (const user_payment_fields of [null, {}, { iban: {} }]) {
      expect(readFields([{ name: 'pixKey', user_payment_fields } as WireField])).toEqual([
        { ...plainField('pixKey'), isHidden: true },
      ])
    }
  })

  it('applies the server’s condition to each of its fields', () => {
    const kind = { name: 'kind', events: [{ on: 'change', action: 'show', target: 'key', value: 'pix' }] }
    const fields = readFields([kind, key(['cpf', 'email'], { name: 'key' })])
    const shown = { field: 'kind', values: ['pix'] }
    expect(named(fields, 'pixKeyType')?.shownFor).toEqual([shown])
    expect(named(fields, 'pixEmail')?.shownFor).toEqual([shown, { field: 'pixKeyType', values: ['email'] }])
  })
})

it('a member that several field shapes share has the same schema in all of them', () => {
  const shapes = [SERVER_FIELD, INPUT_FIELD, PREPARATION_FIELD, ADDITIONAL_FIELD]
  const meanings = new Map<string, unknown>()
  for (const [name, meaning] of shapes.flatMap(({ properties }) => Object.entries(properties))) {
    expect([name, meanings.get(name) ?? meaning]).toEqual([name, meaning])
    meanings.set(name, meaning)
  }
})

describe('a text field whose mask is a date', () => {
  it.each([
    ['dd/mm/yyyy', 'DD/MM/YYYY'],
    ['DD.MM.YYYY', 'DD.MM.YYYY'],
    ['mm/dd/yyyy', 'MM/DD/YYYY'],
    [['yyyy-mm-dd'], 'YYYY-MM-DD'],
    ['MM/YY', 'MM/YY'],
    ['mm/yyyy', 'MM/YYYY'],
  ])('F1 FIELD-10 is a date field for the types undefined, text and date: %j', (mask, dateFormat) => {
    for (const type of [undefined, 'text', 'date']) {
      expect(readField({ name: 'birth', type: type ?? null, props: { mask } })).toMatchObject({
        type: 'date',
        dateFormat,
      })
    }
  })

  it.each([['99/99/9999'], ['dd/mm'], [['dd/mm/yyyy', '##']], [null]])(
    'F1 stays a text field for the mask %j',
    (mask) => {
      expect(readField({ name: 'birth', type: 'text', props: { mask } }).type).toBe('text')
    },
  )
})
