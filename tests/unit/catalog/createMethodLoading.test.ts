import { describe, expect, it } from 'vitest'
import { createCashier } from '../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../mocks/cashier/Scenario.ts'
import { SCENARIOS } from '../../../mocks/scenarios/index.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import { createMethodLoading } from '../../../src/catalog/createMethodLoading.ts'
import { listPageOf } from '../../../src/catalog/listPageOf.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { reportList } from '../../../src/features/list/notShown.ts'
import { requestOtherList } from '../../../src/features/list/requestOtherList.ts'
import type { GoOptions } from '../../../src/model/navigation.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'
import { session } from '../features/builders.ts'
import { cashierTransport } from '../features/cashierTransport.ts'
import { apiOver, CALL_CONFIG } from '../features/openPlayer.ts'
import { fakeClock } from '../support/fakeClock.ts'

/** A cashier whose method list loads. `state`: whether the player is on the list, and on which list. */
function open(scenario: Scenario, player = session()) {
  const state = { isOnList: true, transaction: 'deposit', lastUsed: '' }
  const clock = fakeClock()
  const cashier = createCashier({ scenario, now: clock.now, later: clock.later, random: () => 0.5 })
  const transport = cashierTransport({ cashier, clock })
  const api = apiOver(transport)
  const methods = new MethodsStore()
  const went: [string, GoOptions | undefined][] = []
  const failures: unknown[] = []
  const reports: string[] = []
  const loading = createMethodLoading({
    api,
    session: player,
    methods,
    navigation: { go: (name, options) => void went.push([name, options]) },
    lastUsed: () => state.lastUsed,
    page: {
      list: () => (state.isOnList ? listPageOf(state.transaction) : undefined),
      transaction: () => state.transaction,
    },
    listLater: (transaction) =>
      requestOtherList(
        { transport, config: CALL_CONFIG },
        {
          ...{ session: player, transaction, abTestGroup: undefined },
          withdrawals: CASHIERS[player.mode].withdrawals,
        },
      ),
    abTestGroup: undefined,
    onFailure: (failure) => void failures.push(failure),
    report: (code, message) => void reports.push(`${code}: ${message}`),
    reportNotShown: (list) => reportList(list, false, (code, message) => void reports.push(`${code}: ${message}`)),
  })
  return { api, cashier, clock, failures, loading, methods, player, reports, state, transport, went }
}

const names = (methods: MethodsStore) => methods.methods.map(({ name }) => name)

