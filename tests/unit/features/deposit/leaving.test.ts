import { beforeAll, describe, expect, it } from 'vitest'
import type { CallFault, Scenario } from '../../../../mocks/cashier/Scenario.ts'
import type { CreateNeed } from '../../../../src/features/deposit/CreateNeed.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { CaptchaFailure } from '../../../../src/notices/CaptchaFailure.ts'
import { memoryLock, memoryStorage, textsOf } from '../builders.ts'
import { openPlayer, type Player, type PlayerNeed } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const open = (need: Partial<PlayerNeed> = {}) => openPlayer({ texts, hasBaseLine: true, ...need })

/** Reconciliation takes a moment; until then the outcome is unknown. */
const SLOWLY = { answer: 'normal', delayMs: 1_000 } as const

const troubled = (create: CallFault, check: CallFault = SLOWLY): Scenario => ({
  title: '',
  faults: { 'deposit-create': create, 'deposit-check': check },
})

const answered = (answer: unknown): Scenario => ({
  ...{ title: '', faults: { 'deposit-check': SLOWLY } },
  answers: { 'deposit-create': () => answer },
})

const results = ({ events }: Player) =>
  events.filter(({ key }) => key === 'deposit_create').map(({ value }) => value.result)

/** Expects that the player stays on the chosen page: nothing was adopted, opened or shown as failed. */
function isLeftAlone(player: Player): void {
  expect(player.deposit.current).toBeUndefined()
  expect(player.failures).toEqual([])
  expect(player.log.filter((line) => /^(next|outcome|go) /.test(line))).toEqual([])
}

const HTML = { answer: 'html', status: 502, isStored: true, body: '' } as const

describe('N7 P2P-19 after the form was left and the response to its create lost', () => {
  it.each<[string, Scenario]>([
    ['no response', troubled({ answer: 'hang', isStored: true, times: 1 })],
    ['the connection is reset', troubled({ answer: 'reset', times: 1 })],
    ['an HTML 502 of a gateway', troubled({ ...HTML, times: 1 })],
    ['a 500', troubled({ answer: 'refuse', status: 500, isStored: true, body: { code: 'x' }, times: 1 })],
    ['an empty response', answered({})],
    ['an invalid response', answered({ depositId: {} })],
    ['an HTML 200 of a gateway', troubled({ ...HTML, status: 200, times: 1 })],
    ['the deposit is stored long after that', { ...troubled({ answer: 'reset', times: 1 }), storesAfterMs: 20_000 }],
  ])('%s: the deposit is cancelled once, when it is found, and no page opens', async (_, scenario) => {
    const player = open({ scenario })
    await player.clock.advance(2_000)
    void player.creating.press()
    await player.clock.advance(0)
    player.giveUp()
    await player.clock.advance(120_000)
    expect(player.made()).toEqual(['dep-1001'])
    expect(player.cancelled()).toEqual(['dep-1001'])
    expect(player.log).toContain('abandoned dep-1001')
    isLeftAlone(player)
    await player.creating.check()
    await player.clock.advance(60_000)
    expect(player.cancelled()).toEqual(['dep-1001'])
  })

  it.each([100, 1_000, 29_000, 31_000, 40_000])(
    'the deposit is cancelled once if the form was left after %i ms, before or during reconciliation',
    async (ms) => {
      const player = open({ scenario: { ...troubled({ answer: 'hang', times: 1, isStored: true }) } })
      await player.clock.advance(2_000)
      player.cashier.setScenario({
        ...troubled({ answer: 'hang', times: 1, isStored: true }, { answer: 'html', status: 503, body: '', times: 4 }),
      })
      void player.creating.press()
      await player.clock.advance(ms)
      player.giveUp()
      await player.clock.advance(120_000)
      expect(player.cancelled()).toEqual(['dep-1001'])
      isLeftAlone(player)
    },
  )

  it('the document after a reload cancels the deposit', async () => {
    const player = open({ scenario: troubled({ answer: 'hang', isStored: true, times: 1 }) })
    await player.clock.advance(2_000)
    void player.creating.press()
    await player.clock.advance(1_000)
    player.giveUp()
    player.dispose()
    player.transport.close()
    const next = open({ before: player })
    next.open('list')
    void next.creating.check()
    await next.clock.advance(60_000)
    expect(next.cancelled()).toEqual(['dep-1001'])
    isLeftAlone(next)
  })

  it('the deposit is adopted, as usual, if the form was not left', async () => {
    const player = open({ scenario: troubled({ answer: 'reset', times: 1 }) })
    await player.clock.advance(2_000)
    void player.creating.press()
    await player.clock.advance(60_000)
    expect(player.cancelled()).toEqual([])
    expect(player.deposit.current?.id).toBe('dep-1001')
  })

  it('the deposit of another tab is not cancelled by leaving the same form here', async () => {
    const [storage, lock] = [memoryStorage(), memoryLock()]
    const one = open({ scenario: troubled({ answer: 'reset', times: 1 }), storage, lock })
    const two = open({ before: { ...one, storage }, lock })
    await one.clock.advance(2_000)
    void one.creating.press()
    await one.clock.advance(0)
    two.giveUp()
    await one.clock.advance(60_000)
    expect([...one.cancelled(), ...two.cancelled()]).toEqual([])
    expect(one.deposit.current?.id).toBe('dep-1001')
  })

  it('another tab does not adopt the deposit that is cancelled here', async () => {
    const [storage, lock] = [memoryStorage(), memoryLock()]
    const one = open({ scenario: troubled({ answer: 'normal', times: 1, delayMs: 3_000 }), storage, lock })
    const two = open({ before: { ...one, storage }, lock })
    await one.clock.advance(2_000)
    void one.creating.press()
    await one.clock.advance(100)
    void two.creating.press()
    await one.clock.advance(100)
    one.giveUp()
    await one.clock.advance(60_000)
    expect(one.cancelled()).toEqual(['dep-1001'])
    expect(two.cancelled()).toEqual([])
    isLeftAlone(two)
  })

  it('nothing is shown if the deposit was never created', async () => {
    const player = open({ scenario: troubled({ answer: 'resetBefore', times: 1 }) })
    await player.clock.advance(2_000)
    void player.creating.press()
    await player.clock.advance(0)
    player.giveUp()
    await player.clock.advance(120_000)
    expect(player.cancelled()).toEqual([])
    isLeftAlone(player)
    expect(player.deposit.unresolvedFor(player.method.name)).toBeUndefined()
  })
})

