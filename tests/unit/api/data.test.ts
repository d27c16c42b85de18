import { describe, expect, it } from 'vitest'
import { ANSWERS, METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { ANSWER as CREATE } from '../../../schemas/calls/depositCreate.ts'
import { PAYMENT_METHOD } from '../../../schemas/calls/paymentMethod.ts'
import { SERVER_FIELD } from '../../../schemas/calls/serverField.ts'
import { methodsPaymentV3 } from '../../../src/api/calls/methodsPaymentV3.ts'
import { methodsWithdrawal } from '../../../src/api/calls/methodsWithdrawal.ts'
import { methodsWithdrawalV4 } from '../../../src/api/calls/methodsWithdrawalV4.ts'
import type { CallNeed } from '../../../src/api/defineCall.ts'
import type { Api } from '../../../src/api/index.ts'
import { readField } from '../../../src/api/readField.ts'
import { readMethod } from '../../../src/api/readMethod.ts'
import { readMethodFields } from '../../../src/api/readMethodFields.ts'
import { createWithdrawalApi } from '../../../src/api/withdrawalApi.ts'
import { apiOver, CALL_CONFIG } from '../features/openPlayer.ts'

/** An API whose calls are all answered with `body`. */
const answering = (body: unknown): Api => apiOver({ send: async () => structuredClone(body), close: () => {} })

const over = (body: unknown): CallNeed => ({
  transport: { send: async () => structuredClone(body), close: () => {} },
  config: CALL_CONFIG,
})

const list = { country: 'MX', currency: { code: 'MXN', type: 'fiat' } } as const
const created = (body: unknown) => answering(body).depositCreate({} as never)

/** A method with every member that the specification names. */
const FULL = {
  name: 'airtm',
  text: { en: 'Airtm', es: 'Airtm' },
  position: 30,
  category: 'card-p2p',
  cardViewType: 0,
  fields: [],
  iconIds: [{ iconId: 'airtm', type: 'light' }, { iconId: 7 }],
  recommendedAmounts: [100, '250'],
  prefilledAmount: '500',
  network: 'TRC-20',
  limits: { min: 21, max: '20155' },
  label: 'Airtm label',
  amount_rules: { MXN: { min: 21, max: 20155, minNonRus: null } },
  banner: { bannerTextKey: 'banner.key' },
  badgeConfig: { text: 'badge.key', styles: { background: '#123456', color: '#fff' } },
  badgeType: 2,
  checkLuhn: true,
  isInvestForbidden: false,
  isPopular: true,
  isPreparationRequired: false,
  securityRulesGroup: 'rules',
  video_guide_url: { es_MX: 'https://video.example', redesign: {} },
}

interface Described {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Described>>
}

/** The paths of the members that the method reference calls ignored. */
const ignoredIn = ({ properties = {} }: Described): readonly (readonly string[])[] =>
  Object.entries(properties).flatMap(([name, member]) =>
    member.description?.startsWith('Ignored') ? [[name]] : ignoredIn(member).map((path) => [name, ...path]),
  )

function without(members: object, [name = '', ...path]: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(members).flatMap(([key, value]) => {
      if (key !== name) return [[key, value]]
      return path.length === 0 ? [] : [[key, without(value, path)]]
    }),
  )
}

