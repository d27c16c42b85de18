import { describe, expect, it, vi } from 'vitest'
import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import { address } from '../../../src/payments/operations/address.ts'
import { depositCreate } from '../../../src/payments/operations/depositCreate.ts'
import { depositCreateP2p } from '../../../src/payments/operations/depositCreateP2p.ts'
import { invoiceCancel } from '../../../src/payments/operations/invoiceCancel.ts'
import { invoiceComplete } from '../../../src/payments/operations/invoiceComplete.ts'
import type { NewDeposit } from '../../../src/payments/operations/newDeposit.ts'
import { offerContinue } from '../../../src/payments/operations/offerContinue.ts'
import { sweepstakeBox } from '../../../src/payments/operations/sweepstakeBox.ts'
import { withdrawalCancel } from '../../../src/payments/operations/withdrawalCancel.ts'
import { withdrawalConfirm } from '../../../src/payments/operations/withdrawalConfirm.ts'
import { withdrawalCreate } from '../../../src/payments/operations/withdrawalCreate.ts'
import { meaningOf } from '../../../src/payments/recordings.ts'

const OPTIONS = { idempotencyKey: 'key-1', signal: new AbortController().signal }
const REQUEST: DepositCreateRequest = {
  ...{ amount: '5.00', currency: 'MXN', depositId: null, fields: { bank: 'MBank', name: 'Ana' } },
  ...{ paymentSessionId: 'session-1', paymentType: 'airtm', returnUrl: 'https://a.example', wallet: 'w' },
  ...{ selectedCountry: 'MX', isActivatedBonus: false },
}
const read = () => ({})
const newDeposit = (over: Partial<NewDeposit> = {}): NewDeposit => ({
  ...{ request: REQUEST, before: ['dep-0'], continues: undefined, blockIfOpenElsewhere: () => false, read },
  left: new AbortController().signal,
  captcha: async () => undefined,
  ...over,
})
const sendNothing = { depositCreate: async () => ({}) as never }
const created = (request: Partial<DepositCreateRequest>) =>
  meaningOf(depositCreate(sendNothing, newDeposit({ request: { ...REQUEST, ...request } })).subject)

describe('a deposit', () => {
  it('is reconciled after an unknown outcome, and contains the captcha token', async () => {
    const captcha = vi.fn(async () => ({ recaptchaToken: 'token-1' }) as never)
    const operation = depositCreate(sendNothing, newDeposit({ captcha, continues: 'draft-1' }))
    expect(operation.onUnknown).toEqual({ do: 'reconcile' })
    expect(operation.subject).toMatchObject({
      ...{ kind: 'create', before: ['dep-0'], continues: 'draft-1' },
      gesture: { method: 'airtm', amount: '5.00', currency: 'MXN', country: 'MX' },
    })
    const { signal } = OPTIONS
    expect(await operation.prepare({ isCaptchaRequired: true, signal })).toEqual({
      ...REQUEST,
      recaptchaToken: 'token-1',
    })
    expect(captcha).toHaveBeenCalledWith({ isRequired: true, signal })
  })

  it('D-18 has the same meaning whatever the order of its fields, the session and the test group', () => {
    const first = created({})
    expect(created({ fields: { name: 'Ana', bank: 'MBank' } })).toBe(first)
    expect(created({ paymentSessionId: 'session-2', abTestGroup: 'b' })).toBe(first)
  })

  it.each<[string, Partial<DepositCreateRequest>]>([
    ['amount', { amount: '7.00' }],
    ['currency', { currency: 'USD' }],
    ['country', { selectedCountry: 'BR' }],
    ['method', { paymentType: 'spei' }],
    ['wallet', { wallet: 'other' }],
    ['field', { fields: { bank: 'MBank', name: 'Eva' } }],
    ['draft', { depositId: 'draft-1' }],
    ['currency of an on-ramp', { onrampCurrency: 'BTC' }],
    ['bonus', { bonusId: 'bonus-1' }],
    ['choice of the bonus on coins', { isActivatedBonus: true }],
  ])('D-18 I3 with another %s has another meaning', (_, change) => {
    expect(created(change)).not.toBe(created({}))
  })
})

