import { beforeAll, describe, expect, it } from 'vitest'
import type { Scenario, Trouble } from '../../../../mocks/cashier/Scenario.ts'
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

const troubled = (create: Trouble, check: Trouble = SLOWLY): Scenario => ({
  title: '',
  trouble: { 'deposit-create': create, 'deposit-check': check },
})

const answered = (answer: unknown): Scenario => ({
  ...{ title: '', trouble: { 'deposit-check': SLOWLY } },
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

describe('N7 P2P-19 the form is left, and the answer to its create is lost', () => {
  it.each<[string, Scenario]>([
    ['it hangs', troubled({ answer: 'hang', isStored: true, times: 1 })],
    ['the connection is reset', troubled({ answer: 'reset', times: 1 })],
    ['a gateway answers in its place', troubled({ ...HTML, times: 1 })],
    ['it answers 500', troubled({ answer: 'refuse', status: 500, isStored: true, body: { code: 'x' }, times: 1 })],
    ['it answers with nothing', answered({})],
    ['it answers with something else', answered({ depositId: {} })],
    ['a gateway answers 200 in its place', troubled({ ...HTML, status: 200, times: 1 })],
    ['it is stored long after that', { ...troubled({ answer: 'reset', times: 1 }), storesAfterMs: 20_000 }],
  ])('%s: it is cancelled once it is found, once, and nobody is moved', async (_, scenario) => {
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

  it.each([100, 1_000, 29_000, 31_000, 40_000])('left after %i ms, before or while it is asked about', async (ms) => {
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
  })

  it('and the page is loaded again before it is found: the next document cancels it', async () => {
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

  it('without leaving, it is adopted as ever', async () => {
    const player = open({ scenario: troubled({ answer: 'reset', times: 1 }) })
    await player.clock.advance(2_000)
    void player.creating.press()
    await player.clock.advance(60_000)
    expect(player.cancelled()).toEqual([])
    expect(player.deposit.current?.id).toBe('dep-1001')
  })

  it('what another tab has sent is not given up by leaving the same form here', async () => {
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

  it('another tab is not moved to what was given up here', async () => {
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

  it('that it was never made is said to nobody', async () => {
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

describe('N7 P2P-21 the form is left, and its create is refused', () => {
  it.each<[string, Trouble]>([
    ['422', { answer: 'refuse', status: 422, body: { code: 'banking.refused', message: 'No.' } }],
    ['400', { answer: 'refuse', status: 400, body: { code: 'banking.merchantClientError', message: 'No.' } }],
    ['403', { answer: 'refuse', status: 403, body: {} }],
    ['429', { answer: 'refuse', status: 429, body: {} }],
    ['a field', { answer: 'refuse', status: 422, body: { code: 'x', fields: { email: 'no' } } }],
    ['a gateway that refuses', { answer: 'html', status: 404, body: '' }],
  ])('by %s: no error is shown', async (_, trouble) => {
    const player = open({ scenario: troubled({ ...trouble, delayMs: 1_000 } as Trouble) })
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

  it('without leaving, it is marked and shown', async () => {
    const player = open({ scenario: troubled({ answer: 'refuse', status: 422, body: {} }) })
    await player.creating.press()
    expect(player.failures).toHaveLength(1)
    expect(results(player)).toEqual(['fail'])
  })
})

describe('N7 P2P-21 CAPT-08 the form is left during the captcha', () => {
  /** A captcha that ends when the form is left, with the result of `end`. */
  const untilLeft =
    (end: () => Promise<undefined>): CreateNeed['captcha'] =>
    ({ signal }) =>
      new Promise((resolve, reject) => signal.addEventListener('abort', () => void end().then(resolve, reject)))

  it.each<[string, () => Promise<undefined>]>([
    ['which is closed by that', () => Promise.reject(new CaptchaFailure('closed', ''))],
    ['which fails just then', () => Promise.reject(new CaptchaFailure('unknown', ''))],
    ['which is solved in the same moment', async () => undefined],
    ['which runs out in the same moment', () => Promise.reject(new CaptchaFailure('late', ''))],
    ['whose script is gone', () => Promise.reject(new CaptchaFailure('script', ''))],
  ])('%s: nothing is sent, marked or shown', async (_, end) => {
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

  it('that the server has asked for: what it refused is no news for who has left', async () => {
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

  it('CAPT-08 one that the player closes, and stays, is marked and shown', async () => {
    const player = open({ over: { captcha: () => Promise.reject(new CaptchaFailure('closed', '')) } })
    await player.creating.press()
    expect(player.failures).toHaveLength(1)
    expect(results(player)).toEqual(['fail'])
  })

  it('the next press in the form sends as ever', async () => {
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
