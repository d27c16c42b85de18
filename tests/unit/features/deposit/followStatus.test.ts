import { beforeAll, describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../../../mocks/scenarios/index.ts'
import type { DepositStatus } from '../../../../src/api/calls/depositStatus.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import { fixtureMethod, textsOf } from '../builders.ts'
import { openPlayer, type Player, type PlayerNeed } from '../openPlayer.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const open = (need: Partial<PlayerNeed> = {}) => openPlayer({ texts, ...need })

/** A player on the completion page of a deposit that was just created. */
async function arrived(need: Partial<PlayerNeed> = {}) {
  const player = open(need)
  await player.creating.press()
  const leave = player.complete()
  await player.clock.advance(0)
  return { player, leave }
}

const polls = (player: Player) => player.transport.sent.filter(({ name }) => name === 'deposit-status')
const views = (player: Player) => player.events.filter(({ key }) => key === 'form_view').map(({ value }) => value.state)

describe('the status on the completion page', () => {
  it.each([
    ['waiting', 'waiting', false],
    ['accepted', 'accepted', false],
    ['mistaked', 'waiting', true],
    ['processed', 'accepted', false],
    ['PROCESSED', 'waiting', false],
    ['rubbish', 'waiting', false],
    ['', 'waiting', false],
  ])(
    'STATUS-03 D-03 S5 for a known deposit, ?status=%s starts as %s and is removed from the URL',
    async (status, first, isClaimed) => {
      const player = open({ query: { status, to: 'onramp' }, scenario: SCENARIOS.statusFails })
      await player.creating.press()
      const leave = player.complete()
      expect(player.transaction).toMatchObject({ status: first, isClaimed })
      expect(player.query).toEqual({ to: 'onramp' })
      leave()
      expect(player.transaction).toMatchObject({ status: 'waiting', isClaimed: false })
    },
  )

  it.each<[string, number | string, readonly string[]]>([
    ['that has ended', 1, ['dep-1001']],
    ['that has ended', 'CANCELED', ['dep-1001']],
    ['that still waits', 0, []],
    ['with a status that the widget does not know', 'NEW', []],
  ])('Q-105 names a deposit %s (status %s) to the store of addresses: %j', async (_, status, ended) => {
    const scenario = { title: '', answers: { 'deposit-status': (body: object) => ({ ...body, status }) } }
    const { player, leave } = await arrived({ scenario })
    expect([...new Set(player.ended)]).toEqual(ended)
    leave()
  })

  it.each(['processed', 'accepted', 'mistaked', 'anything'])(
    'S5 C73 I10 without a known deposit, ?status=%s leaves the status waiting and starts no polling',
    async (status) => {
      const player = open({ query: { status } })
      player.complete()
      await player.clock.advance(3_600_000)
      expect(player.transaction).toMatchObject({ status: 'waiting', isClaimed: false })
      expect(player.query).toEqual({})
      expect(polls(player)).toEqual([])
      expect(views(player)).toEqual([])
    },
  )

  it.each([
    [0, 'waiting'],
    [1, 'processed'],
    [2, 'mistaked'],
  ] as const)('S5 I10 ?status=mistaked is a claim until the server answers %s', async (said, shown) => {
    const { player } = await arrived({ query: { status: 'mistaked' }, scenario: SCENARIOS.statusFails })
    expect(player.transaction).toMatchObject({ status: 'waiting', isClaimed: true })
    player.cashier.setScenario({ title: '' })
    player.cashier.setStatus('dep-1001', said)
    await player.clock.advance(30_000)
    expect(player.transaction).toMatchObject({ status: shown, isClaimed: false })
  })

  it('starts as waiting without a query', () => {
    const player = open()
    player.complete()
    expect(player.transaction.status).toBe('waiting')
  })

  it.each([
    [1, 'processed'],
    [2, 'mistaked'],
    ['PAYED', 'processed'],
    [7, 'accepted'],
  ] as const)("STATUS-06 follows the server's %s for the deposit of the page: %s", async (status, shown) => {
    const { player } = await arrived()
    player.cashier.setStatus('dep-1001', status)
    await player.clock.advance(5_000)
    expect(player.transaction).toMatchObject({ status: shown, depositId: 'dep-1001' })
    expect(polls(player).map(({ body }) => JSON.parse(body))).toContainEqual({
      depositId: 'dep-1001',
      paymentMethod: 'airtm',
    })
  })

  it('STATUS-06 the status of another deposit is ignored', async () => {
    const player = open()
    await player.creating.press()
    player.open('list')
    player.open('form')
    await player.creating.press()
    player.complete()
    player.cashier.setStatus('dep-1001', 1)
    await player.clock.advance(5_000)
    expect(player.transaction.status).toBe('waiting')
  })

  it('STATUS-07 stays waiting without news, and becomes accepted after 60 s', async () => {
    const { player } = await arrived()
    await player.clock.advance(59_999)
    expect(player.transaction.status).toBe('waiting')
    await player.clock.advance(1)
    expect(player.transaction.status).toBe('accepted')
    await player.clock.advance(60_000)
    expect(player.transaction.status).toBe('accepted')
  })

  it('X1 I8 STATUS-07 without a deposit the status stays waiting and nothing is polled', async () => {
    const player = open()
    player.complete()
    await player.clock.advance(600_000)
    expect(player.transaction.status).toBe('waiting')
    expect(polls(player)).toEqual([])
  })

  it('STATUS-08 becomes accepted after 300 s for an on-ramp', async () => {
    const { player } = await arrived({ method: fixtureMethod('airtm', { cardViewType: 13 }) })
    await player.clock.advance(299_999)
    expect(player.transaction.status).toBe('waiting')
    await player.clock.advance(1)
    expect(player.transaction.status).toBe('accepted')
  })

  it('STATUS-08 H7 becomes accepted after 300 s for an on-ramp, even after a reload and before the list has loaded', async () => {
    const { player } = await arrived()
    const [entry] = player.ledger.all()
    player.ledger.setPresentation(entry?.key ?? '', { kind: 'offers', offer: 'paywise' })
    const later = open({ before: player, method: fixtureMethod('oxxo') })
    later.complete()
    await later.clock.advance(299_999)
    expect(later.transaction.status).toBe('waiting')
    await later.clock.advance(1)
    expect(later.transaction.status).toBe('accepted')
  })

  it('H7 STATUS-08 stays waiting if no offer of the on-ramp was chosen', async () => {
    const { player } = await arrived()
    const [entry] = player.ledger.all()
    player.ledger.setPresentation(entry?.key ?? '', { kind: 'offers' })
    const later = open({ before: player })
    later.complete()
    await later.clock.advance(600_000)
    expect([later.transaction.status, later.deposit.page]).toEqual(['waiting', 'unchosen'])
  })

  it.each(['blocked', 'closed', 'refused', 'lost', 'unchosen'] as const)(
    'X1 I8 STATUS-07 stays waiting for a deposit whose page is %s',
    async (page) => {
      const { player } = await arrived()
      player.deposit.setPage(page)
      await player.clock.advance(600_000)
      expect(player.transaction.status).toBe('waiting')
    },
  )

  it('X1 STATUS-07 the 60 s start when the payment page opens', async () => {
    const { player } = await arrived()
    player.deposit.setPage('blocked')
    await player.clock.advance(300_000)
    player.deposit.setPage('open')
    await player.clock.advance(59_999)
    expect(player.transaction.status).toBe('waiting')
    await player.clock.advance(1)
    expect(player.transaction.status).toBe('accepted')
  })

  it('C36 a deposit created while the page is open is followed from then on', async () => {
    const player = open()
    player.complete()
    await player.clock.advance(10_000)
    expect(polls(player)).toEqual([])
    await player.creating.press()
    player.cashier.setStatus('dep-1001', 1)
    await player.clock.advance(5_000)
    expect(player.transaction).toMatchObject({ status: 'processed', depositId: 'dep-1001' })
    player.open('list')
    player.open('form')
    await player.creating.press()
    expect(player.transaction).toMatchObject({ status: 'waiting', depositId: undefined })
    player.cashier.setStatus('dep-1002', 2)
    await player.clock.advance(5_000)
    expect(player.transaction).toMatchObject({ status: 'mistaked', depositId: 'dep-1002' })
  })

  it.each([[undefined], ['mistaked'], ['processed']])('STATUS-09 leaving resets it to waiting (%s)', async (status) => {
    const { player, leave } = await arrived(status === undefined ? {} : { query: { status } })
    player.cashier.setStatus('dep-1001', 1)
    await player.clock.advance(5_000)
    leave()
    expect(player.transaction).toMatchObject({ status: 'waiting', depositId: undefined })
  })

  it('I9 C74 processed is final: no later status replaces it', async () => {
    const { player } = await arrived()
    player.cashier.setStatus('dep-1001', 1)
    await player.clock.advance(5_000)
    player.cashier.setStatus('dep-1001', 0)
    player.wake()
    await player.clock.advance(600_000)
    expect(player.transaction.status).toBe('processed')
    player.transaction.set('mistaked', 'dep-1001')
    player.transaction.set('waiting')
    expect(player.transaction.status).toBe('processed')
  })

  it('C74 mistaked is shown after accepted', async () => {
    const { player } = await arrived()
    await player.clock.advance(60_000)
    player.cashier.setStatus('dep-1001', 2)
    await player.clock.advance(30_000)
    expect(player.transaction.status).toBe('mistaked')
  })

  it('I10 C73 the query alone never shows "processed", even if the server does not answer for an hour', async () => {
    const { player } = await arrived({ query: { status: 'processed' }, scenario: SCENARIOS.statusFails })
    for (let minute = 0; minute < 60; minute++) {
      await player.clock.advance(60_000)
      expect(player.transaction.status).toBe('accepted')
    }
  })

  it('D-03 ?status=processed is shown as paid as soon as the server agrees', async () => {
    const { player } = await arrived({ query: { status: 'processed' }, scenario: SCENARIOS.statusProcessed })
    await player.clock.advance(120_000)
    expect(player.transaction.status).toBe('processed')
  })

  it('C73 ?status=mistaked is replaced by the status of the server', async () => {
    const { player } = await arrived({ query: { status: 'mistaked' } })
    expect(player.transaction.status).toBe('waiting')
    player.cashier.setStatus('dep-1001', 1)
    await player.clock.advance(5_000)
    expect(player.transaction.status).toBe('processed')
  })

  it('G10 ANALYT-02 tracks each change of the status, in order', async () => {
    const { player } = await arrived({ query: { status: 'accepted' } })
    expect(views(player)).toEqual(['status_processing'])
    player.cashier.setStatus('dep-1001', 2)
    await player.clock.advance(5_000)
    expect(views(player)).toEqual(['status_processing', 'status_decline'])
    const paid = await arrived({ query: { status: 'mistaked' } })
    paid.player.cashier.setStatus('dep-1001', 1)
    await paid.player.clock.advance(5_000)
    expect(views(paid.player)).toEqual(['payment_progress', 'status_success'])
  })
})

describe('polling the status', () => {
  it('D-13 polls at once, after 5 s, and then with growing intervals up to 30 s', async () => {
    const askedAt: number[] = []
    const { player } = await arrived()
    const from = player.clock.monotonic()
    for (let second = 0; second < 180; second++) {
      const before = polls(player).length
      await player.clock.advance(1_000)
      if (polls(player).length > before) askedAt.push(player.clock.monotonic() - from)
    }
    const gaps = askedAt.map((at, index) => at - (askedAt[index - 1] ?? 0))
    expect(polls(player)).toHaveLength(askedAt.length + 1)
    expect(gaps[0]).toBe(5_000)
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
    expect(gaps.slice(-3)).toEqual([30_000, 30_000, 30_000])
  })

  it('I14 C49 has one request in flight at a time, even if the response is slow and the page wakes often', async () => {
    const { player } = await arrived({
      scenario: { title: '', faults: { 'deposit-status': { answer: 'normal', delayMs: 12_000 } } },
    })
    for (let second = 0; second < 11; second++) {
      player.wake()
      await player.clock.advance(1_000)
    }
    expect(polls(player)).toHaveLength(1)
    await player.clock.advance(1_000)
    player.wake()
    await player.clock.advance(0)
    expect(polls(player)).toHaveLength(2)
  })

  it('polls at once when the page becomes visible or the network returns', async () => {
    const { player } = await arrived()
    await player.clock.advance(60_000)
    const before = polls(player).length
    player.wake()
    await player.clock.advance(0)
    expect(polls(player)).toHaveLength(before + 1)
  })

  it('I14 polls at most once a second while the page wakes often', async () => {
    const { player } = await arrived()
    await player.clock.advance(2_000)
    const before = polls(player).length
    for (let tenth = 0; tenth < 100; tenth++) {
      player.wake()
      await player.clock.advance(100)
    }
    expect(polls(player).length - before).toBe(11)
  })

  it('I14 stops once the deposit is paid, and keeps its ledger entry for a reload', async () => {
    const { player, leave } = await arrived()
    expect(player.ledger.all()).toHaveLength(1)
    player.cashier.setStatus('dep-1001', 1)
    await player.clock.advance(5_000)
    const before = polls(player).length
    player.wake()
    await player.clock.advance(600_000)
    expect(polls(player)).toHaveLength(before)
    expect(player.ledger.all()).toMatchObject([{ depositId: 'dep-1001' }])
    leave()
    expect(player.clock.pending()).toBe(0)
  })

  it.each<[string | number, string]>([
    ['CANCELED', 'provider'],
    ['AUTO_CANCELED', 'time'],
    ['canceled', 'provider'],
    [2, 'declined'],
    ['2', 'declined'],
    ['MISTAKED', 'declined'],
  ])('N9 D-02 I9 after %j polls every 30 s, has the reason %s, and shows a late payment', async (said, reason) => {
    const { player, leave } = await arrived()
    player.cashier.setStatus('dep-1001', said)
    await player.clock.advance(5_000)
    expect(player.transaction).toMatchObject({ status: 'mistaked', reason })
    const before = polls(player).length
    await player.clock.advance(300_000)
    expect(polls(player)).toHaveLength(before + 10)
    player.cashier.setStatus('dep-1001', 'PAYED')
    await player.clock.advance(30_000)
    expect(player.transaction.status).toBe('processed')
    leave()
    expect(player.clock.pending()).toBe(0)
  })

  it('I14 C51 stops when the page is left: no timer, no listener', async () => {
    const { player, leave } = await arrived()
    await player.clock.advance(7_000)
    leave()
    expect(player.clock.pending()).toBe(0)
    expect(player.watchers.size).toBe(0)
    const before = polls(player).length
    await player.clock.advance(600_000)
    expect(polls(player)).toHaveLength(before)
  })

  it('I15 ignores a response that arrives after the page was left', async () => {
    const { player, leave } = await arrived({
      scenario: {
        title: '',
        statusAfter: { polls: 1, status: 1 },
        faults: { 'deposit-status': { answer: 'normal', delayMs: 3_000 } },
      },
    })
    leave()
    await player.clock.advance(10_000)
    expect(player.transaction.status).toBe('waiting')
    expect(views(player)).toEqual(['payment_progress'])
    expect(player.ledger.all()).toHaveLength(1)
  })

  it('I15 ignores a response that arrives although its request was aborted', async () => {
    const player = open()
    await player.creating.press()
    let reply = (_: DepositStatus) => {}
    const leave = player.complete({ depositStatus: () => new Promise((resolve) => (reply = resolve)) })
    leave()
    reply({ status: 1, chain: undefined })
    await player.clock.advance(0)
    expect(player.transaction.status).toBe('waiting')
    expect(views(player)).toEqual(['payment_progress'])
    expect(player.ledger.all()).toHaveLength(1)
    expect(player.clock.pending()).toBe(0)
  })

  it('C50 continues to poll after failures of every kind, and marks the server as not responding after three', async () => {
    const { player } = await arrived({ scenario: SCENARIOS.statusFails })
    await player.clock.advance(10_000)
    expect(polls(player)).toHaveLength(2)
    expect(player.transaction.isPollFailing).toBe(false)
    await player.clock.advance(290_000)
    expect(player.transaction.status).toBe('accepted')
    expect(player.transaction.isPollFailing, 'after three questions without an answer').toBe(true)
    player.cashier.setScenario({ title: '' })
    player.cashier.setStatus('dep-1001', 1)
    await player.clock.advance(30_000)
    expect(player.transaction.status).toBe('processed')
    expect(player.transaction.isPollFailing).toBe(false)
  })

  it('C36 polls the stored deposit after a reload', async () => {
    const { player } = await arrived()
    const reloaded = open({ before: player })
    player.cashier.setStatus('dep-1001', 1)
    reloaded.complete()
    await reloaded.clock.advance(0)
    expect(reloaded.deposit.current).toMatchObject({ id: 'dep-1001', amount: '500.00', currency: 'MXN' })
    expect(reloaded.transaction.status).toBe('processed')
  })

  it.each([
    ['a return from the provider', { status: 'processed' }, 'dep-1001'],
    ['a reload', {}, 'dep-of-coins'],
  ])(
    'STATUS-03 polls after %s (query %j) the deposit %s, though an address of coins was shown last',
    async (_, query, id) => {
      const { player } = await arrived()
      const [entry] = player.ledger.all()
      if (entry?.state !== 'accepted') throw new Error('The deposit is stored.')
      const key = 'key-of-the-address'
      const createdAt = entry.createdAt + 1
      player.ledger.add({ ...entry, key, createdAt, depositId: 'dep-of-coins', presents: { kind: 'address' } })
      const reloaded = open({ before: player, query })
      reloaded.complete()
      expect(reloaded.deposit.current?.id).toBe(id)
    },
  )

  it('does not poll an older deposit if the create response has no id', async () => {
    const player = open()
    await player.creating.press()
    player.open('list')
    player.open('form')
    const body = { apiResponse: { source: 'https://provider.example/pay' } }
    const faults = { answer: 'refuse', status: 200, body, times: 1 } as const
    player.cashier.setScenario({ title: '', faults: { 'deposit-create': faults } })
    await player.creating.press()
    player.cashier.setStatus('dep-1001', 1)
    player.complete()
    await player.clock.advance(10_000)
    expect(player.log).toContain('next redirect')
    expect(player.transaction.status).toBe('waiting')
    expect(polls(player)).toEqual([])
  })
})

describe('P2 SOCK-07 D-13 a push on the completion page', () => {
  const now = async (player: Player) => player.clock.advance(0)
  /** A player between two polls: the last answer came long ago, and the next request is far away. */
  const between = async (need: Partial<PlayerNeed> = {}) => {
    const arrival = await arrived(need)
    await arrival.player.clock.advance(65_000)
    return { ...arrival, before: polls(arrival.player).length }
  }

  it.each([
    [1, 'processed'],
    [2, 'mistaked'],
    [0, 'accepted'],
  ] as const)('STATUS-06 polls at once, and the response %i is shown as %s', async (status, shown) => {
    const { player, before } = await between()
    player.cashier.setStatus('dep-1001', status)
    player.push('dep-1001')
    await now(player)
    expect(polls(player)).toHaveLength(before + 1)
    expect(player.transaction).toMatchObject({ status: shown, depositId: 'dep-1001' })
  })

  it('I10 D-03 is proof of a payment, even if the status request fails', async () => {
    const { player } = await between({ scenario: SCENARIOS.statusFails })
    player.push('dep-1001', 1)
    expect(player.transaction).toMatchObject({ status: 'processed', depositId: 'dep-1001' })
    expect(views(player).at(-1)).toBe('status_success')
  })

  it('C27 S5 does not show a failed payment by itself, because the player might pay again', async () => {
    const { player, before } = await between()
    player.push('dep-1001', 2)
    expect(player.transaction.status).toBe('accepted')
    await now(player)
    expect(polls(player)).toHaveLength(before + 1)
    expect(player.transaction.status).toBe('accepted')
  })

  it.each([['dep-1002'], ['DEP-1001'], ['dep-1001 '], ['1001'], ['']])(
    'STATUS-06 B22 C27 for the other deposit %j changes nothing and polls nothing',
    async (id) => {
      const { player, before } = await between()
      player.push(id, 1)
      await now(player)
      expect(polls(player)).toHaveLength(before)
      expect(player.transaction.status).toBe('accepted')
    },
  )

  it('STATUS-06 B22 changes nothing without a deposit', async () => {
    const player = open()
    player.complete()
    player.push('dep-1001', 1)
    await now(player)
    expect(player.transaction).toMatchObject({ status: 'waiting', depositId: undefined })
    expect(polls(player)).toEqual([])
  })

  it('I9 C27 never replaces the status of a paid deposit, and polls nothing more', async () => {
    const { player } = await between()
    player.cashier.setStatus('dep-1001', 1)
    player.push('dep-1001', 1)
    await now(player)
    const before = polls(player).length
    for (const old of [0, 2, 'CANCELED', 7, 1]) player.push('dep-1001', old)
    await player.clock.advance(600_000)
    expect(player.transaction.status).toBe('processed')
    expect(polls(player)).toHaveLength(before)
  })

  it('I9 D-02 shows a late payment after a failed status', async () => {
    const { player } = await between()
    player.cashier.setStatus('dep-1001', 2)
    player.push('dep-1001', 2)
    await now(player)
    expect(player.transaction.status).toBe('mistaked')
    player.push('dep-1001', 0)
    await player.clock.advance(60_000)
    expect(player.transaction.status).toBe('mistaked')
    player.cashier.setStatus('dep-1001', 1)
    player.push('dep-1001', 1)
    const before = polls(player).length
    await player.clock.advance(60_000)
    expect(player.transaction.status).toBe('processed')
    expect(polls(player).length - before, 'asked once more, to be sure, and then no more').toBeLessThanOrEqual(1)
  })

  it('I14 waits for a request in flight and then polls again, because its response may be older than the push', async () => {
    const { player } = await between({
      scenario: { title: '', faults: { 'deposit-status': { answer: 'normal', delayMs: 2_000 } } },
    })
    player.wake()
    const before = polls(player).length
    await player.clock.advance(1_000)
    player.cashier.setStatus('dep-1001', 1)
    player.push('dep-1001')
    await player.clock.advance(999)
    expect(polls(player)).toHaveLength(before)
    await player.clock.advance(3_001)
    expect(polls(player)).toHaveLength(before + 1)
    expect(player.transaction.status).toBe('processed')
  })

  it('B22 I14 polls at most once a second while pushes keep arriving', async () => {
    const { player, before } = await between()
    for (let tenth = 0; tenth < 100; tenth++) {
      player.push('dep-1001')
      await player.clock.advance(100)
    }
    expect(polls(player).length - before).toBe(11)
  })

  it('does not end the polling', async () => {
    const { player } = await between()
    player.push('dep-1001', 0)
    await now(player)
    player.cashier.setStatus('dep-1001', 1)
    await player.clock.advance(30_000)
    expect(player.transaction.status).toBe('processed')
  })

  it('I15 changes nothing after the page was left', async () => {
    const { player, leave, before } = await between()
    leave()
    expect(player.hearers.size).toBe(0)
    player.push('dep-1001', 1)
    await now(player)
    expect(polls(player)).toHaveLength(before)
    expect(player.transaction.status).toBe('waiting')
    expect(player.clock.pending()).toBe(0)
  })
})
