import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import type { IntentV1 } from '../../../schemas/stored/intentV1.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { createOpenDeposits, type OpenDepositsNeed, type OpenForm } from '../../../src/payments/createOpenDeposits.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { createLedger } from '../../../src/payments/ledger.ts'
import { migrate } from '../../../src/payments/migrate.ts'
import { memoryStorage } from '../features/builders.ts'
import { serverTime } from '../support/serverTime.ts'

type Answer = { exists: boolean; depositId: string | undefined }
const none: Answer = { exists: false, depositId: undefined }
const open = (depositId: string | undefined): Answer => ({ exists: true, depositId })

const NOW = 1_750_000_000_000
const MINUTE = 60_000

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A form that opens on demand, and a server that answers on demand. */
function form(kept = memoryStorage(), isSettled: OpenDepositsNeed['isSettled'] = () => false) {
  const now = observable.box<OpenForm | undefined>(undefined, { deep: false })
  const deposit = new DepositStore()
  const ledger = createLedger({ store: kept, identity: 'user-7', time: serverTime(() => NOW) })
  const settledHere = new Set<string>()
  const asked: { answer: (answer: Answer) => void; fail: () => void; signal: AbortSignal | undefined }[] = []
  const base = createOpenDeposits({
    ...{ deposit, ledger, now: () => NOW, isSettled },
    isSettledHere: (id) => settledHere.has(id),
    mustBeSeen: () => false,
    form: () => now.get(),
    api: {
      depositCheck: (_, options) =>
        new Promise((resolve, reject) => {
          asked.push({ answer: resolve, fail: () => reject(new Error('no answer')), signal: options?.signal })
        }),
    },
  })
  const go = (method?: string) =>
    runInAction(() => now.set(method === undefined ? undefined : { method, country: 'MX' }))
  const hear = async (answer: Answer) => {
    asked.at(-1)?.answer(answer)
    await turn()
  }
  return { asked, base, deposit, go, hear, ledger, settledHere }
}

it('H4 D-17 opening a form requests the open deposit once', async () => {
  const { asked, base, go, hear } = form()
  expect(asked).toHaveLength(0)
  go('airtm')
  go('airtm')
  expect(asked).toHaveLength(1)
  expect(base.before('airtm', 'MX'), 'nobody has said').toBeUndefined()
  await hear(none)
  expect(base.before('airtm', 'MX')).toEqual([])
  expect(base.before('airtm', 'BR')).toBeUndefined()
  expect(base.before('oxxo', 'MX')).toBeUndefined()
})

it('H4 a deposit that was open before stays in the baseline when the form is opened again', async () => {
  const { base, go, hear } = form()
  go('airtm')
  await hear(open('dep-1'))
  go()
  go('airtm')
  await hear(open('dep-2'))
  expect(base.before('airtm', 'MX')).toEqual(['dep-1', 'dep-2'])
})

it('H4 cancelling the last deposit that the server named removes the baseline until the server answers again', async () => {
  const { base, go, hear, ledger } = form()
  go('airtm')
  await hear(open('dep-2'))
  ledger.addNote('dep-2', { settled: 'cancelled' })
  expect(base.before('airtm', 'MX'), 'an older deposit may have been hidden').toBeUndefined()
  go()
  go('airtm')
  await hear(open('dep-1'))
  expect(base.before('airtm', 'MX')).toEqual(['dep-2', 'dep-1'])
  go()
  go('airtm')
  await hear(none)
  expect(base.before('airtm', 'MX')).toEqual(['dep-2', 'dep-1'])
})

it('H4 H8 a failed request, or a deposit without an id, gives no baseline', async () => {
  const { asked, base, go, hear } = form()
  go('airtm')
  asked[0]?.fail()
  await turn()
  expect(base.before('airtm', 'MX')).toBeUndefined()
  go()
  go('airtm')
  await hear(open(undefined))
  expect(base.before('airtm', 'MX')).toBeUndefined()
})

it('I15 I26 a response after the form was left is ignored, and nothing is requested after dispose', async () => {
  const { asked, base, go, hear } = form()
  go('airtm')
  go()
  expect(asked[0]?.signal?.aborted).toBe(true)
  await hear(none)
  expect(base.before('airtm', 'MX')).toBeUndefined()
  base.dispose()
  go('oxxo')
  expect(asked).toHaveLength(1)
})

const FORMER = {
  ...{ key: 'intent-key-1', digest: 'd', method: 'airtm', amount: '5.00', currency: 'MXN', country: 'MX' },
}

