import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ANSWERS, METHOD_FOLDERS } from '../../../fixtures/index.ts'
import type { CashierCall } from '../../../mocks/cashier/CashierCall.ts'
import { createCashier } from '../../../mocks/cashier/createCashier.ts'
import { problemsOf } from '../../../mocks/cashier/problemsOf.ts'
import { type CallName, WIRE_CALLS } from '../../../mocks/cashier/wireNames.ts'
import { isRecord } from '../../../schemas/isRecord.ts'
import { fakeClock } from '../support/fakeClock.ts'

type Payload = CashierCall['payload']

/** A complete request for each call of the mock cashier, and the paths of its required members. */
const REQUESTS: Readonly<Record<CallName, { readonly payload: Payload; readonly required: readonly string[] }>> = {
  'deposit-create': {
    payload: {
      amount: '500.00',
      currency: 'MXN',
      depositId: null,
      fields: { email: 'ana@correo.mx' },
      isActivatedBonus: true,
      paymentSessionId: null,
      paymentType: 'airtm',
      returnUrl: 'https://casino.example/paid',
      wallet: null,
      selectedCountry: 'MX',
      bonusId: '7',
      metadata: { isFromChip: true },
      abTestGroup: 'group_b',
      onrampCurrency: 'USDT',
      geetestCaptchaOutput: 'a',
      geetestGenTime: 'b',
      geetestLotNumber: 'c',
      geetestPassToken: 'd',
      captchaBypass: false,
      recaptchaToken: 'e',
    },
    required: [
      ...['amount', 'currency', 'depositId', 'fields', 'isActivatedBonus', 'paymentSessionId', 'paymentType'],
      ...['returnUrl', 'wallet', 'selectedCountry', 'metadata.isFromChip'],
    ],
  },
  'deposit-create-p2p': {
    payload: {
      amount: '500.00',
      bank: '',
      checkScore: true,
      selectedCountry: 'MX',
      currency: 'MXN',
      depositId: null,
      fields: { email: 'ana@correo.mx' },
      isActivatedBonus: true,
      paymentMethod: 'airtm',
      paymentSessionId: null,
      bonusId: '7',
      metadata: { isFromChip: true },
      geetestCaptchaOutput: 'a',
      geetestGenTime: 'b',
      geetestLotNumber: 'c',
      geetestPassToken: 'd',
      captchaBypass: false,
      recaptchaToken: 'e',
    },
    required: [
      ...['amount', 'bank', 'checkScore', 'selectedCountry', 'currency', 'depositId', 'fields', 'isActivatedBonus'],
      ...['paymentMethod', 'paymentSessionId', 'metadata.isFromChip'],
    ],
  },
  'deposit-create-sweepstake': {
    payload: {
      amount: '9.99',
      boxId: 'box-1',
      currency: 'USD',
      depositId: null,
      fields: {},
      isActivatedBonus: false,
      paymentType: 'usdt_trc20',
      returnUrl: 'https://casino.example/paid',
      selectedCountry: 'US',
      wallet: null,
      bonusId: null,
    },
    required: [
      ...['amount', 'boxId', 'currency', 'depositId', 'fields', 'isActivatedBonus', 'paymentType', 'returnUrl'],
      ...['selectedCountry', 'wallet', 'bonusId'],
    ],
  },
  'sweepstake-boxes': { payload: {}, required: [] },
  'sweepstake-balance-get': { payload: {}, required: [] },
  'sweepstake-recoup-sum': { payload: { currency: 'QSC' }, required: ['currency'] },
  'methods-payment-v3': {
    payload: { country: 'US', currency: 'QSC', abTestGroup: 'group_b' },
    required: ['country', 'currency'],
  },
  'deposit-complete': {
    payload: { depositId: 'dep-1001', paymentMethod: 'airtm', extras: { confirmationId: '12345678', inputs: {} } },
    required: ['depositId', 'paymentMethod', 'extras'],
  },
  'deposit-cancel': {
    payload: { depositId: 'dep-1001', paymentMethod: 'airtm' },
    required: ['depositId', 'paymentMethod'],
  },
  'external-deposit-continue': {
    payload: { depositId: 'dep-1001', method: 'paywise' },
    required: ['depositId', 'method'],
  },
  'deposit-check': {
    payload: { paymentMethod: 'airtm', selectedCountry: 'MX' },
    required: ['paymentMethod', 'selectedCountry'],
  },
  'deposit-status': {
    payload: { depositId: 'dep-1001', paymentMethod: 'airtm' },
    required: ['depositId', 'paymentMethod'],
  },
  'deposit-limits': {
    payload: { currency: 'EUR', paymentMethod: 'skrill', extras: { a: 1 } },
    required: ['currency', 'paymentMethod'],
  },
  'deposit-prepare': { payload: { paymentMethod: 'skrill' }, required: ['paymentMethod'] },
  'session-start': {
    payload: { amount: '5.00', currency: 'MXN', pendingGroup: 'airtm' },
    required: ['pendingGroup'],
  },
  'payment-convert-v2': {
    payload: { amount: '5', from: 'USDT', to: 'MXN' },
    required: ['amount', 'from', 'to'],
  },
  'methods-withdrawal': { payload: { country: 'MX', currency: 'MXN' }, required: ['country', 'currency'] },
  'methods-withdrawal-v4': { payload: { currency: 'MXN' }, required: ['currency'] },
  'withdrawal-create': {
    payload: {
      ...{ amount: '500.00', currency: 'MXN', paymentMethod: 'wallet_out', account: 'main', selectedCountry: 'MX' },
      fields: { email: 'ana@correo.mx' },
    },
    required: ['amount', 'currency', 'paymentMethod', 'account', 'fields', 'selectedCountry'],
  },
  'withdrawal-confirm': {
    payload: { withdrawalId: 'wd-5001', paymentMethod: 'wallet_out', code: '4321' },
    required: ['withdrawalId', 'paymentMethod'],
  },
  'withdrawal-cancel': {
    payload: { withdrawalId: 'wd-5001', paymentMethod: 'wallet_out' },
    required: ['withdrawalId', 'paymentMethod'],
  },
  'withdrawal-check': {
    payload: { paymentMethod: 'wallet_out', selectedCountry: 'MX' },
    required: ['paymentMethod', 'selectedCountry'],
  },
  'withdrawal-status': {
    payload: { withdrawalId: 'wd-5001', paymentMethod: 'wallet_out' },
    required: ['withdrawalId', 'paymentMethod'],
  },
  'bank-get': { payload: { payment_method: 'spei', bin: '411111' }, required: ['payment_method', 'bin'] },
  'session-form-on-close-modal': {
    payload: { paymentMethod: 'airtm', paymentMethodText: 'Airtm', userId: '90210' },
    required: ['paymentMethod', 'paymentMethodText', 'userId'],
  },
  'methods-payment-v5': {
    payload: { country: 'MX', currency: { code: 'MXN', type: 'fiat' }, abTestGroup: 'group_b', extras: {} },
    required: ['country', 'currency', 'currency.code', 'currency.type'],
  },
  'methods-country-selector-v2': { payload: {}, required: [] },
  events: {
    payload: { events: [{ key: 'form_view', timestamp: 1, value: null }] },
    required: ['events', 'events.0.key', 'events.0.timestamp', 'events.0.value'],
  },
}

