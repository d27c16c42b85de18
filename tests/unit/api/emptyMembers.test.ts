import { describe, expect, it } from 'vitest'
import { ANSWER as CHECK } from '../../../schemas/calls/depositCheck.ts'
import { ANSWER as CREATE } from '../../../schemas/calls/depositCreate.ts'
import { ANSWER as CREATE_P2P } from '../../../schemas/calls/depositCreateP2p.ts'
import { ANSWER as STATUS } from '../../../schemas/calls/depositStatus.ts'
import { ANSWER as CONTINUE } from '../../../schemas/calls/externalDepositContinue.ts'
import { ANSWER as SESSION } from '../../../schemas/calls/sessionStart.ts'
import { ANSWER as WITHDRAWAL_CREATE } from '../../../schemas/calls/withdrawalCreate.ts'
import { ANSWER as WITHDRAWAL_STATUS } from '../../../schemas/calls/withdrawalStatus.ts'
import type { Api } from '../../../src/api/index.ts'
import { createWithdrawalApi, type WithdrawalApi } from '../../../src/api/withdrawalApi.ts'
import { afterCreate } from '../../../src/features/deposit/afterCreate.ts'
import { apiOver, CALL_CONFIG } from '../features/openPlayer.ts'

type All = Api & WithdrawalApi

function answering(body: unknown): All {
  const transport = { send: async () => structuredClone(body), close: () => {} }
  return { ...apiOver(transport), ...createWithdrawalApi({ transport, config: CALL_CONFIG }) }
}

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}

type Path = readonly string[]

const typesOf = ({ type }: Shape): readonly string[] => [type ?? []].flat()

/** A value of each member, so that every member can be emptied. */
function full(shape: Shape): unknown {
  const types = typesOf(shape)
  if (shape.properties !== undefined && types.includes('object'))
    return Object.fromEntries(Object.entries(shape.properties).map(([name, member]) => [name, full(member)]))
  if (types.includes('string')) return '5'
  if (types.includes('boolean')) return true
  return types.includes('array') ? [] : {}
}

/** The paths of all members that may be missing, and the types that they may have. */
function optional(shape: Shape, at: Path = []): { path: Path; types: readonly string[] }[] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, member]) => {
    const path = [...at, name]
    const own = shape.required?.includes(name) ? [] : [{ path, types: typesOf(member) }]
    return [...own, ...optional(member, path)]
  })
}

/** The answer with another value at the path; without the member if the value is undefined. */
function changed(answer: unknown, [name = '', ...rest]: Path, value: unknown): unknown {
  const { [name]: old, ...others } = answer as Record<string, unknown>
  const next = rest.length === 0 ? value : changed(old, rest, value)
  return next === undefined ? others : { ...others, [name]: next }
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)
const EMPTY: readonly unknown[] = [[], {}, '', false]

const CALLS: readonly [string, Shape, (api: All) => Promise<unknown>][] = [
  ['deposit-create', CREATE, (api) => api.depositCreate({} as never)],
  ['deposit-create-p2p', CREATE_P2P, (api) => api.depositCreateP2p({} as never)],
  ['deposit-check', CHECK, (api) => api.depositCheck({} as never)],
  ['deposit-status', STATUS, (api) => api.depositStatus({} as never)],
  ['external-deposit-continue', CONTINUE, (api) => api.externalDepositContinue({} as never)],
  ['session-start', SESSION, (api) => api.sessionStart({} as never)],
  ['withdrawal-create', WITHDRAWAL_CREATE, (api) => api.withdrawalCreate({} as never)],
  ['withdrawal-status', WITHDRAWAL_STATUS, (api) => api.withdrawalStatus({} as never)],
]

