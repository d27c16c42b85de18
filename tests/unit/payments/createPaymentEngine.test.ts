import { describe, expect, it, vi } from 'vitest'
import { AnswerProblem } from '../../../src/api/AnswerProblem.ts'
import { createLedger } from '../../../src/payments/ledger.ts'
import { migrate } from '../../../src/payments/migrate.ts'
import type { CreateSubject, Operation, PaymentSubject, Subject } from '../../../src/payments/Operation.ts'
import { UnresolvedPayments } from '../../../src/payments/UnresolvedPayments.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'
import { memoryLock, memoryStorage } from '../features/builders.ts'
import { engineOf } from '../support/engineOf.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { serverTime } from '../support/serverTime.ts'

const failure = (facts: { kind: 'network' | 'status'; status?: number; sent?: boolean; code?: string }) =>
  new TransportFailure({ call: 'POST x', url: '/x', sent: true, ...facts }, 'failed')
const LOST = failure({ kind: 'network' })
const REFUSED = failure({ kind: 'status', status: 422 })
const BUSY = failure({ kind: 'status', status: 429 })
const CAPTCHA = failure({ kind: 'status', status: 400, code: 'captcha_required' })

/** An answer of the server, in order: a value resolves, an error rejects, and a function is called. */
type Answer = object | (() => object)

/** The engine of one page over a ledger with the payment `pay-1`, and a server with the given answers. */
function open(answers: readonly Answer[] = []) {
  const clock = fakeClock()
  const [store, lock, deposit] = [memoryStorage(), memoryLock(), new UnresolvedPayments()]
  const ledgerOf = () => createLedger({ store, identity: 'user-7', time: serverTime(clock.now) })
  const ledger = ledgerOf()
  ledger.add(
    migrate({
      ...{ key: 'key-of-pay-1', digest: 'd', method: 'airtm', amount: '5.00', currency: 'MXN', country: 'MX' },
      ...{ createdAt: clock.now(), identity: 'user-7', depositId: 'pay-1' },
    }),
  )
  const engine = engineOf({ clock, ledger, lock, deposit })
  const outcomes = vi.fn()
  engine.onOutcome(outcomes)
  const left = [...answers]
  const sent: { readonly request: unknown; readonly key: string }[] = []
  const send = vi.fn(async (request: unknown, { idempotencyKey }: { readonly idempotencyKey: string }) => {
    sent.push({ request, key: idempotencyKey })
    const next = left.shift() ?? {}
    const answer = typeof next === 'function' ? next() : next
    if (answer instanceof Error) throw answer
    return answer
  })
  const operation = (subject: Subject, over: Partial<Operation<unknown, object>> = {}): Operation<unknown, object> => ({
    subject,
    prepare: () => ({ amount: '5.00' }),
    send,
    read: (answer) => answer,
    onUnknown: { do: 'report' },
    ...over,
  })
  return { clock, store, lock, deposit, ledger, ledgerOf, engine, outcomes, sent, send, operation }
}

const paid = (over: Partial<PaymentSubject> = {}): PaymentSubject => ({
  kind: 'payment',
  id: 'pay-1',
  note: { settled: 'paid' },
  ...over,
})
const cancelled = paid({ note: { settled: 'cancelled', cancelledBy: 'player' } })
const offer = (name: string) => paid({ note: { offer: name } })
const ADDRESS: Subject = {
  ...{ kind: 'address', method: 'bitcoin', amount: '0', currency: 'BTC', country: 'MX', meant: ['network'] },
}
const create = (over: Partial<CreateSubject> = {}): CreateSubject => ({
  kind: 'create',
  gesture: { method: 'airtm', amount: '5.00', currency: 'MXN', country: 'MX', meant: [] },
  before: [],
  continues: undefined,
  blockIfOpenElsewhere: () => false,
  ...over,
})