describe('N7 P2P-21 after the form was left, a refusal of its create', () => {
  it.each<[string, CallFault]>([
    ['422', { answer: 'refuse', status: 422, body: { code: 'banking.refused', message: 'No.' } }],
    ['400', { answer: 'refuse', status: 400, body: { code: 'banking.merchantClientError', message: 'No.' } }],
    ['403', { answer: 'refuse', status: 403, body: {} }],
    ['429', { answer: 'refuse', status: 429, body: {} }],
    ['a field', { answer: 'refuse', status: 422, body: { code: 'x', fields: { email: 'no' } } }],
    ['a 404 of a gateway', { answer: 'html', status: 404, body: '' }],
  ])('by %s: no error is shown', async (_, faults) => {
    const player = open({ scenario: troubled({ ...faults, delayMs: 1_000 } as CallFault) })
    await player.clock.advance(0)
    const pressed = player.creating.press()
    await player.clock.advance(0)
    player.giveUp()
    await player.clock.advance(2_000)
    await pressed
    isLeftAlone(player)
    expect(results(player)).toEqual(['fail'])
    expect(player.form.field('email')?.shownError).toBeUndefined()
  })

  it('is tracked and shown if the form was not left', async () => {
    const player = open({ scenario: troubled({ answer: 'refuse', status: 422, body: {} }) })
    await player.creating.press()
    expect(player.failures).toHaveLength(1)
    expect(results(player)).toEqual(['fail'])
  })
})