describe('a payment method', () => {
  it('DATA-13 has all the members the specification names', () => {
    const names = Object.keys(FULL)
    expect(names).toHaveLength(22)
    expect(Object.keys(PAYMENT_METHOD.properties)).toEqual(expect.arrayContaining(names))
    expect(readMethod(FULL)).toMatchObject({
      name: 'airtm',
      text: { en: 'Airtm', es: 'Airtm' },
      position: 30,
      category: 'card-p2p',
      cardViewType: 0,
      fields: [],
      icons: [{ iconId: 'airtm', type: 'light' }, { iconId: '7' }],
      recommendedAmounts: [100, '250'],
      prefilledAmount: '500',
      network: 'TRC-20',
      limits: { min: 21, max: '20155' },
      amountRules: { MXN: { min: 21, max: 20155, minNonRus: null } },
      bannerTextKey: 'banner.key',
      badgeText: 'badge.key',
      badgeColours: { ground: '#123456', ink: '#ffffff' },
      badgeType: 2,
      isPopular: true,
      isPreparationRequired: false,
      isInvestForbidden: false,
      checkLuhn: true,
      videoGuide: { es_MX: 'https://video.example', redesign: {} },
    })
  })

  it('DATA-13 DATA-19 a member that the reference calls ignored does not change the method', () => {
    expect(ignoredIn(PAYMENT_METHOD)).toContainEqual(['securityRulesGroup'])
    for (const path of ignoredIn(PAYMENT_METHOD))
      expect(readMethod(without(FULL, path)), path.join('.')).toEqual(readMethod(FULL))
  })

  it('DATA-16 has icons with iconId and type', () => {
    expect(readMethod(FULL)?.icons).toEqual([
      { iconId: 'airtm', type: 'light' },
      { iconId: '7', type: undefined },
    ])
  })

  it('DATA-18 has a banner with a bannerTextKey', () => {
    expect(readMethod({ name: 'a', banner: { bannerTextKey: 'k' } })?.bannerTextKey).toBe('k')
    expect(readMethod({ name: 'a', banner: null })?.bannerTextKey).toBe('')
  })

  it('the members of one amount rule are min, max and minNonRus', () => {
    expect(Object.keys(PAYMENT_METHOD.properties.amount_rules.additionalProperties.properties)).toEqual([
      'min',
      'max',
      'minNonRus',
    ])
  })

  it('with a name alone is a method', () => {
    expect(readMethod({ name: 'a' })).toMatchObject({
      name: 'a',
      text: { en: 'A' },
      fields: [],
      icons: [],
      limits: undefined,
    })
  })

  it('may have unknown members, and null for every member but the name', () => {
    const nulls = Object.fromEntries(Object.keys(FULL).map((name) => [name, null]))
    expect(readMethod({ ...nulls, name: 'a', later: { x: 1 } })).toMatchObject({
      name: 'a',
      position: Number.MAX_SAFE_INTEGER,
    })
  })

  it.each([[{}], [{ name: '' }], [null], ['a']])('%j is not a method', (raw) => expect(readMethod(raw)).toBeUndefined())
})