describe('a call about a payment', () => {
  it('I7 I11 is noted in the ledger synchronously before it is sent, and the note stays when it is accepted', async () => {
    const { engine, operation, ledgerOf, sent, clock } = open([
      () => {
        expect(ledgerOf().noteOf('pay-1')).toEqual({ settled: 'paid' })
        return { id: 1 }
      },
    ])
    const running = engine.run(operation(paid()))
    expect(ledgerOf().settledOf('pay-1')).toBe('paid')
    expect(await running).toEqual({
      ...{ kind: 'accepted', answer: { id: 1 }, request: { amount: '5.00' } },
      sent: { key: 'key-of-engine-1', at: clock.now() },
    })
    expect(sent).toEqual([{ request: { amount: '5.00' }, key: 'key-of-engine-1' }])
    expect(ledgerOf().noteOf('pay-1')).toEqual({ settled: 'paid' })
  })

  it('I11 removes its note when it is refused, unless the note must stay', async () => {
    const { engine, operation, ledger } = open([REFUSED, REFUSED])
    expect(await engine.run(operation(paid()))).toEqual({ kind: 'refused', failure: REFUSED })
    expect(ledger.noteOf('pay-1')).toEqual({})
    expect(await engine.run(operation({ ...cancelled, isNoteKept: true }))).toEqual({
      ...{ kind: 'refused', failure: REFUSED },
    })
    expect(ledger.noteOf('pay-1')).toEqual({ settled: 'cancelled', cancelledBy: 'player' })
  })

  it('I8 I11 keeps its note after a lost response, and the opposite call is blocked', async () => {
    const { engine, operation, ledger, sent } = open([LOST])
    expect(await engine.run(operation(paid()))).toEqual({ kind: 'unknown', failure: LOST })
    expect(ledger.settledOf('pay-1')).toBe('paid')
    expect(await engine.run(operation(cancelled))).toEqual({ kind: 'blocked' })
    expect(sent).toHaveLength(1)
  })

  it('I11 with one offer blocks a call with another offer', async () => {
    const { engine, operation, ledgerOf, sent } = open([LOST])
    await engine.run(operation(offer('one')))
    expect(await engine.run(operation(offer('two')))).toEqual({ kind: 'blocked' })
    expect(sent).toHaveLength(1)
    expect(ledgerOf().noteOf('pay-1')).toEqual({ offer: 'one' })
  })

  it('I11 with a refused offer allows another offer; an accepted one blocks another even without a ledger entry', async () => {
    const { engine, operation, ledger, sent } = open([REFUSED, {}])
    await engine.run(operation(offer('one')))
    expect(await engine.run(operation(offer('two')))).toMatchObject({ kind: 'accepted' })
    expect(ledger.noteOf('pay-1')).toEqual({ offer: 'two' })
    await engine.run(operation({ ...offer('one'), id: 'of-another-tab' }))
    expect(await engine.run(operation({ ...offer('two'), id: 'of-another-tab' }))).toEqual({ kind: 'blocked' })
    expect(sent).toHaveLength(3)
  })

  it('I11 that continues with an offer can still be settled', async () => {
    const { engine, operation, ledger } = open([{}, {}])
    await engine.run(operation(offer('one')))
    expect(await engine.run(operation(cancelled))).toMatchObject({ kind: 'accepted' })
    expect(ledger.noteOf('pay-1')).toEqual({ offer: 'one', settled: 'cancelled', cancelledBy: 'player' })
  })

  it.each([
    ['the preparation throws', { prepare: () => throwing() }],
    ['the preparation rejects', { prepare: () => Promise.reject(new Error('broken')) }],
  ])('is refused when %s, and neither sent nor noted', async (_, over) => {
    const { engine, operation, ledger, sent } = open()
    expect(await engine.run(operation(paid(), over))).toMatchObject({ kind: 'refused', failure: { message: 'broken' } })
    expect(sent).toEqual([])
    expect(ledger.noteOf('pay-1')).toEqual({})
  })

  it('I8 has an unknown outcome, not a refusal, if reading the response throws', async () => {
    const { engine, operation, ledger } = open([{}])
    const result = await engine.run(operation(paid(), { read: () => throwing() }))
    expect(result).toMatchObject({ kind: 'unknown', failure: { message: 'broken' } })
    expect(ledger.settledOf('pay-1')).toBe('paid')
  })

  it('C17 I8 has an unknown outcome if the response is empty', async () => {
    const { engine, operation } = open([{ isInconclusive: true }])
    expect(await engine.run(operation(paid()))).toEqual({ kind: 'unknown', failure: undefined })
  })
})