/** A ledger entry, built from the optional members of version 1. */
const entry = (changes: Partial<IntentV1> = {}): LedgerEntry =>
  migrate({
    ...FORMER,
    ...{ createdAt: NOW - MINUTE, identity: 'user-7', depositId: 'dep-1' },
    ...changes,
  })

/** A ledger entry of a create without an answer. */
const sentEntry = (): LedgerEntry => migrate({ ...FORMER, createdAt: NOW - MINUTE, identity: 'user-7' })

/** Stores an entry as another page of the player would. */
function madeElsewhere(kept: ReturnType<typeof memoryStorage>, changes: Partial<IntentV1> = {}): void {
  createLedger({ store: kept, identity: changes.identity ?? 'user-7', time: serverTime(() => NOW) }).add(entry(changes))
}

it('D-40 H2 C39 an open payment is shown before another can be created, until the player wants another', async () => {
  const { base, deposit, go, hear } = form()
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
  base.accept('airtm')
  deposit.setUnresolved('airtm', undefined)
  go()
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.unresolvedFor('airtm'), 'it was looked at').toBeUndefined()
  go()
  go('airtm')
  await hear(open('dep-2'))
  expect(deposit.unresolvedFor('airtm'), 'another one').toMatchObject({ kind: 'found', depositId: 'dep-2' })
})

it.each<[string, (kept: ReturnType<typeof memoryStorage>) => void]>([
  ['is not in the ledger', () => {}],
  ['another tab has created', (kept) => madeElsewhere(kept)],
  ['another tab has found', (kept) => madeElsewhere(kept, { isFound: true })],
  ['was created yesterday and is still open', (kept) => madeElsewhere(kept, { createdAt: NOW - 20 * 60 * MINUTE })],
  ['is paid outside the widget', (kept) => madeElsewhere(kept, { invoice: { kind: 'india', endsAt: NOW + MINUTE } })],
  ['waits for coins', (kept) => madeElsewhere(kept, { isAddress: true })],
])('D-40 an open deposit that %s is shown when the form opens', async (_, before) => {
  const kept = memoryStorage()
  before(kept)
  const { deposit, go, hear } = form(kept)
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
})

it.each<[string, Partial<IntentV1>]>([
  ['a redirect', {}],
  ['of another amount', { amount: '700.00', digest: 'e' }],
  ['with a stored page', { page: 'https://pay.example/1' }],
  ['paid outside', { invoice: { kind: 'pix' } }],
  ['with offers', { isOffered: true }],
  ['with an address', { isAddress: true }],
])('D-40 a deposit that another tab creates while the form is open is shown at the press: %s', async (_, changes) => {
  const kept = memoryStorage()
  const { base, deposit, asked, go, hear } = form(kept)
  go('airtm')
  await hear(none)
  madeElsewhere(kept, changes)
  expect(base.blockIfOpenElsewhere('airtm', 'MX')).toBe(true)
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
  expect(asked, 'how it is paid is asked').toHaveLength(2)
  await hear(open('dep-1'))
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
  base.accept('airtm')
  deposit.setUnresolved('airtm', undefined)
  expect(base.blockIfOpenElsewhere('airtm', 'MX'), 'the player wants another').toBe(false)
})

it('D-40 D-17 a deposit that the server may not have stored yet does not count as over', async () => {
  const kept = memoryStorage()
  const { base, deposit, go, hear } = form(kept)
  go('airtm')
  await hear(none)
  madeElsewhere(kept, { createdAt: NOW - 44_000 })
  expect(base.blockIfOpenElsewhere('airtm', 'MX')).toBe(true)
  await hear(none)
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
})

it('D-40 a player who wants a new payment is asked once, however many deposits are open', async () => {
  const kept = memoryStorage()
  const { base, deposit, go } = form(kept)
  for (const at of [1, 2, 3])
    madeElsewhere(kept, { key: `intent-key-${at}`, depositId: `dep-${at}`, createdAt: NOW + at })
  go('airtm')
  expect(base.blockIfOpenElsewhere('airtm', 'MX')).toBe(true)
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-3' })
  base.accept('airtm')
  deposit.setUnresolved('airtm', undefined)
  expect(base.blockIfOpenElsewhere('airtm', 'MX')).toBe(false)
  madeElsewhere(kept, { key: 'intent-key-4', depositId: 'dep-4' })
  expect(base.blockIfOpenElsewhere('airtm', 'MX'), 'another one').toBe(true)
})

it('D-40 a deposit of another tab that is over does not block the form', async () => {
  const kept = memoryStorage()
  const { base, deposit, go, hear } = form(kept)
  go('airtm')
  await hear(none)
  madeElsewhere(kept)
  expect(base.blockIfOpenElsewhere('airtm', 'MX')).toBe(true)
  await hear(none)
  expect(deposit.unresolvedFor('airtm')).toBeUndefined()
  expect(base.blockIfOpenElsewhere('airtm', 'MX')).toBe(false)
})

