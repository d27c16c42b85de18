import { describe, expect, it } from 'vitest'
import type { IntentV1 } from '../../../schemas/stored/intentV1.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { packReference } from '../../../src/host/bridge/intentReference.ts'
import { hasUnresolvedEntry } from '../../../src/payments/hasUnresolvedEntry.ts'
import { createLedger, isAccepted } from '../../../src/payments/ledger.ts'
import { migrate } from '../../../src/payments/migrate.ts'
import { memoryStorage } from '../features/builders.ts'
import { serverTime } from '../support/serverTime.ts'

const NOW = Date.UTC(2025, 0, 1)
const HOUR = 3_600_000

const version1: IntentV1 = {
  key: 'intent-key-1',
  digest: 'd1',
  method: 'airtm',
  amount: '500.00',
  currency: 'MXN',
  country: 'MX',
  createdAt: NOW,
  identity: 'user-7',
}

/** A ledger entry, built from the optional members of version 1. */
const entry = (over: Partial<IntentV1> = {}): LedgerEntry => migrate({ ...version1, ...over })

const open = (store = memoryStorage(), identity = 'user-7', now = NOW) =>
  createLedger({ store, identity, time: serverTime(() => now) })
const keyOf = (store: ReturnType<typeof memoryStorage>) => [...store.kept.keys()][0] ?? ''

