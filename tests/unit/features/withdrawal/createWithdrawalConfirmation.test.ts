import { expect, it } from 'vitest'
import { readWithdrawal } from '../../../../src/api/readWithdrawal.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { createWithdrawalConfirmation } from '../../../../src/features/withdrawal/createWithdrawalConfirmation.ts'
import { FormStore } from '../../../../src/forms/FormStore.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import { engineOf } from '../../support/engineOf.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { plainRules, plainSpec } from '../../support/plainForm.ts'
import { serverTime } from '../../support/serverTime.ts'
import { fixtureMethod, formOf, memoryStorage, session, textsOf } from '../builders.ts'

const WITHDRAWAL = {
  ...{ id: '77', method: 'wallet_out', currency: 'MXN', startedAt: 0, amount: '300.00' },
  ...{ destination: [], code: undefined, fee: '5.00', receives: '295.00', requested: undefined },
  ...{ receivesCurrency: undefined, isTyped: true, unread: [] },
}

interface Given {
  readonly form?: FormStore
  /** The server's status of the withdrawal, and its terms. */
  readonly status?: number | null
  readonly terms?: Parameters<typeof readWithdrawal>[0]
  /** Whether the confirmation page stays open. */
  readonly isOpen?: boolean
}

/** A cashier that answers on demand, and two tabs that show the same withdrawal. */
function openTwoTabs({ form, status = 0, terms = {}, isOpen = true }: Given = {}) {
  const tracked: unknown[] = []
  const clock = fakeClock()
  const storage = memoryStorage()
  const said: string[] = []
  const events: string[] = []
  const statusOptions: unknown[] = []
  const waits: number[] = []
  const event = (name: string) => () => void events.push(name)
  const answers: ((failure?: unknown) => void)[] = []
  const told = (word: string) => () => {
    said.push(word)
    return new Promise<void>((resolve, reject) => answers.push((failure) => (failure ? reject(failure) : resolve())))
  }
  const api = {
    withdrawalConfirm: told('confirm'),
    withdrawalCancel: told('cancel'),
    async withdrawalStatus(_: unknown, options: unknown) {
      statusOptions.push(options)
      return { status, facts: readWithdrawal(terms) }
    },
  }
  const openTab = () => {
    const ledger = createLedger({ store: storage, identity: 'user-7', kind: 'withdrawal', time: serverTime(clock.now) })
    const withdrawal = new WithdrawalStore(new MethodsStore(), () => 2)
    withdrawal.adopt(WITHDRAWAL)
    withdrawal.setStep('open')
    const confirming = createWithdrawalConfirmation({
      ...{ api: api as never, engine: engineOf({ clock, ledger }), withdrawal, ledger, clock },
      navigation: { go: (page) => void events.push(page) },
      ...{ form: () => form, isNotConfirmable: () => false, isOpen: () => isOpen },
      isBlocked(waitMs) {
        waits.push(waitMs)
        return waitMs > 0
      },
      on: {
        ...{ over: () => {}, confirmed: event('confirmed'), cancelled: event('cancelled') },
        declined: event('declined'),
        notReceived: (requested) => void events.push(`notReceived ${requested}`),
        failed: (failure, requested) => void events.push(`failed ${requested} ${(failure as { code?: string }).code}`),
      },
      track: (...args: unknown[]) => void tracked.push(args),
    })
    return { confirming, withdrawal, ledger }
  }
  return { clock, said, events, statusOptions, waits, tracked, answers, tabs: [openTab(), openTab()] as const }
}

const LEDGER_ENTRY = {
  state: 'accepted',
  ...{ key: 'key-of-the-withdrawal', identity: 'user-7', kind: 'withdrawal', method: 'wallet_out', depositId: '77' },
  ...{ amount: '300.00', currency: 'MXN', country: 'MX', digest: 'd', createdAt: Date.UTC(2025, 0, 1) },
} as never

it('C72 while a confirmation is in flight, neither another one nor a cancellation is sent', async () => {
  const { answers, said, tabs, clock } = openTwoTabs()
  const [{ confirming, ledger, withdrawal }] = tabs
  ledger.add(LEDGER_ENTRY)
  const first = confirming.confirm()
  void confirming.confirm()
  void confirming.cancel()
  await clock.advance(25_000)
  expect({ said, step: withdrawal.step }).toEqual({ said: ['confirm'], step: 'confirming' })
  answers[0]?.()
  await first
  expect({ said, step: withdrawal.step }).toEqual({ said: ['confirm'], step: 'confirmed' })
})

