import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { DEPOSIT_KINDS, type DepositKind } from '../../../../schemas/stored/depositKinds.ts'
import { createInvoiceSettlement } from '../../../../src/features/invoice/createInvoiceSettlement.ts'
import { followInvoice } from '../../../../src/features/invoice/followInvoice.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { InvoiceStore, type OpenInvoice } from '../../../../src/payments/InvoiceStore.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { migrate } from '../../../../src/payments/migrate.ts'
import { TransactionStore } from '../../../../src/payments/TransactionStore.ts'
import { createServerTime } from '../../../../src/platform/time/createServerTime.ts'
import { createSteadyTime } from '../../../../src/platform/time/steadyTime.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import { anOpenInvoice } from '../../support/anInvoice.ts'
import { engineOf } from '../../support/engineOf.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { serverTime } from '../../support/serverTime.ts'
import { memoryStorage } from '../builders.ts'

const LIFE_MS = 10 * 60_000

/** An open invoice page, and a server whose answers the test controls. */
function open(
  kind: DepositKind,
  given: Partial<OpenInvoice> = {},
  {
    isServerTime = true,
    fetchDate = async (): Promise<string | null> => null,
    /** Where the deposit was created. */
    madeIn = 'this document' as 'this document' | 'another tab' | 'another browser',
    isShared = true,
  } = {},
) {
  const clock = fakeClock()
  const steady = createSteadyTime(clock)
  if (isServerTime) steady.sync(new Date(clock.now()).toUTCString(), clock.monotonic())
  const time = createServerTime({ clock, time: steady, fetchDate })
  const [deposit, transaction] = [new DepositStore(), new TransactionStore()]
  const store = memoryStorage(isShared)
  const openLedger = () => createLedger({ store, identity: 'user-7', time: serverTime(clock.now) })
  const ledger = openLedger()
  const entry = { key: 'intent-1', digest: 'd', method: 'm', amount: '5.00', currency: 'MXN', country: 'MX' }
  const stored = migrate({ ...entry, createdAt: clock.now(), identity: 'user-7', depositId: 'dep-1' })
  if (madeIn === 'this document') ledger.add(stored)
  if (madeIn === 'another tab') openLedger().add(stored)
  deposit.adopt({ id: 'dep-1', method: 'm', amount: '5.00', currency: 'MXN', startedAt: 0 })
  const invoices = new InvoiceStore(deposit)
  invoices.setInvoice(anOpenInvoice({ kind, holder: 'Ana', endsAt: clock.now() + LIFE_MS, ...given }))
  const now: { status: string | number; cancelFails?: boolean } = { status: 0 }
  const calls: string[] = []
  const polledAt: number[] = []
  const gone: unknown[] = []
  const settlement = createInvoiceSettlement({
    ...{ engine: engineOf({ clock, ledger }), deposit, invoices, ledger, report: () => {} },
    api: {
      depositComplete: async () => void calls.push('complete'),
      depositCancel: async () => {
        calls.push('cancel')
        if (now.cancelFails)
          throw new TransportFailure({ call: 'POST x', url: '/x', kind: 'network', sent: true }, 'lost')
      },
    },
  })
  const stop = followInvoice({
    ...{ kind, clock, deposit, transaction, invoices, ledger, settlement },
    api: {
      depositStatus: async () => {
        polledAt.push(clock.monotonic())
        return { status: now.status, chain: undefined }
      },
    },
    time,
    navigation: { go: (page, { query } = {}) => void gone.push([page, query]), current: () => 'depositHostToHostPage' },
    onWake: (wake) => {
      wake()
      return () => {}
    },
    onStatusPush: () => () => {},
  })
  return { calls, clock, gone, ledger, invoices, now, polledAt, stop, transaction }
}