describe('the ledger entries of a player', () => {
  it('I7 survive a reload, with the id once it is known', () => {
    const store = memoryStorage()
    const ledger = open(store)
    ledger.add(entry())
    expect(open(store).all()).toEqual([entry()])
    ledger.accept('intent-key-1', 'dep-1')
    expect(open(store).find('dep-1')).toEqual(entry({ depositId: 'dep-1' }))
    ledger.drop('intent-key-1')
    expect(open(store).all()).toEqual([])
    expect(hasUnresolvedEntry(store)).toBe(false)
    expect(JSON.stringify([...store.kept])).not.toContain('dep-1')
  })

  it('H4 claim a deposit that was named for an unresolved entry, in every tab', () => {
    const store = memoryStorage()
    const [one, other] = [open(store), open(store)]
    one.add(entry())
    expect(other.isOther('dep-1', 'intent-key-2')).toBe(false)
    one.setNamed('intent-key-1', 'dep-1')
    one.markReusable('intent-key-1')
    expect(other.isOther('dep-1', 'intent-key-2')).toBe(true)
    expect(other.isOther('dep-1', 'intent-key-1'), 'it may be its own').toBe(false)
    one.add(entry({ key: 'intent-key-3', depositId: 'dep-3' }))
    expect(other.isOther('dep-3', 'intent-key-2')).toBe(true)
  })

  it('H5 stay dropped when another tab has dropped them', () => {
    const store = memoryStorage()
    const [one, other] = [open(store), open(store)]
    one.add(entry())
    other.add(entry({ createdAt: NOW + 1 })) // the same key was sent again, and refused
    other.drop('intent-key-1')
    expect(one.all()).toEqual([])
    expect(one.undecided()).toEqual([])
    expect(packReference(one.open())).toBe('')
  })

  it('U27 D-67 record the method of the last accepted entry, if the storage is persistent', () => {
    const store = memoryStorage()
    const ledger = open(store)
    ledger.add(entry())
    expect(store.get('paywidget.last.deposit')).toBeNull()
    ledger.accept('intent-key-1', 'dep-1')
    expect(store.get('paywidget.last.deposit')).toBe('user-7 airtm')
    const passing = memoryStorage(false)
    const other = open(passing)
    other.add(entry())
    other.accept('intent-key-1', 'dep-1')
    expect(passing.get('paywidget.last.deposit')).toBeNull()
  })

  it('C35 survive a cleared storage in each tab, with the latest state that the tab has seen', () => {
    const store = memoryStorage()
    const [one, other] = [open(store), open(store)]
    one.add(entry())
    other.accept('intent-key-1', 'dep-1')
    expect(one.all()).toHaveLength(1)
    store.kept.clear()
    expect(one.find('dep-1')).toBeDefined()
    expect(one.undecided()).toEqual([])
  })

  it('are replaced by an entry with the same key', () => {
    const ledger = open()
    ledger.add(entry())
    ledger.add(entry({ createdAt: NOW + 1 }))
    expect(ledger.all()).toEqual([entry({ createdAt: NOW + 1 })])
  })

  it('H5 are visible to a second tab at once, and not overwritten by it', () => {
    const store = memoryStorage()
    const [one, other] = [open(store), open(store)]
    one.add(entry())
    other.add(entry({ key: 'intent-key-2', createdAt: NOW + 1 }))
    one.accept('intent-key-1', 'dep-1')
    expect(other.all().map((one) => [one.key, isAccepted(one) ? one.depositId : undefined])).toEqual([
      ['intent-key-1', 'dep-1'],
      ['intent-key-2', undefined],
    ])
  })

  it('are hidden from another player, and kept for their own player', () => {
    const store = memoryStorage()
    open(store).add(entry({ depositId: 'dep-1' }))
    const other = open(store, 'user-8')
    expect(other.all()).toEqual([])
    expect(other.find('dep-1')).toBeUndefined()
    other.add(entry({ key: 'intent-key-2', identity: 'user-8' }))
    expect(open(store).all()).toHaveLength(1)
  })

  it('expire after a day', () => {
    const store = memoryStorage()
    open(store).add(entry())
    expect(open(store, 'user-7', NOW + 23 * HOUR).all()).toHaveLength(1)
    expect(open(store, 'user-7', NOW + 24 * HOUR).all()).toEqual([])
    expect(store.kept.size).toBe(0)
  })

  it.each([
    ['an unresolved create', {}, 1],
    ['a deposit with an id', { depositId: 'dep-1' }, 0],
    ['a draft', { depositId: 'dep-1', isDraft: true }, 0],
    ['a reusable key', { isOver: true }, 0],
  ])('I8 C35 a jump of the device’s clock by a day alone: %s', (_, over, left) => {
    const store = memoryStorage()
    open(store).add(entry(over))
    const time = { now: () => NOW + 25 * HOUR, isServerTime: () => false }
    const later = createLedger({ store, identity: 'user-7', time })
    expect(later.all()).toHaveLength(left)
    const restored = createLedger({ store: memoryStorage(), identity: 'user-7', time })
    restored.restore(packReference([entry(over)]))
    expect(restored.undecided()).toHaveLength(left)
    expect(open(store, 'user-8', NOW + 25 * HOUR).all()).toEqual([])
    expect(store.kept.size, 'once the server confirms the time').toBe(0)
  })

  it('H10 are never evicted while open; of the others the newest 40 stay', () => {
    const store = memoryStorage()
    const ledger = open(store)
    ledger.add(entry({ key: 'the-open-one', createdAt: NOW - 1 }))
    for (let n = 0; n < 60; n++)
      ledger.add(entry({ key: `intent-key-${n}`, createdAt: NOW + n, depositId: `dep-${n}` }))
    expect(open(store).undecided()).toHaveLength(1)
    expect(open(store).all()).toHaveLength(41)
    expect(open(store).all()[1]?.key).toBe('intent-key-20')
  })

  it('H10 are evicted after a refusal before those with a known id', () => {
    const store = memoryStorage()
    const ledger = open(store)
    ledger.add(entry({ key: 'the-known-one', createdAt: NOW - 1, depositId: 'dep-1' }))
    for (let n = 0; n < 60; n++) {
      ledger.add(entry({ key: `refused-${n}`, createdAt: NOW + n }))
      ledger.drop(`refused-${n}`)
    }
    expect(ledger.find('dep-1')).toBeDefined()
    expect(store.kept.size).toBeLessThanOrEqual(40)
  })

  it('I11 H10 are evicted before a payment if they only say that an address was shown', () => {
    const store = memoryStorage()
    const ledger = open(store)
    ledger.add(entry({ key: 'the-payment', createdAt: NOW - 1, depositId: 'dep-paid' }))
    ledger.addNote('dep-paid', { settled: 'paid' })
    for (let n = 0; n < 60; n++) {
      ledger.add(entry({ key: `address-${n}`, createdAt: NOW + n, depositId: `dep-${n}` }))
      ledger.setPresentation(`address-${n}`, { kind: 'address' })
    }
    expect(open(store).settledOf('dep-paid')).toBe('paid')
    expect(open(store).find('dep-59')).toBeDefined()
    expect(store.kept.size).toBeLessThanOrEqual(40)
  })

  it('H10 keep an id of 900 characters over a reload', () => {
    const store = memoryStorage()
    const depositId = 'd'.repeat(900)
    open(store).add(entry({ depositId }))
    expect(open(store).find(depositId)).toBeDefined()
  })

  it('C35 survive a cleared storage in memory, and are stored again with the next change', () => {
    const store = memoryStorage()
    const ledger = open(store)
    ledger.add(entry())
    store.kept.clear()
    expect(ledger.undecided('airtm')).toEqual([entry()])
    ledger.accept('intent-key-1', 'dep-1')
    expect(open(store).find('dep-1')).toBeDefined()
  })

  it.each([
    ['not JSON', '{'],
    ['an array', '[]'],
    ['null', 'null'],
    ['an entry with an unknown member', JSON.stringify({ ...entry(), email: 'a@b.c' })],
    ['an entry with a numeric amount', JSON.stringify({ ...entry(), amount: 500 })],
  ])('are skipped if the stored text is %s, and the others stay', (_, text) => {
    const store = memoryStorage()
    open(store).add(entry())
    const rubbish = keyOf(store)
    open(store).add(entry({ key: 'intent-key-2' }))
    store.set(rubbish, text)
    expect(
      open(store)
        .all()
        .map(({ key }) => key),
    ).toEqual(['intent-key-2'])
  })
})

