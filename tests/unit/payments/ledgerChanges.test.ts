import { describe, expect, it, vi } from 'vitest'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { createLedger } from '../../../src/payments/ledger.ts'
import { memoryStorage } from '../features/builders.ts'
import { serverTime } from '../support/serverTime.ts'

const NOW = Date.UTC(2025, 0, 1)
const URL = 'https://pay.example/1'

const common = (key: string) => ({
  ...{ key, digest: 'd1', method: 'airtm', amount: '500.00', currency: 'MXN', country: 'MX' },
  ...{ createdAt: NOW, identity: 'user-7' },
})
const sending = (key = 'intent-key-1', over: object = {}) =>
  ({ ...common(key), state: 'sending', before: [], ...over }) as LedgerEntry
const accepted = (over: object = {}, key = 'intent-key-1') =>
  ({ ...common(key), depositId: 'dep-1', state: 'accepted', ...over }) as LedgerEntry
const draft = (key: string, depositId: string) => ({ ...common(key), depositId, state: 'draft' }) as LedgerEntry

function open(entries: readonly LedgerEntry[] = []) {
  const store = memoryStorage()
  const onChange = vi.fn()
  const ledgerOf = () => createLedger({ store, identity: 'user-7', time: serverTime(() => NOW), onChange })
  const ledger = ledgerOf()
  for (const entry of entries) ledger.add(entry)
  onChange.mockClear()
  return { store, ledger, ledgerOf, onChange }
}

describe('the page of an accepted payment', () => {
  it.each<[string, object | undefined, string | undefined, object | undefined]>([
    ['is stored', undefined, URL, { kind: 'page', url: URL }],
    ['replaces the former one', { kind: 'page', url: 'https://pay.example/0' }, URL, { kind: 'page', url: URL }],
    ['is deleted when the payment is over', { kind: 'page', url: URL }, undefined, undefined],
    ['is not added without a URL', undefined, undefined, undefined],
    ['is stored beside the offer', { kind: 'offers', offer: 'o' }, URL, { kind: 'offers', offer: 'o', url: URL }],
    [
      'is deleted, and the offer stays',
      { kind: 'offers', offer: 'o', url: URL },
      undefined,
      { kind: 'offers', offer: 'o' },
    ],
    ['is not set, and the address stays', { kind: 'address' }, undefined, { kind: 'address' }],
    ['replaces an address', { kind: 'address' }, URL, { kind: 'page', url: URL }],
  ])('%s', (_, presents, url, left) => {
    const { ledger, ledgerOf } = open([accepted(presents && { presents })])
    ledger.setPage('dep-1', url)
    expect(ledgerOf().find('dep-1')).toEqual(accepted(left && { presents: left }))
  })

  it('is not stored for an unknown payment, or for one without a response', () => {
    const { ledger, ledgerOf } = open([sending()])
    ledger.setPage('dep-1', URL)
    ledger.setPresentation('intent-key-1', { kind: 'address' })
    expect(ledgerOf().all()).toEqual([sending()])
  })
})

describe('the note about a payment', () => {
  it('I11 of a settlement keeps the presentation of the payment, and can be removed completely', () => {
    const { ledger, ledgerOf } = open([accepted({ presents: { kind: 'address' } })])
    ledger.addNote('dep-1', { settled: 'paid' })
    expect(ledgerOf().find('dep-1')).toMatchObject({ settled: 'paid', presents: { kind: 'address' } })
    ledger.removeNote('dep-1', { settled: 'paid' })
    expect(ledgerOf().find('dep-1')).toMatchObject({ presents: { kind: 'address' } })
    expect(ledgerOf().settledOf('dep-1')).toBeUndefined()
  })

  it('I11 of a payment without an entry is kept in memory, and merged with later notes', () => {
    const { ledger, ledgerOf } = open()
    ledger.addNote('dep-9', { settled: 'cancelled' })
    ledger.addNote('dep-9', { cancelledBy: 'player' })
    expect(ledger.noteOf('dep-9')).toEqual({ settled: 'cancelled', cancelledBy: 'player' })
    expect(ledgerOf().noteOf('dep-9')).toEqual({})
    ledger.removeNote('dep-9', { cancelledBy: 'player' })
    ledger.removeNote('dep-8', { settled: 'paid' })
    expect(ledger.noteOf('dep-9')).toEqual({ settled: 'cancelled' })
  })
})