describe('a field', () => {
  const FIELD = {
    name: 'card',
    alias: 'cardNumber',
    type: 'text',
    events: [{ on: 'change' }],
    props: {
      label: 'field.card',
      mask: '#### ####',
      value: 12,
      validations: [{ regex: '^\\d+$', message: 'digits', isExists: true }, { regex: '.{8}' }],
      isHidden: false,
      isTriggered: true,
      isAdvanced: true,
      isDisabled: true,
      items: [{ text: 'One', value: 1 }, { value: 'two' }],
    },
    category: 'card',
    regex: '^4',
    regex_error_key: 'visa',
    placeholder_key: 'field.card.placeholder',
    placeholder_text: 'plain',
    values: ['a'],
    wallet: true,
  }

  const read = (field: unknown) => readMethodFields(readMethod({ name: 'a', fields: [field] })!)

  it('DATA-22 has name, alias, type, events, props, category, regex, regex_error_key, placeholder_key, placeholder_text, values and wallet', () => {
    expect(Object.keys(SERVER_FIELD.properties)).toEqual(expect.arrayContaining(Object.keys(FIELD)))
    expect(Object.keys(FIELD)).toHaveLength(12)
    expect(read(FIELD)).toEqual([
      {
        name: 'cardNumber',
        type: 'text',
        label: 'field.card',
        placeholder: 'field.card.placeholder',
        placeholderText: 'plain',
        value: '12',
        rules: [
          { regex: '^4', message: 'visa' },
          { regex: '^\\d+$', message: 'digits' },
          { regex: '.{8}', message: '' },
        ],
        items: [
          { text: 'One', value: '1' },
          { text: 'two', value: 'two' },
        ],
        masks: ['#### ####'],
        isHidden: false,
        isDisabled: true,
        isAdvanced: true,
        isTriggered: true,
        isWallet: true,
        shownFor: [],
        firstOf: [],
        sets: [],
      },
    ])
  })

  it('DATA-23 has props with label, mask, value, validations, isHidden, isTriggered, isAdvanced, isDisabled and items of text and value', () => {
    const { properties } = SERVER_FIELD.properties.props
    expect(Object.keys(properties).toSorted()).toEqual(Object.keys(FIELD.props).toSorted())
    expect(Object.keys(properties.items.items.properties)).toEqual(['text', 'value'])
    const [shown, hidden] = [false, true].map((isHidden) => read({ ...FIELD, props: { ...FIELD.props, isHidden } }))
    expect(hidden).toEqual([{ ...shown![0], isHidden: true }])
  })

  it('DATA-24 has validations of regex, message and isExists', () => {
    const { items } = SERVER_FIELD.properties.props.properties.validations
    expect(Object.keys(items.properties)).toEqual(['regex', 'message', 'isExists'])
    const rules = [true, false, null].map((isExists) => {
      const validations = [{ regex: '^4$', message: 'four', isExists }]
      return read({ name: 'one', props: { validations } })[0]?.rules
    })
    expect(rules).toEqual(Array(3).fill([{ regex: '^4$', message: 'four' }]))
  })

  it.each([
    [{ name: 'a' }, { name: 'a', type: 'text', label: '', placeholder: '', value: '', rules: [], items: [] }],
    [{ name: 'a', alias: '' }, { name: 'a' }],
    [{ name: 'a', type: 'hidden' }, { isHidden: true }],
    [{ name: 'a', placeholder_text: 'p' }, { placeholder: 'p' }],
    [
      { name: 'a', values: ['x', 2, { text: 'T', value: 3 }, {}] },
      {
        items: [
          { text: 'x', value: 'x' },
          { text: '2', value: '2' },
          { text: 'T', value: '3' },
          { text: '', value: '' },
        ],
      },
    ],
    [{ name: 'a', props: { value: false } }, { value: 'false' }],
    [{ name: 'a', values: [{ value: { toString: 1 } }] }, { items: [{ text: '', value: '' }] }],
  ])('%j is read as %j', (raw, read) => expect(readField(raw as never)).toMatchObject(read))
})

describe('the list', () => {
  it('DATA-33 has methods and initCurrencies, whose fiat is USD and whose crypto is USDT by default', async () => {
    const read = (body: unknown) => answering(body).methodsPaymentV5(list)
    expect(await read({ methods: [{ name: 'a' }], initCurrencies: { fiat: 'MXN', crypto: 'BTC' } })).toMatchObject({
      methods: [{ name: 'a' }],
      initCurrencies: { fiat: 'MXN', crypto: 'BTC' },
      isDirectGeo: false,
    })
    for (const initCurrencies of [undefined, null, {}, { fiat: null, crypto: '' }]) {
      expect((await read({ methods: [], initCurrencies })).initCurrencies).toEqual({ fiat: 'USD', crypto: 'USDT' })
    }
    expect(await read({ methods: [], isDirectGeo: true })).toMatchObject({ isDirectGeo: true })
  })

  it.each([{ isDirectGeo: true }, { isDirectGeo: true, methods: null }, { methods: null, initCurrencies: {} }])(
    'LIST-02 LIST-03 is empty in the answer %j',
    async (body) => {
      const isDirectGeo = 'isDirectGeo' in body
      const empty = { methods: [], isDirectGeo, initCurrencies: { fiat: 'USD', crypto: 'USDT' } }
      expect(await answering(body).methodsPaymentV5(list)).toMatchObject(empty)
    },
  )

  it.each([
    { methods: null, error: { code: 'internal' } },
    { methods: null, success: false },
  ])('C16 is not empty in an answer without a member of a list: %j', async (body) => {
    await expect(answering(body).methodsPaymentV5(list)).rejects.toThrow()
  })

  it('counts the methods it leaves out', async () => {
    const read = await answering({ methods: [{ name: 'a' }, {}, { name: 2 }] }).methodsPaymentV5(list)
    expect(read).toMatchObject({ refused: 1, methods: [{ name: 'a' }, { name: '2' }] })
  })
})

