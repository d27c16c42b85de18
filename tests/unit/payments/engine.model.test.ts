import { expect, it, vi } from 'vitest'
import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { AnswerProblem } from '../../../src/api/AnswerProblem.ts'
import { createPaymentEngine, type PaymentEngine } from '../../../src/payments/createPaymentEngine.ts'
import { createLedger } from '../../../src/payments/ledger.ts'
import { migrate } from '../../../src/payments/migrate.ts'
import type { Operation, Result, Settlement, StatusPoll } from '../../../src/payments/Operation.ts'
import { address } from '../../../src/payments/operations/address.ts'
import { depositCreate } from '../../../src/payments/operations/depositCreate.ts'
import { depositCreateP2p } from '../../../src/payments/operations/depositCreateP2p.ts'
import { invoiceCancel } from '../../../src/payments/operations/invoiceCancel.ts'
import { invoiceComplete } from '../../../src/payments/operations/invoiceComplete.ts'
import { offerContinue } from '../../../src/payments/operations/offerContinue.ts'
import { sweepstakeBox } from '../../../src/payments/operations/sweepstakeBox.ts'
import { withdrawalCancel } from '../../../src/payments/operations/withdrawalCancel.ts'
import { withdrawalConfirm } from '../../../src/payments/operations/withdrawalConfirm.ts'
import { withdrawalCreate } from '../../../src/payments/operations/withdrawalCreate.ts'
import type { Outcome } from '../../../src/payments/reconcile.ts'
import { UnresolvedPayments } from '../../../src/payments/UnresolvedPayments.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'
import fc, { runs } from '../fastCheck.ts'
import { memoryLock, memoryStorage } from '../features/builders.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { forgetTraces } from '../support/forgetTraces.ts'
import { serverTime } from '../support/serverTime.ts'

forgetTraces()
const RUNS = runs(1_500, 100_000)
vi.setConfig({ testTimeout: process.env.LONG ? 4 * 3_600_000 : 300_000 })

/**
 * How a call ends. `lost`: it is processed, and its answer is lost. `lostBefore`: it never arrives. `late`: it is
 * processed long after its sender has given up. `busy`, `unsent`: certainly not processed. `captcha`: refused,
 * because it has no captcha. `empty`: processed, and the answer is empty. `malformed`: processed, and the answer fits
 * no schema.
 */
const FATES = [
  ...['good', 'slow', 'lost', 'lostBefore', 'late', 'refused', 'busy', 'unsent', 'captcha', 'empty', 'malformed'],
] as const
type Fate = (typeof FATES)[number]

const SLOW_MS = 5_000
const LATE_MS = 10_000
/** The id of the payment in calls that need an existing one, such as a confirm. */
const PAYMENT = 'pay-1'

type Step =
  | { readonly do: 'run'; readonly at: 0 | 1; readonly choice: 0 | 1; readonly times: 1 | 2 | 10 }
  | { readonly do: 'fate'; readonly fate: Fate }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'reload' | 'anew' | 'check' | 'leave'; readonly at: 0 | 1 }

const at = fc.constantFrom(0 as const, 0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('run' as const),
      at,
      choice: fc.constantFrom(0 as const, 0 as const, 1 as const),
      times: fc.constantFrom(1 as const, 1 as const, 2 as const, 10 as const),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('fate' as const), fate: fc.constantFrom(...FATES) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 100, 3_000, 9_000, 31_000, 60_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('reload' as const, 'anew' as const, 'check' as const, 'leave' as const),
      at,
    }),
  },
)

interface Options {
  readonly idempotencyKey?: string
}
type Send = (request: object, options?: Options) => Promise<never>
type AnyOperation = Operation<unknown, unknown>

/** The parts that the model needs for one of the ten calls. */
interface Call {
  readonly kind: 'create' | 'address' | 'payment'
  readonly isWithdrawal?: true
  /** The operation that runs for the player's choice: of two amounts, networks, boxes, offers or settlements. */
  readonly make: (send: Send, choice: 0 | 1, doc: Document) => AnyOperation
}

interface Document {
  readonly engine: PaymentEngine
  readonly before: () => readonly string[]
  readonly poll: StatusPoll
  readonly id: number
  left: AbortController
  captchas: number
}