it('D-40 without a response of the server, a deposit created within the hour counts as open', async () => {
  const kept = memoryStorage()
  madeElsewhere(kept, { createdAt: NOW - 59 * MINUTE })
  const { asked, base, deposit, go } = form(kept)
  go('airtm')
  asked[0]?.fail()
  await turn()
  expect(base.blockIfOpenElsewhere('airtm', 'MX')).toBe(true)
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
})

it.each<[string, Partial<IntentV1>]>([
  ['of another method', { method: 'oxxo' }],
  ['of another player', { identity: 'user-8' }],
  ['that is reported as paid', { settled: 'paid' }],
  ['that is cancelled', { settled: 'cancelled', cancelledBy: 'player' }],
  ['that is a draft, which the press continues', { isDraft: true }],
  ['older than an hour, which the server has not reported as open', { createdAt: NOW - 61 * MINUTE }],
  ['that was dropped', { isDropped: true, isOver: true }],
])('D-40 the form is not blocked by a deposit %s', async (_, changes) => {
  const kept = memoryStorage()
  const { base, deposit, go } = form(kept)
  madeElsewhere(kept, changes)
  go('airtm')
  expect(base.blockIfOpenElsewhere('airtm', 'MX')).toBe(false)
  expect(deposit.unresolvedFor('airtm')).toBeUndefined()
})

it.each<[string, { isKnown?: true; isCreating?: true; isDraft?: true }]>([
  ['that this document has created', { isKnown: true }],
  ['that is a draft to continue', { isDraft: true }],
  ['found during a create, because it may be its result', { isCreating: true }],
])('H2 D-40 the form is not blocked by an open deposit %s', async (_, { isKnown, isCreating, isDraft }) => {
  const kept = memoryStorage()
  if (isDraft) madeElsewhere(kept, { isDraft })
  const { base, deposit, go, hear, ledger } = form(kept)
  if (isKnown) {
    ledger.add(sentEntry())
    ledger.accept(sentEntry().key, 'dep-1')
  }
  if (isCreating) deposit.setState('creating')
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.unresolvedFor('airtm')).toBeUndefined()
  expect(base.blockIfOpenElsewhere('airtm', 'MX')).toBe(false)
})

it('Q-020 D-40 a settled payment that the server still calls open does not block the form, and stays in the baseline', async () => {
  const settled = new Set<string>()
  const { base, deposit, go, hear } = form(memoryStorage(), async (_, id) => settled.has(id))
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
  settled.add('dep-1')
  go()
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.unresolvedFor('airtm')).toBeUndefined()
  expect(base.before('airtm', 'MX')).toEqual(['dep-1'])
})

/** A form whose server says later whether the open payment is settled. */
function undecided() {
  let answer = (_: boolean) => {}
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  return { ...form(memoryStorage(), () => answered), answer }
}

it('I15 Q-020 an open payment blocks the form until the server says that it is settled', async () => {
  const { answer, base, deposit, go, hear } = undecided()
  go('airtm')
  await hear(open('dep-1'))
  expect(base.before('airtm', 'MX'), 'the baseline does not wait').toEqual(['dep-1'])
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
  answer(true)
  await turn()
  expect(deposit.unresolvedFor('airtm')).toBeUndefined()
})

it('Q-020 a payment that was settled in this browser is not named before the server has said that it is open', async () => {
  const { deposit, go, hear, ledger, settledHere } = undecided()
  ledger.add(sentEntry())
  ledger.accept(FORMER.key, 'dep-1')
  settledHere.add('dep-1')
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.unresolvedFor('airtm')).toBeUndefined()
})

it('I15 Q-020 a form that is left while the server is asked about a payment settled here blocks nothing', async () => {
  const { answer, deposit, go, hear, ledger, settledHere } = undecided()
  ledger.add(sentEntry())
  ledger.accept(FORMER.key, 'dep-1')
  settledHere.add('dep-1')
  go('airtm')
  await hear(open('dep-1'))
  go()
  answer(false)
  await turn()
  expect(deposit.unresolvedFor('airtm')).toBeUndefined()
})

it('P2P-20 H2 a deposit that the player calls paid blocks the form while its status is requested', async () => {
  const kept = memoryStorage()
  madeElsewhere(kept, { settled: 'paid' })
  const { deposit, go, hear } = form(kept, () => new Promise(() => {}))
  go('airtm')
  await hear(open('dep-1'))
  expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1' })
})