describe('an empty value where another type belongs', () => {
  it.each(CALLS)('X7 in an optional member of %s reads as if the member were missing', async (_, shape, read) => {
    const answer = full(shape)
    const rows = optional(shape).flatMap(({ path, types }) =>
      EMPTY.filter((value) => !types.includes(typeOf(value))).map((value) => ({ path, value })),
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { path, value } of rows)
      expect([path, value, await read(answering(changed(answer, path, value)))]).toEqual([
        path,
        value,
        await read(answering(changed(answer, path, undefined))),
      ])
  })

  it.each([
    ['status', STATUS, (api: All) => api.depositStatus({} as never)],
    ['status', WITHDRAWAL_STATUS, (api: All) => api.withdrawalStatus({} as never)],
    ['exists', CHECK, (api: All) => api.depositCheck({} as never)],
    ['payment_session_id', SESSION, (api: All) => api.sessionStart({} as never)],
  ] as const)('X7 in the required member %s rejects the answer and reports its path', async (name, shape, read) => {
    const types = typesOf((shape as Shape).properties?.[name] ?? {})
    const values = EMPTY.filter((value) => !types.includes(typeOf(value)))
    for (const value of values)
      await expect(read(answering(changed(full(shape), [name], value)))).rejects.toMatchObject({
        paths: [expect.stringMatching(new RegExp(`^/${name} \\(type`))],
      })
  })

  it.each([[[]], [{}], [false], [''], [undefined], [null]])(
    'C17 as the whole answer %j of external-deposit-continue means that there is no page',
    async (body) => expect(await answering(body).externalDepositContinue({} as never)).toBeUndefined(),
  )

  it.each([[[]], [false], [undefined]])('C17 as the whole answer %j of a create is rejected', async (body) => {
    await expect(answering(body).depositCreate({} as never)).rejects.toMatchObject({ name: 'AnswerProblem' })
  })

  it('X7 never drops an item of a list of balances, whose currency would then have none', async () => {
    const balances = [{ currency: 'QSC', balance: 1 }, []]
    await expect(answering(balances).sweepstakeBalanceGet({})).rejects.toMatchObject({ name: 'AnswerProblem' })
  })

  it('Q-047 leaves out a line of a destination without a value, and keeps one without a label', async () => {
    const destination = [
      { label: null, value: 'TR33' },
      { label: 'Bank', value: null },
      { label: [], value: 7 },
    ]
    const { facts } = await answering({ withdrawalId: 1, destination }).withdrawalCreate({} as never)
    expect(facts.destination).toEqual([
      { label: '', value: 'TR33' },
      { label: '', value: '7' },
    ])
  })
})

describe('a record whose members are all unset', () => {
  const nulls = { number: null, account_number: '', encoded: false, more: { a: [], b: 0 } }
  const flow = { requisites: [], inputFields: null, instruction: { text: '', steps: null }, lifetime: 0, created: '' }
  const onramp = [{ amount: 1, method: 'paywise' }]

  it.each([
    ['CREATE-12', { depositAddress: 'T1', apiResponse: { card: nulls } }, 'depositCryptoAddressPage'],
    ['CREATE-12', { depositAddress: 'T1', apiResponse: { unifiedFlow: flow } }, 'depositCryptoAddressPage'],
    ['CREATE-10', { apiResponse: { pageId: 'pix', qrCodeText: 'q', card: nulls } }, 'depositPixPage'],
    ['CREATE-11', { apiResponse: { card: nulls, requisites: [nulls] } }, 'depositCompletePage'],
    ['CREATE-08', { apiResponse: { paymentMethodOffers: onramp, unifiedFlow: flow } }, 'depositOnrampOfferListPage'],
    ['CREATE-09', { apiResponse: { requisites: { iban: '1' }, unifiedFlow: flow } }, 'depositHostToHostPage'],
  ])('%s unset members count as not given: %j leads to %s', async (_, body, page) => {
    const answer = await answering(body).depositCreate({} as never)
    expect(afterCreate(answer, { route: 'depositCompletePage', cardViewType: 'default' })).toMatchObject({ page })
  })
})