const request = (choice: 0 | 1): DepositCreateRequest => ({
  ...{ amount: ['5.00', '7.00'][choice]!, currency: 'MXN', depositId: null, fields: {}, isActivatedBonus: false },
  ...{
    paymentSessionId: null,
    paymentType: 'airtm',
    returnUrl: 'https://a.example',
    wallet: null,
    selectedCountry: 'MX',
  },
})
const read = ({ depositId }: { readonly depositId?: string | undefined }) => ({
  depositId,
  isInconclusive: depositId === undefined,
})
const newDeposit = (choice: 0 | 1, doc: Document) => ({
  ...{ request: request(choice), before: doc.before(), continues: undefined, blockIfOpenElsewhere: () => false, read },
  left: doc.left.signal,
  captcha: async ({ isRequired }: { readonly isRequired: boolean }) =>
    isRequired ? { recaptchaToken: `captcha-${++doc.captchas}` } : undefined,
})
const named = { depositId: PAYMENT, paymentMethod: 'airtm' }
const withdrawal = { withdrawalId: PAYMENT, paymentMethod: 'airtm' }

const CALLS: Readonly<Record<string, Call>> = {
  'deposit create': {
    kind: 'create',
    make: (send, choice, doc) => depositCreate({ depositCreate: send }, newDeposit(choice, doc)) as AnyOperation,
  },
  'P2P create': {
    kind: 'create',
    make: (send, choice, doc) =>
      depositCreateP2p({ depositCreateP2p: send }, { checksScore: false }, newDeposit(choice, doc)) as AnyOperation,
  },
  'withdrawal create': {
    kind: 'create',
    isWithdrawal: true,
    make: (send, choice, doc) =>
      withdrawalCreate(
        {
          withdrawalCreate: async (...sent) => {
            const { depositId } = (await send(...sent)) as { depositId?: string }
            return { withdrawalId: depositId } as never
          },
        },
        {
          ...{ amount: ['5.00', '7.00'][choice]!, currency: 'MXN', paymentMethod: 'airtm', account: 'main' },
          ...{ fields: {}, selectedCountry: 'MX' },
        },
        { before: doc.before(), blockIfOpenElsewhere: () => false },
      ) as AnyOperation,
  },
  address: {
    kind: 'address',
    make: (send, choice, doc) =>
      address(
        { depositCreate: send },
        {
          ...{ method: 'airtm', currency: 'MXN', country: 'MX', network: `network-${choice}`, hasBonus: false, read },
          prepare: async ({ isCaptchaRequired }) =>
            ({
              ...request(choice),
              ...(isCaptchaRequired && { recaptchaToken: `captcha-${++doc.captchas}` }),
            }) as never,
        },
      ) as AnyOperation,
  },
  'sweepstake box': {
    kind: 'address',
    make: (send, choice) =>
      sweepstakeBox(
        { depositCreateSweepstake: send },
        {
          place: `box-${choice}`,
          request: { ...request(choice), boxId: `box-${choice}`, bonusId: null } as never,
          read,
        },
      ) as AnyOperation,
  },
  'offer continue': {
    kind: 'payment',
    make: (send, choice) =>
      offerContinue(
        { externalDepositContinue: send },
        { depositId: PAYMENT, method: `offer-${choice}` },
      ) as AnyOperation,
  },
  'invoice complete': {
    kind: 'payment',
    make: (send, choice) =>
      (choice === 0
        ? invoiceComplete({ depositComplete: send }, { ...named, extras: {} }, false)
        : invoiceCancel({ depositCancel: send }, named, 'player')) as AnyOperation,
  },
  'invoice cancel': {
    kind: 'payment',
    make: (send, choice) =>
      (choice === 0
        ? invoiceCancel({ depositCancel: send }, named, 'time')
        : invoiceComplete({ depositComplete: send }, { ...named, extras: {} }, false)) as AnyOperation,
  },
  'withdrawal confirm': {
    kind: 'payment',
    isWithdrawal: true,
    make: (send, choice, { poll }) =>
      (choice === 0
        ? withdrawalConfirm({ withdrawalConfirm: send }, withdrawal, poll)
        : withdrawalCancel({ withdrawalCancel: send }, withdrawal, poll)) as AnyOperation,
  },
  'withdrawal cancel': {
    kind: 'payment',
    isWithdrawal: true,
    make: (send, choice, { poll }) =>
      (choice === 0
        ? withdrawalCancel({ withdrawalCancel: send }, withdrawal, poll)
        : withdrawalConfirm({ withdrawalConfirm: send }, { ...withdrawal, code: '123' }, poll)) as AnyOperation,
  },
}