describe('an entry without a response', () => {
  it('I8 becomes unknown, and reusable when nothing was created', () => {
    const { ledger, ledgerOf, onChange } = open([sending()])
    ledger.markUnknown('intent-key-1')
    expect(ledgerOf().get('intent-key-1')).toMatchObject({ state: 'unknown', before: [] })
    expect(onChange).toHaveBeenCalledTimes(1)
    ledger.markReusable('intent-key-1')
    expect(ledgerOf().get('intent-key-1')).toEqual({ ...common('intent-key-1'), state: 'reusable' })
  })

  it('I9 never becomes unknown, reusable or given up once it is accepted', () => {
    const { ledger, ledgerOf, onChange } = open([accepted()])
    ledger.markUnknown('intent-key-1')
    ledger.markReusable('intent-key-1')
    ledger.abandon('intent-key-1')
    expect(ledgerOf().all()).toEqual([accepted()])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is not changed by a call with another key', () => {
    const { ledger, onChange } = open([sending()])
    ledger.markUnknown('none')
    ledger.accept('none', 'dep-1')
    ledger.acceptDraft('none', 'dep-1')
    ledger.setNamed('none', 'dep-1')
    ledger.drop('none')
    expect(ledger.all()).toEqual([sending()])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('P2P-19 stays given up when it is accepted later, and is marked as found', () => {
    const { ledger } = open([sending()])
    ledger.abandon('intent-key-1')
    ledger.accept('intent-key-1', 'dep-1', true)
    expect(ledger.get('intent-key-1')).toEqual(accepted({ isLeft: true, isFound: true }))
  })

  it('H4 keeps the id that the server named in every later state', () => {
    const { ledger } = open([sending()])
    ledger.setNamed('intent-key-1', 'dep-5')
    ledger.accept('intent-key-1', 'dep-1')
    expect(ledger.get('intent-key-1')).toEqual(accepted({ named: 'dep-5' }))
    ledger.drop('intent-key-1')
    expect(ledger.isOther('dep-5', 'intent-key-2')).toBe(true)
    expect(ledger.isOther('dep-1', 'intent-key-2'), 'a dropped one has no payment').toBe(false)
  })

  it('counts as made in this tab, and not in another one', () => {
    const { ledger, ledgerOf } = open([sending()])
    const other = ledgerOf()
    other.add(accepted())
    expect(ledger.isMadeHere('intent-key-1')).toBe(true)
    expect(other.isMadeHere('intent-key-1')).toBe(false)
    other.add(sending())
    expect(other.isMadeHere('intent-key-1'), 'sent again from here').toBe(true)
  })
})

describe('a draft', () => {
  it('ends with the create that continued it, while other drafts stay', () => {
    const { ledger } = open([draft('intent-key-1', 'dep-1'), draft('intent-key-2', 'dep-2')])
    const continuing = sending('intent-key-3', { continues: 'dep-1' })
    ledger.add(continuing)
    ledger.endDraft(continuing)
    expect(ledger.all().map(({ key }) => key)).toEqual(['intent-key-2', 'intent-key-3'])
    ledger.endDraft(draft('intent-key-2', 'dep-2'))
    ledger.endDraft(sending('intent-key-4'))
    expect(ledger.all().map(({ key }) => key)).toEqual(['intent-key-2', 'intent-key-3'])
  })

  it('is open for the host until it ends, like an entry without a response', () => {
    const { ledger } = open([draft('intent-key-1', 'dep-1'), sending('intent-key-2'), accepted({}, 'intent-key-3')])
    expect(ledger.open().map(({ key }) => key)).toEqual(['intent-key-1', 'intent-key-2'])
    expect(ledger.lastAccepted()?.key).toBe('intent-key-3')
    expect(ledger.lastAccepted(({ method }) => method === 'spei')).toBeUndefined()
  })
})

it('entries are listed from the oldest on, in whatever order they were stored', () => {
  const { ledger } = open([
    sending('intent-key-1', { createdAt: NOW - 1 }),
    sending('intent-key-2', { createdAt: NOW - 3 }),
    sending('intent-key-3', { createdAt: NOW - 2 }),
  ])
  expect(ledger.undecided('airtm').map(({ key }) => key)).toEqual(['intent-key-2', 'intent-key-3', 'intent-key-1'])
  expect(ledger.undecided('spei')).toEqual([])
})