it('C72 while a confirmation of another tab may be in flight, this tab sends neither a confirmation nor a cancellation', async () => {
  const { answers, said, tabs, clock } = openTwoTabs()
  const [here, there] = tabs
  here.ledger.add(LEDGER_ENTRY)
  const first = here.confirming.confirm()
  void there.confirming.cancel()
  // The longest time that a call may be in flight, plus the time a server may need to process it (D-01).
  await clock.advance(45_000)
  void there.confirming.confirm()
  expect({ said, there: there.withdrawal.step }).toEqual({ said: ['confirm'], there: 'asking' })
  answers[0]?.()
  await first
  expect(here.withdrawal.step).toBe('confirmed')
})

it('C72 while a confirmation of the time before a reload may be in flight, neither a confirmation nor a cancellation is sent', async () => {
  const { said, tabs, clock } = openTwoTabs()
  const [before, after] = tabs
  before.ledger.add(LEDGER_ENTRY)
  void before.confirming.confirm()
  void after.confirming.check()
  await clock.advance(45_000)
  void after.confirming.cancel()
  void after.confirming.confirm()
  expect({ said, step: after.withdrawal.step }).toEqual({ said: ['confirm'], step: 'asking' })
})

const LOST = new TransportFailure({ kind: 'network', call: 'POST', url: '/', sent: true }, '')

it.each([
  ['confirm', 'asking', 'notReceived paid'],
  ['cancel', 'askingCancel', 'notReceived cancelled'],
] as const)(
  'C72 after a lost answer to %s, the player is told what is polled for, and what did not reach the server',
  async (word, step, event) => {
    const { answers, events, tabs, clock } = openTwoTabs()
    const [{ confirming, ledger, withdrawal }] = tabs
    ledger.add(LEDGER_ENTRY)
    const pressed = confirming[word]()
    answers[0]?.(LOST)
    await clock.advance(1_000)
    expect(withdrawal.step).toBe(step)
    await clock.advance(20_000)
    await pressed
    expect([withdrawal.step, events]).toEqual(['open', [event]])
  },
)

it.each([
  ['confirm', 'cancel', 'asking', 'notReceived paid'],
  ['cancel', 'confirm', 'askingCancel', 'notReceived cancelled'],
] as const)(
  'C72 after %s was sent in another tab, a press of %s polls for the former, and names it if it did not arrive',
  async (first, second, step, event) => {
    const { events, tabs, clock } = openTwoTabs()
    const [here, there] = tabs
    here.ledger.add(LEDGER_ENTRY)
    void here.confirming[first]()
    const pressed = there.confirming[second]()
    expect(there.withdrawal.step).toBe(step)
    await clock.advance(60_000)
    await pressed
    expect([there.withdrawal.step, events]).toEqual(['open', [event]])
  },
)

it('C36 C72 a cancellation of the time before a reload is polled for as a cancellation', async () => {
  const { events, tabs, clock } = openTwoTabs()
  const [before, after] = tabs
  before.ledger.add(LEDGER_ENTRY)
  void before.confirming.cancel()
  const checked = after.confirming.check()
  expect(after.withdrawal.step).toBe('askingCancel')
  await clock.advance(60_000)
  await checked
  expect(events).toEqual(['notReceived cancelled'])
})

it('G10 ANALYT-04 a confirmation with a wrong field is not sent, and the name of the field is tracked', async () => {
  const { said, tracked, tabs } = openTwoTabs({
    form: formOf(fixtureMethod('airtm'), session(), await textsOf(), { amount: '500' }),
  })
  await tabs[0].confirming.confirm()
  expect({ said, tracked }).toEqual({ said: [], tracked: [['regex_error', { form: 'method', fields: ['email'] }]] })
})

it.each([
  [401, undefined, false],
  [422, 'banking.insufficientFunds', false],
  [422, 'banking.wrongCode', true],
])(
  'Q-066 after a confirmation refused with %j and %j the code field is marked as wrong: %j',
  async (status, code, isMarked) => {
    const form = new FormStore('MXN', [plainSpec({ name: 'code' })], plainRules({ initial: () => '1234' }))
    const { answers, tabs } = openTwoTabs({ form })
    const confirmed = tabs[0].confirming.confirm()
    answers[0]?.(new TransportFailure({ kind: 'status', call: 'POST', url: '/', sent: true, status, code }, ''))
    await confirmed
    expect(tabs[0].withdrawal.step).toBe('open')
    expect(form.field('code')?.shownError).toEqual(isMarked ? { key: 'form.field.refused' } : undefined)
  },
)

it('I10 a confirmation that was refused stays open if the answer about its status has none', async () => {
  const { answers, tabs } = openTwoTabs({ status: null })
  const [{ confirming, ledger, withdrawal }] = tabs
  ledger.add(LEDGER_ENTRY)
  const confirmed = confirming.confirm()
  const refusal = { kind: 'status', call: 'POST', url: '/', sent: true, status: 400 } as const
  answers[0]?.(new TransportFailure(refusal, ''))
  await confirmed
  expect([withdrawal.step, ledger.settledOf('77')]).toEqual(['open', undefined])
})

