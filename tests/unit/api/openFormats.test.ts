import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AnswerProblem } from '../../../src/api/AnswerProblem.ts'
import { methodsWithdrawal } from '../../../src/api/calls/methodsWithdrawal.ts'
import { createListApi } from '../../../src/api/listApi.ts'
import { createPaymentApi } from '../../../src/api/paymentApi.ts'
import { createWithdrawalApi } from '../../../src/api/withdrawalApi.ts'
import { httpTransport } from '../../../src/transport/http.ts'
import { failureOf, httpStand, type Stand, testSettings } from '../../contract/transportStands.ts'

let stand: Stand
let odd: string[]
beforeEach(async () => {
  stand = await httpStand()
  odd = []
})
afterEach(() => stand.stop())

/** An API over the real transport; the server answers every call with `body`. */
function answering(body: unknown) {
  stand.act = () => ({ status: 200, body })
  const config = {
    api: { base: stand.apiBase, prefix: 'BANKING', paths: {}, idempotencyKey: true },
    timeouts: { request: 30_000, host: 30_000, file: 1 },
  }
  const onDeviation = (call: string, paths: readonly string[]) => odd.push(...paths.map((path) => `${call} ${path}`))
  const need = { transport: httpTransport(testSettings(stand.apiBase)), config, onDeviation }
  return {
    ...createListApi(need),
    ...createPaymentApi(need),
    ...createWithdrawalApi(need),
    methodsWithdrawal: methodsWithdrawal(need),
  }
}

const question = { country: 'MX', currency: { code: 'MXN', type: 'fiat' } } as const
const listOf = (methods: unknown) => answering({ methods }).methodsPaymentV5(question)

describe('X7 a method of the list', () => {
  it.each([
    ['a position as a text', { position: '3' }, { position: 3 }],
    ['a name as a number', { name: 5 }, { name: '5' }],
    ['a flag as a text', { isPopular: 'true' }, { isPopular: true }],
    ['a flag as a number', { checkLuhn: 1 }, { checkLuhn: true }],
    ['a category as a number', { category: 7 }, { category: '7' }],
    ['fields that are null', { fields: [null, { name: 'cpf' }] }, { fields: [{ name: 'cpf' }] }],
    ['a field without a name', { fields: [{ type: 'text' }, { name: 'cpf' }] }, { fields: [{ name: 'cpf' }] }],
    ['a field outside a list', { fields: { name: 'cpf' } }, { fields: [{ name: 'cpf' }] }],
    [
      'fields by number',
      { fields: { 0: { name: 'cpf' }, 2: { name: 'dob' } } },
      { fields: [{ name: 'cpf' }, { name: 'dob' }] },
    ],
    ['fields by name', { fields: { a: { name: 'cpf' } } }, { fields: [{ name: 'cpf' }] }],
    ['an empty record of fields', { fields: {} }, { fields: [] }],
    ['icons that are texts', { iconIds: ['a', { iconId: 7 }] }, { icons: [{ iconId: '7', type: undefined }] }],
    ['a banner as a text', { banner: 'hi' }, { bannerTextKey: '' }],
    ['chips that are odd', { recommendedAmounts: [1, null, '5', {}] }, { recommendedAmounts: [1, '5'] }],
    ['texts that are odd', { text: { en: 'M', es: 5, pt: null } }, { text: { en: 'M', es: '5' } }],
  ])('with %s is listed, and the invalid member is reported', async (_, members, read) => {
    const list = await listOf([{ name: 'm', ...members }, { name: 'other' }])
    expect(list.methods).toHaveLength(2)
    expect(list.methods[0]).toMatchObject(read)
    expect(list.refused).toBe(0)
    expect(list.problems[0]).toMatch(
      /^methods-payment-v5: method ("(m|5)"|no\. 1) is shown without its invalid members: \//,
    )
    expect(list.problems.join()).not.toContain('TRC20')
  })

  it.each([
    ['as a list', { limits: [{ min: 1, max: '9' }] }],
    ['that are not amounts', { limits: { min: {}, max: 9 } }],
    ['that are a text', { limits: 'none' }],
    ['of a currency that are a text', { amount_rules: { MXN: 'x', USD: { min: 1 } } }],
  ])('W3 with limits %s keeps them: left out, they would be no limits', async (_, members) => {
    const list = await listOf([{ name: 'm', ...members }])
    const { limits, amountRules } = list.methods[0] ?? {}
    expect({ limits, amount_rules: amountRules }).toMatchObject(members)
  })

  it('without a name is left out, and the others stay', async () => {
    const list = await listOf([null, 'x', {}, { name: 'm' }])
    expect(list.methods.map(({ name }) => name)).toEqual(['m'])
    expect(list.refused).toBe(1)
    expect(list.problems.length).toBeGreaterThan(0)
  })

  it('is read where the list comes by itself', async () => {
    const list = await answering([{ name: 'm' }]).methodsPaymentV5(question)
    expect(list.methods.map(({ name }) => name)).toEqual(['m'])
  })

  it('in a valid format is not reported', async () => {
    expect((await listOf([{ name: 'm', network: 'TRC20' }])).problems).toEqual([])
    // N20: all of these formats are valid.
    for (const network of [['TRC20', 'ERC20'], { name: 'TRC20' }, null])
      expect((await listOf([{ name: 'm', network }])).problems).toEqual([])
  })
})