describe('a call that may be retried', () => {
  const again = { onUnknown: { do: 'resend', afterMs: [2_000, 5_000] } } as const

  it('C71 I3 is retried after each pause, with the same key and the same request', async () => {
    const { engine, operation, sent, clock } = open([LOST, new AnswerProblem('x', ['/']), {}])
    const running = engine.run(operation(paid(), again))
    await clock.advance(1_999)
    expect(sent).toHaveLength(1)
    await clock.advance(1)
    expect(sent).toHaveLength(2)
    await clock.advance(4_999)
    expect(sent).toHaveLength(2)
    await clock.advance(1)
    expect(await running).toMatchObject({ kind: 'accepted' })
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
  })

  it('I8 has an unknown outcome when only the last attempt is refused: the first one may have arrived', async () => {
    const { engine, operation, ledger, clock } = open([LOST, LOST, REFUSED])
    const running = engine.run(operation(paid(), again))
    await clock.advance(10_000)
    expect(await running).toEqual({ kind: 'unknown', failure: LOST })
    expect(ledger.settledOf('pay-1')).toBe('paid')
  })

  it('is not retried after a refusal', async () => {
    const { engine, operation, sent, clock } = open([REFUSED])
    expect(await engine.run(operation(paid(), again))).toEqual({ kind: 'refused', failure: REFUSED })
    await clock.advance(10_000)
    expect(sent).toHaveLength(1)
  })

  it('S1 is not retried after the page was disposed', async () => {
    const { engine, operation, sent, clock } = open([LOST])
    const running = engine.run(operation(paid(), again))
    await clock.advance(1_000)
    engine.dispose()
    await clock.advance(10_000)
    expect(await running).toEqual({ kind: 'stopped' })
    expect(sent).toHaveLength(1)
    expect(clock.pending()).toBe(0)
  })
})

