import { setTimeout as realTime } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TransportKind } from '../../schemas/transports.ts'
import type { Texts } from '../../src/i18n/createTexts.ts'
import type { Outcome } from '../../src/payments/reconcile.ts'
import type { SharedStore } from '../../src/platform/storage/storage.ts'
import { openTransport } from '../../src/transport/openTransport.ts'
import type { Transport } from '../../src/transport/Transport.ts'
import { textsOf } from '../unit/features/builders.ts'
import { openPlayer } from '../unit/features/openPlayer.ts'
import type { FakeClock } from '../unit/support/fakeClock.ts'
import { type Act, httpStand, type Stand, socketStand, testSettings } from './transportStands.ts'

// The faults of a create (tests/spec/outages.md), each over both transports, with a real server: whatever the medium,
// the player reads the same and the server hears of the payment the same number of times.

const MEDIA: Readonly<Record<TransportKind, () => Promise<Stand>>> = { http: httpStand, socket: socketStand }
const KINDS = Object.keys(MEDIA) as readonly TransportKind[]

const REQUEST_MS = 30_000
const MADE: Act = { status: 200, body: { depositId: 'dep-1', apiResponse: { source: 'https://pay.example/1' } } }
const WAITING: Act = { status: 200, body: { status: 0 } }
const PAID: Act = { status: 200, body: { status: 1 } }
const FOUND: Act = { status: 200, body: { exists: true, depositId: 'dep-1' } }
const PAGE = '<!doctype html><title>502 Bad Gateway</title>'
const refused = (status: number, code: string, headers?: object): Act => ({
  ...{ status, body: { code, message: 'no' } },
  ...(headers && { headers }),
})

interface Given {
  /** What a former page of the player has stored. */
  readonly storage?: SharedStore
  /** The answers to questions for the status; then it waits for the payment. */
  readonly statuses?: readonly Act[]
}

let texts: Texts
beforeEach(async () => {
  texts ??= await textsOf()
})