describe('a peer-to-peer deposit', () => {
  const send = vi.fn(async () => ({}) as never)
  const sentFor = async (request: Partial<DepositCreateRequest>, checksScore = true) => {
    const operation = depositCreateP2p({ depositCreateP2p: send }, { checksScore }, newDeposit())
    await operation.send({ ...REQUEST, ...request }, OPTIONS)
    return send.mock.calls.at(-1) as unknown as [object, object]
  }

  it('CALL-19 CALL-20 is sent with its own call, and with exactly the members of that call', async () => {
    const ownMembers = {
      ...{ bonusId: 'bonus-1', metadata: { isFromChip: true } },
      ...{ geetestCaptchaOutput: 'output', geetestGenTime: '1700', geetestLotNumber: 'lot', geetestPassToken: 'pass' },
      ...{ recaptchaToken: 'token-1', captchaBypass: true },
    }
    const [request, options] = await sentFor({ ...ownMembers, abTestGroup: 'b', onrampCurrency: 'BTC' })
    expect(request).toEqual({
      ...{ amount: '5.00', currency: 'MXN', depositId: null, fields: { bank: 'MBank', name: 'Ana' } },
      ...{ paymentSessionId: 'session-1', selectedCountry: 'MX', isActivatedBonus: false },
      ...{ paymentMethod: 'airtm', bank: 'MBank', checkScore: true },
      ...ownMembers,
    })
    expect(options).toBe(OPTIONS)
  })

  it('CALL-19 has an empty bank if none is chosen', async () => {
    expect((await sentFor({ fields: {} }, false))[0]).toMatchObject({ bank: '', checkScore: false })
  })

  it('has the same meaning as the deposit, and is reconciled like it', () => {
    const operation = depositCreateP2p({ depositCreateP2p: send }, { checksScore: true }, newDeposit())
    expect(meaningOf(operation.subject)).toBe(created({}))
    expect(operation.onUnknown).toEqual({ do: 'reconcile' })
  })
})

describe('a withdrawal', () => {
  const request = {
    ...{ amount: '5.00', currency: 'MXN', paymentMethod: 'spei', account: 'main', selectedCountry: 'MX' },
    fields: { clabe: '1', name: 'Ana' },
  } as const
  const made = (over: object) => {
    const open = { before: undefined, blockIfOpenElsewhere: () => false }
    return withdrawalCreate({ withdrawalCreate: async () => ({}) as never }, { ...request, ...over } as never, open)
  }

  it('D-18 has the same meaning whatever the order of its fields, and another one with another value', () => {
    const first = meaningOf(made({}).subject)
    expect(meaningOf(made({ fields: { name: 'Ana', clabe: '1' } }).subject)).toBe(first)
    for (const other of [{ fields: { clabe: '2', name: 'Ana' } }, { account: 'additional' }, { amount: '6.00' }])
      expect(meaningOf(made(other).subject)).not.toBe(first)
  })

  it('is reconciled', () => expect(made({}).onUnknown).toEqual({ do: 'reconcile' }))

  it('C17 has an unknown outcome if the response has no id', () => {
    const { read } = made({})
    expect(read({ withdrawalId: 'w-1' } as never)).toEqual({ depositId: 'w-1', isInconclusive: false })
    expect(read({ withdrawalId: undefined } as never)).toEqual({ depositId: undefined, isInconclusive: true })
  })
})

describe('an address', () => {
  const place = { method: 'bitcoin', currency: 'BTC', country: 'MX', network: 'mainnet', hasBonus: false }
  const asked = (over: object) => address(sendNothing, { ...place, ...over, prepare: () => REQUEST, read })

  it('Q-105 has the amount 0, and is never retried automatically', () => {
    expect(asked({})).toMatchObject({
      subject: { kind: 'address', method: 'bitcoin', amount: '0', currency: 'BTC', country: 'MX' },
      onUnknown: { do: 'resend', afterMs: [] },
    })
  })

  it('I3 of another network, or with a bonus, has another meaning', () => {
    const meanings = [{}, { network: 'lightning' }, { hasBonus: true }].map((over) => meaningOf(asked(over).subject))
    expect(new Set(meanings).size).toBe(3)
  })

  it('CALL-06 of a sweepstake box has the price of the box, and is never retried automatically', () => {
    const request = { ...REQUEST, boxId: 'box-1' } as never
    const box = (name: string) =>
      sweepstakeBox({ depositCreateSweepstake: async () => ({}) as never }, { place: name, request, read })
    expect(box('a')).toMatchObject({
      subject: { kind: 'address', method: 'airtm', amount: '5.00', currency: 'MXN', country: 'MX' },
      onUnknown: { do: 'resend', afterMs: [] },
    })
    expect(box('a').prepare({ isCaptchaRequired: false, signal: OPTIONS.signal })).toBe(request)
    expect(meaningOf(box('a').subject)).not.toBe(meaningOf(box('b').subject))
  })
})

