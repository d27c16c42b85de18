import validateV1 from 'virtual:validate/stored/intentV1/INTENT_V1'
import validate from 'virtual:validate/stored/ledgerEntry/LEDGER_ENTRY'
import { describe, expect, it } from 'vitest'
import type { IntentV1 } from '../../../schemas/stored/intentV1.ts'
import { packReference } from '../../../src/host/bridge/intentReference.ts'
import { hasUnresolvedEntry } from '../../../src/payments/hasUnresolvedEntry.ts'
import { createLedger } from '../../../src/payments/ledger.ts'
import { migrate } from '../../../src/payments/migrate.ts'
import fc from '../fastCheck.ts'
import { memoryStorage } from '../features/builders.ts'
import { serverTime } from '../support/serverTime.ts'

const NOW = Date.UTC(2026, 0, 1)
const FORMER = {
  ...{ key: 'intent-key-1', digest: 'd1', method: 'airtm', amount: '500.00', currency: 'MXN', country: 'MX' },
  ...{ createdAt: NOW, identity: 'user-7' },
}

/** Records as version 1 stored them, and the migrated members. */
const RECORDS: readonly (readonly [string, Partial<IntentV1>, object])[] = [
  ['a create without a response', { before: ['dep-0'] }, { state: 'unknown', before: ['dep-0'] }],
  ['a create that the player has left', { isLeft: true }, { state: 'unknown', isLeft: true }],
  ['a create that continues a draft', { continues: 'dep-0' }, { state: 'unknown', continues: 'dep-0' }],
  ['a draft', { depositId: 'dep-1', isDraft: true, before: [] }, { state: 'draft', depositId: 'dep-1' }],
  [
    'a redirect',
    { depositId: 'd', page: 'https://a.example' },
    { presents: { kind: 'page', url: 'https://a.example' } },
  ],
  ['an early invoice', { depositId: 'd', isInvoice: true }, { state: 'accepted', presents: { kind: 'invoice' } }],
  [
    'an invoice',
    { depositId: 'd', invoice: { kind: 'pix', endsAt: 5, asksFields: true } },
    { presents: { kind: 'invoice', invoiceKind: 'pix', endsAt: 5, asksFields: true } },
  ],
  ['an address', { depositId: 'd', isAddress: true, isFound: true }, { presents: { kind: 'address' }, isFound: true }],
  ['offers', { depositId: 'd', isOffered: true }, { presents: { kind: 'offers' } }],
  [
    'an accepted offer',
    { depositId: 'd', isOffered: true, offer: 'paywise', page: 'https://a.example' },
    { presents: { kind: 'offers', offer: 'paywise', url: 'https://a.example' } },
  ],
  ['a deposit reported as paid', { depositId: 'd', settled: 'paid' }, { state: 'accepted', settled: 'paid' }],
  [
    'a deposit cancelled after its time',
    { depositId: 'd', settled: 'cancelled', cancelledBy: 'time' },
    { settled: 'cancelled', cancelledBy: 'time' },
  ],
  ['a create that was not processed', { isOver: true, named: 'dep-2' }, { state: 'reusable', named: 'dep-2' }],
  ['a dropped create', { isOver: true, isDropped: true, before: [] }, { state: 'dropped' }],
  ['a withdrawal', { kind: 'withdrawal', depositId: 'w' }, { kind: 'withdrawal', state: 'accepted', depositId: 'w' }],
]

describe('I7 a record of version 1 is migrated', () => {
  it.each(RECORDS)('%s', (_, former, now) => {
    const record = { ...FORMER, ...former }
    expect(validateV1(record)).toBe(true)
    const entry = migrate(record)
    expect(entry).toMatchObject(now)
    expect(validate(entry), 'what is written next is valid').toBe(true)
  })

  it.each(RECORDS)(
    '%s: from storage, and from the host if open; the start knows whether it is unresolved',
    (_, former) => {
      const record = { ...FORMER, ...former }
      const store = memoryStorage()
      store.set(`paywidget.intent.${record.key}`, JSON.stringify(record))
      const { kind } = record
      const open = (at = store) =>
        createLedger({ store: at, identity: 'user-7', time: serverTime(() => NOW), ...(kind && { kind }) })
      const expected = former.isDropped ? [] : [migrate(record)]
      expect(open().all()).toEqual(expected)
      expect(hasUnresolvedEntry(store)).toBe(open().undecided().length > 0)
      const host = open(memoryStorage())
      host.restore(packReference([record]))
      // The host was only ever sent payments without an answer, and drafts.
      const isOpen = ['unknown', 'draft'].includes(migrate(record).state)
      expect(host.all()).toEqual(isOpen ? expected : [])
    },
  )

  it('with any optional members to a valid entry, which is unresolved if there was no response', () => {
    const flag = fc.option(fc.boolean(), { nil: undefined })
    const id = fc.option(fc.constantFrom('dep-1', '77', '0x1'), { nil: undefined })
    const members = fc.record(
      {
        ...{
          depositId: id,
          named: id,
          continues: id,
          isFound: flag,
          isInvoice: flag,
          isAddress: flag,
          isOffered: flag,
        },
        ...{ isDraft: flag, isLeft: flag, isOver: flag, isDropped: flag },
        before: fc.option(fc.constantFrom([], ['dep-0']), { nil: undefined }),
        page: fc.option(fc.constant('https://a.example'), { nil: undefined }),
        offer: fc.option(fc.constant('paywise'), { nil: undefined }),
        invoice: fc.option(fc.constantFrom({}, { endsAt: 3 }), { nil: undefined }),
        settled: fc.option(fc.constantFrom('paid', 'cancelled'), { nil: undefined }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(members, (optional) => {
        const record = JSON.parse(JSON.stringify({ ...FORMER, ...optional })) as IntentV1
        expect(validateV1(record)).toBe(true)
        const entry = migrate(record)
        expect(validate(entry)).toBe(true)
        const wasOpen = record.depositId === undefined && !record.isOver && !record.isDropped
        expect(entry.state === 'unknown').toBe(wasOpen)
      }),
    )
  })
})