describe('a create answer', () => {
  const source = { url: 'https://provider.example/pay', method: 'POST', data: { a: '1', b: 'true', c: '' } }

  it('DATA-43 has apiResponse, depositId and fields', async () => {
    expect(Object.keys(CREATE.properties).toSorted()).toEqual(
      // The other members are those of a crypto address (DATA-40), and its memo.
      ['apiResponse', 'cryptoName', 'depositAddress', 'depositId', 'fields', 'memo', 'minDepositValue'],
    )
    expect(
      await created({ depositId: 17, fields: [{ name: 'phone' }], apiResponse: { isFieldsRequired: true } }),
    ).toMatchObject({
      depositId: '17',
      fields: [{ name: 'phone' }],
      isFieldsRequired: true,
    })
  })

  it('DATA-40 of a crypto deposit has depositAddress, minDepositValue and cryptoName', async () => {
    const answer = await created({ depositAddress: 'T1', minDepositValue: '5', cryptoName: 'XYZ' })
    expect(answer.address).toEqual({ address: 'T1', memo: '', minDeposit: '5', coinName: 'XYZ' })
  })

  it.each([
    ['a list', [{ name: 'otp' }]],
    ['a record', { otp: { name: 'otp' } }],
    ['one field', { name: 'otp' }],
  ])('DATA-43 DATA-44 the required fields may be in apiResponse as %s, beside isFieldsRequired', async (_, fields) => {
    const inside = { depositId: 5, apiResponse: { isFieldsRequired: true, fields } }
    for (const body of [inside, { ...inside, fields: [] }, { ...inside, fields: null }])
      expect((await created(body)).fields.map(({ name }) => name)).toEqual(['otp'])
    const names = (await created({ ...inside, fields: [{ name: 'phone' }] })).fields.map(({ name }) => name)
    expect(names).toEqual(['phone'])
  })

  it.each([[['a']], ['text'], [{ a: 1 }], [[{ type: 'text' }]]])(
    'DATA-44 other members of apiResponse that are named fields, such as %j, change nothing',
    async (fields) => {
      const answer = await created({ depositId: 5, apiResponse: { source: source.url, fields } })
      expect(answer).toMatchObject({ fields: [], source: { url: source.url } })
    },
  )

  it.each([
    [false, [['utr'], ['utr']]],
    [true, [['utr'], []]],
  ])(
    'DATA-46 INDIA-03 the fields of a peer-to-peer deposit, required before: %j, belong to its invoice or not',
    async (isFieldsRequired, names) => {
      const body = { depositId: 'd', card: { number: '1' }, isFieldsRequired, fields: [{ name: 'utr' }] }
      const { fields, invoice } = await answering(body).depositCreateP2p({} as never)
      expect([fields, invoice?.fields].map((list) => list?.map(({ name }) => name))).toEqual(names)
    },
  )

  it.each([
    ['a list', [{ name: 'utr' }]],
    ['a list with a number for a type', [{ name: 'utr', type: 5 }]],
    ['a record', { 0: { name: 'utr' } }],
    ['one field', { name: 'utr' }],
    ['a list with other items', [null, 'x', { name: 'utr' }, {}]],
  ])('DATA-46 X7 the fields of an open peer-to-peer deposit, given as %s, belong to its invoice', async (_, fields) => {
    const body = { exists: true, depositId: 'd', card: { number: '1', bank_name: 'B' }, fields }
    const { data } = await answering(body).depositCheck({ paymentMethod: 'm', selectedCountry: 'KG' })
    expect(data?.asPeerToPeer.invoice.fields.map(({ name }) => name)).toEqual(['utr'])
  })

  it('DATA-44 apiResponse has source, method, data, isFieldsRequired, depositId, pageId, unifiedFlow, requisites, card, paymentMethodOffers, qrCodeText, qrDataURL and buttonPay', async () => {
    const names =
      'source method data isFieldsRequired depositId pageId unifiedFlow requisites card paymentMethodOffers qrCodeText qrDataURL buttonPay'
    // The members of an invoice may be in `apiResponse`, too (DATA-45).
    expect(Object.keys(CREATE.properties.apiResponse.properties)).toEqual(expect.arrayContaining(names.split(' ')))
    const apiResponse = {
      depositId: 'dep-2',
      pageId: 'pix',
      unifiedFlow: { lifetime: 600 },
      requisites: { number: '1' },
      card: { number: '1' },
      paymentMethodOffers: [{ amount: 1, method: 'paywise' }],
      qrCodeText: 'q',
      qrDataURL: 'data:image/png;base64,AA==',
      buttonPay: 'Pay',
    }
    expect(await created({ apiResponse })).toMatchObject({
      depositId: 'dep-2',
      fields: [],
      isFieldsRequired: false,
      source: undefined,
      hasUnifiedFlow: true,
      offers: { offers: [{ method: 'paywise', gets: { amount: '1', currency: '' } }], refused: 0 },
      invoice: { requisites: [{ name: 'number', value: '1' }] },
      pageId: 'pix',
    })
  })

  it.each([
    ['a text with method and data beside it', { source: source.url, method: 'post', data: { a: 1, b: true, c: null } }],
    [
      'an object that holds all three',
      { source: { url: source.url, method: 'POST', data: { a: 1, b: true, c: null } } },
    ],
    [
      'an object with method and data beside it',
      { source: { url: source.url, data: {} }, method: 'POST', data: { a: 1, b: true, c: null } },
    ],
    [
      'an object whose method and data win over those beside it',
      { source: { url: source.url, method: 'POST', data: { a: 1, b: true, c: '' } }, method: 'GET', data: { z: 1 } },
    ],
    [
      'data as a list of names and values',
      {
        source: source.url,
        method: 'POST',
        data: [
          { name: 'a', value: 1 },
          { name: 'b', value: true },
          { name: 'c', value: null },
        ],
      },
    ],
    ['data as a list of one record', { source: source.url, method: 'POST', data: [{ a: 1, b: true, c: [] }] }],
  ])('DATA-44 Q-014 takes the source as %s', async (_, apiResponse) =>
    expect((await created({ depositId: 'dep-1', apiResponse })).source).toEqual(source),
  )

  it.each([
    [{ source: 'https://p.example' }, { url: 'https://p.example', method: 'GET', data: {} }],
    [{ source: { url: 'https://p.example', method: 'DELETE' } }, { url: 'https://p.example', method: 'GET', data: {} }],
    [
      { source: { url: 'https://p.example', method: 'POST', data: { step: 0, save: false } }, data: { other: 1 } },
      { url: 'https://p.example', method: 'POST', data: { step: '0', save: 'false' } },
    ],
    [
      { source: { url: 'https://p.example', method: 'POST', data: [] }, data: { other: 1 } },
      { url: 'https://p.example', method: 'POST', data: { other: '1' } },
    ],
    [{ source: '' }, undefined],
    [{ source: {} }, undefined],
    [{ source: { url: null } }, undefined],
    [{ source: null, method: 'POST' }, undefined],
  ])('Q-014 the source of %j is %j', async (apiResponse, wanted) =>
    expect((await created({ apiResponse })).source).toEqual(wanted),
  )

  it.each<[unknown, Record<string, string>]>([
    [[], {}],
    ['', {}],
    [[{ name: 'PaReq', value: 'x' }], { PaReq: 'x' }],
    [
      { name: 'Ana', value: '5' },
      { name: 'Ana', value: '5' },
    ],
  ])('DATA-44 the data %j of a page is read as %j', async (data, wanted) =>
    expect((await created({ depositId: 'dep-1', apiResponse: { source: source.url, data } })).source?.data).toEqual(
      wanted,
    ),
  )

  it.each([
    [{ order: { id: 1 } }],
    ['a=1'],
    [5],
    [['a']],
    [[{ name: { a: 1 }, value: 'x' }]],
    [
      [
        { name: 'a', value: '1' },
        { name: 'a', value: '2' },
      ],
    ],
    [{ order: 1e21 }],
  ])('DATA-44 I8 the page of a deposit is refused if its data is %j; the deposit is kept', async (data) =>
    expect(
      await created({ depositId: 'dep-1', apiResponse: { source: source.url, method: 'POST', data } }),
    ).toMatchObject({
      depositId: 'dep-1',
      source: { url: '', data: {} },
    }),
  )

  it.each([
    [{ unifiedFlow: {}, requisites: [], card: {} }],
    [{ unifiedFlow: null, requisites: null, card: null, paymentMethodOffers: null }],
    [{ unifiedFlow: false }],
  ])('treats empty members as missing: %j', async (apiResponse) =>
    expect(await created({ apiResponse })).toMatchObject({
      hasUnifiedFlow: false,
      offers: undefined,
      invoice: undefined,
    }),
  )

  it('prefers the outer depositId', async () => {
    expect((await created({ depositId: 'outer', apiResponse: { depositId: 'inner' } })).depositId).toBe('outer')
    expect((await created({ depositId: null, apiResponse: { depositId: 5 } })).depositId).toBe('5')
  })
})

