import { expect, it } from 'vitest'
import { METHOD_FOLDERS } from '../../../../fixtures/index.ts'
import { methodsWithdrawal } from '../../../../src/api/calls/methodsWithdrawal.ts'
import { createWithdrawalApi } from '../../../../src/api/withdrawalApi.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { methodLimits } from '../../../../src/catalog/methodLimits.ts'
import { createWithdrawal } from '../../../../src/features/withdrawal/createWithdrawal.ts'
import { reportUnreadTerms } from '../../../../src/features/withdrawal/reportUnreadTerms.ts'
import { withdrawalLimits } from '../../../../src/money/withdrawal.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import { engineOf } from '../../support/engineOf.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { serverTime } from '../../support/serverTime.ts'
import { formOf, memoryStorage, session, textsOf } from '../builders.ts'
import { CALL_CONFIG } from '../openPlayer.ts'

const WALLET = METHOD_FOLDERS.find(({ name }) => name === 'wallet_out')?.method

/** Parses a list answer, builds a form from it, and presses its button once. */
async function withdraw(amount: string | undefined, answer: Readonly<Record<string, unknown>>) {
  const sent: unknown[] = []
  const reports: string[] = []
  const clock = fakeClock()
  const player = session()
  const texts = await textsOf()
  const transport = {
    close: () => {},
    async send({ path }: { readonly path: string }, payload: unknown) {
      if (!path.endsWith('withdrawal-create')) return { methods: [WALLET], ...answer }
      sent.push(payload)
      return { withdrawalId: 'wd-1' }
    },
  }
  const list = await methodsWithdrawal({ transport, config: CALL_CONFIG })({ country: 'MX', currency: 'MXN' })
  const methods = new MethodsStore()
  methods.setMethods(list.methods, list.initCurrencies, list.balances)
  const [method] = list.methods
  if (method === undefined) throw new Error('The fixture is listed.')
  methods.selectMethod(method)
  const withdrawal = new WithdrawalStore(methods, () => 2)
  const limitsOf = () =>
    withdrawalLimits(methodLimits(method, player), { fee: method.fee, balance: withdrawal.balance, decimals: 2 })
  const stop = reportUnreadTerms({
    ...{ method: () => method, currency: () => 'MXN', withdrawal },
    report: (code, text) => reports.push(`${code}: ${text}`),
  })
  const form = formOf(
    method,
    player,
    texts,
    { ...(amount !== undefined && { amount }), email: 'ana@correo.mx' },
    { limitsOf },
  )
  const ledger = createLedger({
    store: memoryStorage(),
    identity: 'user-7',
    kind: 'withdrawal',
    time: serverTime(clock.now),
  })
  const creating = createWithdrawal({
    loadPages: async () => undefined,
    ...{ api: createWithdrawalApi({ transport, config: CALL_CONFIG }), clock },
    payments: { engine: engineOf({ clock, ledger, deposit: withdrawal }), withdrawal },
    ...{ track: () => {}, navigation: { go: () => {} } },
    active: { form: () => form, method: () => method, opening: () => 'form' },
    open: { before: () => [], blockIfOpenElsewhere: () => false },
    ...{ country: () => 'MX', destination: () => [], isBlocked: () => false },
    on: { created: () => {}, reconciled: () => {}, failed: () => {} },
  })
  await creating.press()
  creating.dispose()
  stop()
  const reload = (balances: typeof list.balances) => methods.setMethods(list.methods, list.initCurrencies, balances)
  return { sent, reports, limits: limitsOf(), why: form.field('amount')?.shownError?.key, reload, withdrawal }
}