describe('a call whose outcome is looked up in the status', () => {
  const asking = (...said: readonly ('paid' | 'cancelled' | 'waiting' | undefined)[]) => {
    const left = [...said]
    const poll = {
      status: vi.fn(async () => (left.length > 1 ? left.shift() : left[0])),
      onPoll: vi.fn(),
      isShown: vi.fn(() => true),
    }
    return { poll, over: { onUnknown: { ...poll, do: 'pollStatus' } } as const }
  }

  it.each(['paid', 'cancelled'] as const)(
    'D-01 counts as settled, not refused, if the status after a refusal is %s',
    async (settled) => {
      const { engine, operation, ledger } = open([REFUSED])
      expect(await engine.run(operation(paid(), asking(settled).over))).toEqual({
        ...{ kind: 'settled', settled },
        failure: REFUSED,
      })
      expect(ledger.settledOf('pay-1')).toBe(settled)
    },
  )

  it('D-01 counts as refused if the status after a refusal is waiting', async () => {
    const { engine, operation, ledger } = open([REFUSED])
    const { poll, over } = asking('waiting')
    expect(await engine.run(operation(paid(), over))).toEqual({ kind: 'refused', failure: REFUSED })
    expect(ledger.noteOf('pay-1')).toEqual({})
    expect(poll.onPoll).not.toHaveBeenCalled()
  })

  it('I25 C11 is not looked up if the server did not process the call', async () => {
    const { engine, operation, ledger } = open([BUSY])
    const { poll, over } = asking('paid')
    expect(await engine.run(operation(paid(), over))).toEqual({ kind: 'refused', failure: BUSY })
    expect(poll.status).not.toHaveBeenCalled()
    expect(ledger.noteOf('pay-1')).toEqual({})
  })

  it('I8 is polled after a lost response until the status is settled', async () => {
    const { engine, operation, clock } = open([LOST])
    const { poll, over } = asking('waiting', undefined, 'cancelled')
    const running = engine.run(operation(paid(), over))
    await clock.advance(5_999)
    expect(poll.status).toHaveBeenCalledTimes(2)
    await clock.advance(1)
    expect(await running).toEqual({ kind: 'settled', settled: 'cancelled' })
    expect(poll.onPoll).toHaveBeenCalledTimes(1)
    expect(clock.pending()).toBe(0)
  })

  it.each([
    ['waiting', { kind: 'notReceived' }, {}],
    [undefined, { kind: 'unknown', failure: undefined }, { settled: 'paid' }],
  ] as const)('is polled for 14 s while the status is %s, and ends as %o', async (said, result, note) => {
    const { engine, operation, clock, ledger } = open([LOST])
    const { poll, over } = asking(said)
    const running = engine.run(operation(paid(), over))
    await clock.advance(14_000)
    expect(await running).toEqual(result)
    expect(poll.status).toHaveBeenCalledTimes(4)
    expect(ledger.noteOf('pay-1')).toEqual(note)
  })

  it('I11 is polled instead of sent if another tab has sent it, for longer than a call lasts', async () => {
    const { engine, operation, clock, ledgerOf, sent } = open()
    ledgerOf().addNote('pay-1', { settled: 'cancelled' })
    const { poll, over } = asking('waiting')
    const running = engine.run(operation(paid(), over))
    await clock.advance(45_999)
    expect(poll.status).toHaveBeenCalledTimes(5)
    await clock.advance(1)
    expect(await running).toEqual({ kind: 'notReceived' })
    expect(sent).toEqual([])
  })

  it('I11 C72 is polled for longer than a call lasts if it was sent before a reload', async () => {
    const { engine, clock, ledgerOf, ledger } = open()
    ledgerOf().addNote('pay-1', { settled: 'paid' })
    const { poll } = asking('waiting')
    const running = engine.poll({ kind: 'payment', id: 'pay-1', note: { settled: 'paid' } }, poll)
    await clock.advance(45_999)
    expect([poll.status.mock.calls.length, ledger.settledOf('pay-1')]).toEqual([5, 'paid'])
    await clock.advance(1)
    expect(await running).toEqual({ kind: 'notReceived' })
    expect(ledger.settledOf('pay-1')).toBeUndefined()
  })

  it('stops being polled when its payment is no longer on the screen', async () => {
    const { engine, operation, clock, ledger } = open([LOST])
    const { poll, over } = asking('waiting')
    poll.isShown.mockReturnValueOnce(true).mockReturnValue(false)
    const running = engine.run(operation(paid(), over))
    await clock.advance(60_000)
    expect(await running).toEqual({ kind: 'stopped' })
    expect(poll.status).toHaveBeenCalledTimes(1)
    expect(ledger.settledOf('pay-1'), 'it may be settled').toBe('paid')
  })

  it('S1 is not polled after the page was disposed', async () => {
    const { engine, operation, clock } = open([LOST])
    const { poll, over } = asking('paid')
    const running = engine.run(operation(paid(), over))
    engine.dispose()
    await clock.advance(60_000)
    expect(await running).toEqual({ kind: 'stopped' })
    expect(poll.status).not.toHaveBeenCalled()
  })
})