describe('loading the list', () => {
  it('shows the methods and initial currencies of the response', async () => {
    const { loading, methods, went } = open(SCENARIOS.default)
    expect(methods.state).toBe('loading')
    await loading.load()
    expect(methods.state).toBe('ready')
    expect(names(methods)).toContain('airtm')
    expect(methods.initCurrencies).toEqual({ fiat: 'MXN', crypto: 'USDT' })
    expect(went).toEqual([])
  })

  it.each([
    [401, false, 'ready'],
    [401, true, 'failed'],
    [500, false, 'failed'],
  ])(
    'S9 a first list that was refused with %s, while the token is expired: %s, ends %s',
    async (status, isExpired, state) => {
      const { failures, loading, methods, player } = open(SCENARIOS.default)
      player.setExpired(isExpired)
      const refused = new TransportFailure(
        { call: 'POST x', url: '/x', kind: 'status', status, sent: true },
        'old-token',
      )
      await loading.load(Promise.reject(refused))
      expect(failures.length > 0 ? 'failed' : methods.state).toBe(state)
    },
  )

  it('U27 D-67 puts the method used last first, with its group, unless another player used it', async () => {
    const { loading, methods, player, state } = open(SCENARIOS.default)
    await loading.load()
    const [usual] = methods.entries
    state.lastUsed = 'somebody-else todito_cash'
    await loading.load()
    expect(methods.entries[0]).toEqual(usual)
    state.lastUsed = `${player.identity} todito_cash`
    await loading.load()
    const [first] = methods.entries
    expect(first?.kind === 'group' && first.group.methods[0]).toMatchObject({
      name: 'todito_cash',
      badgeText: 'badge.last',
    })
  })

  it('uses a request that is already in flight', async () => {
    const { api, loading, methods, transport } = open(SCENARIOS.default)
    await loading.load(api.methodsPaymentV5({ country: 'MX', currency: { code: 'MXN', type: 'fiat' } }))
    expect(methods.state).toBe('ready')
    expect(transport.sent).toHaveLength(1)
  })

  it('LIST-02 isDirectGeo leads to the empty page with the keys direct and transaction, and no method can be pressed', async () => {
    const { loading, methods, went } = open(SCENARIOS.directGeo)
    await loading.load()
    expect(methods).toMatchObject({ state: 'ready', methods: [] })
    expect(went).toEqual([['emptyPage', { query: { direct: '1', transaction: 'deposit' }, replace: true }]])
  })

  it('LIST-03 ERR-15 no methods lead to the empty page with the keys direct and transaction, and are reported', async () => {
    const { loading, reports, went } = open(SCENARIOS.empty)
    await loading.load()
    expect(went).toEqual([['emptyPage', { query: { direct: '0', transaction: 'deposit' }, replace: true }]])
    expect(reports).toEqual(['methods.empty: Empty payment methods'])
  })

  it.each([
    [
      'withdrawal',
      'is replaced by the empty page',
      [['emptyPage', { query: { direct: '0', transaction: 'withdrawal' }, replace: true }]],
    ],
    ['deposit', 'stays', []],
  ])('Q-127 an empty %s list of the crypto-balance cashier %s, and is reported', async (transaction, _, pages) => {
    const { loading, reports, state, went } = open(SCENARIOS.empty, session({ mode: 'cryptobalance' }))
    state.transaction = transaction
    await loading.load()
    expect(went).toEqual(pages)
    expect(reports).toEqual(['methods.empty: Empty payment methods'])
  })

  it('LIST-03 opens the empty page if every method fails its schema, and reports each', async () => {
    const { loading, reports, went } = open({ title: '', methods: () => [{ title: 1 }, { fields: 'x' }] })
    await loading.load()
    expect(went[0]?.[0]).toBe('emptyPage')
    expect(reports.filter((line) => line.includes('is not shown'))).toEqual([
      'method.schema: methods-payment-v5: method no. 1 is not shown: / (required: name)',
      'method.schema: methods-payment-v5: method no. 2 is not shown: / (required: name)',
    ])
  })

  it('leaves out and reports a method that fails its schema, and shows the others', async () => {
    const { loading, methods, reports, went } = open(SCENARIOS.badMethod)
    await loading.load()
    expect(methods.methods.length).toBeGreaterThan(5)
    expect(reports.length).toBeGreaterThan(0)
    expect(new Set(reports.map((report) => report.split(':')[0]))).toEqual(new Set(['method.schema']))
    expect(went).toEqual([])
  })

  it('LIST-16 ERR-19 C52 ignores the response of an outdated request, and reports it once', async () => {
    const { clock, failures, loading, methods, player, reports, went } = open(SCENARIOS.listStale)
    const first = loading.load()
    player.chooseGeo('BR')
    await loading.load()
    const shown = names(methods)
    await clock.advance(10_000)
    await first
    expect(names(methods)).toEqual(shown)
    expect(reports.filter((line) => line === 'list.outdated: Race condition request error')).toHaveLength(1)
    expect(failures).toEqual([])
    expect(went.length).toBeLessThanOrEqual(1)
  })

  it('LIST-16 ignores the failure of an outdated request', async () => {
    const { clock, failures, loading, methods, reports } = open(SCENARIOS.default)
    let fail = (_: Error) => {}
    const first = loading.load(new Promise((_, reject) => (fail = reject)))
    await loading.load()
    fail(new Error('too late'))
    await first
    await clock.advance(0)
    expect(methods.state).toBe('ready')
    expect(failures).toEqual([])
    expect(reports).toEqual(['list.outdated: Race condition request error'])
  })

  it("PAGE-03 ERR-13 'Request timeout' after 30 s goes to the error route with backRoute, errorMessage and stacktrace", async () => {
    const { clock, failures, loading, methods, went } = open(SCENARIOS.listHangs)
    const working = loading.load()
    await clock.advance(29_999)
    expect(went).toEqual([])
    await clock.advance(1)
    await working
    const [[page, options] = []] = went
    expect(page).toBe('errorPage')
    expect(options).toMatchObject({
      query: { backRoute: 'depositListPage', transaction: 'deposit' },
      state: { errorMessage: 'Request timeout' },
    })
    expect(options?.state?.stacktrace).toMatch(/Request timeout/)
    expect(JSON.stringify(options)).not.toContain('canary')
    expect(methods.state).toBe('failed')
    expect(failures).toEqual([])
  })

  it('Q-010 P4 a later list that times out is shown as failed, with a notice, and does not go to the error route', async () => {
    const { cashier, clock, failures, loading, methods, player, reports, went } = open(SCENARIOS.default)
    await loading.load()
    cashier.setScenario(SCENARIOS.listHangs)
    player.chooseGeo('BR')
    const working = loading.load()
    await clock.advance(30_000)
    await working
    expect(methods.state).toBe('failed')
    expect(failures).toEqual([expect.objectContaining({ kind: 'timeout' })])
    expect(reports).toEqual(['methods.timeout: Request timeout'])
    expect(went).toEqual([])
  })

  it('Q-010 the first list goes to the error route again if a refresh times out too', async () => {
    const { clock, loading, went } = open(SCENARIOS.listHangs)
    for (let time = 0; time < 2; time++) {
      const working = loading.load()
      await clock.advance(30_000)
      await working
    }
    expect(went.map(([page]) => page)).toEqual(['errorPage', 'errorPage'])
  })

  it.each(['listFails', 'listHtml', 'tokenExpired'] as const)(
    'reports the failure %s, and ends the loading state',
    async (name) => {
      const { clock, failures, loading, methods, went } = open(SCENARIOS[name])
      const working = loading.load()
      await clock.advance(60_000)
      await working
      expect(methods.state).toBe('failed')
      expect(failures).toHaveLength(1)
      expect(went).toEqual([])
    },
  )

  it('is shown if a second load succeeds', async () => {
    const { loading, methods } = open(SCENARIOS.listFailsOnce)
    await loading.load()
    expect(methods.state).toBe('failed')
    await loading.load()
    expect(methods.state).toBe('ready')
  })
})