describe.each(KINDS)('over %s', (kind) => {
  let stand: Stand
  let transport: Transport
  let clock: FakeClock

  beforeEach(async () => {
    stand = await MEDIA[kind]()
    const settings = testSettings(stand.apiBase)
    clock = settings.clock
    transport = await openTransport(kind, settings)
  })
  afterEach(async () => {
    transport.close()
    await stand.stop()
  })

  /** A player whose server answers each create with the next of `creates`, and each check with `check`. */
  function open(creates: readonly Act[], { storage, statuses = [] }: Given = {}) {
    const [left, news] = [[...creates], [...statuses]]
    const captcha = async () => ({ recaptchaToken: 't' })
    stand.act = ({ path }) => {
      if (path.endsWith('deposit-create')) return left.shift()!
      return path.endsWith('deposit-status') ? (news.shift() ?? WAITING) : FOUND
    }
    const outcomes: Outcome[] = []
    const reconciled = (outcome: Outcome) => void outcomes.push(outcome)
    const player = openPlayer({
      ...{ texts, line: { transport, clock }, over: { captcha, on: { reconciled } } },
      ...(storage && { storage }),
    })
    return {
      ...player,
      sent: (name: string) => stand.received.filter(({ path }) => path.endsWith(name)),
      /** Waits for the outcome of a create without an answer. No time passes: only pauses of no length end. */
      async outcome() {
        while (outcomes.length === 0) {
          if (player.failures.length > 0) throw player.failures[0]
          await clock.advance(0)
        }
        return outcomes[0]!.kind
      },
    }
  }

  it.each<readonly [string, Act]>([
    ['C5 C24 C25 whose connection dies', 'die'],
    ['C5 C16 whose response is cut off', 'cutOff'],
    ['C7 that a gateway answers with an HTML page', { status: 502, text: PAGE }],
    ['C7 that fails in the server', { status: 500, body: {} }],
    ['C16 whose response is not JSON', { status: 200, text: PAGE }],
    ['C16 whose response is empty', { status: 200 }],
    ['C17 whose response has no id', { status: 200, body: {} }],
    ['C17 whose response has a wrong shape', { status: 200, body: { depositId: { id: 1 }, fields: 7 } }],
  ])('I1 I8 a create %s is reconciled, and its deposit is shown', async (_, act) => {
    const player = open([act])
    await player.creating.press()
    expect(await player.outcome()).toBe('exists')
    expect(player.deposit.current?.id).toBe('dep-1')
    expect(player.sent('deposit-create')).toHaveLength(1)
    expect(player.failures).toEqual([])
  })

  it('C6 I8 a create without a response is reconciled after its timeout', async () => {
    const player = open(['hang'])
    void player.creating.press()
    await stand.arrived(1)
    await clock.advance(REQUEST_MS)
    expect(await player.outcome()).toBe('exists')
    expect(player.deposit.current?.id).toBe('dep-1')
    expect(player.sent('deposit-create')).toHaveLength(1)
  })

  it.each<readonly [string, Act]>([
    ['C8 a refusal', refused(422, 'banking.amountTooSmall')],
    ['C10 an expired session', refused(401, 'banking.unauthorized')],
    ['C11 a 429 response', refused(429, 'banking.tooMany')],
  ])('%s is an error at once without reconciliation, and the player can submit again', async (_, act) => {
    const player = open([act, MADE])
    await player.creating.press()
    expect(player.failures).toHaveLength(1)
    expect(player.ledger.undecided()).toEqual([])
    expect(player.sent('deposit-check')).toEqual([])
    await player.creating.press()
    expect(player.deposit.current?.id).toBe('dep-1')
  })

  it('C9 a create that is still being processed is polled, not sent again', async () => {
    const player = open([refused(409, 'banking.requestInFlight')])
    await player.creating.press()
    expect(await player.outcome()).toBe('exists')
    expect(player.deposit.current?.id).toBe('dep-1')
    expect(player.sent('deposit-create')).toHaveLength(1)
  })

  it('C12 I22 a create refused for a missing captcha is sent once more, with a captcha and a new idempotency key', async () => {
    const player = open([refused(400, 'captcha_required'), MADE])
    await player.creating.press()
    expect(player.deposit.current?.id).toBe('dep-1')
    expect(player.sent('deposit-create')).toHaveLength(2)
    expect(new Set(player.sent('deposit-create').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('C18 unknown members of a response change nothing', async () => {
    const player = open([{ status: 200, body: { ...(MADE as { body: object }).body, tomorrow: [{ a: 1 }] } }])
    await player.creating.press()
    expect(player.deposit.current?.id).toBe('dep-1')
    expect(player.log).toContain('next redirect')
  })

  it('C1 I1 ten presses in one task send one create', async () => {
    const player = open([MADE])
    await Promise.all(Array.from({ length: 10 }, () => player.creating.press()))
    expect(player.sent('deposit-create')).toHaveLength(1)
    expect(player.deposit.current?.id).toBe('dep-1')
  })

  it('C36 C5 I7 a page that reloads during a create reconciles it first and finds the deposit', async () => {
    const before = open(['hang'])
    void before.creating.press()
    await stand.arrived(1)
    before.dispose()
    const player = open([], { storage: before.storage })
    void player.creating.check()
    expect(await player.outcome()).toBe('exists')
    expect(player.deposit.current?.id).toBe('dep-1')
    expect(player.sent('deposit-create')).toHaveLength(1)
  })

  it('C47 I11 a player who leaves during a create cancels the deposit once, with the id that arrives late', async () => {
    const player = open([MADE])
    const pressed = player.creating.press()
    await stand.arrived(1)
    player.giveUp()
    await pressed
    await stand.arrived(2)
    expect(player.sent('deposit-cancel').map(({ payload }) => payload)).toMatchObject([{ depositId: 'dep-1' }])
    expect(player.log).toContain('abandoned dep-1')
  })

  /** Passes time of the clock, and some real time, in which a call reaches the server and is answered. */
  async function pass(ms: number): Promise<void> {
    await clock.advance(ms)
    await realTime(2)
  }

  it.each<readonly [string, Act]>([
    ['C26 whose connection dies', 'die'],
    ['C50 that the server fails to answer', { status: 500, body: {} }],
    ['C16 C50 whose response is an HTML page', { status: 200, text: PAGE }],
    ['C17 C50 whose response has a wrong shape', { status: 200, body: { status: { code: 1 } } }],
    ['C18 whose response is an unknown status', { status: 200, body: { status: 'TOMORROW' } }],
  ])('I10 I25 after a status poll %s a later poll reports the payment, and C74 polling stops', async (_, act) => {
    const player = open([MADE], { statuses: [act, WAITING, PAID] })
    await player.creating.press()
    const leave = player.complete()
    while (player.transaction.status !== 'processed') await pass(100)
    const asked = player.sent('deposit-status').length
    expect(asked).toBe(3)
    for (let second = 0; second < 60; second += 1) await pass(1_000)
    await realTime(50)
    expect(player.sent('deposit-status')).toHaveLength(asked)
    leave()
  })
})