it.each<[unknown, 'unread' | 'balance']>([
  [{ main: '-12.50' }, 'balance'],
  [{ main: '-0.00' }, 'balance'],
  [{ main: 0 }, 'balance'],
  [{ main: null }, 'unread'],
  [{ main: '' }, 'unread'],
  [{ main: 'much' }, 'unread'],
  [{ main: '1.2.3' }, 'unread'],
  [{ main: 'NaN' }, 'unread'],
  [{ main: Number.NaN }, 'unread'],
  [{ main: { amount: '5000' } }, 'unread'],
  [{ main: [{ value: 5000 }] }, 'unread'],
  [{ main: true }, 'unread'],
  [{ additional: 'much' }, 'unread'],
  [['5000'], 'unread'],
  ['5000', 'unread'],
])('W3 with balances of %j nothing can be withdrawn, and the reason is "%s"', async (balances, why) => {
  const { sent, reports, limits, why: key } = await withdraw('2000', { balances })
  expect(sent).toEqual([])
  expect(limits).toMatchObject({ isNone: true, why })
  expect(key).toBe(why === 'unread' ? 'form.amountInput.unread' : 'withdrawal.empty')
  expect(reports.length > 0).toBe(why === 'unread')
})

it.each<[unknown, string]>([
  [{ main: '1e3' }, '1000.00'],
  [{ main: 1e3 }, '1000.00'],
  [{ main: ['1000'] }, '1000.00'],
  [{ main: '1 000.00' }, '1000.00'],
  [{ main: '1,000.00' }, '1000.00'],
  [{ main: '1.000,00' }, '1000.00'],
  [{ main: '1\u00a0000' }, '1000.00'],
  [{ main: 999.9999999999999 }, '1000.00'],
])('W3 balances of %j are read and limit the amount to %s', async (balances, most) => {
  const tooMuch = await withdraw('2000', { balances })
  expect([tooMuch.sent, tooMuch.why, tooMuch.limits.max]).toEqual([[], 'form.amountInput.limit.max', most])
  const enough = await withdraw('1000', { balances })
  expect(enough.sent).toMatchObject([{ amount: '1000.00' }])
})

it.each<[string, Readonly<Record<string, unknown>>]>([
  ['no balances', {}],
  ['null', { balances: null }],
  ['an empty table of PHP', { balances: [] }],
  ['balances of unknown accounts', { balances: { bonus: '5' } }],
])('W3 without a balance from the server, none limits the amount: %s', async (_, answer) => {
  expect((await withdraw('2000', answer)).sent).toHaveLength(1)
})

it.each<[string, Readonly<Record<string, unknown>>]>([
  ['a limit', { limits: { max: 'much' }, amount_rules: null }],
  ['an object for a limit', { limits: { max: {} }, amount_rules: null }],
  ['an invalid rule', { amount_rules: { MXN: 'all' } }],
  ['a fee', { fee: { percent: 'two' } }],
  ['a fee that is no object', { fee: '2%' }],
])('W3 W8 a method with unreadable terms withdraws nothing: %s', async (_, over) => {
  const { sent, reports, why } = await withdraw('2000', {
    methods: [{ ...WALLET, ...over }],
    balances: { main: '5000' },
  })
  expect([sent, why]).toEqual([[], 'form.amountInput.unread'])
  expect(reports[0]).toMatch(/^limits\.unread: /)
})

it.each([
  ['50', { fixed: 75 }],
  ['75', { fixed: 75 }],
  ['75.00', { fixed: '75,00' }],
  ['100', { percent: 50, fixed: 50 }],
  ['500', { percent: '100%' }],
  ['60', { percent: '99.999' }],
])('W4 a withdrawal of %s that a fee of %j uses up is not sent', async (amount, fee) => {
  const { sent, why } = await withdraw(amount, { methods: [{ ...WALLET, fee }], balances: { main: '5000' } })
  expect(sent).toEqual([])
  expect(why).toMatch(/limit\.min|nothingLeft/)
})

it('W4 the initial amount is larger than the fee, even if the prefilled amount is not', async () => {
  const answer = { methods: [{ ...WALLET, fee: { fixed: 75 }, prefilledAmount: 60 }], balances: { main: '5000' } }
  expect((await withdraw(undefined, answer)).sent).toMatchObject([{ amount: '75.01' }])
})

it('U17 the account of a withdrawal stays selected when the balances change', async () => {
  const { sent, reload, withdrawal } = await withdraw('90', { balances: { main: '100', additional: '300' } })
  expect(sent).toMatchObject([{ account: 'main' }])
  withdrawal.setEnough((balance) => Number(balance) >= 50)
  reload({ main: '20', additional: '300' })
  expect(withdrawal.account).toBe('main')
  expect(withdrawal.accountWithEnough).toBe('additional')
})