describe('a request for the address of a network', () => {
  const wanted = { onUnknown: { do: 'resend', afterMs: [] } } as const

  it('is stored with the id of the response as an accepted payment', async () => {
    const { engine, operation, ledgerOf, clock } = open([{ depositId: 'dep-1' }])
    await engine.run(operation(ADDRESS, wanted))
    expect(ledgerOf().find('dep-1')).toEqual({
      ...{ key: 'key-of-engine-1', digest: 'address', method: 'bitcoin', amount: '0', currency: 'BTC', country: 'MX' },
      ...{ createdAt: clock.now(), identity: 'user-7', isFound: true, presents: { kind: 'address' } },
      ...{ state: 'accepted', depositId: 'dep-1' },
    })
  })

  it.each([[{}], [LOST], [REFUSED]])('stores nothing without an id: %o', async (answer) => {
    const { engine, operation, ledger } = open([answer])
    const before = ledger.all()
    await engine.run(operation(ADDRESS, wanted))
    expect(ledger.all()).toEqual(before)
  })

  it.each([
    ['lost', LOST],
    ['not processed', BUSY],
  ])('I3 that was %s is repeated with the same key and the same prepared request', async (_, answer) => {
    const { engine, operation, sent } = open([answer, { depositId: 'dep-1' }, { depositId: 'dep-2' }])
    let count = 0
    const prepare = vi.fn(() => ({ token: ++count }))
    for (const _ of [1, 2, 3]) await engine.run(operation(ADDRESS, { ...wanted, prepare }))
    expect(sent).toEqual([
      { request: { token: 1 }, key: 'key-of-engine-1' },
      { request: { token: 1 }, key: 'key-of-engine-1' },
      { request: { token: 2 }, key: 'key-of-engine-2' },
    ])
  })

  it('for another network, or after a refusal, has a new key', async () => {
    const { engine, operation, sent } = open([LOST, REFUSED, {}])
    await engine.run(operation(ADDRESS, wanted))
    const other = { ...ADDRESS, meant: ['other'] } as Subject
    await engine.run(operation(other, wanted))
    await engine.run(operation(other, wanted))
    expect(sent.map(({ key }) => key)).toEqual(['key-of-engine-1', 'key-of-engine-2', 'key-of-engine-3'])
  })

  it('C17 is prepared again, with a new key, after an empty response', async () => {
    const { engine, operation, sent } = open([{ isInconclusive: true }, {}])
    let count = 0
    const prepare = () => ({ token: ++count })
    for (const _ of [1, 2]) await engine.run(operation(ADDRESS, { ...wanted, prepare }))
    expect(sent).toEqual([
      { request: { token: 1 }, key: 'key-of-engine-1' },
      { request: { token: 2 }, key: 'key-of-engine-2' },
    ])
  })

  it('I22 CAPT-01 is repeated once with a captcha if it was refused without one', async () => {
    const { engine, operation, sent } = open([CAPTCHA, CAPTCHA])
    const over = {
      ...wanted,
      prepare: ({ isCaptchaRequired }: { readonly isCaptchaRequired: boolean }) => ({ isCaptchaRequired }),
      isCaptchaWanted: (refusal: unknown) => refusal === CAPTCHA,
    }
    expect(await engine.run(operation(ADDRESS, over))).toEqual({ kind: 'refused', failure: CAPTCHA })
    expect(sent).toEqual([
      { request: { isCaptchaRequired: false }, key: 'key-of-engine-1' },
      { request: { isCaptchaRequired: true }, key: 'key-of-engine-2' },
    ])
  })
})