describe('a member in either place of an answer', () => {
  const CREATED = { depositAddress: 'T1', memo: '12', minDepositValue: '3', cryptoName: 'XRP', depositId: '77' }
  const P2P = {
    ...{ depositId: '77', payment_amount: '500', payment_currency: 'KGS', created: 1_767_254_700 },
    ...{ timeout_minutes: 20, exists: true, isFieldsRequired: true, passedAmount: 5, passedCurrency: 'KGS' },
    ...{ card: { number: '1' }, fields: [{ name: 'a' }], unifiedFlow: { lifetime: 60 } },
  }
  const UNSET = [undefined, null, '', false, []]

  it.each([
    ['deposit-create', CREATED, (api: All) => api.depositCreate({} as never)],
    ['deposit-create-p2p', P2P, (api: All) => api.depositCreateP2p({} as never)],
  ] as const)('I7 C17 of %s is read from either place, if the other one is empty', async (_, members, read) => {
    const wanted = await read(answering(members))
    const others: Readonly<Record<string, unknown>> = members
    for (const name of Object.keys(members))
      for (const unset of UNSET) {
        const inner = { ...others, [name]: unset, apiResponse: { [name]: others[name] } }
        const outer = { ...others, apiResponse: { [name]: unset } }
        expect([name, unset, await read(answering(inner))]).toEqual([name, unset, wanted])
        expect([name, unset, await read(answering(outer))]).toEqual([name, unset, wanted])
      }
  })

  it.each([0, '0', '0.00'])(
    'N21 an amount of %j does not hide that of the other place, but stays if alone',
    async (unset) => {
      const paid = { payment_amount: '500', timeout_minutes: 20, card: { number: '1' } }
      const amountOf = async (body: unknown) => (await answering(body).depositCreateP2p({} as never)).invoice?.amount
      expect(await amountOf({ depositId: 1, payment_amount: unset, apiResponse: paid })).toBe('500')
      expect(await amountOf({ depositId: 1, ...paid, apiResponse: { payment_amount: unset } })).toBe('500')
      expect(await amountOf({ depositId: 1, apiResponse: { ...paid, payment_amount: unset } })).toBe(String(unset))
    },
  )

  it.each([0, '0'])('CRYPTO-17 a minimum of %j does not hide that of the other place', async (minDepositValue) => {
    const body = { depositAddress: 'T1', minDepositValue, apiResponse: { minDepositValue: '5' } }
    expect((await answering(body).depositCreate({} as never)).address?.minDeposit).toBe('5')
  })

  it('an address never gets the memo of another address', async () => {
    const body = { depositAddress: 'T1', apiResponse: { depositAddress: 'T2', memo: '12' } }
    expect((await answering(body).depositCreate({} as never)).address).toMatchObject({ address: 'T1', memo: '' })
  })

  it.each([
    [
      { memo: 'OUT', minDepositValue: '5', apiResponse: { depositAddress: 'T1', memo: 'IN', minDepositValue: '10' } },
      'IN',
    ],
    [
      { depositAddress: 'T1', memo: 'OUT', minDepositValue: '10', apiResponse: { memo: 'IN', minDepositValue: '5' } },
      'OUT',
    ],
  ])('CRYPTO-17 an address has the memo and the minimum that are beside it (%j)', async (body, memo) => {
    const { address } = await answering(body).depositCreate({} as never)
    expect(address).toMatchObject({ address: 'T1', memo, minDeposit: '10' })
  })

  it('I7 keeps an id and a memo that are 0, unless the other place has one', async () => {
    const answer = await answering({ depositId: 0, depositAddress: 'T1', memo: 0 }).depositCreate({} as never)
    expect([answer.depositId, answer.address?.memo]).toEqual(['0', '0'])
    const hidden = { depositId: 0, apiResponse: { depositId: 77 } }
    expect((await answering(hidden).depositCreate({} as never)).depositId).toBe('77')
    for (const unset of [undefined, null, '']) {
      const body = { depositId: unset, memo: unset, apiResponse: { depositId: 0, depositAddress: 'T1', memo: 0 } }
      const inner = await answering(body).depositCreate({} as never)
      expect([inner.depositId, inner.address?.memo]).toEqual(['0', '0'])
    }
  })
})
