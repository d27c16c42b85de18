import { describe, expect, it } from 'vitest'
import { hostExtras } from '../../../src/api/hostExtras.ts'
import { createListApi } from '../../../src/api/listApi.ts'
import { listRequest } from '../../../src/api/listRequest.ts'
import { createPaymentApi } from '../../../src/api/paymentApi.ts'
import { readMethodFields } from '../../../src/api/readMethodFields.ts'
import { CALL_CONFIG } from '../features/openPlayer.ts'

/** An API whose calls are all answered with `body`. */
function answering(body: unknown) {
  const asked: unknown[] = []
  const send = async (_: unknown, payload: unknown) => {
    asked.push(payload)
    return structuredClone(body)
  }
  const need = { transport: { send, close: () => {} }, config: CALL_CONFIG } as never
  return { ...createListApi(need), ...createPaymentApi(need), asked }
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const QUESTION = listRequest({ currency: 'MXN', country: 'MX', money: 'fiat' }, undefined)

describe('N21 long lists', () => {
  it.each([501, 5000])('a list of %i methods is not cut', async (count) => {
    const list = await answering({ methods: many(count, (index) => ({ name: `m${index}` })) }).methodsPaymentV5(
      QUESTION,
    )
    expect([list.methods.length, list.problems]).toEqual([count, []])
  })

  it.each([5001, 6000])('a list of %i methods is cut to 5000, and that is reported', async (count) => {
    const list = await answering({ methods: many(count, (index) => ({ name: `m${index}` })) }).methodsPaymentV5(
      QUESTION,
    )
    expect(list.methods).toHaveLength(5000)
    expect(list.problems).toEqual(['methods-payment-v5: read without invalid members: /methods (maxItems: 5000)'])
  })

  it.each([
    ['values', 1001, 1001],
    ['values', 5000, 5000],
    ['values', 5001, 5000],
    ['items', 1001, 1001],
    ['items', 6000, 5000],
  ] as const)('of banks in %s, %i of them, has %i to choose from', async (member, count, shown) => {
    const banks = many(count, (index) => ({ text: `Bank ${index}`, value: index }))
    const field = {
      name: 'bank',
      type: 'dropdown',
      ...(member === 'values' ? { values: banks } : { props: { items: banks } }),
    }
    const { methods } = await answering({ methods: [{ name: 'm', fields: [field] }] }).methodsPaymentV5(QUESTION)
    const told: string[] = []
    const [bank] = readMethodFields(methods[0] as never, (name) => told.push(name))
    expect([bank?.items.length, told]).toEqual([shown, count > shown ? ['bank'] : []])
  })

  it.each([101, 200])('a method with %i fields keeps them all', async (count) => {
    const fields = many(count, (index) => ({ name: `f${index}` }))
    const { methods } = await answering({ methods: [{ name: 'm', fields }] }).methodsPaymentV5(QUESTION)
    expect(methods[0]?.fields).toHaveLength(count)
    const made = await answering({ depositId: 'd', fields, apiResponse: { isFieldsRequired: true } }).depositCreate(
      {} as never,
    )
    expect(made.fields).toHaveLength(count)
  })

  it('leaves out a method, and rejects a response, with more fields than a form can have', async () => {
    const fields = many(201, (index) => ({ name: `f${index}` }))
    const list = await answering({ methods: [{ name: 'm', fields }, { name: 'other' }] }).methodsPaymentV5(QUESTION)
    expect(list.methods.map(({ name }) => name)).toEqual(['other'])
    expect(list.problems).toEqual(['methods-payment-v5: method "m" is not shown: /fields (maxItems: 200)'])
    await expect(answering({ depositId: 'd', fields }).depositCreate({} as never)).rejects.toMatchObject({
      name: 'AnswerProblem',
    })
  })
})

describe('N21 a status with several values', () => {
  it.each([[[1, 2]], [[1, 1]], [[]], [[2, 1]], [['PAYED', 'CANCELED']], [{ 0: 1 }]])(
    'is rejected: %j',
    async (status) => {
      await expect(answering({ status }).depositStatus({} as never)).rejects.toMatchObject({
        paths: [expect.stringMatching(/^\/status \(type/)],
      })
    },
  )

  it('is accepted as a list of one value', async () => {
    expect(await answering({ status: [1] }).depositStatus({} as never)).toMatchObject({ status: 1 })
  })
})

it.each([['EUR\u202e'], ['\u202eEUR'], ['E\u200bUR'], ['EUR\u2066'], [' eur\u200e '], ['EUR\ufeff']])(
  'N21 removes invisible characters from the currency %j',
  async (code) => {
    const box = {
      boxId: 1,
      price: '5',
      priceCurrencyCode: code,
      currenciesList: { free: { amount: 1 }, main: { amount: 2 } },
    }
    expect((await answering({ boxes: [box] }).sweepstakeBoxes({})).boxes[0]?.currency).toBe('EUR')
    const { invoice } = await answering({
      apiResponse: { payment_currency: code, requisites: { iban: '1' } },
    }).depositCreate({} as never)
    expect(invoice?.currency).toBe('EUR')
  },
)

describe('the data of the host that is sent to the server', () => {
  const user = { country: 'mx', balanceData: { primary: { amount: '10.50', currency: 'MXN' } } }

  it('CALL-22 DATA-01 DATA-08 DATA-09 is sent as extras of the list request', async () => {
    const api = answering({ methods: [] })
    const extras = hostExtras({ host: 'casino.example', partnerKey: 'p1', user })
    await api.methodsPaymentV5(listRequest({ currency: 'MXN', country: 'MX', money: 'fiat' }, 'b', extras))
    expect(api.asked).toEqual([
      {
        ...{ country: 'MX', currency: { code: 'MXN', type: 'fiat' }, abTestGroup: 'b' },
        extras: {
          ...{ host: 'casino.example', partnerKey: 'p1', country: 'mx' },
          balance: { amount: '10.50', currency: 'MXN' },
        },
      },
    ])
  })

  it.each([
    [undefined, {}],
    [{ host: undefined, partnerKey: undefined, user: { country: 'ru', balanceData: undefined } }, { country: 'ru' }],
    [
      {
        host: 'h',
        partnerKey: undefined,
        user: { ...user, balanceData: { primary: { amount: undefined, currency: 'EUR' } } },
      },
      { host: 'h', country: 'mx' },
    ],
  ])('Q-061 leaves out data that the host has not passed', (data, extras) => {
    expect(hostExtras(data)).toEqual(extras)
    expect('extras' in listRequest({ currency: 'MXN', country: 'MX', money: 'fiat' }, undefined, extras)).toBe(
      data !== undefined,
    )
  })
})

it('DATA-52 reads all members of a payment session', async () => {
  const said = { payment_session_id: 9, pending_group: 'airtm', created_at: '2026-11-25T12:00:00Z' }
  expect(await answering(said).sessionStart({ pendingGroup: 'airtm' })).toEqual({
    ...{ id: '9', group: 'airtm' },
    createdAt: Date.UTC(2026, 10, 25, 12),
  })
  expect(await answering({ payment_session_id: 's' }).sessionStart({ pendingGroup: 'a' })).toEqual({
    ...{ id: 's', group: undefined, createdAt: undefined },
  })
})

it.each([
  [undefined, true],
  [true, true],
  [null, true],
  [false, false],
])('G9 Q-062 a method says whether its score is checked: %s', async (checkScore, checksScore) => {
  const { methods } = await answering({ methods: [{ name: 'm', checkScore }] }).methodsPaymentV5(QUESTION)
  expect(methods[0]?.checksScore).toBe(checksScore)
})
