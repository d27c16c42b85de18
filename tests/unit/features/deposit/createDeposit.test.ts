import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import { SCENARIOS } from '../../../../mocks/scenarios/index.ts'
import { BonusStore } from '../../../../src/catalog/BonusStore.ts'
import { CryptoBonusStore } from '../../../../src/catalog/CryptoBonusStore.ts'
import type { CreateNeed } from '../../../../src/features/deposit/CreateNeed.ts'
import { createDeposit } from '../../../../src/features/deposit/createDeposit.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { formatMoney } from '../../../../src/money/formatAmount.ts'
import type { PaymentEngineNeed } from '../../../../src/payments/createPaymentEngine.ts'
import { migrate } from '../../../../src/payments/migrate.ts'
import { sharedStorage } from '../../../../src/platform/storage/storage.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import { SUBMIT } from '../../language/documents.ts'
import { engineOf } from '../../support/engineOf.ts'
import { fixtureMethod, formOf, formWith, memoryLock, memoryStorage, serverField, textsOf } from '../builders.ts'
import { openPlayer, type Player, type PlayerNeed } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})
afterEach(() => vi.unstubAllGlobals())

const open = (need: Partial<PlayerNeed> = {}) => openPlayer({ texts, ...need })

const FIXED = { url: 'https://cash.example/pago', method: 'GET', data: {} } as const
/** The answer to the first create is lost, and the reconciliation takes a moment. */
const ASKED_SLOWLY: Scenario = {
  ...SCENARIOS.create500Stored,
  faults: { ...SCENARIOS.create500Stored.faults, 'deposit-check': { answer: 'normal', delayMs: 500 } },
}

/** Waits for a whole reconciliation with its pauses. */
async function settled(player: Player, work: Promise<void>, ms = 60_000): Promise<void> {
  await player.clock.advance(ms)
  await work
}

describe('a press on the deposit button', () => {
  it('CREATE-01 validates, opens the helper window, gets the captcha result and creates, in this order', async () => {
    const player = open()
    const steps = player.log
    const { form } = player
    const showErrors = form.showErrors.bind(form)
    Object.defineProperty(form, 'showErrors', {
      value: () => {
        steps.push('validate')
        return showErrors()
      },
    })
    const creating = createDeposit({
      ...needOf(player),
      captcha: async () => {
        steps.push('captcha')
        return undefined
      },
      api: {
        ...player.api,
        depositCreate: (...sent) => {
          steps.push('create')
          return player.api.depositCreate(...sent)
        },
      },
    })
    await creating.press()
    expect(steps).toEqual(['validate', 'helper opened', 'captcha', 'create', 'next redirect'])
  })

  it('sends nothing and opens no window while a field is wrong', async () => {
    const player = open()
    player.form.field('email')?.type('ana')
    await player.creating.press()
    expect(player.log).toEqual([])
    expect(player.transport.sent).toEqual([])
    expect(player.form.errorCount).toBe(1)
    expect(player.events).toEqual([{ key: 'regex_error', value: { form: 'method', fields: ['email'] } }])
  })

  it('sends nothing before the last step of a form: a press opens the next step', async () => {
    const step = (name: string, ...more: readonly unknown[]) => {
      const field = { type: 'field', kind: 'text', name, label: 'field.cpf' }
      return { type: 'step', title: 'field.cpf', children: [field, ...more] }
    }
    const steps = { type: 'steps', next: 'form.steps.next', back: 'form.steps.back' }
    const { form } = formWith([{ ...steps, children: [step('a'), step('b', SUBMIT)] }], { texts })
    const player = open({ over: { active: { form: () => form } } })
    form.field('amount')?.type('500')
    await player.creating.press()
    expect(form).toMatchObject({ step: 0, errorCount: 1 })
    form.field('a')?.type('1')
    await player.creating.press()
    expect(form.step).toBe(1)
    expect(player.transport.sent).toEqual([])
    form.field('b')?.type('2')
    await player.creating.press()
    expect(player.transport.bodies('deposit-create')).toMatchObject([{ fields: { a: '1', b: '2' } }])
  })

  const fail = () => {
    throw new Error('broken')
  }
  const BROKEN: readonly (readonly [string, (need: CreateNeed, player: Player) => Partial<CreateNeed>])[] = [
    ['the check of the form', (_, { form }) => failingIn(vi.spyOn(form, 'showErrors'))],
    ['the values of the fields', (_, { form }) => failingIn(vi.spyOn(form, 'values'))],
    ['the check for what blocks a payment', () => ({ blockedBy: failingOnce(undefined) })],
    ['the look for another tab', (need) => ({ open: { ...need.open, blockIfOpenElsewhere: failingOnce(false) } })],
    ['the payment session', (need) => ({ request: { ...need.request, paymentSessionId: failingOnce(undefined) } })],
    [
      'the code of the next pages',
      (need) => ({ windows: { ...need.windows, loadPages: failingOnce(Promise.resolve(undefined)) } }),
    ],
    ['the captcha', () => ({ captcha: failingOnce(Promise.resolve(undefined)) })],
  ]
  const failingOnce = <Result>(result: Result) => vi.fn((): Result => result).mockImplementationOnce(fail)
  function failingIn(member: { mockImplementationOnce(act: () => never): unknown }): Partial<CreateNeed> {
    member.mockImplementationOnce(fail)
    return {}
  }
  it.each(BROKEN)('sends nothing when an exception ends %s, and the next press pays', async (_, breakIt) => {
    const player = open()
    const need = needOf(player)
    const creating = createDeposit({ ...need, ...breakIt(need, player) })
    await creating.press().catch(() => {})
    expect(player.creates()).toEqual([])
    expect(player.ledger.all()).toEqual([])
    const isOpened = player.log.includes('helper opened')
    expect(player.log, 'no window stays open').toEqual(isOpened ? ['helper opened', 'helper closed'] : [])
    await creating.press()
    expect(player.made()).toEqual(['dep-1001'])
  })

  it("CREATE-02 sends the metric 'ok' once a deposit is made", async () => {
    const player = open()
    await player.creating.press()
    expect(player.events).toEqual([{ key: 'deposit_create', value: { result: 'ok', paymentMethod: 'airtm' } }])
  })

  it.each(['createRefused', 'merchantError', 'tokenExpiredOnCreate'] as const)(
    "CREATE-03 sends the metric 'fail', closes the helper window and reports the failure (%s)",
    async (name) => {
      const player = open({ scenario: SCENARIOS[name] })
      await player.creating.press()
      expect(player.events).toEqual([{ key: 'deposit_create', value: { result: 'fail', paymentMethod: 'airtm' } }])
      expect(player.log).toEqual(['helper opened', 'helper closed'])
      expect(player.failures).toMatchObject([{ name: 'TransportFailure', kind: 'status' }])
    },
  )

  it('CREATE-03 treats a captcha that fails as a failed creation', async () => {
    const player = open({ over: { captcha: () => Promise.reject(new Error('closed by user')) } })
    await player.creating.press()
    expect(player.events).toEqual([{ key: 'deposit_create', value: { result: 'fail', paymentMethod: 'airtm' } }])
    expect(player.log).toEqual(['helper opened', 'helper closed'])
    expect(player.failures).toHaveLength(1)
    expect(player.creates()).toEqual([])
    expect(player.ledger.all()).toEqual([])
  })

  it('CREATE-13 isDepositSubmitted is true from the press until the response', async () => {
    const seen: boolean[] = []
    const player = open({
      over: {
        captcha: async () => {
          seen.push(player.deposit.isDepositSubmitted)
          return undefined
        },
      },
    })
    expect(player.deposit.isDepositSubmitted).toBe(false)
    await player.creating.press()
    expect(seen).toEqual([true])
    expect(player.deposit.isDepositSubmitted).toBe(false)
  })

  it('CREATE-13 isDepositSubmitted is false again after a failure', async () => {
    const player = open({ scenario: SCENARIOS.createRefused })
    await player.creating.press()
    expect(player.deposit.isDepositSubmitted).toBe(false)
    expect(player.deposit.state).toBe('idle')
  })

  it('I1 I16 sends one create for ten presses in one task', async () => {
    const player = open()
    await Promise.all(Array.from({ length: 10 }, () => player.creating.press()))
    expect(player.creates()).toHaveLength(1)
    expect(player.log, 'and one window (I16)').toEqual(['helper opened', 'next redirect'])
    expect(player.made()).toEqual(['dep-1001'])
  })

  it('I1 H6 a press during the create, or after it on the same form, does nothing', async () => {
    const player = open({ scenario: SCENARIOS.createSlow })
    const first = player.creating.press()
    await player.clock.advance(1000)
    await player.creating.press()
    expect(player.creates()).toHaveLength(1)
    await settled(player, first)
    await settled(player, player.creating.press())
    expect(player.creates()).toHaveLength(1)
    player.open('depositCompletePage')
    player.open('depositRedirectPage')
    await settled(player, player.creating.press())
    expect(player.made()).toEqual(['dep-1001', 'dep-1002'])
  })

  it.each(['offline', 'expired'] as const)(
    'X6 S9 I21 a press while the player is %s sends nothing, opens no window, and reports why',
    async (why) => {
      const player = open()
      player.player.setOnline(why !== 'offline')
      player.player.setExpired(why === 'expired')
      await player.creating.press()
      expect(player.log).toEqual([`blocked ${why}`])
      expect(player.transport.sent).toEqual([])
      expect(player.ledger.all()).toEqual([])
    },
  )

  it.each(['21', '500', '1234.5', '20155.00', '0500'])(
    'I4 sends the amount that the button showed (%s)',
    async (typed) => {
      const player = open()
      player.form.field('amount')?.type(typed)
      const { amount } = player.form
      const shown = formatMoney(amount ?? '', 'MXN', 'en')
      await player.creating.press()
      const [sent] = player.transport.bodies('deposit-create')
      expect(formatMoney(String(sent?.amount), 'MXN', 'en')).toBe(shown)
      expect(sent).toMatchObject({ amount, currency: 'MXN', paymentType: 'airtm' })
    },
  )

  it('I4 sends the validated values, not those typed while the captcha runs', async () => {
    const player = open({
      over: {
        captcha: async () => {
          player.form.field('amount')?.type('1')
          player.form.field('email')?.type('rubbish')
          return { geetestPassToken: 'pass' }
        },
      },
    })
    await player.creating.press()
    expect(player.transport.bodies('deposit-create')).toMatchObject([
      { amount: '500.00', fields: { email: 'ana@correo.mx' }, geetestPassToken: 'pass' },
    ])
  })

  it('keeps the deposit when the callback after the create throws', async () => {
    const player = open({
      over: {
        on: {
          created: () => {
            throw new Error('no page')
          },
        },
      },
    })
    await expect(player.creating.press()).rejects.toThrow('no page')
    expect(player.events.map(({ value }) => value.result)).toEqual(['ok'])
    expect(player.ledger.find('dep-1001')).toBeDefined()
  })
})