describe('P1 a player who is elsewhere', () => {
  it.each([
    ['empty', 'emptyPage', { direct: '0', transaction: 'deposit' }],
    ['directGeo', 'emptyPage', { direct: '1', transaction: 'deposit' }],
    ['listHangs', 'errorPage', { backRoute: 'depositListPage', transaction: 'deposit' }],
  ] as const)(
    'LIST-02 LIST-03 ERR-13 stays there when the list is %s, and is led on to the %s from the list',
    async (name, page, query) => {
      const { clock, loading, state, went } = open(SCENARIOS[name])
      state.isOnList = false
      const working = loading.load()
      await clock.advance(30_000)
      await working
      expect(went).toEqual([])
      state.isOnList = true
      loading.entered()
      expect(went).toMatchObject([[page, { query, replace: true }]])
    },
  )

  it('is not redirected again by the result of an earlier load', async () => {
    const { cashier, loading, went } = open(SCENARIOS.empty)
    await loading.load()
    expect(went).toHaveLength(1)
    cashier.setScenario(SCENARIOS.default)
    const again = loading.load()
    loading.entered()
    await again
    loading.entered()
    expect(went).toHaveLength(1)
  })
})

describe('loading the countries', () => {
  it('P11 shows the country selector while the countries are loading, and keeps it if there are several', async () => {
    const { loading, methods } = open(SCENARIOS.default)
    expect(methods.isGeoSelectorOn).toBe(true)
    await loading.loadCountries()
    expect(methods).toMatchObject({ countriesState: 'ready', isGeoSelectorOn: true })
  })

  it('hides the selector and keeps the list if it fails', async () => {
    const faults = { answer: 'html', status: 500, body: '' } as const
    const { failures, loading, methods, reports } = open({
      title: '',
      faults: { 'methods-country-selector-v2': faults },
    })
    await Promise.all([loading.load(), loading.loadCountries()])
    expect(methods).toMatchObject({ state: 'ready', countriesState: 'failed', isGeoSelectorOn: false })
    expect(failures).toEqual([])
    expect(reports).toEqual([])
  })

  it('Q-069 hides the selector if there is only one country', async () => {
    const { loading, methods } = open(SCENARIOS.oneCountry)
    await loading.loadCountries()
    expect(methods.isGeoSelectorOn).toBe(false)
  })
})