const REFUSED = new TransportFailure({ kind: 'status', call: 'POST', url: '/', sent: true, status: 422 }, '')

it.each([
  ['refused', REFUSED],
  ['lost', LOST],
])(
  'N18 W3 after a confirmation that was %s, the terms on the screen are those of the status answer',
  async (_, failure) => {
    const { answers, tabs, clock } = openTwoTabs({ terms: { amount: '290.00', fee: '12.00', receives: '278.00' } })
    const [{ confirming, withdrawal }] = tabs
    const confirmed = confirming.confirm()
    answers[0]?.(failure)
    await clock.advance(20_000)
    await confirmed
    expect(withdrawal.current).toMatchObject({ amount: '290.00', fee: '12.00', receives: '278.00' })
    expect(withdrawal.step).toBe('open')
  },
)

it.each([
  ['confirm', 'confirmed'],
  ['cancel', 'cancelled'],
] as const)(
  'Q-020 after the answer to %s, the withdrawal no longer counts as waiting for the player',
  async (word, step) => {
    const { answers, tabs } = openTwoTabs()
    const [{ confirming, withdrawal }] = tabs
    withdrawal.setUnresolved('wallet_out', { kind: 'found', depositId: '77' })
    withdrawal.setUnresolved('bank_out', { kind: 'found', depositId: '78' })
    const pressed = confirming[word]()
    answers[0]?.()
    await pressed
    expect([withdrawal.step, withdrawal.isSettled('77'), withdrawal.isSettled('78')]).toEqual([step, true, false])
    expect(withdrawal.unresolvedFor('wallet_out')).toBeUndefined()
    expect(withdrawal.unresolvedFor('bank_out')).toBeDefined()
  },
)

const BUSY = new TransportFailure(
  { kind: 'status', call: 'POST', url: '/', sent: true, status: 429, code: 'busy', retryAfterMs: 60_000 },
  '',
)

it('C11 I25 a confirmation that a busy server did not process is open again at once, and waits as long as asked', async () => {
  const { answers, events, said, statusOptions, waits, tabs, clock } = openTwoTabs()
  const [{ confirming, withdrawal }] = tabs
  const confirmed = confirming.confirm()
  answers[0]?.(BUSY)
  await confirmed
  expect([withdrawal.step, statusOptions, events]).toEqual(['open', [], ['failed paid busy']])
  await clock.advance(20_000)
  await confirming.confirm()
  expect([said, waits.at(-1)]).toEqual([['confirm'], 40_000])
  await clock.advance(40_000)
  void confirming.confirm()
  expect(said).toEqual(['confirm', 'confirm'])
})

it('I25 a status request after a refusal leaves a wait for Retry-After to the player', async () => {
  const { answers, statusOptions, tabs } = openTwoTabs()
  const confirmed = tabs[0].confirming.confirm()
  answers[0]?.(REFUSED)
  await confirmed
  expect(statusOptions).toEqual([expect.objectContaining({ isPolled: true })])
})

const TOO_MANY = new TransportFailure(
  { kind: 'status', call: 'POST', url: '/', sent: true, status: 403, code: 'banking.tooManyCodes' },
  '',
)

it.each([
  ['confirm', TOO_MANY, 2, true, ['withdrawalCompletePage', 'failed paid banking.tooManyCodes']],
  ['confirm', TOO_MANY, 2, false, ['failed paid banking.tooManyCodes', 'declined']],
  ['confirm', LOST, 2, true, ['withdrawalCompletePage']],
  ['confirm', LOST, 2, false, ['declined']],
  ['confirm', TOO_MANY, 3, true, ['withdrawalCompletePage']],
  ['cancel', TOO_MANY, 3, true, ['withdrawalCompletePage', 'failed cancelled banking.tooManyCodes']],
  ['cancel', TOO_MANY, 2, true, ['withdrawalListPage', 'cancelled']],
  ['cancel', LOST, 2, false, ['cancelled']],
] as const)(
  'I10 a request to %s that ends with %s and the status %j (page open: %j) leads to %j',
  async (word, failure, status, isOpen, expected) => {
    const { answers, events, tabs, clock } = openTwoTabs({ status, isOpen })
    const [{ confirming, ledger, withdrawal }] = tabs
    ledger.add(LEDGER_ENTRY)
    const pressed = confirming[word]()
    answers[0]?.(failure)
    await clock.advance(1_000)
    await pressed
    expect(events).toEqual(expected)
    expect(withdrawal.step).toBe(status === 2 ? 'cancelled' : 'confirmed')
    expect(ledger.settledOf('77')).toBe(status === 2 ? 'cancelled' : 'paid')
  },
)