/** A create request for an on-ramp method. */
const OF_ONRAMP: Payload = {
  ...REQUESTS['deposit-create'].payload,
  ...{ paymentType: 'onramp_card', currency: 'USD', selectedCountry: 'US', fields: {} },
}

// Inside these members any names are allowed: the method's own fields, and an experiment's extras.
const FREE = ['fields.', 'extras.']

const pathsOf = (payload: Payload, before = ''): string[] =>
  Object.entries(payload).flatMap(([name, member]) => {
    const path = before + name
    if (FREE.some((free) => path.startsWith(free))) return []
    const inner = Array.isArray(member)
      ? member.map((item, index) => [`${path}.${index}.`, item])
      : [[`${path}.`, member]]
    return [path, ...inner.flatMap(([start, item]) => (isRecord(item) ? pathsOf(item, start) : []))]
  })

/** The payload with the member at a path removed, or renamed if there is a `name`. */
function changed(payload: Payload, path: string, name?: string): Payload {
  const [first = '', ...rest] = path.split('.')
  const inner = payload[first]
  if (Array.isArray(inner)) {
    const [index, ...further] = rest
    const items = inner.map((item, n) => (String(n) === index ? changed(item, further.join('.'), name) : item))
    if (rest.length > 0) return { ...payload, [first]: items }
  }
  if (rest.length > 0 && isRecord(inner)) return { ...payload, [first]: changed(inner, rest.join('.'), name) }
  const { [first]: value, ...others } = payload
  return name === undefined ? others : { ...others, [name]: value }
}