describe('the fixtures', () => {
  it.each(METHOD_FOLDERS.map(({ method, name }) => [name, method] as const))(
    'the method %s fits its schema',
    (name, method) => {
      const misfits: string[] = []
      const read = readMethod(method)
      expect(read).toMatchObject({ name })
      readMethodFields(read!, (field) => misfits.push(field))
      expect(misfits).toEqual([])
    },
  )

  it.each(Object.keys(ANSWERS))('the answer of %s fits its schema', async (name) => {
    const api = answering(ANSWERS[name])
    const outgoing = createWithdrawalApi(over(ANSWERS[name]))
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      'methods-payment-v5': () => api.methodsPaymentV5(list),
      'methods-country-selector-v2': () => api.methodsCountrySelectorV2({}),
      'session-start': () => api.sessionStart({ pendingGroup: 'g' }),
      'deposit-create': () => api.depositCreate({} as never),
      'deposit-create-p2p': () => api.depositCreateP2p({} as never),
      'deposit-check': () => api.depositCheck({ paymentMethod: 'a', selectedCountry: 'MX' }),
      'deposit-status': () => api.depositStatus({ depositId: 'd', paymentMethod: 'a' }),
      'deposit-prepare': () => api.depositPrepare({ paymentMethod: 'a' }),
      'deposit-limits': () => api.depositLimits({ currency: 'MXN', paymentMethod: 'a' }),
      'payment-convert-v2': () => api.paymentConvertV2({ amount: '1', from: 'BTC', to: 'MXN' }),
      'external-deposit-continue': () => api.externalDepositContinue({ depositId: 'd', method: 'm' }),
      'methods-withdrawal': () => methodsWithdrawal(over(ANSWERS[name]))({ country: 'MX', currency: 'MXN' }),
      'methods-withdrawal-v4': () => methodsWithdrawalV4(over(ANSWERS[name]))({ currency: 'MXN' }),
      'withdrawal-create': () => outgoing.withdrawalCreate({} as never),
      'withdrawal-check': () => outgoing.withdrawalCheck({ paymentMethod: 'a', selectedCountry: 'MX' }),
      'withdrawal-status': () => outgoing.withdrawalStatus({ withdrawalId: 'w', paymentMethod: 'a' }),
      'methods-payment-v3': () => methodsPaymentV3(over(ANSWERS[name]))({ country: 'US', currency: 'QSC' }),
      'sweepstake-boxes': () => api.sweepstakeBoxes({}),
      'sweepstake-balance-get': () => api.sweepstakeBalanceGet({}),
      'sweepstake-recoup-sum': () => api.sweepstakeRecoupSum({ currency: 'QSC' }),
      'deposit-create-sweepstake': () => api.depositCreateSweepstake({} as never),
      'bank-get': () => api.bankGet({ payment_method: 'a', bin: '411111' }),
    }
    expect(Object.keys(calls)).toContain(name)
    await expect(calls[name]?.()).resolves.toBeDefined()
  })
})
