import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutgoingMessage } from '../../../schemas/host/outgoing.ts'
import type { IntentV1 } from '../../../schemas/stored/intentV1.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { createLedgers } from '../../../src/app/payments/ledgers.ts'
import { packReference } from '../../../src/host/bridge/intentReference.ts'
import type { HostData } from '../../../src/host/loaded/HostData.ts'
import { migrate } from '../../../src/payments/migrate.ts'
import { sharedStorage } from '../../../src/platform/storage/storage.ts'
import { session } from '../features/builders.ts'
import { stubChannels } from '../support/channelBus.ts'
import { fakeClock } from '../support/fakeClock.ts'

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
          ...{ clock, shared: shared() },
          bridge: { send, on: () => () => {}, dispose: () => {} },
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

describe('W1 two frames of one player, storage denied', () => {
  it('A has sent a create and heard nothing, B is paid: after a reload both know of A’s payment', () => {
    const page = hostPage()
    const [a, b] = [page.frame(), page.frame()]
    a.ledger.keep(entry())
    b.ledger.keep(entry({ key: 'intent-key-2', amount: '50.00' }))
    b.ledger.accept('intent-key-2', 'dep-1')
    page.reload()
    expect([open(page.frame()), open(page.frame())]).toEqual([['intent-key-1'], ['intent-key-1']])
  })

  it.each<[string, (a: Books, b: Books) => void, string[]]>([
    [
      'B is refused',
      (a, b) => {
        a.ledger.keep(entry())
        b.ledger.keep(entry({ key: 'intent-key-2' }))
        b.ledger.drop('intent-key-2')
      },
      ['intent-key-1'],
    ],
    [
      'both hear nothing',
      (a, b) => {
        a.ledger.keep(entry())
        b.ledger.keep(entry({ key: 'intent-key-2' }))
      },
      ['intent-key-1', 'intent-key-2'],
    ],
    [
      'A takes out, B pays in',
      (a, b) => {
        a.withdrawals.keep(entry())
        b.ledger.keep(entry({ key: 'intent-key-2' }))
        b.ledger.accept('intent-key-2', 'dep-1')
      },
      ['intent-key-1'],
    ],
    [
      'A hears of its own at last',
      (a, b) => {
        a.ledger.keep(entry())
        b.ledger.keep(entry({ key: 'intent-key-2' }))
        a.ledger.accept('intent-key-1', 'dep-1')
      },
      ['intent-key-2'],
    ],
    [
      'B settles what A has lost',
      (a, b) => {
        a.ledger.keep(entry())
        b.ledger.close('intent-key-1')
      },
      [],
    ],
    [
      'A drops its own, and B says something after that',
      (a, b) => {
        a.ledger.keep(entry())
        a.ledger.drop('intent-key-1')
        b.ledger.keep(entry({ key: 'intent-key-2' }))
      },
      ['intent-key-2'],
    ],
  ])('%s', (_, happens, left) => {
    const page = hostPage()
    happens(page.frame(), page.frame())
    page.reload()
    expect(open(page.frame()).toSorted()).toEqual(left)
  })

  it('a frame that comes later knows it at once, and its own payment does not wipe it out', () => {
    const page = hostPage()
    page.frame().ledger.keep(entry())
    const late = page.frame()
    expect(open(late)).toEqual(['intent-key-1'])
    late.ledger.keep(entry({ key: 'intent-key-2' }))
    page.reload()
    expect(open(page.frame()).toSorted()).toEqual(['intent-key-1', 'intent-key-2'])
  })

  it('what a host has kept is taken back at once: no text says of a part of it that it is over', () => {
    const page = hostPage()
    page.host.kept = packReference([entry(), entry({ key: 'intent-key-2', kind: 'withdrawal' })])
    page.frame()
    expect(page.host.said).toBe(1)
    page.reload()
    expect(open(page.frame())).toEqual(['intent-key-1', 'intent-key-2'])
  })

  it('one that was dropped here does not come back from an older text of the host', () => {
    const page = hostPage()
    const a = page.frame()
    a.ledger.keep(entry())
    const old = page.host.kept
    a.ledger.drop('intent-key-1')
    page.host.kept = old
    expect(open(page.frame())).toEqual([])
  })

  it('nothing is told after the end of a frame', () => {
    const page = hostPage()
    const [a, b] = [page.frame(), page.frame()]
    a.stopLedgers()
    b.stopLedgers()
    const { said } = page.host
    a.ledger.keep(entry())
    expect(page.host.said, 'by the one that wrote alone').toBe(said + 1)
  })
})

describe('G5 several players, and a host with one place for all of them', () => {
  it('another player meets nothing of it, and does not make the host forget it', () => {
    const page = hostPage()
    page.frame('anna').ledger.keep(entry())
    page.reload()
    const ben = page.frame('ben')
    expect(open(ben)).toEqual([])
    ben.ledger.keep(entry({ key: 'intent-key-2', identity: 'ben' }))
    ben.ledger.accept('intent-key-2', 'dep-1')
    page.reload()
    expect([open(page.frame('ben')), open(page.frame('anna'))]).toEqual([[], ['intent-key-1']])
  })

  it('what is older than a day is carried on for nobody', () => {
    const page = hostPage()
    page.host.kept = packReference([entry({ createdAt: clock.now() - 25 * 3_600_000 })])
    const ben = page.frame('ben')
    ben.ledger.keep(entry({ key: 'intent-key-2', identity: 'ben' }))
    page.reload()
    expect(open(page.frame('anna'))).toEqual([])
  })
})