describe('an invoice on its page', () => {
  it.each(DEPOSIT_KINDS)(
    'N4 P2P-17 H2H-03 UNI-07 of kind %s expires at its end, and is cancelled only for peer-to-peer',
    async (kind) => {
      const { calls, clock, invoices, stop } = open(kind)
      await clock.advance(LIFE_MS - 1_000)
      expect(invoices.state).toBe('payable')
      await clock.advance(60_000)
      expect(calls).toEqual(kind === 'peerToPeer' ? ['cancel'] : [])
      expect(invoices.state).toBe(kind === 'peerToPeer' ? 'cancelled' : 'expired')
      stop()
    },
  )

  it('P2P-15 D-02 is polled every 5 s until its end, and after it less and less often, down to every 30 s', async () => {
    const { clock, polledAt, stop } = open('hostToHost')
    const pauses = () => polledAt.slice(1).map((at, index) => at - polledAt[index]!)
    await clock.advance(LIFE_MS - 1_000)
    expect(new Set(pauses())).toEqual(new Set([5_000]))
    expect(polledAt).toHaveLength(LIFE_MS / 5_000)
    polledAt.length = 0
    await clock.advance(5 * 60_000)
    const after = pauses()
    expect(after).toEqual([...after].sort((one, next) => one - next))
    expect(after.at(-1)).toBe(30_000)
    stop()
  })

  it.each<[string, Partial<OpenInvoice>]>([
    ['it must not be completed', { mayComplete: false }],
    ['it has no payment details', { holder: '' }],
  ])('N4 is not cancelled if the player could not press “I’ve paid”: %s', async (_, given) => {
    const { calls, clock, stop } = open('peerToPeer', given)
    await clock.advance(LIFE_MS + 120_000)
    expect(calls).toEqual([])
    stop()
  })

  it.each([
    ['this document', true, true],
    ['this document', false, true],
    ['another tab', true, true],
    ['another tab', false, false],
    ['another browser', true, false],
    ['another browser', false, false],
  ] as const)(
    'I11 P2P-17 of a deposit created in %s (shared storage: %j) is cancelled at its end: %j, because “paid” may be unknown here',
    async (madeIn, isShared, isCancelled) => {
      const { calls, clock, invoices, stop } = open('peerToPeer', {}, { madeIn, isShared })
      await clock.advance(LIFE_MS + 120_000)
      expect(calls).toEqual(isCancelled ? ['cancel'] : [])
      expect(invoices.state).toBe(isCancelled ? 'cancelled' : 'expired')
      stop()
    },
  )

  it('I11 I12 C43 is not cancelled by the device’s clock alone, but after the whole lifetime on the page', async () => {
    const timeoutMs = LIFE_MS + 10 * 60_000
    const { calls, clock, invoices, stop } = open('peerToPeer', { timeoutMs }, { isServerTime: false })
    await clock.advance(timeoutMs - 1_000)
    expect([invoices.state, calls]).toEqual(['expired', []])
    await clock.advance(60_000)
    expect([invoices.state, calls]).toEqual(['cancelled', ['cancel']])
    stop()
  })

  it('C42 I11 I12 stays payable, and is not cancelled, when the device’s clock is set forward and no answer has a date', async () => {
    let serverNow = 0
    const fetchDate = async () => new Date(serverNow).toUTCString()
    const { calls, clock, invoices, stop } = open('peerToPeer', {}, { fetchDate })
    const states = new Set<string>()
    const stopStates = autorun(() => states.add(invoices.state))
    await clock.advance(60_000)
    serverNow = clock.now() + 10_000
    clock.set(3_600_000)
    await clock.advance(10_000)
    expect([[...states], calls]).toEqual([['payable'], []])
    await clock.advance(LIFE_MS)
    expect([invoices.state, calls]).toEqual(['cancelled', ['cancel']])
    stopStates()
    stop()
  })

  it('C42 I11 is not cancelled when the device’s clock is set forward and the server’s time can’t be requested', async () => {
    const { calls, clock, invoices, stop } = open('peerToPeer')
    await clock.advance(60_000)
    clock.set(3_600_000)
    await clock.advance(60_000)
    expect([invoices.state, calls]).toEqual(['expired', []])
    stop()
  })

  it('N9 cannot be paid after a cancellation with an unknown outcome', async () => {
    const { clock, invoices, now, stop } = open('peerToPeer')
    now.cancelFails = true
    await clock.advance(LIFE_MS + 60_000)
    expect(invoices.state).toBe('unknown')
    stop()
  })

  it.each<[string | number, string]>([
    ['CANCELED', 'provider'],
    ['AUTO_CANCELED', 'time'],
    [2, 'declined'],
  ])('N9 cannot be paid after the status %j, whose reason is %s', async (status, reason) => {
    const { clock, gone, invoices, now, stop, transaction } = open('hostToHost')
    now.status = status
    await clock.advance(6_000)
    expect(gone).toEqual([['depositCompletePage', { status: 'mistaked' }]])
    expect(transaction.reason).toBe(reason)
    expect(invoices.state).toBe('cancelled')
    stop()
  })

  it('N9 keeps the reason "time" if we cancelled it and the provider reports it as cancelled', async () => {
    const { clock, ledger, now, stop, transaction } = open('peerToPeer')
    await clock.advance(LIFE_MS + 60_000)
    expect(ledger.find('dep-1')).toMatchObject({ settled: 'cancelled', cancelledBy: 'time' })
    now.status = 'CANCELED'
    await clock.advance(60_000)
    expect(transaction).toMatchObject({ status: 'mistaked', reason: 'time' })
    stop()
  })
})
