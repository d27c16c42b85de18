import { describe, expect, it } from 'vitest'
import { METHOD_FOLDERS } from '../../fixtures/index.ts'
import { fillTemplate } from '../../mocks/cashier/fillTemplate.ts'
import { createForeignProfile } from '../../mocks/cashier/profiles/createForeignProfile.ts'
import { ownField } from '../../mocks/cashier/profiles/foreignField.ts'
import { foreignMethod, foreignNames } from '../../mocks/cashier/profiles/foreignNames.ts'
import { wireText } from '../../mocks/cashier/wireText.ts'
import { createListApi } from '../../src/api/listApi.ts'
import { createPaymentApi } from '../../src/api/paymentApi.ts'
import type { Method } from '../../src/model/method.ts'
import { parseJson } from '../../src/platform/files/parseJson.ts'
import { coinCodeOf } from '../../src/reference/coinCode.ts'
import type { Transport } from '../../src/transport/Transport.ts'

const CONFIG = { api: { prefix: 'BANKING', paths: {} }, timeouts: { request: 30_000 } } as never
const VALUES = {
  depositId: 'dep-1001',
  providerUrl: 'https://provider.example/pay/1',
  amount: '500.00',
  currency: 'MXN',
  created: '2026-11-21T00:00:00.000Z',
}

/** A transport that answers every call with this body, serialized and parsed like an answer of a real server. */
const lineWith = (body: unknown): Transport =>
  ({ send: async () => parseJson(wireText(body)), close() {} }) as unknown as Transport

const odd: string[] = []
const need = (body: unknown) => ({
  transport: lineWith(body),
  config: CONFIG,
  onDeviation: (call: string, paths: readonly string[]) => void odd.push(...paths.map((path) => `${call}${path}`)),
})

/** A parsed answer, with the field names of the fixtures and without the deposit id, which differs by server. */
const plainOf = (read: object): unknown =>
  JSON.parse(JSON.stringify(read), (key, value) => {
    if (key === 'depositId') return undefined
    // For an unparsed amount, 5 and "5" are equal.
    if (typeof value === 'number') return String(value)
    return key === 'name' && typeof value === 'string' ? ownField(value) : value
  })

/** The members of a method that parsing makes equal; the others keep the format of their server. */
const alike = (method: Method | undefined): unknown => {
  if (method === undefined) return undefined
  const {
    name: _,
    fields: __,
    amountRules: ___,
    network: ____,
    wireCategory: _____,
    currency: ______,
    ...read
  } = method
  return { ...(plainOf(read) as object), coin: method.category === 'crypto' ? coinCodeOf(method) : undefined }
}

const folders = METHOD_FOLDERS.filter(({ cashier }) => cashier.transaction !== 'withdrawal')
const answers = folders.flatMap(({ cashier, method, name }) =>
  cashier.answers.map((template, step) => ({
    name,
    step,
    call: method.cardViewType === 5 ? ('depositCreateP2p' as const) : ('depositCreate' as const),
    body: fillTemplate(template, VALUES),
  })),
)

describe('a server that shares no convention with the fixtures', () => {
  it.each(folders)('L1 N1 lists $name as the same method', async ({ method, name }) => {
    const list = { methods: [method], initCurrencies: { fiat: 'MXN', crypto: 'USDT' }, isDirectGeo: false }
    const foreign = createForeignProfile().writeAnswer('methods-payment-v5', list)
    const request = { country: 'MX', currency: { code: 'MXN', type: 'fiat' } } as never
    const [own, other] = await Promise.all(
      [list, foreign].map((body) => createListApi(need(body)).methodsPaymentV5(request)),
    )
    expect(other?.refused).toBe(0)
    expect(other?.methods[0]?.name).toBe(foreignMethod(name))
    expect(other?.initCurrencies).toEqual(own?.initCurrencies)
    expect(alike(other?.methods[0])).toEqual(alike(own?.methods[0]))
  })

  it('N1 gives each method a unique name even if hashes are equal', () => {
    const names = ['pay_Aa', 'pay_BB', 'pay_C#']
    const foreign = [...foreignNames(names).values()].map(Number)
    expect(foreign).toEqual([foreign[0], foreign[0]! + 1, foreign[0]! + 2])
  })

  it.each(answers)('N1 answers create $step of $name with the same parsed result', async ({ body, call, name }) => {
    const foreign = createForeignProfile().writeAnswer('deposit-create', body)
    const [own, other] = await Promise.all(
      [body, foreign].map((answer) => createPaymentApi(need(answer))[call]({} as never)),
    )
    expect(plainOf(other ?? {}), name).toEqual(plainOf(own ?? {}))
    expect(other?.depositId).toMatch(/^9\d{15}$/)
    expect(Number.isSafeInteger(Number(other?.depositId))).toBe(false)
  })
})