describe('the idempotency key', () => {
  it('I3 H1 stays the same, with the same body, for the same form values, and changes with the amount', async () => {
    let sessions = 0
    const player = open({
      scenario: { title: '', faults: { 'deposit-create': { answer: 'resetBefore', times: 2 } } },
      over: { paymentSessionId: () => `session-${++sessions}` },
    })
    await settled(player, player.creating.press())
    expect(player.log).toContain('outcome none')
    await settled(player, player.creating.press())
    player.form.field('amount')?.type('600')
    await settled(player, player.creating.press())
    const [first, second, third] = player.creates()
    expect(second).toEqual(first)
    expect(third?.key).not.toBe(first?.key)
  })

  it('H1 D-18 stays the same after a reload with a new payment session', async () => {
    const player = open({
      scenario: { title: '', faults: { 'deposit-create': { answer: 'resetBefore', times: 1 } } },
      over: { paymentSessionId: () => 'session-1' },
    })
    await settled(player, player.creating.press())
    const reloaded = open({ before: player, over: { paymentSessionId: () => 'session-2' } })
    await settled(reloaded, reloaded.creating.press())
    expect(reloaded.creates()[0]?.key).toBe(player.creates()[0]?.key)
    expect(reloaded.creates()[0]?.body).not.toBe(player.creates()[0]?.body)
  })

  it('is new after a refusal, because the server may have stored the response', async () => {
    const player = open({ scenario: SCENARIOS.merchantError })
    await player.creating.press()
    await player.creating.press()
    const keys = player.creates().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('C4 stays the same if the request certainly was not sent', async () => {
    const keys: (string | undefined)[] = []
    const player = open()
    const creating = createDeposit({
      ...needOf(player),
      api: {
        ...player.api,
        depositCreate: (_request, options) => {
          keys.push(options?.idempotencyKey)
          const facts = { kind: 'network', call: 'deposit-create', url: '/', sent: false } as const
          return Promise.reject(new TransportFailure(facts, ''))
        },
      },
    })
    await creating.press()
    await creating.press()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(player.failures).toHaveLength(2)
    expect(player.ledger.undecided()).toEqual([])
  })

  it('is new for the next deposit with the same payload', async () => {
    const player = open()
    await player.creating.press()
    player.open('depositCompletePage')
    player.open('depositRedirectPage')
    await player.creating.press()
    expect(player.creates()[0]?.body).toBe(player.creates()[1]?.body)
    expect(player.creates()[0]?.key).not.toBe(player.creates()[1]?.key)
    expect(player.made()).toHaveLength(2)
  })
})

describe('a lost response', () => {
  it.each([
    ['createLost', 'exists'],
    ['create500Stored', 'exists'],
    ['create500Html', 'none'],
    ['createRefusedBeforeSend', 'none'],
    ['createHangs', 'none'],
  ] as const)('I8 %s is reconciled with the outcome "%s", and not shown as failed', async (name, kind) => {
    const player = open({ scenario: SCENARIOS[name] })
    await settled(player, player.creating.press(), 120_000)
    expect(player.log).toEqual(['helper opened', 'helper closed', `outcome ${kind}`])
    expect(player.failures).toEqual([])
    expect(player.deposit.state).toBe('idle')
    expect(player.deposit.current?.id).toBe(kind === 'exists' ? 'dep-1001' : undefined)
    expect(player.deposit.unresolvedFor('airtm')).toBeUndefined()
    expect(player.ledger.undecided()).toEqual([])
    // The result is tracked once, and only when the outcome is known (I19).
    const result = kind === 'exists' ? 'ok' : 'fail'
    expect(player.events).toEqual([{ key: 'deposit_create', value: { result, paymentMethod: 'airtm' } }])
  })

  it.each<[string, unknown]>([
    ['nothing at all', {}],
    ['no deposit', { apiResponse: {}, fields: [] }],
    ['null for its id', { depositId: null, apiResponse: null }],
    ['a wrong shape', { depositId: { id: 1 } }],
    ['a list', []],
    ['a sentence', 'ok'],
  ])('C17 a response with %s is reconciled', async (_, body) => {
    const refuse = { answer: 'refuse', status: 200, isStored: true, body, times: 1 } as const
    const player = open({ scenario: { title: '', faults: { 'deposit-create': refuse } } })
    await settled(player, player.creating.press())
    expect(player.log).toContain('outcome exists')
    expect(player.deposit.current?.id).toBe('dep-1001')
    expect(player.failures).toEqual([])
  })

  it('C17 Q-033 I17 an empty response is reconciled, even if the deployment configures the cash page', async () => {
    const refuse = { answer: 'refuse', status: 200, isStored: true, body: {}, times: 1 } as const
    const cashPages = { of: () => FIXED, isMissing: () => false }
    const slowly = { answer: 'normal', delayMs: 500 } as const
    const faults = { 'deposit-create': refuse, 'deposit-check': slowly }
    const player = open({ scenario: { title: '', faults }, over: { cashPages } })
    await player.creating.press()
    expect(player.log).not.toContain('next redirect')
    expect(player.deposit.current).toBeUndefined()
    await settled(player, Promise.resolve())
    expect(player.log).toContain('outcome exists')
    expect(player.deposit.current?.id).toBe('dep-1001')
    // The page of a deposit that reconciliation has found opens only when the player presses.
    expect([player.deposit.page, player.deposit.pendingPage]).toEqual(['blocked', FIXED])
    expect(player.creates()).toHaveLength(1)
  })

  it('Q-033 a cash deposit without a configured page is shown as missing its page, and is not created again', async () => {
    const method = fixtureMethod('pago_efectivo')
    const body = { depositId: 'dep-1001', apiResponse: {} }
    const bare = { answer: 'refuse', status: 200, isStored: true, body, times: 1 } as const
    const cashPages = { of: () => undefined, isMissing: () => true }
    const player = open({ method, scenario: { title: '', faults: { 'deposit-create': bare } }, over: { cashPages } })
    player.fill(formOf(method, player.player, texts, { amount: '50' }))
    await player.creating.press()
    expect(player.log).toContain('next page depositCompletePage')
    expect([player.deposit.page, player.deposit.pendingPage]).toEqual(['missing', undefined])
    await player.creating.press()
    expect(player.creates(), 'nor a second deposit').toHaveLength(1)
  })

  it("ERR-17 reports 'Deposit data is null after creation.'", async () => {
    const refuse = { answer: 'refuse', status: 200, body: {}, times: 1 } as const
    const player = open({ scenario: { title: '', faults: { 'deposit-create': refuse } } })
    await settled(player, player.creating.press())
    const problem = { code: 'deposit.null', message: 'Deposit data is null after creation.' }
    expect(player.problems).toEqual([problem])
    expect(player.log).toContain('outcome none')
  })

  it('C9 H1 after a 409 requestInFlight, "none" is believed only after 45 s', async () => {
    const faults = { answer: 'refuse', status: 409, body: { code: 'banking.requestInFlight' }, times: 1 } as const
    const player = open({ scenario: { title: '', faults: { 'deposit-create': faults } } })
    void player.creating.press()
    await player.clock.advance(44_000)
    expect(player.deposit.unresolvedFor('airtm')).toEqual({ kind: 'checking', depositId: undefined })
    expect(player.log).not.toContain('outcome none')
    await player.clock.advance(1_000)
    expect(player.log).toContain('outcome none')
  })

  it('I8 I7 an exception while the response is processed is no refusal: the deposit is not created again', async () => {
    const player = open()
    const creating = createDeposit({
      ...needOf(player),
      api: {
        ...player.api,
        depositCreate: async (...sent) => {
          const answer = await player.api.depositCreate(...sent)
          return Object.defineProperty({ ...answer }, 'source', {
            get() {
              throw new Error('a fault of our own')
            },
          })
        },
      },
    })
    await creating.press()
    await creating.press()
    await player.clock.advance(60_000)
    expect(player.made()).toEqual(['dep-1001'])
    expect(player.failures).toEqual([])
    expect(player.ledger.find('dep-1001')).toBeDefined()
  })

  it('is "checking" during reconciliation, which blocks every press', async () => {
    const player = open({ scenario: SCENARIOS.create500Html })
    await player.creating.press()
    expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('checking')
    await player.creating.press()
    await player.clock.advance(60_000)
    expect(player.creates()).toHaveLength(1)
  })

  it.each([5_000, 34_000])(
    'H1 a deposit that the server stores %i ms after the request is found, and created once',
    async (ms) => {
      const player = open({ over: { before: () => [] } })
      const { handle } = player.cashier
      player.cashier.handle = async (call) => {
        if (call.name !== 'deposit-create') return handle(call)
        player.clock.setTimeout(() => void handle(call), ms)
        return { kind: 'hang' }
      }
      void player.creating.press()
      for (let second = 0; second < 120; second++) {
        await player.clock.advance(1_000)
        await player.creating.press()
      }
      expect(player.made()).toEqual(['dep-1001'])
      expect(player.log).toContain('outcome exists')
      expect(player.log).not.toContain('outcome none')
      expect(player.deposit.current).toMatchObject({ id: 'dep-1001', amount: '' })
    },
  )

  it('H4 I10 an older open deposit is not adopted as the lost one, and its id is not shown', async () => {
    const player = open({ over: { before: () => ['dep-1001'] } })
    const yesterday = open({ before: player })
    await yesterday.creating.press()
    yesterday.ledger.drop(yesterday.ledger.find('dep-1001')?.key ?? '')
    await player.clock.advance(1_000)
    player.cashier.setScenario({ title: '', faults: { 'deposit-create': { answer: 'resetBefore', times: 1 } } })
    await settled(player, player.creating.press())
    expect(player.deposit.current).toBeUndefined()
    expect(player.deposit.unresolvedFor('airtm')).toEqual({ kind: 'unknown', depositId: undefined })
    player.creating.startAnew()
    await settled(player, player.creating.press())
    expect(player.made()).toEqual(['dep-1001', 'dep-1002'])
    expect(player.deposit.current?.id).toBe('dep-1002')
  })

  it('H4 without a baseline the found deposit is not adopted, but its id is shown', async () => {
    const player = open({ scenario: SCENARIOS.createLost, over: { before: () => undefined } })
    await settled(player, player.creating.press())
    expect(player.deposit.unresolvedFor('airtm')).toEqual({ kind: 'unknown', depositId: 'dep-1001' })
    expect(player.deposit.current).toBeUndefined()
  })

  const unreachable = (times: number) =>
    ({
      title: '',
      faults: {
        'deposit-create': { answer: 'reset', times: 1 },
        'deposit-check': { answer: 'html', status: 503, body: '', times },
      },
    }) as const

  it('I2 creates nothing while the outcome is unknown, and reconciles when the player checks again', async () => {
    const player = open({ scenario: unreachable(9) })
    await settled(player, player.creating.press())
    expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('unknown')
    await player.creating.press()
    player.form.field('amount')?.type('900')
    await player.creating.press()
    expect(player.creates()).toHaveLength(1)
    await settled(player, player.creating.check())
    expect(player.deposit.unresolvedFor('airtm')).toBeUndefined()
    expect(player.deposit.current).toMatchObject({ id: 'dep-1001' })
    expect(player.log).toContain('outcome exists')
  })

  it('H8 I25 an unknown outcome blocks its method only, and the player can start anew with the same key', async () => {
    const player = open({ scenario: unreachable(100) })
    await settled(player, player.creating.press())
    expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('unknown')
    const other = open({ before: player, method: fixtureMethod('todito_cash') })
    other.fill(formOf(other.method, other.player, texts, { amount: '500' }))
    await other.creating.press()
    expect(other.creates()).toHaveLength(1)
    player.creating.startAnew()
    expect(player.deposit.unresolvedFor('airtm')).toBeUndefined()
    await player.creating.press()
    const [first, second] = player.creates()
    expect(second?.key, 'a server that honours keys makes no second deposit').toBe(first?.key)
    expect(player.made().filter((id) => id !== 'dep-1002')).toEqual(['dep-1001'])
  })

  it('H8 the player cannot start anew while the server may still process the request', async () => {
    const player = open({ scenario: unreachable(100) })
    void player.creating.press()
    await player.clock.advance(20_000)
    player.creating.startAnew()
    await player.creating.press()
    expect(player.creates()).toHaveLength(1)
    expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('checking')
  })

  it('I2 stays unknown after the current deposit is cleared', async () => {
    const player = open({ scenario: unreachable(9) })
    await settled(player, player.creating.press())
    player.deposit.clear()
    expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('unknown')
  })

  it('leaves no timer behind', async () => {
    const player = open({ scenario: unreachable(9) })
    await settled(player, player.creating.press())
    expect(player.clock.pending()).toBe(0)
  })
})

describe('a create for which the server requires a captcha', () => {
  const REQUIRED: Scenario = { title: '', captcha: 'required' }

  /** A different captcha for each request. `asked`: for each captcha, whether the server had required it. */
  function captchas() {
    const asked: boolean[] = []
    const captcha: CreateNeed['captcha'] = async ({ isRequired }) => {
      asked.push(isRequired)
      return isRequired || asked.length > 1 ? { recaptchaToken: `token-${asked.length}` } : undefined
    }
    return { asked, captcha }
  }

  it('CAPT-01 C12 I22 runs the captcha and is sent again once, with the same body and a new key', async () => {
    const { asked, captcha } = captchas()
    const player = open({ scenario: REQUIRED, over: { captcha } })
    await player.creating.press()
    const bodies = player.transport.bodies('deposit-create')
    expect(bodies).toEqual([bodies[0], { ...bodies[0], recaptchaToken: 'token-2' }])
    expect(new Set(player.creates().map(({ key }) => key)).size, 'the first was refused: its key is used up').toBe(2)
    expect(asked).toEqual([false, true])
    expect(player.made()).toEqual(['dep-1001'])
    expect(player.log).toEqual(['helper opened', 'next redirect'])
    expect(player.events).toEqual([{ key: 'deposit_create', value: { result: 'ok', paymentMethod: 'airtm' } }])
    expect(player.failures).toEqual([])
  })

  it('CAPT-01 C12 I22 is not sent a third time: the failure is reported, and the window is closed', async () => {
    const { asked, captcha } = captchas()
    const player = open({ scenario: SCENARIOS.captchaNeverGood, over: { captcha } })
    await player.creating.press()
    expect(player.creates()).toHaveLength(2)
    expect(asked).toEqual([false, true])
    expect(player.failures).toMatchObject([{ code: 'captcha_required' }])
    expect(player.log).toEqual(['helper opened', 'helper closed'])
    expect(player.ledger.undecided()).toEqual([])
    expect(player.deposit.unresolvedFor('airtm')).toBeUndefined()
  })

  it('CAPT-01 I22 is not sent again if the captcha fails', async () => {
    const player = open({
      scenario: REQUIRED,
      over: { captcha: async ({ isRequired }) => (isRequired ? Promise.reject(new Error('closed')) : undefined) },
    })
    await player.creating.press()
    expect(player.creates()).toHaveLength(1)
    expect(player.failures).toMatchObject([{ message: 'closed' }])
    expect(player.log).toEqual(['helper opened', 'helper closed'])
  })

  it.each([500, 408, 409])(
    'I22 I8 a %i with the code captcha_required starts no captcha and no second create',
    async (status) => {
      const { asked, captcha } = captchas()
      const refuse = { answer: 'refuse', status, body: { code: 'captcha_required', message: '' } } as const
      const player = open({ scenario: { title: '', faults: { 'deposit-create': refuse } }, over: { captcha } })
      const pressed = player.creating.press()
      await settled(player, pressed)
      expect(player.creates()).toHaveLength(1)
      expect(asked).toEqual([false])
    },
  )

  it.each([
    { success: false, error: { code: 'captcha_required', message: '' } },
    { success: false, code: 'captcha_required', depositId: 0, apiResponse: [] },
    { status: 'error', code: 'captcha_required' },
  ])('CAPT-01 I22 a 200 that refuses with the code captcha_required runs the captcha (%j)', async (body) => {
    const { asked, captcha } = captchas()
    const refuse = { answer: 'refuse', status: 200, times: 1, body } as const
    const player = open({ scenario: { title: '', faults: { 'deposit-create': refuse } }, over: { captcha } })
    await player.creating.press()
    const bodies = player.transport.bodies('deposit-create')
    expect(bodies).toEqual([bodies[0], { ...bodies[0], recaptchaToken: 'token-2' }])
    expect(new Set(player.creates().map(({ key }) => key)).size).toBe(2)
    expect(asked).toEqual([false, true])
    expect(player.made()).toEqual(['dep-1001'])
  })

  it('ERR-04 I3 I8 I22 another 200 that refuses is reconciled, then shown; the next press gets another captcha', async () => {
    const { captcha } = captchas()
    const body = { success: false, code: 'banking.merchantClientError', message: 'Verify your identity first' }
    const refuse = { answer: 'refuse', status: 200, times: 1, body } as const
    const player = open({ scenario: { title: '', faults: { 'deposit-create': refuse } }, over: { captcha } })
    await player.creating.press()
    expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('checking')
    expect(player.failures).toEqual([])
    await player.clock.advance(60_000)
    expect(player.failures).toMatchObject([{ code: body.code, serverMessage: body.message }])
    expect(player.deposit.unresolvedFor('airtm')).toBeUndefined()
    await player.creating.press()
    const [first, second] = player.creates()
    expect(second?.key, 'another request has another key (I3)').not.toBe(first?.key)
    expect(player.transport.bodies('deposit-create').at(-1)).toMatchObject({ recaptchaToken: 'token-2' })
    expect(player.made()).toEqual(['dep-1001'])
  })

  it('ERR-04 I8 the reason of a 200 that refuses is shown too if the outcome stays unknown', async () => {
    const body = { success: false, code: 'banking.merchantClientError', message: 'Verify your identity first' }
    const refuse = { answer: 'refuse', status: 200, times: 1, body } as const
    const missing = { answer: 'refuse', status: 404, body: {} } as const
    const player = open({ scenario: { title: '', faults: { 'deposit-create': refuse, 'deposit-check': missing } } })
    await player.creating.press()
    await player.clock.advance(120_000)
    expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('unknown')
    expect(player.failures).toMatchObject([{ code: body.code, serverMessage: body.message }])
  })

  it('I8 a 200 that refuses although the deposit exists shows the deposit', async () => {
    const body = { success: false, code: 'banking.merchantClientError', message: 'Failed' }
    const refuse = { answer: 'refuse', status: 200, isStored: true, body } as const
    const player = open({ scenario: { title: '', faults: { 'deposit-create': refuse } } })
    await settled(player, player.creating.press())
    expect(player.failures).toEqual([])
    expect(player.deposit.current?.id).toBe('dep-1001')
  })

  it('CAPT-01 I22 a 429 with the code captcha_required runs the captcha and is sent again once, with a new key', async () => {
    const { asked, captcha } = captchas()
    const refuse = { answer: 'refuse', status: 429, body: { code: 'captcha_required', message: '' } } as const
    const player = open({ scenario: { title: '', faults: { 'deposit-create': refuse } }, over: { captcha } })
    await player.creating.press()
    const bodies = player.transport.bodies('deposit-create')
    expect(bodies).toEqual([bodies[0], { ...bodies[0], recaptchaToken: 'token-2' }])
    expect(new Set(player.creates().map(({ key }) => key)).size).toBe(2)
    expect(asked).toEqual([false, true])
    expect(player.failures).toMatchObject([{ code: 'captcha_required' }])
  })

  it('I22 C17 a lost response to the second request is reconciled, and not sent again', async () => {
    const { captcha } = captchas()
    const player = open({ scenario: REQUIRED, over: { captcha } })
    const first = player.api.depositCreate
    let sent = 0
    const creating = createDeposit({
      ...needOf(player),
      captcha,
      api: {
        ...player.api,
        depositCreate: (...request) => {
          sent += 1
          if (sent === 2) player.cashier.setScenario({ ...SCENARIOS.create500Stored, captcha: 'required' })
          return first(...request)
        },
      },
    })
    await settled(player, creating.press())
    expect(player.creates()).toHaveLength(2)
    expect(player.made()).toEqual(['dep-1001'])
    expect(player.log).toContain('outcome exists')
  })

  it('CREATE-13 C14 while the captcha runs, the deposit is submitted and locked for every document', async () => {
    const lock = memoryLock()
    let give = (_: undefined) => {}
    const captcha = () =>
      new Promise<undefined>((resolve) => {
        give = resolve
      })
    const player = open({ lock, over: { captcha } })
    const pressed = player.creating.press()
    await player.clock.advance(60_000)
    expect([player.deposit.isDepositSubmitted, player.deposit.state]).toEqual([true, 'creating'])
    expect(await lock.isTaken()).toBe(true)
    expect(player.ledger.all(), 'nothing has been sent, so there is nothing to ask about').toEqual([])
    await player.creating.press()
    const other = open({ before: player, lock })
    await other.creating.press()
    expect(other.deposit.unresolvedFor('airtm')?.kind).toBe('elsewhere')
    expect(other.creates()).toEqual([])
    give(undefined)
    await pressed
    expect(player.creates()).toHaveLength(1)
    expect(await lock.isTaken()).toBe(false)
  })

  it.each(['leaves the form', 'changes'])(
    'C14 I1 sends nothing if the player %s while the captcha runs',
    async (how) => {
      const captcha: CreateNeed['captcha'] = ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('left'))))
      const player = open({ over: { captcha } })
      const pressed = player.creating.press()
      await player.clock.advance(100)
      if (how === 'leaves the form') player.open('list')
      else player.dispose()
      await pressed
      expect(player.creates()).toEqual([])
      expect(player.log).toEqual(['helper opened', 'helper closed'])
      expect(player.ledger.all()).toEqual([])
    },
  )

  it('I1 D-22 sends nothing if the document is disposed while the captcha runs, even if the captcha succeeds', async () => {
    let give = (_: { recaptchaToken: string }) => {}
    const captcha: CreateNeed['captcha'] = () =>
      new Promise((resolve) => {
        give = resolve
      })
    const player = open({ over: { captcha } })
    const pressed = player.creating.press()
    await player.clock.advance(100)
    player.dispose()
    give({ recaptchaToken: 'token' })
    await pressed
    expect(player.creates()).toEqual([])
    expect(player.ledger.all(), 'the next document has nothing to ask about').toEqual([])
  })

  it('I3 D-18 a retry with the same values reuses the captcha result, and another amount gets a new one', async () => {
    const { asked, captcha } = captchas()
    const first = { answer: 'refuse', times: 1, status: 429, body: { code: 'banking.tooMany', message: '' } } as const
    const player = open({
      scenario: { title: '', faults: { 'deposit-create': first } },
      over: { captcha: async (need) => (await captcha(need)) ?? { recaptchaToken: 'token-1' } },
    })
    await player.creating.press()
    await player.creating.press()
    const [one, two] = player.transport.bodies('deposit-create')
    expect(two).toEqual(one)
    expect(two).toMatchObject({ recaptchaToken: 'token-1' })
    expect(asked).toHaveLength(1)
    player.form.field('amount')?.type('600')
    player.open('list')
    player.open('deposit')
    await player.creating.press()
    expect(player.transport.bodies('deposit-create').at(-1)).toMatchObject({ recaptchaToken: 'token-2' })
  })
})