describe('N7 P2P-21 CAPT-08 a captcha during which the form is left', () => {
  /** A captcha that ends when the form is left, with the result of `end`. */
  const untilLeft =
    (end: () => Promise<undefined>): CreateNeed['captcha'] =>
    ({ signal }) =>
      new Promise((resolve, reject) => signal.addEventListener('abort', () => void end().then(resolve, reject)))

  it.each<[string, () => Promise<undefined>]>([
    ['closed by leaving', () => Promise.reject(new CaptchaFailure('closed', ''))],
    ['that fails at that moment', () => Promise.reject(new CaptchaFailure('unknown', ''))],
    ['solved at that moment', async () => undefined],
    ['that expires at that moment', () => Promise.reject(new CaptchaFailure('late', ''))],
    ['whose script fails to load', () => Promise.reject(new CaptchaFailure('script', ''))],
  ])('%s: nothing is sent, tracked or shown', async (_, end) => {
    for (const leave of ['giveUp', 'open'] as const) {
      const player = open({ over: { captcha: untilLeft(end) } })
      await player.clock.advance(0)
      const pressed = player.creating.press()
      await player.clock.advance(5_000)
      player[leave]('list')
      await pressed
      expect(player.creates()).toEqual([])
      expect(results(player)).toEqual([])
      expect(player.failures).toEqual([])
      expect(player.log).toEqual(['helper opened', 'helper closed'])
      expect(player.ledger.all()).toEqual([])
      expect(player.deposit.state).toBe('idle')
    }
  })

  it('that the server required: its refusal is neither tracked nor shown', async () => {
    const captcha: CreateNeed['captcha'] = (asked) =>
      asked.isRequired
        ? untilLeft(() => Promise.reject(new CaptchaFailure('closed', '')))(asked)
        : Promise.resolve(undefined)
    const player = open({ scenario: { title: '', captcha: 'required' }, over: { captcha } })
    const pressed = player.creating.press()
    await player.clock.advance(0)
    player.giveUp()
    await pressed
    expect(player.creates()).toHaveLength(1)
    expect(player.failures).toEqual([])
    expect(results(player)).toEqual([])
  })

  it('CAPT-08 is tracked and shown as failed if the player closes it and stays', async () => {
    const player = open({ over: { captcha: () => Promise.reject(new CaptchaFailure('closed', '')) } })
    await player.creating.press()
    expect(player.failures).toHaveLength(1)
    expect(results(player)).toEqual(['fail'])
  })

  it('does not prevent the next press in the form from sending', async () => {
    let isFirst = true
    const captcha: CreateNeed['captcha'] = (asked) => {
      if (!isFirst) return Promise.resolve(undefined)
      isFirst = false
      return untilLeft(() => Promise.reject(new CaptchaFailure('closed', '')))(asked)
    }
    const player = open({ over: { captcha } })
    void player.creating.press()
    await player.clock.advance(0)
    player.giveUp()
    await player.clock.advance(0)
    player.open('form')
    await player.creating.press()
    expect(player.made()).toEqual(['dep-1001'])
    expect(results(player)).toEqual(['ok'])
  })
})

describe('I25 H6 N6 a create whose answer arrives after the player has left its form and opened a form again', () => {
  const LATE = { title: '', faults: { 'deposit-create': { answer: 'normal', delayMs: 1_000, times: 1 } } } as const

  it.each([
    ['the same form', 'deposit'],
    ['another form', 'deposit of another method'],
  ])('%s: the next press creates a deposit', async (_, opening) => {
    const player = open({ scenario: LATE })
    await player.clock.advance(0)
    const pressed = player.creating.press()
    await player.clock.advance(0)
    player.giveUp()
    player.open(opening)
    await player.clock.advance(2_000)
    await pressed
    expect(player.cancelled()).toEqual(['dep-1001'])
    await player.creating.press()
    expect(player.made()).toEqual(['dep-1001', 'dep-1002'])
    // H6: the form that created its deposit ignores further presses.
    await player.creating.press()
    expect(player.creates()).toHaveLength(2)
  })
})

describe('H6 a create whose answer leads on after the player has left its form and opened it again', () => {
  it('locks the form on the screen until the next page is there', async () => {
    const late = { title: '', faults: { 'deposit-create': { answer: 'normal', delayMs: 1_000, times: 1 } } } as const
    const player = open({ scenario: late })
    await player.clock.advance(0)
    const pressed = player.creating.press()
    await player.clock.advance(0)
    // A form of a redirect method does not abandon its create when it is left.
    player.open('list')
    player.open('deposit')
    await player.clock.advance(2_000)
    await pressed
    await player.creating.press()
    expect(player.made()).toEqual(['dep-1001'])
    expect(player.cancelled()).toEqual([])
  })
})

describe('H7 N7 a create whose answer was lost, found while a page shows a payment', () => {
  it.each([
    ['another one: that one stays the current deposit', 'dep-77', undefined],
    ['the same one: it becomes the current deposit', 'dep-1001', 'dep-1001'],
  ])('%s', async (_, shown, current) => {
    const player = open({ scenario: troubled({ answer: 'reset', times: 1 }), over: { shown } })
    await player.clock.advance(2_000)
    void player.creating.press()
    await player.clock.advance(120_000)
    expect(player.made()).toEqual(['dep-1001'])
    expect(player.log).toContain('outcome exists')
    expect(player.deposit.current?.id).toBe(current)
  })
})