describe('X7 the countries', () => {
  const MX = { code: 'MX', name: '', currency: '' }
  it.each<[string, unknown, readonly object[]]>([
    ['a list of codes', ['mx', 'BR'], [MX, { ...MX, code: 'BR' }]],
    ['codes in their member', { countries: ['MX'] }, [MX]],
    ['a list of objects', [{ code: 'MX', name: 'Mexico' }], [{ ...MX, name: 'Mexico' }]],
    ['names by code', { countries: { MX: 'Mexico' } }, [{ ...MX, name: 'Mexico' }]],
    [
      'objects by code',
      { countries: { MX: { currency: 'MXN' }, BR: null } },
      [
        { ...MX, currency: 'MXN' },
        { ...MX, code: 'BR' },
      ],
    ],
    [
      'odd ones among them',
      { countries: [null, 7, { code: 'Mexico' }, {}, { code: 'MX', name: 5, currency: {} }] },
      [{ ...MX, name: '5' }],
    ],
  ])('as %s', async (_, body, countries) => {
    expect(await answering(body).methodsCountrySelectorV2({})).toEqual(countries)
  })
})

/** A list of which PHP has removed the second item. */
const gapped = (first: object, third: object) => ({ 0: first, 2: third })

describe('X7 a list with gaps in its keys, which PHP writes as a record, is read as a list', () => {
  const methods = gapped({ name: 'a' }, { name: 'b' })
  const coins = { free: { amount: 1 }, main: { amount: 2 } }
  const box = { price: 5, priceCurrencyCode: 'USD', currenciesList: coins }
  const boxes = gapped({ boxId: 1, ...box }, { boxId: 3, ...box })
  const destination = gapped({ label: 'Bank', value: 'BBVA' }, { label: 'Account', value: '0123' })

  it.each([
    ['in a member', { methods }],
    ['as the answer', methods],
  ])('methods %s', async (_, body) => {
    const [deposits, withdrawals] = [
      await answering(body).methodsPaymentV5(question),
      await answering(body).methodsWithdrawal({ currency: 'MXN' }),
    ]
    expect(deposits.methods.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(withdrawals.methods.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it.each([
    ['in a member', { boxes }],
    ['as the answer', boxes],
  ])('boxes %s', async (_, body) => {
    const list = await answering(body).sweepstakeBoxes({})
    expect(list.boxes.map(({ id }) => id)).toEqual(['1', '3'])
  })

  it('W3 redeemable balances', async () => {
    const body = gapped({ currency: 'SC', balance: '7' }, { currency: 'GC', balance: '9' })
    expect(await answering(body).sweepstakeBalanceGet({})).toMatchObject([
      { currency: 'SC', balance: '7' },
      { currency: 'GC', balance: '9' },
    ])
  })

  it.each(['withdrawalCreate', 'withdrawalStatus'] as const)('the destination of %s', async (call) => {
    const api = answering({ withdrawalId: 5, status: 0, destination })
    const { facts } = (await api[call]({} as never)) as { facts: { destination: unknown } }
    expect(facts.destination).toEqual([
      { label: 'Bank', value: 'BBVA' },
      { label: 'Account', value: '0123' },
    ])
  })
})

describe('X7 other answers', () => {
  it.each([{ iban: 'DE1' }, { iban: { value: 'DE1' } }, { 0: 'DE1' }])(
    'W3 a destination %j is rejected, because its names or values would be lost',
    async (named) => {
      const failure = await failureOf(answering({ withdrawalId: 5, destination: named }).withdrawalCreate({} as never))
      expect(failure).toBeInstanceOf(AnswerProblem)
    },
  )

  it('a field whose choices are named by their values has no choices', async () => {
    const items = { 12: { text: 'Banco A' }, 40: { text: 'Banco B' } }
    const list = await listOf([{ name: 'm', fields: [{ name: 'bank', type: 'select', props: { items } }] }])
    expect(list.methods[0]?.fields).toMatchObject([{ name: 'bank' }])
    expect(list.methods[0]?.fields[0]?.items ?? []).toEqual([])
  })

  it.each<[string, unknown, readonly string[]]>([
    ['one title with its value', { title: 'Bank', value: 'BBVA' }, ['Bank: BBVA']],
    ['values by their titles', { Bank: 'BBVA', Reference: 7 }, ['Bank: BBVA', 'Reference: 7']],
    ['a number', 7, ['7']],
    ['a list with nulls in it', [null, 'Pay', { title: 3, value: 'x' }], ['Pay', '3: x']],
  ])('deposit-prepare with details as %s', async (_, details, sentences) => {
    const body = { details, fields: [{ name: 'cpf', type: 5 }, null] }
    const prepared = await answering(body).depositPrepare({ paymentMethod: 'm' })
    expect(prepared.details).toEqual(sentences)
    expect(prepared.fields.map(({ name }) => name)).toEqual(['cpf'])
  })

  it.each([[[]], [null], [undefined], [{}]])('Q-090 X7 deposit-prepare as %j adds nothing', async (body) => {
    expect(await answering(body).depositPrepare({ paymentMethod: 'm' })).toEqual({ details: [], fields: [] })
  })

  it.each<[string, unknown]>([
    ['a record, as PHP writes a list with gaps', { 0: { name: 'passport' }, 2: { name: 'dob' } }],
    ['a record by name', { a: { name: 'passport' }, b: { name: 'dob' } }],
  ])('Q-090 X7 deposit-prepare with fields as %s has all of them', async (_, fields) => {
    const prepared = await answering({ fields }).depositPrepare({ paymentMethod: 'm' })
    expect(prepared.fields.map(({ name }) => name)).toEqual(['passport', 'dob'])
  })

  it('X7 deposit-prepare with one field has it', async () => {
    const prepared = await answering({ fields: { name: 'passport', type: 'text' } }).depositPrepare({
      paymentMethod: 'm',
    })
    expect(prepared.fields.map(({ name }) => name)).toEqual(['passport'])
  })

  it.each([
    { unifiedFlow: { requisites: { 'Card number': '4111', Bank: 'X' } } },
    { unifiedFlow: { requisites: { card: { value: '4111' }, bank: { value: 'X' } } } },
  ])('W3 deposit-create with payment details %j is rejected: their names would be lost', async (apiResponse) => {
    const failure = await failureOf(answering({ depositId: 'd', apiResponse }).depositCreate({} as never))
    expect(failure).toBeInstanceOf(AnswerProblem)
    expect(String(failure)).toContain('/apiResponse/unifiedFlow/requisites (type: object)')
  })

  it.each([[[]], [null], [undefined], [{}], [{ m: [] }], [{ m: {} }], [{ m: null }]])(
    'ONRAMP-07 X7 deposit-limits as %j have no limits for the method',
    async (body) => {
      const limits = await answering(body).depositLimits({ currency: 'JPY', paymentMethod: 'm' })
      expect(limits.has('m')).toBe(false)
    },
  )

  it('DATA-32 deposit-limits of 0 and 0 are limits', async () => {
    const limits = await answering({ m: { min: 0, max: 0 } }).depositLimits({ currency: 'JPY', paymentMethod: 'm' })
    expect(limits.get('m')).toEqual({ min: 0, max: 0 })
  })

  it('W3 deposit-limits keep every method as it is: left out, it would have no limits', async () => {
    const limits = await answering({ a: { min: '1', max: 9 }, b: 'none', c: { min: [], max: 5 } }).depositLimits({
      currency: 'MXN',
      paymentMethod: 'a',
    })
    expect([...limits]).toEqual([
      ['a', { min: '1', max: 9 }],
      ['b', 'none'],
      ['c', { min: [], max: 5 }],
    ])
  })

  it.each([
    ['amount', { value: '10', currency: 'USD' }, undefined],
    ['amount', ['10', '20'], undefined],
    ['finalAmount', true, undefined],
    ['currency', { code: 'USD', type: 'fiat' }, ''],
    ['cryptoCurrency', [{ code: 'USDT' }], ''],
    ['blockchain', { id: 3, name: 'TRON' }, ''],
    ['blockchain', ['TRON'], 'TRON'],
    ['txid', { hash: 'abc' }, undefined],
  ])(
    'DATA-41 X7 the member %s of a transaction, given as %j, hides neither the status nor the others',
    async (name, value, read) => {
      const chain = {
        txid: 'abc',
        blockchain: 'TRON',
        amount: '5',
        cryptoCurrency: 'USDT',
        finalAmount: '4',
        currency: 'USD',
      }
      const answer = await answering({ status: 1, ...chain, [name]: value }).depositStatus({} as never)
      expect(answer).toEqual({ status: 1, chain: name === 'txid' ? undefined : { ...chain, [name]: read } })
    },
  )

  it('deposit-check and deposit-status read texts and numbers alike', async () => {
    const check = { paymentMethod: 'm', selectedCountry: 'MX' }
    expect(await answering({ exists: 'true', depositId: 7 }).depositCheck(check)).toEqual({
      exists: true,
      depositId: '7',
    })
    expect(await answering({ exists: 0, depositId: null }).depositCheck(check)).toEqual({
      exists: false,
      depositId: undefined,
    })
    expect(await answering({ status: 1.5 }).depositStatus({ depositId: 'd', paymentMethod: 'm' })).toMatchObject({
      status: '1.5',
    })
  })

  it('I1 an answer that money depends on is rejected as a whole for one invalid member', async () => {
    const check = { paymentMethod: 'm', selectedCountry: 'MX' }
    for (const exists of [{}, null, 'maybe', []]) {
      expect(await failureOf(answering({ exists }).depositCheck(check))).toBeInstanceOf(AnswerProblem)
    }
    const status = answering({ status: {} }).depositStatus({ depositId: 'd', paymentMethod: 'm' })
    expect(await failureOf(status)).toBeInstanceOf(AnswerProblem)
  })
})