describe('a second tab of the player', () => {
  it('H5 I1 C39 sends nothing while the first one creates, and shows the deposit of the first one', async () => {
    const lock = memoryLock()
    const one = open({ scenario: SCENARIOS.createSlow, lock })
    const two = open({ before: one, lock })
    const [first, second] = [one.creating.press(), two.creating.press()]
    await one.clock.advance(1_000)
    expect(two.deposit.unresolvedFor('airtm')?.kind).toBe('elsewhere')
    await one.clock.advance(60_000)
    await Promise.all([first, second])
    expect([...one.creates(), ...two.creates()]).toHaveLength(1)
    expect(two.log).toEqual(['helper opened', 'helper closed', 'outcome exists'])
    expect(two.deposit.current).toMatchObject({ id: 'dep-1001', amount: '500.00' })
    expect(two.events, 'the first one has told of it').toEqual([])
    expect(two.deposit.unresolvedFor('airtm')).toBeUndefined()
  })

  it('H5 I2 rechecks with the lock held whether the first one has sent a create since the press', async () => {
    const entry = { key: 'intent-key-of-one', digest: 'd', method: 'airtm', amount: '5.00', currency: 'MXN' }
    const player = open({
      lock: {
        take: async () => {
          player.ledger.add(migrate({ ...entry, country: 'MX', createdAt: player.clock.now(), identity: 'user-7' }))
          return () => {}
        },
        free: async () => {},
        isTaken: async () => false,
        dispose: () => {},
      },
    })
    await player.creating.press()
    expect(player.creates()).toEqual([])
    expect(player.log).toEqual(['helper opened', 'helper closed'])
    expect(player.deposit.unresolvedFor('airtm')?.kind).toBe('checking')
  })

  it('D-40 first shows the deposit of the first one, opens no window, and pays if the player starts anew', async () => {
    const lock = memoryLock()
    const one = open({ lock, hasBaseLine: true })
    const two = open({ before: one, lock, hasBaseLine: true })
    await one.clock.advance(0)
    await one.creating.press()
    await one.clock.advance(1_000)
    await two.creating.press()
    expect(two.creates()).toEqual([])
    expect(two.log).toEqual([])
    expect(two.deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1001' })
    await two.creating.press()
    expect(two.creates(), 'the note stands there').toEqual([])
    two.startAnew()
    await two.creating.press()
    expect(two.made()).toEqual(['dep-1001', 'dep-1002'])
    one.open('list')
    one.open('deposit')
    await one.clock.advance(0)
    await one.creating.press()
    expect(one.made(), 'and the first one hears of the second').toHaveLength(2)
    expect(one.deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1002' })
  })

  it('D-40 rechecks with the lock held whether the first one has made a deposit since the press', async () => {
    const lock = memoryLock()
    const one = open({ lock })
    const two = open({
      before: one,
      lock: {
        ...lock,
        async take() {
          await one.creating.press()
          return lock.take()
        },
      },
    })
    await two.creating.press()
    expect(two.creates()).toEqual([])
    expect(two.log).toEqual(['helper opened', 'helper closed'])
    expect(two.deposit.unresolvedFor('airtm')).toEqual({ kind: 'found', depositId: 'dep-1001' })
  })

  it('H5 I2 sends nothing while the outcome of the first one’s create is unknown', async () => {
    const lock = memoryLock()
    const one = open({ scenario: ASKED_SLOWLY, lock })
    await one.creating.press()
    const two = open({ before: one, lock })
    await two.creating.press()
    expect(two.creates()).toEqual([])
    expect(two.deposit.unresolvedFor('airtm')?.kind).toBe('checking')
    await one.clock.advance(60_000)
    expect([one.deposit.current?.id, two.deposit.current?.id]).toEqual(['dep-1001', 'dep-1001'])
    const told = [...one.events, ...two.events].filter(({ key }) => key === 'deposit_create')
    expect(told.length).toBeGreaterThanOrEqual(1)
    expect(one.made()).toEqual(['dep-1001'])
  })

  it.each([
    ['presses', (player: Player) => player.creating.press()],
    ['has just been opened', (player: Player) => player.creating.check()],
  ])('H5 C39 that %s shows that the payment is made elsewhere, and sends no request', async (_, act) => {
    const lock = memoryLock()
    const one = open({ scenario: SCENARIOS.createSlow, lock })
    void one.creating.press()
    await one.clock.advance(1_000)
    const two = open({ before: one, lock })
    void act(two)
    await one.clock.advance(1_000)
    await two.creating.press()
    expect(two.deposit.unresolvedFor('airtm')?.kind).toBe('elsewhere')
    expect(two.transport.sent).toEqual([])
    await one.clock.advance(60_000)
    expect(two.deposit.unresolvedFor('airtm')).toBeUndefined()
    expect(two.deposit.current).toMatchObject({ id: 'dep-1001', amount: '500.00' })
    expect(
      two.log.filter((line) => line.startsWith('outcome')),
      'told once',
    ).toEqual(['outcome exists'])
    expect(two.events, 'the first one has told of it').toEqual([])
  })

  it('H5 I1 C63 is blocked by the lock alone if the tabs share no storage', async () => {
    const lock = memoryLock()
    const one = open({ scenario: SCENARIOS.createSlow, lock, storage: memoryStorage(false) })
    void one.creating.press()
    await one.clock.advance(1_000)
    const two = open({ before: one, lock, storage: memoryStorage(false) })
    void two.creating.press()
    await one.clock.advance(1_000)
    expect(two.deposit.unresolvedFor('airtm')?.kind).toBe('elsewhere')
    await one.clock.advance(60_000)
    expect([...one.creates(), ...two.creates()]).toHaveLength(1)
    expect(two.deposit.unresolvedFor('airtm')).toBeUndefined()
  })

  it('H5 I8 reconciles by itself as soon as the first one’s request has timed out', async () => {
    const lock = memoryLock()
    const one = open({ scenario: { title: '', faults: { 'deposit-create': { answer: 'hang', times: 1 } } }, lock })
    void one.creating.press()
    await one.clock.advance(1_000)
    const two = open({ before: one, lock })
    void two.creating.check()
    await one.clock.advance(28_000)
    expect(two.deposit.unresolvedFor('airtm')?.kind).toBe('elsewhere')
    await one.clock.advance(1_000)
    expect(two.deposit.unresolvedFor('airtm')?.kind).toBe('checking')
    await one.clock.advance(60_000)
    expect(two.deposit.unresolvedFor('airtm')).toBeUndefined()
  })

  it('H5 I2 reconciles at once an entry that no other document waits for', async () => {
    const lock = memoryLock()
    const method = fixtureMethod('todito_cash')
    const lost = open({ scenario: ASKED_SLOWLY })
    await lost.creating.press()
    lost.dispose()
    await lost.clock.advance(1_000)
    lost.cashier.setScenario(SCENARIOS.createSlow)
    const one = open({ before: lost, lock, method })
    one.fill(formOf(method, one.player, texts, { amount: '500' }))
    void one.creating.press()
    await one.clock.advance(1_000)
    const two = open({ before: lost, lock })
    void two.creating.check()
    await one.clock.advance(100)
    expect(two.deposit.unresolvedFor('airtm')).toBeUndefined()
    expect(two.deposit.current?.id, 'of the one that was lost').toBe('dep-1001')
    expect(two.deposit.unresolvedFor('todito_cash')?.kind).toBe('elsewhere')
  })

  it('H5 ignores a draft that the first one continues', async () => {
    const lock = memoryLock()
    const method = fixtureMethod('todito_cash')
    const one = open({ scenario: SCENARIOS.createSlow, lock, method })
    one.fill(formOf(method, one.player, texts, { amount: '500' }))
    void one.creating.press()
    await one.clock.advance(1_000)
    const two = open({ before: one, lock, method })
    void two.creating.check()
    await one.clock.advance(1_000)
    expect(two.deposit.unresolvedFor('todito_cash')?.kind).toBe('elsewhere')
    await one.clock.advance(60_000)
    expect(one.log).toContain('next askFields')
    expect(two.deposit.unresolvedFor('todito_cash')).toBeUndefined()
    expect(two.log).toEqual([])
  })
})

describe('a disposed page', () => {
  it('S1 I15 I26 reports nothing, navigates nowhere and keeps the ledger entry when the response arrives', async () => {
    const player = open({ scenario: SCENARIOS.createSlow })
    void player.creating.press()
    await player.clock.advance(1_000)
    player.dispose()
    await player.clock.advance(60_000)
    expect(player.log).toEqual(['helper opened', 'helper closed'])
    expect(player.deposit.current).toBeUndefined()
    expect(player.events).toEqual([])
    expect(player.failures).toEqual([])
    expect(player.ledger.undecided(), 'and the deposit is not lost').toHaveLength(1)
    expect(player.clock.pending()).toBe(0)
  })

  it('S1 I25 releases the lock, even if no response ever arrives', async () => {
    const lock = memoryLock()
    const player = open({ lock })
    const silent = { ...player.api, depositCreate: () => new Promise<never>(() => {}) }
    const engine = engineOf({ ...player, lock })
    const need = needOf(player)
    const creating = createDeposit({ ...need, payments: { ...need.payments, engine }, api: silent })
    void creating.press()
    await player.clock.advance(1_000)
    expect(await lock.isTaken()).toBe(true)
    creating.dispose()
    engine.dispose()
    expect(await lock.isTaken()).toBe(false)
    const back = open({ before: player, lock })
    void back.creating.check()
    await back.clock.advance(0)
    expect(back.deposit.unresolvedFor('airtm')?.kind, 'it is asked about at once').toBe('checking')
  })

  it('S1 I15 ignores a response that arrives at the moment of the disposal', async () => {
    const player = open()
    const need = needOf(player)
    const creating = createDeposit({
      ...need,
      api: {
        ...player.api,
        depositCreate: async (...sent) => {
          const answer = await player.api.depositCreate(...sent)
          need.payments.engine.dispose()
          return answer
        },
      },
    })
    await creating.press()
    expect(player.log).toEqual(['helper opened', 'helper closed'])
    expect(player.deposit.current).toBeUndefined()
    expect(player.events).toEqual([])
    expect(player.ledger.undecided(), 'the next document asks about it').toHaveLength(1)
  })

  it('S1 I26 stops the reconciliation', async () => {
    const player = open({ scenario: SCENARIOS.create500Html })
    await player.creating.press()
    player.dispose()
    const asked = player.transport.sent.length
    await player.clock.advance(60_000)
    expect(player.transport.sent).toHaveLength(asked)
    expect(player.log).not.toContain('outcome none')
    await player.creating.press()
    expect(player.creates()).toHaveLength(1)
  })
})

describe('fields that the response requests', () => {
  const todito = () => fixtureMethod('todito_cash')
  const more = [{ name: 'phone', value: '5512345678' }]

  function asked(scenario: PlayerNeed['scenario']) {
    const player = open({ method: todito(), ...(scenario && { scenario }) })
    player.fill(formOf(player.method, player.player, texts, { amount: '500' }))
    return player
  }

  function grow(player: Player): void {
    const fields = more.map(({ name }) => serverField({ name }))
    const before = player.form
    player.fill(formOf(player.method, player.player, texts, { phone: '5512345678' }, { fields, before }))
  }

  it('Q-088 are sent with the deposit id of that response', async () => {
    const player = asked(undefined)
    await player.creating.press()
    expect(player.log).toContain('next askFields')
    grow(player)
    await player.creating.press()
    expect(player.transport.bodies('deposit-create').map(({ depositId }) => depositId)).toEqual([null, 'dep-1001'])
    expect(player.made()).toEqual(['dep-1001'])
    expect(player.ledger.all()).toMatchObject([{ depositId: 'dep-1001' }])
  })

  it('H10 leave the deposit that the player is looking at, because a draft is not a deposit yet', async () => {
    const player = asked(undefined)
    const other = { id: 'dep-77', method: 'airtm', amount: '20', currency: 'MXN', startedAt: 0 }
    player.deposit.adopt(other)
    await player.creating.press()
    expect(player.log).toContain('next askFields')
    expect(player.deposit.current).toMatchObject({ id: 'dep-77' })
  })

  it('are reconciled when the response to them is lost', async () => {
    const player = asked({ title: '' })
    await player.creating.press()
    grow(player)
    player.cashier.setScenario({ title: '', faults: { 'deposit-create': { answer: 'reset', times: 1 } } })
    await settled(player, player.creating.press())
    expect(player.log).toContain('outcome exists')
    expect(player.deposit.current?.id).toBe('dep-1001')
  })

  it('belong to that deposit only: the next create has no deposit id', async () => {
    const player = asked(undefined)
    await player.creating.press()
    grow(player)
    await player.creating.press()
    player.fill(formOf(player.method, player.player, texts, { amount: '500' }))
    player.open('depositCompletePage')
    await player.creating.press()
    expect(player.transport.bodies('deposit-create')[2]?.depositId).toBeNull()
  })

  it('H10 are sent with the id of the draft after a reload too', async () => {
    const player = asked(undefined)
    await player.creating.press()
    const reloaded = open({ before: player, method: todito() })
    reloaded.fill(formOf(reloaded.method, reloaded.player, texts, { amount: '500' }))
    grow(reloaded)
    await reloaded.creating.press()
    expect(reloaded.transport.bodies('deposit-create')).toMatchObject([{ depositId: 'dep-1001' }])
    expect(reloaded.made()).toEqual(['dep-1001'])
  })

  it.each([
    { status: 404, next: null, what: 'starts a new deposit, because the draft has expired' },
    { status: 422, next: 'dep-1001', what: 'continues the draft, whose values were refused' },
  ])('H10 after a refusal with status $status, the next press $what', async ({ status, next }) => {
    const player = asked(undefined)
    await player.creating.press()
    grow(player)
    const faults = { 'deposit-create': { answer: 'refuse', status, body: { message: 'No.' }, times: 1 } } as const
    player.cashier.setScenario({ title: '', faults })
    await player.creating.press()
    await player.creating.press()
    const sent = player.transport.bodies('deposit-create').map(({ depositId }) => depositId)
    expect(sent).toEqual([null, 'dep-1001', next])
  })

  it('H10 are not used for another amount, which starts a new deposit', async () => {
    const player = asked(undefined)
    await player.creating.press()
    player.fill(formOf(player.method, player.player, texts, { amount: '700' }))
    await player.creating.press()
    expect(player.transport.bodies('deposit-create').map(({ depositId }) => depositId)).toEqual([null, null])
  })
})

describe('a reload', () => {
  it('C36 during a create adopts the same deposit', async () => {
    const player = open({ scenario: SCENARIOS.createSlow })
    void player.creating.press()
    await player.clock.advance(1_000)
    const reloaded = open({ before: player })
    await settled(reloaded, reloaded.creating.check())
    expect(reloaded.deposit.current).toMatchObject({ id: 'dep-1001', amount: '', currency: 'MXN', method: 'airtm' })
    expect(reloaded.log).toEqual(['outcome exists'])
    expect(player.made()).toEqual(['dep-1001'])
  })

  it('reconciles before a new create can be sent', async () => {
    const player = open({ scenario: SCENARIOS.createHangs })
    void player.creating.press()
    await player.clock.advance(0)
    const reloaded = open({ before: player })
    await reloaded.creating.press()
    const resumed = reloaded.creating.check()
    await reloaded.creating.press()
    expect(reloaded.creates()).toEqual([])
    await settled(reloaded, resumed)
    player.cashier.setScenario({ title: '' })
    await settled(reloaded, reloaded.creating.press())
    expect(reloaded.made()).toEqual(['dep-1001'])
  })

  it('H8 with two open creates reconciles both, and each blocks its own method', async () => {
    const player = open()
    const base = { digest: 'd', amount: '5.00', currency: 'MXN', country: 'MX', before: [], identity: 'user-7' }
    const createdAt = player.clock.now()
    player.ledger.add(migrate({ ...base, createdAt, key: 'key-number-1', method: 'oxxo' }))
    player.ledger.add(migrate({ ...base, createdAt, key: 'key-number-2', method: 'airtm' }))
    const checking = player.creating.check()
    await player.clock.advance(0)
    expect(['oxxo', 'airtm'].map((name) => player.deposit.unresolvedFor(name)?.kind)).toEqual(['checking', 'checking'])
    await player.creating.press()
    expect(player.creates()).toEqual([])
    await settled(player, checking)
    expect(player.log).toEqual(['outcome none', 'outcome none'])
    expect(['oxxo', 'airtm'].map((name) => player.deposit.unresolvedFor(name))).toEqual([undefined, undefined])
  })

  it('H1 restarts the full waiting time, because the wall clock may have jumped', async () => {
    const player = open({ scenario: SCENARIOS.createHangs })
    void player.creating.press()
    await player.clock.advance(0)
    const jumped = { ...player.clock, now: () => player.clock.now() + 3_600_000 }
    const reloaded = open({ before: { ...player, clock: jumped } })
    void reloaded.creating.check()
    await reloaded.clock.advance(44_000)
    expect(reloaded.log).toEqual([])
    await reloaded.clock.advance(1_000)
    expect(reloaded.log).toEqual(['outcome none'])
  })

  it('does not use the ledger entries of another player', async () => {
    const player = open({ scenario: SCENARIOS.createLost })
    void player.creating.press()
    await player.clock.advance(0)
    const other = open({ before: player, userId: 'user-8' })
    await settled(other, other.creating.check())
    expect(other.log).toEqual([])
    expect(other.deposit.current).toBeUndefined()
    const back = open({ before: player })
    expect(back.ledger.all()).toHaveLength(1)
  })
})

describe('storage', () => {
  it('C35 that throws does not prevent a payment or its reconciliation', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    const player = open({ storage: sharedStorage(), scenario: SCENARIOS.createLost })
    await settled(player, player.creating.press())
    expect(player.log).toContain('outcome exists')
    expect(player.ledger.find('dep-1001')).toBeDefined()
  })

  it('B24 contains nothing that the player typed, and no token', async () => {
    const storage = memoryStorage()
    const player = open({ storage, scenario: SCENARIOS.createLost })
    player.form.field('email')?.type('canary-mail@correo.mx')
    void player.creating.press()
    await player.clock.advance(0)
    const kept = [...storage.kept.values()]
    expect(kept.join()).not.toMatch(/canary|correo/)
    const [payment = '', last, ...others] = kept.toSorted((one, other) => other.length - one.length)
    expect(last, 'the method used last').toMatch(/^\S+ airtm$/)
    expect(others).toEqual([])
    expect(payment).toContain('"method":"airtm"')
    expect(Object.keys(JSON.parse(payment)).toSorted()).toEqual([
      'amount',
      'country',
      'createdAt',
      'currency',
      'depositId',
      'digest',
      'identity',
      'isFound',
      'key',
      'method',
      'state',
    ])
  })
})

const askOf =
  ({ api }: Player): PaymentEngineNeed['findOpen'] =>
  ({ method: paymentMethod, country: selectedCountry }, signal) =>
    api.depositCheck({ paymentMethod, selectedCountry }, { signal })

/** The dependencies of this player's flow, for a second flow with changes. */
function needOf(player: Player): CreateNeed {
  let keys = 0
  return {
    api: player.api,
    clock: player.clock,
    reports: player.reports,
    payments: {
      engine: engineOf({ ...player, newKey: () => `other-key-${++keys}`, findOpen: askOf(player) }),
      ledger: player.ledger,
      deposit: player.deposit,
    },
    request: {
      place: player.player.home,
      bonus: new BonusStore([]),
      cryptoBonus: new CryptoBonusStore({ entries: [] }, false),
      abTestGroup: undefined,
      returnUrl: 'https://cashier.example/paywidget/deposit/complete',
      paymentSessionId: () => undefined,
    },
    active: { form: () => player.form, method: () => player.method, opening: () => 'other' },
    windows: {
      isOtherShown: () => false,
      loadPages: async () => undefined,
      openHelper() {
        player.log.push('helper opened')
        const close = () => void player.log.push('helper closed')
        return { isReachable: true, isClosed: false, redirect: () => {}, wait: () => {}, close }
      },
      cashPages: { of: () => undefined, isMissing: () => false },
    },
    captcha: async () => undefined,
    preparing: player.preparing,
    open: { before: () => [], blockIfOpenElsewhere: () => false },
    blockedBy: () => undefined,
    on: {
      abandoned: () => {},
      mismatched: () => {},
      blocked: () => {},
      failed: (failure) => void player.failures.push(failure),
      created: (next) => void player.log.push(`next ${next.step}`),
      reconciled: ({ kind }) => void player.log.push(`outcome ${kind}`),
    },
  }
}