async function ask(name: string, payload: Payload): Promise<number | undefined> {
  const clock = fakeClock()
  const cashier = createCashier({ scenario: { title: '' }, now: clock.now, later: clock.later, random: () => 0.5 })
  const send = (call: string, said: Payload) => cashier.handle({ name: call, payload: said, headers: {}, token: 't' })
  if (['deposit-status', 'deposit-complete', 'deposit-cancel'].includes(name))
    await send('deposit-create', REQUESTS['deposit-create'].payload)
  if (/^withdrawal-(confirm|cancel|status)$/.test(name))
    await send('withdrawal-create', REQUESTS['withdrawal-create'].payload)
  if (name === 'external-deposit-continue') await send('deposit-create', OF_ONRAMP)
  const answer = await send(name, payload)
  return 'status' in answer ? answer.status : undefined
}

const members = Object.entries(REQUESTS).flatMap(([call, { payload, required }]) =>
  pathsOf(payload).map((path) => [call, path, payload, required.includes(path)] as const),
)

describe('the names of the wire', () => {
  it.each(Object.entries(REQUESTS))('%s is taken as the specification writes it', async (call, { payload }) => {
    expect([200, 204]).toContain(await ask(call, payload))
    expect(Object.keys(REQUESTS).toSorted()).toEqual(Object.keys(WIRE_CALLS).toSorted())
  })

  it.each(members)('%s is refused when %s has another name', async (call, path, payload) => {
    const last = path.slice(path.lastIndexOf('.') + 1)
    const snake = last.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)
    for (const name of [`${last}s`, last.toUpperCase(), ...(snake === last ? [] : [snake])]) {
      expect(await ask(call, changed(payload, path, name)), name).toBe(400)
    }
  })

  it.each(members)(
    '%s without %s is refused, or taken when that is optional',
    async (call, path, payload, isNeeded) => {
      const status = await ask(call, changed(payload, path))
      expect(status === 400).toBe(isNeeded)
    },
  )

  it.each(Object.entries(REQUESTS))('%s is refused with one member more', async (call, { payload }) => {
    expect(await ask(call, { ...payload, note: 'x' })).toBe(400)
  })

  it('are written out by hand: nothing of the widget is imported', () => {
    const source = readFileSync('mocks/cashier/wireNames.ts', 'utf8')
    const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
    expect(imports).toEqual(['./problemsOf.ts'])
    expect(source).not.toMatch(/import\(/)
  })

  it('the answers of the fixtures use only names of the specification', () => {
    const wrong = Object.entries(ANSWERS).flatMap(([name, answer]) =>
      problemsOf(WIRE_CALLS[name as keyof typeof WIRE_CALLS].answer, answer, name),
    )
    expect(wrong).toEqual([])
  })

  it.each(METHOD_FOLDERS.map((folder) => [folder.name, folder] as const))(
    '`method.json` and `cashier.json` of %s use only names of the specification',
    (_, { cashier, method }) => {
      const { answer: create } = WIRE_CALLS['deposit-create']
      const { answer: list } = WIRE_CALLS['methods-payment-v5']
      const { answer: prepare } = WIRE_CALLS['deposit-prepare']
      expect(cashier.answers.flatMap((answer) => problemsOf(create, answer))).toEqual([])
      expect(problemsOf(list, { methods: [method] })).toEqual([])
      expect(problemsOf(prepare, cashier.prepare ?? {})).toEqual([])
    },
  )
})

describe('what a new call needs', () => {
  const files = import.meta.glob<string>('/src/api/calls/*.ts', { eager: true, query: '?raw', import: 'default' })
  const calls = Object.entries(files).map(([file, code]) => {
    return { file, name: /\n {2}name: '([\w-]+)'/.exec(code)?.[1] ?? file, answers: !code.includes('calls/nothing/') }
  })

  it('is played by the cashier', () => {
    const unplayed = calls.filter(({ name }) => !Object.hasOwn(WIRE_CALLS, name)).map(({ name }) => name)
    const ask = 'give these calls their names in mocks/cashier/wireNames.ts, and a row in createCashier.ts'
    expect(unplayed, ask).toEqual([])
    expect(calls.length).toBeGreaterThan(10)
  })

  it('has an answer to look at', () => {
    const unanswered = calls.filter(({ name, answers }) => answers && ANSWERS[name] === undefined)
    expect(
      unanswered.map(({ name }) => `fixtures/answers/${name}.json`),
      'write a good answer of each',
    ).toEqual([])
  })
})