describe('a create', () => {
  const made = { onUnknown: { do: 'reconcile' } } as const

  it('is blocked, and nothing is sent, while the player must first see a payment of another tab', async () => {
    const { engine, operation, sent, lock } = open()
    const blockIfOpenElsewhere = vi.fn(() => true)
    expect(await engine.run(operation(create({ blockIfOpenElsewhere }), made))).toEqual({ kind: 'blocked' })
    expect(blockIfOpenElsewhere).toHaveBeenCalledWith('airtm', 'MX')
    expect(sent).toEqual([])
    expect(await lock.isTaken(), 'the lock is free again').toBe(false)
  })

  it('H5 waits for the create of another tab, and takes its deposit as the outcome', async () => {
    const { engine, operation, sent, lock, deposit, ledgerOf, outcomes, clock } = open()
    const release = await lock.take()
    expect(await engine.run(operation(create(), made))).toEqual({ kind: 'blocked' })
    expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'elsewhere' })
    const other = ledgerOf()
    const entry = migrate({
      ...{ key: 'key-of-tab-2', digest: 'd', method: 'airtm', amount: '5.00', currency: 'MXN', country: 'MX' },
      ...{ createdAt: clock.now(), identity: 'user-7', depositId: 'dep-2' },
    })
    other.add(entry)
    release?.()
    await clock.advance(0)
    expect(deposit.unresolvedFor('airtm')).toBeUndefined()
    expect(outcomes.mock.calls).toEqual([[{ kind: 'exists', depositId: 'dep-2', isResolvedElsewhere: true }, entry]])
    expect(sent).toEqual([])
  })

  it('H5 is possible again, without a report, if another tab has created nothing', async () => {
    const { engine, operation, lock, deposit, outcomes, clock } = open([{ depositId: 'dep-1' }])
    const release = await lock.take()
    await engine.run(operation(create(), made))
    release?.()
    await clock.advance(0)
    expect(deposit.unresolvedFor('airtm')).toBeUndefined()
    expect(outcomes).not.toHaveBeenCalled()
    expect(await engine.run(operation(create(), made))).toMatchObject({ kind: 'accepted' })
  })

  it.each([
    ['was there before the press', 'airtm', true],
    ['is of another method', 'spei', false],
  ])('H5 a payment of another tab that %s is not the outcome of this press', async (_, method, isBefore) => {
    const { engine, operation, lock, ledgerOf, outcomes, clock } = open()
    const entry = {
      key: 'key-of-tab-2',
      digest: 'd',
      amount: '5.00',
      currency: 'MXN',
      country: 'MX',
      depositId: 'dep-2',
    }
    const make = () => ledgerOf().add(migrate({ ...entry, method, createdAt: clock.now(), identity: 'user-7' }))
    if (isBefore) make()
    const release = await lock.take()
    await engine.run(operation(create(), made))
    if (!isBefore) make()
    release?.()
    await clock.advance(0)
    expect(outcomes).not.toHaveBeenCalled()
  })

  it('S1 reports nothing if the page is disposed while it waits for another tab', async () => {
    const { engine, operation, lock, ledgerOf, outcomes, clock, deposit } = open()
    const release = await lock.take()
    await engine.run(operation(create(), made))
    const entry = {
      key: 'key-of-tab-2',
      digest: 'd',
      amount: '5.00',
      currency: 'MXN',
      country: 'MX',
      depositId: 'dep-2',
    }
    ledgerOf().add(migrate({ ...entry, method: 'airtm', createdAt: clock.now(), identity: 'user-7' }))
    engine.dispose()
    release?.()
    await clock.advance(0)
    expect(outcomes).not.toHaveBeenCalled()
    expect(deposit.unresolvedFor('airtm')).toEqual({ kind: 'elsewhere' })
  })

  it('is blocked by an unresolved payment of the method until the player starts a new one', async () => {
    const { engine, operation, deposit, sent } = open([{ depositId: 'dep-1' }])
    deposit.setUnresolved('airtm', { kind: 'unknown', depositId: undefined })
    expect(await engine.run(operation(create(), made))).toEqual({ kind: 'blocked' })
    expect(sent).toEqual([])
    engine.startAnew('spei')
    expect(engine.mustWait('airtm')).toBe(true)
    engine.startAnew('airtm')
    expect(engine.mustWait('airtm')).toBe(false)
    expect(await engine.run(operation(create(), made))).toMatchObject({ kind: 'accepted' })
  })

  it.each(['elsewhere', 'checking'] as const)(
    'can’t be replaced by a new payment while the unresolved one is "%s"',
    (kind) => {
      const { engine, deposit } = open()
      deposit.setUnresolved('airtm', { kind, depositId: undefined } as never)
      engine.startAnew('airtm')
      expect(engine.mustWait('airtm')).toBe(true)
    },
  )

  it('I1 runs in one press at a time; a press after the page was closed does nothing', async () => {
    const { engine } = open()
    const work = vi.fn(async () => {})
    expect(await Promise.all([engine.exclusively(work), engine.exclusively(work)])).toEqual([true, false])
    expect(await engine.exclusively(() => Promise.reject(new Error('broken'))).catch(() => 'rejected')).toBe('rejected')
    expect(await engine.exclusively(work), 'the lock is free after an exception').toBe(true)
    engine.dispose()
    expect(await engine.exclusively(work)).toBe(false)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('P2P-19 is given up only in the tab in which it was made', async () => {
    const { engine, operation, ledger, ledgerOf, clock } = open([LOST])
    const unresolved = { key: 'key-of-tab-2', digest: 'd', amount: '5.00', currency: 'MXN', country: 'MX' }
    await engine.run(operation(create(), made))
    ledgerOf().add(migrate({ ...unresolved, method: 'airtm', createdAt: clock.now(), identity: 'user-7' }))
    engine.leave('airtm')
    expect(ledger.undecided().map((entry) => [entry.key, entry.isLeft === true])).toEqual([
      ['key-of-engine-1', true],
      ['key-of-tab-2', false],
    ])
  })

  it('S1 is stopped and frees the lock if the page is disposed while it waits for the lock', async () => {
    const { engine, operation, sent, lock } = open()
    const disposeLock = vi.spyOn(lock, 'dispose')
    const running = engine.run(operation(create(), made))
    engine.dispose()
    expect(disposeLock).toHaveBeenCalledOnce()
    expect(await running).toEqual({ kind: 'stopped' })
    expect(sent).toEqual([])
    expect(await lock.isTaken()).toBe(false)
  })

  it('S1 frees the lock when the page is disposed during a call that never ends', async () => {
    const { engine, operation, lock } = open()
    const send = () => new Promise<never>(() => {})
    void engine.run(operation(create(), { ...made, send }))
    await vi.waitFor(async () => expect(await lock.isTaken()).toBe(true))
    engine.dispose()
    expect(await lock.isTaken()).toBe(false)
  })

  it('never rejects: an exception before the call counts as a refusal, and the lock is free', async () => {
    const { engine, operation, sent, lock } = open()
    const blockIfOpenElsewhere = () => throwing()
    const result = await engine.run(operation(create({ blockIfOpenElsewhere }), made))
    expect(result).toMatchObject({ kind: 'refused', failure: { message: 'broken' } })
    expect(sent).toEqual([])
    expect(await lock.isTaken()).toBe(false)
  })

  it('is not sent if the player has left during its preparation', async () => {
    const { engine, operation, sent } = open()
    const left = new AbortController()
    const prepare = async () => {
      left.abort()
      throw new Error('the captcha was closed')
    }
    expect(await engine.run(operation(create(), { ...made, prepare, left: left.signal }))).toEqual({ kind: 'stopped' })
    expect(sent).toEqual([])
  })

  it.each(['the player leaves', 'the engine is disposed'])(
    'C14 ends its preparation if %s, and leaves no listener behind',
    async (why) => {
      const { engine, operation, sent } = open()
      const left = new AbortController()
      const removed = vi.spyOn(left.signal, 'removeEventListener')
      const prepare = ({ signal }: { readonly signal: AbortSignal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('the captcha was closed')))
        })
      const running = engine.run(operation(ADDRESS, { prepare, left: left.signal }))
      if (why === 'the player leaves') left.abort()
      else engine.dispose()
      expect(await running).toEqual({ kind: 'stopped' })
      expect(sent).toEqual([])
      expect(removed).toHaveBeenCalledOnce()
    },
  )

  it('C12 is not prepared in vain if the player has left when a captcha is required: its signal is aborted', async () => {
    const left = new AbortController()
    const leaving = () => {
      left.abort()
      return CAPTCHA
    }
    const { engine, operation, sent } = open([leaving])
    const aborted: boolean[] = []
    const prepare = ({ signal }: { readonly signal: AbortSignal }) => void aborted.push(signal.aborted)
    const isCaptchaWanted = (failure: unknown) => failure === CAPTCHA
    const result = await engine.run(operation(ADDRESS, { prepare, isCaptchaWanted, left: left.signal }))
    expect([result.kind, aborted, sent.length]).toEqual(['stopped', [false, true], 1])
  })
})

function throwing(): never {
  throw new Error('broken')
}