describe('L4 N20 methods that are never listed', () => {
  const coin = (name: string, over: object = {}) => ({ name, category: 'crypto', ...over })

  it.each<[string, object]>([
    ['neo', {}],
    ['NEO_n3', {}],
    ['way_7', { currency: 'NEO' }],
    ['way_7', { network: { name: 'N3', currency: 'neo' } }],
  ])('CUR-05 NEO, as %s with %j: not in a list of deposits, of withdrawals, or of crypto alone', async (name, over) => {
    for (const others of [[], [{ name: 'airtm' }]]) {
      const { loading, methods, reports } = open({
        title: '',
        methods: () => [coin(name, over), coin('btc'), ...others],
      })
      await loading.load()
      expect(names(methods)).toEqual(['btc', ...others.map((one) => one.name)])
      expect(reports).toEqual([expect.stringContaining(`method "${name}" is not shown: /`)])
    }
    const { loading, methods, state } = open({ title: '', methods: () => [coin(name, over), coin('btc')] })
    state.transaction = 'withdrawal'
    await loading.load()
    expect(names(methods)).toEqual(['btc'])
  })

  it.each<[unknown]>([
    [['TRC-20', 'ERC-20']],
    ['TRC-20, ERC-20'],
    [{ trc: 'TRC-20', erc: 'ERC-20' }],
    [[{ code: 'a' }, { code: 'b' }]],
  ])('N20 a method with the networks %j and no field for the choice, and that is reported', async (network) => {
    const { loading, methods, reports } = open({ title: '', methods: () => [coin('usdt', { network }), coin('btc')] })
    await loading.load()
    expect(names(methods)).toEqual(['btc'])
    expect(reports).toEqual([
      'method.unlisted: method "usdt" is not shown: /network (several networks need a field of the type "networks")',
    ])
  })

  it('lists a method whose name only resembles NEO, or that is not crypto', async () => {
    const { loading, methods } = open({ title: '', methods: () => [coin('neon_pay'), { name: 'neo', category: null }] })
    await loading.load()
    expect(names(methods)).toEqual(['neon_pay', 'neo'])
  })
})

it('L5 reports a timeout, and the error page leads back to the current list', async () => {
  const { api, clock, reports, went, player, methods, transport } = open(SCENARIOS.listHangs)
  const loading = createMethodLoading({
    ...{ api, session: player, methods, abTestGroup: undefined },
    navigation: { go: (name, options) => void went.push([name, options]) },
    lastUsed: () => null,
    page: { list: () => 'cryptoBalanceCryptoDepositPage', transaction: () => 'deposit' },
    listLater: (transaction) =>
      requestOtherList(
        { transport, config: CALL_CONFIG },
        {
          ...{ session: player, transaction, abTestGroup: undefined },
          withdrawals: CASHIERS[player.mode].withdrawals,
        },
      ),
    onFailure: () => {},
    report: (code) => void reports.push(code),
    reportNotShown: () => {},
  })
  const loaded = loading.load()
  await clock.advance(120_000)
  await loaded
  expect(reports).toEqual(['methods.timeout'])
  expect(went).toEqual([
    [
      'errorPage',
      expect.objectContaining({ query: { backRoute: 'cryptoBalanceCryptoDepositPage', transaction: 'deposit' } }),
    ],
  ])
})