describe('a call about a payment', () => {
  const invoice = { depositId: 'dep-1', paymentMethod: 'bkash' }

  it('C71 that reports "paid" notes it, and is retried after 2 and 5 seconds', () => {
    const complete = (extras: object, isNoteKept = false) =>
      invoiceComplete({ depositComplete: async () => ({}) as never }, { ...invoice, extras } as never, isNoteKept)
    expect(complete({})).toMatchObject({
      subject: { kind: 'payment', id: 'dep-1', note: { settled: 'paid' }, isNoteKept: false },
      onUnknown: { do: 'resend', afterMs: [2_000, 5_000] },
    })
    expect(complete({}, true).subject).toMatchObject({ isNoteKept: true })
    expect(complete({}).prepare({ isCaptchaRequired: false, signal: OPTIONS.signal })).toEqual({
      ...invoice,
      extras: {},
    })
    expect(complete({}).read({})).toEqual({})
    expect(meaningOf(complete({ inputs: { utr: '1' } }).subject)).not.toBe(meaningOf(complete({}).subject))
  })

  it('I11 that cancels notes who cancelled, keeps its note, and is never retried', () => {
    const api = { depositCancel: async () => ({}) as never }
    expect(invoiceCancel(api, invoice, 'time')).toMatchObject({
      subject: { kind: 'payment', id: 'dep-1', note: { settled: 'cancelled', cancelledBy: 'time' }, isNoteKept: true },
      onUnknown: { do: 'report' },
    })
    expect(invoiceCancel(api, invoice, 'player').prepare({ isCaptchaRequired: false, signal: OPTIONS.signal })).toBe(
      invoice,
    )
  })

  it('C72 a withdrawal is confirmed and cancelled by its id, and the status decides about a lost answer', () => {
    const request = { withdrawalId: 'out-1', paymentMethod: 'spei' }
    const poll = { status: async () => undefined, onPoll: () => {}, isShown: () => true }
    const confirm = (code?: string) =>
      withdrawalConfirm({ withdrawalConfirm: async () => ({}) as never }, { ...request, ...(code && { code }) }, poll)
    const cancel = withdrawalCancel({ withdrawalCancel: async () => ({}) as never }, request, poll)
    const asks = { do: 'pollStatus', ...poll }
    expect(confirm()).toMatchObject({ subject: { kind: 'payment', id: 'out-1', note: { settled: 'paid' } } })
    expect(confirm().onUnknown).toEqual(asks)
    expect(meaningOf(confirm('1').subject)).not.toBe(meaningOf(confirm('2').subject))
    expect(cancel).toMatchObject({ subject: { kind: 'payment', id: 'out-1', note: { settled: 'cancelled' } } })
    expect(cancel.onUnknown).toEqual(asks)
    for (const operation of [confirm(), cancel]) {
      expect(operation.prepare({ isCaptchaRequired: false, signal: OPTIONS.signal })).toEqual(request)
      expect(operation.read({})).toEqual({})
    }
  })

  it('ONRAMP-05 that continues with an offer notes the offer, and is never retried', () => {
    const request = { depositId: 'dep-1', method: 'moonpay' }
    const operation = offerContinue({ externalDepositContinue: async () => undefined }, request)
    expect(operation).toMatchObject({
      subject: { kind: 'payment', id: 'dep-1', note: { offer: 'moonpay' } },
      onUnknown: { do: 'report' },
    })
    expect(operation.prepare({ isCaptchaRequired: false, signal: OPTIONS.signal })).toBe(request)
    expect(operation.read(undefined)).toEqual({})
  })
})
