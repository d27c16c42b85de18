import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SCENARIOS } from '../../../mocks/scenarios/index.ts'
import { type CreateNeed, createDeposit } from '../../../src/flows/createDeposit.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { formatMoney } from '../../../src/money/formatAmount.ts'
import { safeStorage } from '../../../src/platform/storage.ts'
import { BonusStore } from '../../../src/stores/BonusStore.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'
import { fixtureMethod, formOf, formWith, memoryStorage, serverField, textsOf } from './builders.ts'
import { openPlayer, type Player, type PlayerNeed } from './openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})
afterEach(() => vi.unstubAllGlobals())

const open = (need: Partial<PlayerNeed> = {}) => openPlayer({ texts, ...need })

/** Lets a whole reconciliation pass, pauses and all. */
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

  it('sends nothing before the last step of a form: a press goes on to the next one', async () => {
    const step = (name: string) => {
      const field = { type: 'field', kind: 'text', name, label: 'field.cpf' }
      return { type: 'step', title: 'field.cpf', children: [field] }
    }
    const steps = { type: 'steps', next: 'form.steps.next', back: 'form.steps.back' }
    const { form } = formWith([{ ...steps, children: [step('a'), step('b')] }], { texts })
    const player = open({ over: { form: () => form } })
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

  it("CREATE-02 sends the metric 'ok' once a deposit is made", async () => {
    const player = open()
    await player.creating.press()
    expect(player.events).toEqual([{ key: 'deposit_create', value: { result: 'ok', paymentMethod: 'airtm' } }])
  })

  it.each(['createRefused', 'merchantError', 'tokenExpiredOnCreate'] as const)(
    "CREATE-03 sends the metric 'fail', closes the helper window and hands the failure on (%s)",
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
    expect(player.log).toEqual(['helper opened', 'helper closed'])
    expect(player.failures).toHaveLength(1)
    expect(player.creates()).toEqual([])
    expect(player.intents.all()).toEqual([])
  })

  it('CREATE-13 isDepositSubmitted is on from the press until the answer', async () => {
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

  it('CREATE-13 isDepositSubmitted goes off after a failure as well', async () => {
    const player = open({ scenario: SCENARIOS.createRefused })
    await player.creating.press()
    expect(player.deposit.isDepositSubmitted).toBe(false)
    expect(player.deposit.state).toBe('idle')
  })

  it('I1 makes one create of ten presses in one task', async () => {
    const player = open()
    await Promise.all(Array.from({ length: 10 }, () => player.creating.press()))
    expect(player.creates()).toHaveLength(1)
    expect(player.made()).toEqual(['dep-1001'])
  })

  it('I1 a press while the create is under way does nothing, and one after it makes another deposit', async () => {
    const player = open({ scenario: SCENARIOS.createSlow })
    const first = player.creating.press()
    await player.clock.advance(1000)
    await player.creating.press()
    expect(player.creates()).toHaveLength(1)
    await settled(player, first)
    await settled(player, player.creating.press())
    expect(player.made()).toEqual(['dep-1001', 'dep-1002'])
  })

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

  it('I4 sends what was checked, not what is typed while the captcha runs', async () => {
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

  it('keeps the deposit when the step after it fails', async () => {
    const player = open({
      over: {
        onNext: () => {
          throw new Error('no page')
        },
      },
    })
    await expect(player.creating.press()).rejects.toThrow('no page')
    expect(player.events.map(({ value }) => value.result)).toEqual(['ok'])
    expect(player.intents.find('dep-1001')).toBeDefined()
  })
})

describe('the idempotency key', () => {
  it('I3 stays for the same payload, and is new for another one', async () => {
    const player = open({ scenario: { title: '', trouble: { 'deposit-create': { answer: 'resetBefore', times: 2 } } } })
    await settled(player, player.creating.press())
    expect(player.log).toContain('outcome none')
    await settled(player, player.creating.press())
    player.form.field('amount')?.type('600')
    await settled(player, player.creating.press())
    const [first, second, third] = player.creates()
    expect(second).toEqual(first)
    expect(third?.key).not.toBe(first?.key)
    expect(player.made()).toEqual(['dep-1001'])
  })

  it('is new after a refusal: the server may keep what it answered', async () => {
    const player = open({ scenario: SCENARIOS.merchantError })
    await player.creating.press()
    await player.creating.press()
    const keys = player.creates().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('C4 stays when it is certain that nothing was sent', async () => {
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
    expect(player.intents.all()).toEqual([])
  })

  it('is new for the next deposit, though its payload is the same', async () => {
    const player = open()
    await player.creating.press()
    await player.creating.press()
    expect(player.creates()[0]?.body).toBe(player.creates()[1]?.body)
    expect(player.creates()[0]?.key).not.toBe(player.creates()[1]?.key)
    expect(player.made()).toHaveLength(2)
  })
})

describe('an answer that was lost', () => {
  it.each([
    ['createLost', 'exists'],
    ['create500Stored', 'exists'],
    ['create500Html', 'none'],
    ['createRefusedBeforeSend', 'none'],
    ['createHangs', 'none'],
  ] as const)('I8 %s is asked about and turns out "%s", never failed', async (name, kind) => {
    const player = open({ scenario: SCENARIOS[name] })
    await settled(player, player.creating.press(), 120_000)
    expect(player.log).toEqual(['helper opened', 'helper closed', `outcome ${kind}`])
    expect(player.failures).toEqual([])
    expect(player.deposit.state).toBe('idle')
    expect(player.deposit.current?.id).toBe(kind === 'exists' ? 'dep-1001' : undefined)
    expect(player.intents.all()).toHaveLength(kind === 'exists' ? 1 : 0)
  })

  it.each<[string, unknown]>([
    ['nothing at all', {}],
    ['no deposit', { apiResponse: {}, fields: [] }],
    ['null for its id', { depositId: null, apiResponse: null }],
    ['a wrong shape', { depositId: { id: 1 } }],
    ['a list', []],
    ['a sentence', 'ok'],
  ])('C17 an answer of %s is asked about', async (_, body) => {
    const refuse = { answer: 'refuse', status: 200, isStored: true, body, times: 1 } as const
    const player = open({ scenario: { title: '', trouble: { 'deposit-create': refuse } } })
    await settled(player, player.creating.press())
    expect(player.log).toContain('outcome exists')
    expect(player.deposit.current?.id).toBe('dep-1001')
    expect(player.failures).toEqual([])
  })

  it("ERR-17 reports 'Deposit data is null after creation.'", async () => {
    const refuse = { answer: 'refuse', status: 200, body: {}, times: 1 } as const
    const player = open({ scenario: { title: '', trouble: { 'deposit-create': refuse } } })
    await settled(player, player.creating.press())
    const problem = { code: 'deposit.null', message: 'Deposit data is null after creation.' }
    expect(player.events).toContainEqual({ key: 'problem', value: problem })
    expect(player.log).toContain('outcome none')
  })

  it('C9 a 409 believes a "none" only when the server had time to finish', async () => {
    const trouble = { answer: 'refuse', status: 409, body: { code: 'banking.requestInFlight' }, times: 1 } as const
    const player = open({ scenario: { title: '', trouble: { 'deposit-create': trouble } } })
    const pressed = player.creating.press()
    await player.clock.advance(3_000)
    expect(player.deposit.state).toBe('checking')
    await settled(player, pressed)
    expect(player.log).toContain('outcome none')
    expect(player.transport.sent.filter(({ name }) => name === 'deposit-check')).toHaveLength(4)
  })

  it('says "checking" while it asks, and blocks every press meanwhile', async () => {
    const player = open({ scenario: SCENARIOS.create500Html })
    const pressed = player.creating.press()
    await player.clock.advance(0)
    expect(player.deposit.state).toBe('checking')
    await player.creating.press()
    await settled(player, pressed)
    expect(player.creates()).toHaveLength(1)
  })

  const unreachable = (times: number) =>
    ({
      title: '',
      trouble: {
        'deposit-create': { answer: 'reset', times: 1 },
        'deposit-check': { answer: 'html', status: 503, body: '', times },
      },
    }) as const

  it('I2 makes no new key while it is not known, and resumes when the player checks again', async () => {
    const player = open({ scenario: unreachable(4) })
    await settled(player, player.creating.press())
    expect(player.deposit.state).toBe('unknown')
    await player.creating.press()
    player.form.field('amount')?.type('900')
    await player.creating.press()
    expect(player.creates()).toHaveLength(1)
    await settled(player, player.creating.check())
    expect(player.deposit).toMatchObject({ state: 'idle', current: { id: 'dep-1001', amount: '500.00' } })
    expect(player.log).toContain('outcome exists')
  })

  it('I2 stays unknown when a new payment is begun elsewhere', async () => {
    const player = open({ scenario: unreachable(4) })
    await settled(player, player.creating.press())
    player.deposit.clear()
    expect(player.deposit.state).toBe('unknown')
  })

  it('goes on not knowing for as long as nobody answers', async () => {
    const player = open({ scenario: unreachable(8) })
    await settled(player, player.creating.press())
    await settled(player, player.creating.check())
    expect(player.deposit.state).toBe('unknown')
    await settled(player, player.creating.check())
    expect(player.deposit.state).toBe('idle')
  })

  it('leaves no timer behind', async () => {
    const player = open({ scenario: unreachable(4) })
    await settled(player, player.creating.press())
    expect(player.clock.pending()).toBe(0)
  })
})

describe('fields that the answer asks for', () => {
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

  it('Q-088 are sent with the id of the former answer', async () => {
    const player = asked(undefined)
    await player.creating.press()
    expect(player.log).toContain('next askFields')
    grow(player)
    await player.creating.press()
    expect(player.transport.bodies('deposit-create').map(({ depositId }) => depositId)).toEqual([null, 'dep-1001'])
    expect(player.made()).toEqual(['dep-1001'])
    expect(player.intents.all()).toMatchObject([{ depositId: 'dep-1001' }])
  })

  it('are resumed when the answer to them is lost', async () => {
    const player = asked({ title: '' })
    await player.creating.press()
    grow(player)
    player.cashier.setScenario({ title: '', trouble: { 'deposit-create': { answer: 'reset', times: 1 } } })
    await settled(player, player.creating.press())
    expect(player.log).toContain('outcome exists')
    expect(player.deposit.current?.id).toBe('dep-1001')
  })

  it('belong to that deposit alone: the next one begins without an id', async () => {
    const player = asked(undefined)
    await player.creating.press()
    grow(player)
    await player.creating.press()
    player.fill(formOf(player.method, player.player, texts, { amount: '500' }))
    await player.creating.press()
    expect(player.transport.bodies('deposit-create')[2]?.depositId).toBeNull()
  })

  it('a press on the same form after a redirect is a new deposit', async () => {
    const player = open()
    await player.creating.press()
    await player.creating.press()
    expect(player.transport.bodies('deposit-create').map(({ depositId }) => depositId)).toEqual([null, null])
  })
})

describe('a reload', () => {
  it('C36 during a create: the same deposit is adopted', async () => {
    const player = open({ scenario: SCENARIOS.createSlow })
    void player.creating.press()
    await player.clock.advance(1_000)
    const reloaded = open({ before: player })
    await settled(reloaded, reloaded.creating.resume())
    expect(reloaded.deposit.current).toMatchObject({
      id: 'dep-1001',
      amount: '500.00',
      currency: 'MXN',
      method: 'airtm',
    })
    expect(reloaded.log).toEqual(['outcome exists'])
    expect(player.made()).toEqual(['dep-1001'])
  })

  it('asks before anything new is made', async () => {
    const player = open({ scenario: SCENARIOS.createHangs })
    void player.creating.press()
    await player.clock.advance(0)
    const reloaded = open({ before: player })
    await reloaded.creating.press()
    const resumed = reloaded.creating.resume()
    await reloaded.creating.press()
    expect(reloaded.creates()).toEqual([])
    await settled(reloaded, resumed)
    player.cashier.setScenario({ title: '' })
    await settled(reloaded, reloaded.creating.press())
    expect(reloaded.made()).toEqual(['dep-1001'])
  })

  it('with two open creates asks about both, and blocks while one of them is unknown', async () => {
    const storage = memoryStorage()
    const player = open({ storage })
    const base = { amount: '5.00', currency: 'MXN', country: 'MX', createdAt: player.clock.now(), userId: 'user-7' }
    player.intents.open({ ...base, key: 'key-number-1', method: 'oxxo' })
    player.intents.open({ ...base, key: 'key-number-2', method: 'airtm' })
    const trouble = { answer: 'html', status: 503, body: '', times: 4 } as const
    player.cashier.setScenario({ title: '', trouble: { 'deposit-check': trouble } })
    await settled(player, player.creating.resume())
    expect(player.log).toEqual(['outcome none'])
    expect(player.deposit.state).toBe('unknown')
    await player.creating.press()
    expect(player.creates()).toEqual([])
    await settled(player, player.creating.check())
    expect(player.deposit.state).toBe('idle')
  })

  it('does not meet the intents of another player', async () => {
    const player = open({ scenario: SCENARIOS.createLost })
    void player.creating.press()
    await player.clock.advance(0)
    const other = open({ before: player, userId: 'user-8' })
    await settled(other, other.creating.resume())
    expect(other.log).toEqual([])
    expect(other.deposit.current).toBeUndefined()
    const back = open({ before: player })
    expect(back.intents.all()).toHaveLength(1)
  })
})

describe('storage', () => {
  it('C35 that throws costs nothing but the memory of a reload', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    const player = open({ storage: safeStorage(), scenario: SCENARIOS.createLost })
    await settled(player, player.creating.press())
    expect(player.log).toContain('outcome exists')
    expect(player.intents.find('dep-1001')).toBeDefined()
  })

  it('B24 keeps nothing of what the player typed, and no token', async () => {
    const storage = memoryStorage()
    const player = open({ storage, scenario: SCENARIOS.createLost })
    player.form.field('email')?.type('canary-mail@correo.mx')
    void player.creating.press()
    await player.clock.advance(0)
    const kept = [...storage.kept.values()].join()
    expect(kept).toContain('"method":"airtm"')
    expect(kept).not.toMatch(/canary|correo/)
    expect(Object.keys(JSON.parse(kept)[0]).toSorted()).toEqual([
      'amount',
      'country',
      'createdAt',
      'currency',
      'depositId',
      'key',
      'method',
      'userId',
    ])
  })
})

/** The need of a player's own flow, for a second one with something changed. */
function needOf(player: Player): CreateNeed {
  let keys = 0
  return {
    api: player.api,
    clock: player.clock,
    deposit: player.deposit,
    intents: player.intents,
    track: player.track,
    session: player.player,
    bonus: new BonusStore([]),
    abTestGroup: undefined,
    returnUrl: 'https://cashier.example/paywidget/deposit/complete',
    form: () => player.form,
    newKey: () => `other-key-${++keys}`,
    method: () => player.method,
    paymentSessionId: () => undefined,
    openHelper: () => {
      player.log.push('helper opened')
      return { isReachable: true, redirect: () => {}, close: () => {} }
    },
    captcha: async () => undefined,
    preparing: player.preparing,
    onFailure: (failure) => void player.failures.push(failure),
    onNext: (next) => void player.log.push(`next ${next.step}`),
    onOutcome: ({ kind }) => void player.log.push(`outcome ${kind}`),
  }
}
