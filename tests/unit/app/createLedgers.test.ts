import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutgoingMessage } from '../../../schemas/host/outgoing.ts'
import type { IntentV1 } from '../../../schemas/stored/intentV1.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { createLedgers } from '../../../src/app/payments/createLedgers.ts'
import { packReference, unpackReference } from '../../../src/host/bridge/intentReference.ts'
import type { HostData } from '../../../src/host/loaded/HostData.ts'
import { migrate } from '../../../src/payments/migrate.ts'
import { sharedStorage } from '../../../src/platform/storage/storage.ts'
import { session } from '../features/builders.ts'
import { stubChannels } from '../support/channelBus.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { serverTime } from '../support/serverTime.ts'

// Cross-site frames have no storage; the host page stores one string for all of them.
beforeEach(() => {
  stubChannels()
  vi.stubGlobal('localStorage', null)
})
afterEach(() => vi.unstubAllGlobals())

const clock = fakeClock()

/** A ledger entry, built from the optional members of version 1. */
const entry = (over: Partial<IntentV1> = {}): LedgerEntry =>
  migrate({
    ...{ key: 'intent-key-1', digest: 'd1', method: 'airtm', amount: '777.00', currency: 'MXN', country: 'MX' },
    ...{ createdAt: clock.now(), identity: 'anna' },
    ...over,
  })

/** A host page that stores the last reference, like the example in the README. */
function hostPage() {
  const host = { kept: '', said: 0 }
  const shared = () => sharedStorage()
  return {
    host,
    /** Adds a frame to the page. */
    frame(userId = 'anna') {
      const send = (message: OutgoingMessage) => {
        if (message.messageType !== 'onIntent') return
        host.kept = message.reference
        host.said++
      }
      return createLedgers(
        {
          ...{ time: serverTime(clock.now), shared: shared() },
          bridge: { send, on: () => () => {}, hasSent: () => false, dispose: () => {} },
          data: { resume: host.kept } as HostData,
        },
        session({ userId }),
      )
    },
    /** Reloads the page: no frame is left that could pass its entries to a new frame. */
    reload: () => stubChannels(),
  }
}

type Books = ReturnType<ReturnType<typeof hostPage>['frame']>

const open = ({ ledger, withdrawals }: Books) =>
  [...ledger.undecided(), ...withdrawals.undecided()].map(({ key }) => key)

it('H2 restores the entries of a later text, and sends the host one text with all of them', () => {
  const page = hostPage()
  const books = page.frame()
  books.ledger.add(entry({ key: 'intent-key-1' }))
  page.host.said = 0
  const late = packReference([entry({ key: 'intent-key-2' }), entry({ key: 'intent-key-3', identity: 'ben' })])
  expect(books.restore(late)).toBe(true)
  expect(open(books).toSorted()).toEqual(['intent-key-1', 'intent-key-2'])
  expect(page.host.said).toBe(1)
  const kept = unpackReference(page.host.kept).map((one) => (one as LedgerEntry).key)
  expect(kept.toSorted()).toEqual(['intent-key-1', 'intent-key-2', 'intent-key-3'])
  books.ledger.drop('intent-key-2')
  expect(books.restore(late), 'a text with nothing new').toBe(false)
  expect([open(books), page.host.said]).toEqual([['intent-key-1'], 2])
})

