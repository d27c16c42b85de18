import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { DepositStore, type PaymentPageState } from '../../../src/payments/DepositStore.ts'
import type { Ledger } from '../../../src/payments/ledger.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import { depositScope } from '../../../src/scopes/depositScope.ts'
import type { PaymentScopesNeed } from '../../../src/scopes/ScopesNeed.ts'
import { session, textsOf } from '../features/builders.ts'

type Note = ReturnType<Ledger['noteOf']>

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

function open() {
  const deposit = new DepositStore()
  const transaction = new TransactionStore()
  const need = { deposit, transaction, methods: new MethodsStore(), texts } as unknown as PaymentScopesNeed
  const adopt = () => deposit.adopt({ id: 'dep-1', method: 'm', amount: '5', currency: 'MXN', startedAt: 0 })
  return { adopt, deposit, scope: depositScope(need), transaction }
}

describe('the amount in the deposit scope', () => {
  const REQUESTED = { id: 'dep-1', method: 'm', amount: '1500', currency: 'MXN', startedAt: 0 }
  const accepted = { amount: '1503.27', currency: 'MXN' }

  function amountOf({ isAmountAccepted = false, note = {} }: { isAmountAccepted?: boolean; note?: Note }): string {
    const deposit = new DepositStore()
    deposit.adopt(REQUESTED)
    const invoices = { mayOpenPage: true, isAmountAccepted, amount: accepted }
    const ledger = { noteOf: (id: string) => (id === REQUESTED.id ? note : {}) }
    const need = {
      deposit,
      transaction: new TransactionStore(),
      methods: new MethodsStore(),
      texts,
      session: session(),
    }
    const scope = depositScope({ ...(need as unknown as PaymentScopesNeed), invoices, ledger })
    return [scope.amount, scope.currency, scope.amountText].join(' · ')
  }

  it.each([
    ['is the requested amount', {}, '1500 · MXN · 1,500.00 MXN'],
    ['is the amount that the player has accepted', { isAmountAccepted: true }, '1503.27 · MXN · 1,503.27 MXN'],
    [
      'is the accepted amount from the ledger after a reload',
      { note: { acceptedAmount: accepted } },
      '1503.27 · MXN · 1,503.27 MXN',
    ],
  ])('U8 P2P-09 %s', (_, facts, shown) => expect(amountOf(facts)).toBe(shown))
})

describe('the payment page in the deposit scope', () => {
  it('X1 is "none" only without a deposit', () => {
    const { adopt, scope } = open()
    expect(scope).toMatchObject({ page: 'none', canOpenPage: false })
    adopt()
    expect(scope.page).toBe('unknown')
  })

  it.each([
    ['unknown', 'waiting'],
    ['open', 'waiting'],
    ['blocked', 'waiting'],
    ['closed', 'waiting'],
    ['refused', 'mistaked'],
    ['missing', 'mistaked'],
    ['lost', 'unclear'],
    ['invoice', 'unclear'],
  ] satisfies [PaymentPageState, string][])('X1 U15 %s looks %s until the cashier reports an outcome', (page, look) => {
    const { adopt, deposit, scope, transaction } = open()
    adopt()
    deposit.setPage(page)
    expect(scope).toMatchObject({ page, status: 'waiting', look })
    transaction.set('processed', 'dep-1')
    expect(scope.look).toBe('processed')
  })

  it.each([
    ['waiting', true],
    ['accepted', true],
    ['processed', false],
    ['mistaked', false],
  ] as const)('S8 the page can be opened while the deposit waits: %s', (status, can) => {
    const { adopt, deposit, scope, transaction } = open()
    adopt()
    deposit.offerPage({ url: 'https://provider.example', method: 'GET', data: {} })
    transaction.set(status, 'dep-1')
    expect(scope.canOpenPage).toBe(can)
  })

  it('S5 I10 an outcome that only the address names sets claimed, but not the status', () => {
    const { adopt, scope, transaction } = open()
    adopt()
    transaction.claim()
    expect(scope).toMatchObject({ status: 'waiting', claimed: true })
    transaction.set('mistaked', 'dep-1')
    expect(scope).toMatchObject({ status: 'mistaked', claimed: false })
  })
})

describe('the text during a create in the deposit scope', () => {
  afterEach(() => void vi.restoreAllMocks())

  const orderAt = (chance: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const need = {
      deposit: new DepositStore(),
      transaction: new TransactionStore(),
      methods: new MethodsStore(),
      texts,
    }
    const site = { staticPath: '', iconBase: '', instructions: {}, factsGroup: 'group_b' }
    return depositScope({ ...(need as unknown as PaymentScopesNeed), site }).facts
  }

  it('P2P-23 is shuffled at random in group b', () => {
    const [one, other] = [orderAt(0), orderAt(0.99)]
    expect(one).not.toEqual(other)
    expect([...one].sort()).toEqual([...other].sort())
  })
})