describe('the ledger entries of withdrawals', () => {
  const openOut = (store = memoryStorage()) =>
    createLedger({ store, identity: 'user-7', kind: 'withdrawal', time: serverTime(() => NOW) })

  it('are kept apart from deposits in the same storage, even with equal ids', () => {
    const store = memoryStorage()
    const [deposits, withdrawals] = [open(store), openOut(store)]
    deposits.add(entry({ depositId: '1001' }))
    withdrawals.add(entry({ key: 'intent-key-2' }))
    expect(deposits.all()).toEqual([entry({ depositId: '1001' })])
    expect(withdrawals.all()).toEqual([entry({ key: 'intent-key-2', kind: 'withdrawal' })])
    expect(deposits.undecided()).toEqual([])
    expect(
      withdrawals.isOther('1001', 'intent-key-2'),
      'the numbers of the two have nothing to do with each other',
    ).toBe(false)
    expect(hasUnresolvedEntry(store), 'a reload asks about both').toBe(true)
  })

  it('H2 are restored from the host’s references separately from deposits', () => {
    const [deposits, withdrawals] = [open(), openOut()]
    deposits.add(entry())
    withdrawals.add(entry({ key: 'intent-key-2' }))
    const [later, laterOut] = [open(), openOut()]
    for (const kept of [packReference(deposits.open()), packReference(withdrawals.open())]) {
      later.restore(kept)
      laterOut.restore(kept)
    }
    expect(later.all()).toEqual([entry()])
    expect(laterOut.all()).toEqual([entry({ key: 'intent-key-2', kind: 'withdrawal' })])
  })
})

describe('the reference that the host stores', () => {
  it('H2 contains the open entries as one text, and restores them', () => {
    const said: string[] = []
    const ledger = createLedger({
      store: memoryStorage(),
      identity: 'user-7',
      time: serverTime(() => NOW),
      onChange: () => said.push(packReference(ledger.open())),
    })
    ledger.add(entry())
    const next = open()
    next.restore(said.at(-1) ?? '')
    expect(next.undecided()).toEqual([entry()])
    ledger.accept('intent-key-1', 'dep-1')
    expect(said.at(-1)).toBe('')
  })

  it('H2 S1 restores nothing of another player, and nothing from an invalid reference', () => {
    const theirs = open(memoryStorage(), 'user-8')
    theirs.add(entry({ identity: 'user-8' }))
    const mine = open()
    mine.restore(packReference(theirs.open()))
    mine.restore('rubbish')
    mine.restore(btoa(encodeURIComponent(JSON.stringify([{ ...entry(), extra: 1 }]))))
    expect(mine.all()).toEqual([])
  })

  it.each([
    ['accepted', { depositId: 'dep-1', settled: 'paid', page: 'https://evil.example/' }],
    ['reusable', { isOver: true }],
    ['dropped', { isDropped: true }],
  ] as const)('B34 H2 restores no entry that is %s, of this version or version 1', (state, over) => {
    const forged = entry(over)
    expect(forged.state).toBe(state)
    const mine = open()
    mine.restore(packReference([forged]))
    mine.restore(packReference([{ ...version1, ...over }]))
    expect(mine.all()).toEqual([])
    expect(mine.settledOf('dep-1')).toBeUndefined()
    mine.add(entry())
    expect(mine.all()).toEqual([entry()])
  })

  it('H2 restores drafts, and entries of version 1', () => {
    const mine = open()
    mine.restore(packReference([version1, entry({ key: 'intent-key-2', depositId: 'dep-2', isDraft: true })]))
    expect(mine.all().map(({ state }) => state)).toEqual(['unknown', 'draft'])
  })

  it('H2 restores an entry from the future as one of this moment, so that it is deleted after a day', () => {
    const mine = open()
    mine.restore(packReference([entry({ createdAt: 9e15 })]))
    expect(mine.all()).toEqual([entry()])
  })

  it('H2 does not overwrite the newer state of an entry', () => {
    const mine = open()
    mine.add(entry())
    const old = packReference(mine.open())
    mine.accept('intent-key-1', 'dep-1')
    mine.restore(old)
    expect(mine.find('dep-1')).toBeDefined()
  })
})

it.each([
  [{}, true],
  [{ depositId: 'dep-1' }, false],
  [{ isOver: true }, false],
])('I7 whether the start has an unresolved entry, with an entry of %j: %s', (over, is) => {
  const store = memoryStorage()
  expect(hasUnresolvedEntry(store)).toBe(false)
  open(store).add(entry(over))
  expect(hasUnresolvedEntry(store)).toBe(is)
})