describe('W1 two frames of one player, storage denied', () => {
  it('A has an unresolved create, B’s is accepted: after a reload both frames know A’s entry', () => {
    const page = hostPage()
    const [a, b] = [page.frame(), page.frame()]
    a.ledger.add(entry())
    b.ledger.add(entry({ key: 'intent-key-2', amount: '50.00' }))
    b.ledger.accept('intent-key-2', 'dep-1')
    page.reload()
    expect([open(page.frame()), open(page.frame())]).toEqual([['intent-key-1'], ['intent-key-1']])
  })

  it.each<[string, (a: Books, b: Books) => void, string[]]>([
    [
      'B’s request is rejected: A’s entry remains',
      (a, b) => {
        a.ledger.add(entry())
        b.ledger.add(entry({ key: 'intent-key-2' }))
        b.ledger.drop('intent-key-2')
      },
      ['intent-key-1'],
    ],
    [
      'neither request is answered: both entries remain',
      (a, b) => {
        a.ledger.add(entry())
        b.ledger.add(entry({ key: 'intent-key-2' }))
      },
      ['intent-key-1', 'intent-key-2'],
    ],
    [
      'A has an unresolved withdrawal, B’s deposit is accepted: the withdrawal remains',
      (a, b) => {
        a.withdrawals.add(entry())
        b.ledger.add(entry({ key: 'intent-key-2' }))
        b.ledger.accept('intent-key-2', 'dep-1')
      },
      ['intent-key-1'],
    ],
    [
      'A’s request is accepted after B added an entry: B’s entry remains',
      (a, b) => {
        a.ledger.add(entry())
        b.ledger.add(entry({ key: 'intent-key-2' }))
        a.ledger.accept('intent-key-1', 'dep-1')
      },
      ['intent-key-2'],
    ],
    [
      'B closes the entry of A: none remains',
      (a, b) => {
        a.ledger.add(entry())
        b.ledger.markReusable('intent-key-1')
      },
      [],
    ],
    [
      'A drops its entry before B adds one: B’s entry remains',
      (a, b) => {
        a.ledger.add(entry())
        a.ledger.drop('intent-key-1')
        b.ledger.add(entry({ key: 'intent-key-2' }))
      },
      ['intent-key-2'],
    ],
  ])('%s', (_, happens, left) => {
    const page = hostPage()
    happens(page.frame(), page.frame())
    page.reload()
    expect(open(page.frame()).toSorted()).toEqual(left)
  })

  it('a frame that opens later has the entry at once, and its own payment does not overwrite it', () => {
    const page = hostPage()
    page.frame().ledger.add(entry())
    const late = page.frame()
    expect(open(late)).toEqual(['intent-key-1'])
    late.ledger.add(entry({ key: 'intent-key-2' }))
    page.reload()
    expect(open(page.frame()).toSorted()).toEqual(['intent-key-1', 'intent-key-2'])
  })

  it('a new frame restores all entries that the host stored, and reports them in one message', () => {
    const page = hostPage()
    page.host.kept = packReference([entry(), entry({ key: 'intent-key-2', kind: 'withdrawal' })])
    page.frame()
    expect(page.host.said).toBe(1)
    page.reload()
    expect(open(page.frame())).toEqual(['intent-key-1', 'intent-key-2'])
  })

  it('an older reference of the host does not restore an entry that another frame dropped', () => {
    const page = hostPage()
    const a = page.frame()
    a.ledger.add(entry())
    const old = page.host.kept
    a.ledger.drop('intent-key-1')
    page.host.kept = old
    expect(open(page.frame())).toEqual([])
  })

  it('stopLedgers ends the reports of another frame’s changes', () => {
    const page = hostPage()
    const [a, b] = [page.frame(), page.frame()]
    a.stopLedgers()
    b.stopLedgers()
    const { said } = page.host
    a.ledger.add(entry())
    expect(page.host.said, 'by the one that wrote alone').toBe(said + 1)
  })
})

describe('G5 several players, and a host that stores one reference for all of them', () => {
  it('another player does not see the entry, and does not remove it from the host’s reference', () => {
    const page = hostPage()
    page.frame('anna').ledger.add(entry())
    page.reload()
    const ben = page.frame('ben')
    expect(open(ben)).toEqual([])
    ben.ledger.add(entry({ key: 'intent-key-2', identity: 'ben' }))
    ben.ledger.accept('intent-key-2', 'dep-1')
    page.reload()
    expect([open(page.frame('ben')), open(page.frame('anna'))]).toEqual([[], ['intent-key-1']])
  })

  it('entries of other players that are older than a day are dropped from the reference', () => {
    const page = hostPage()
    page.host.kept = packReference([entry({ createdAt: clock.now() - 25 * 3_600_000 })])
    const ben = page.frame('ben')
    ben.ledger.add(entry({ key: 'intent-key-2', identity: 'ben' }))
    page.reload()
    expect(open(page.frame('anna'))).toEqual([])
  })
})