const failure = (facts: { kind: 'network' | 'status'; status?: number; sent?: boolean; code?: string }) =>
  new TransportFailure({ call: 'POST x', url: '/x', sent: true, ...facts }, 'failed')

const wordOf = ({ subject }: AnyOperation) =>
  subject.kind === 'payment' ? (subject.note.settled ?? subject.note.offer) : undefined

async function play(call: Call, steps: readonly Step[]): Promise<number> {
  const clock = fakeClock()
  const [store, lock] = [memoryStorage(), memoryLock()]
  const fates: Fate[] = []
  const wrong: string[] = []
  const bodies = new Map<string, string>()
  /** Payments that the server has made, or confirms and cancels that it has processed, in order. */
  const processed: { readonly id: string; readonly key: string; readonly word: string | undefined }[] = []
  /** How often each key was sent. */
  const sends = new Map<string, number>()
  let keys = 0
  let opened = 0
  const ledgerOf = () =>
    createLedger({
      store,
      identity: 'user-7',
      time: serverTime(clock.now),
      ...(call.isWithdrawal && { kind: 'withdrawal' }),
    })

  const former = {
    ...{ key: 'key-of-the-payment', digest: 'd', method: 'airtm', amount: '5.00', currency: 'MXN', country: 'MX' },
    ...{ createdAt: clock.now(), identity: 'user-7', depositId: PAYMENT },
  }
  if (call.kind === 'payment') ledgerOf().add(migrate(former))

  function process(key: string, word: string | undefined): { depositId: string } {
    const known = processed.find((one) => one.key === key && one.word === word)
    const made = known ?? { id: `made-${processed.length + 1}`, key, word }
    if (known === undefined) processed.push(made)
    return { depositId: made.id }
  }

  const status = (): Settlement | 'waiting' => {
    const word = processed[0]?.word
    return word === 'paid' || word === 'cancelled' ? word : 'waiting'
  }

  async function answer(
    operation: AnyOperation,
    body: object,
    { idempotencyKey: key = '' }: Options,
    doc: Pick<Document, 'id'>,
  ): Promise<unknown> {
    const [word, ledger] = [wordOf(operation), ledgerOf()]
    // The bodies are identical within one page. Another page has another captcha, so the captcha is ignored there
    // (D-18).
    for (const [place, text] of [
      [`${doc.id} ${key}`, JSON.stringify(body)],
      [key, JSON.stringify({ ...body, recaptchaToken: undefined })],
    ] as const) {
      if ((bodies.get(place) ?? text) !== text) wrong.push('I3 the same key was sent with another body')
      bodies.set(place, text)
    }
    sends.set(key, (sends.get(key) ?? 0) + 1)
    if (call.kind === 'create') {
      const open = ledger.undecided()
      if (!open.some((entry) => entry.key === key)) wrong.push('I7 a create was sent before it was stored')
      if (open.length > 1) wrong.push('I2 a create was sent while another one is unresolved')
    }
    if (word !== undefined && ![ledger.noteOf(PAYMENT).settled, ledger.noteOf(PAYMENT).offer].includes(word))
      wrong.push('I7 I11 it was sent before it was noted')
    const fate = fates.shift() ?? 'good'
    if (fate === 'refused') throw failure({ kind: 'status', status: 422 })
    if (fate === 'captcha') throw failure({ kind: 'status', status: 400, code: 'captcha_required' })
    if (fate === 'busy') throw failure({ kind: 'status', status: 429 })
    if (fate === 'unsent') throw failure({ kind: 'network', sent: false })
    if (fate === 'lostBefore') throw failure({ kind: 'network' })
    if (fate === 'late') {
      clock.later(LATE_MS, () => process(key, word))
      throw failure({ kind: 'network' })
    }
    const made = process(key, word)
    if (fate === 'slow') await new Promise<void>((resolve) => clock.later(SLOW_MS, resolve))
    if (fate === 'lost') throw failure({ kind: 'network' })
    if (fate === 'malformed') throw new AnswerProblem('x', ['/'])
    return fate === 'empty' ? {} : made
  }

  function told(outcome: Outcome, entry: LedgerEntry): void {
    if (outcome.kind === 'none' && processed.some(({ key }) => key === entry.key))
      wrong.push('H1 "not created" of one that is')
    if (outcome.kind !== 'exists' || outcome.isResolvedElsewhere) return
    if (!processed.some(({ id, key }) => id === outcome.depositId && key === entry.key))
      wrong.push('H4 a payment was taken for another one')
  }

  function open(): Document & { readonly dispose: () => void; isGone: boolean } {
    const ledger = ledgerOf()
    const engine = createPaymentEngine({
      ...{ clock, ledger, lock, deposit: new UnresolvedPayments(), requestTimeoutMs: 30_000 },
      newKey: () => `key-number-${++keys}`,
      findOpen: async () => ({ exists: processed.length > 0, depositId: processed.at(-1)?.id }),
    })
    engine.onOutcome(told)
    void engine.check()
    const doc = {
      engine,
      before: () => processed.map(({ id }) => id),
      poll: { status: async () => status(), onPoll: () => {}, isShown: () => true },
      left: new AbortController(),
      captchas: ++opened * 100,
      id: opened,
      isGone: false,
      dispose() {
        doc.isGone = true
        engine.dispose()
      },
    }
    return doc
  }

  const docs = [open(), open()]
  let sent = 0

  function run({ at, choice }: { readonly at: 0 | 1; readonly choice: 0 | 1 }): void {
    const doc = docs[at]!
    doc.left = new AbortController()
    const keysSent: string[] = []
    let operation: AnyOperation
    const send: Send = (body, options = {}) => {
      if (doc.isGone) wrong.push('S1 a page that is gone sent something')
      keysSent.push(options.idempotencyKey ?? '')
      sent++
      return answer(operation, body, options, doc) as Promise<never>
    }
    operation = call.make(send, choice, doc)
    const judge = (result: Result<unknown, unknown>) => {
      const last = keysSent.at(-1)
      const isMade = () => processed.some(({ key }) => key === last)
      if (doc.isGone && result.kind !== 'stopped') wrong.push('S1 a page that is gone was told something')
      if (result.kind === 'accepted' && !isMade()) wrong.push('accepted what the server has not processed')
      if (result.kind === 'settled' && result.settled !== status()) wrong.push('settled as the server does not say')
      if (result.kind === 'blocked' && last !== undefined) wrong.push('sent, but reported as blocked')
      if (new Set(keysSent).size > 2) wrong.push('I22 one press sent more than two gestures')
      // Addresses are requested in parallel and repeatedly: the refusal concerns one of several requests.
      const isRepeated = call.kind === 'address' && (sends.get(last ?? '') ?? 0) > 1
      if (result.kind === 'refused' && !isRepeated && isMade()) wrong.push('I8 refused what the server has processed')
    }
    if (call.kind !== 'create') void doc.engine.run(operation).then(judge)
    else void doc.engine.exclusively(() => doc.engine.run(operation).then(judge))
  }

  for (const next of steps) {
    if (next.do === 'run') for (let n = 0; n < next.times; n++) run(next)
    if (next.do === 'fate') fates.push(next.fate)
    if (next.do === 'leave') docs[next.at]?.left.abort()
    if (next.do === 'check') void docs[next.at]?.engine.check()
    if (next.do === 'anew') docs[next.at]?.engine.startAnew('airtm')
    if (next.do === 'reload') {
      docs[next.at]?.dispose()
      docs[next.at] = open()
    }
    await clock.advance(next.do === 'pass' ? next.ms : 0)
  }
  fates.length = 0
  await clock.advance(200_000)
  const words = new Set(processed.map(({ word }) => word))
  if (call.kind === 'payment' && words.size > 1) wrong.push(`I11 the server was told ${[...words].join(' and ')}`)
  for (const doc of docs) doc.dispose()
  await clock.advance(60_000)
  if (clock.pending() > 0) wrong.push('I26 a timer is left')
  if (wrong.length > 0) throw new Error([...new Set(wrong)].join('; '))
  return sent
}

it('the model covers each of the calls that move money', () => {
  const files = import.meta.glob('../../../src/payments/operations/*.ts')
  const operations = Object.keys(files).filter((path) => !path.endsWith('/newDeposit.ts'))
  expect(operations).toHaveLength(Object.keys(CALLS).length)
})

it.each(Object.entries(CALLS))(
  'I1 I2 I3 I7 I8 I11 I22 I26 S1 H1 H4 %s: no loss, delay, refusal, double press or reload repeats, contradicts or misreports it',
  async (_, call) => {
    let sent = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        sent += await play(call, steps)
      }),
      { numRuns: RUNS },
    )
    expect(sent, 'the model is not idle').toBeGreaterThan(RUNS / 2)
  },
)
