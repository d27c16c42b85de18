import { readFileSync } from 'node:fs'
import type { FromSchema } from 'json-schema-to-ts'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { METHODS, OPEN } from '../../schemas/host/choices.ts'
import { BONUS, LOADED, type Loaded } from '../../schemas/host/loaded.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import { methodsCountrySelectorV2 } from '../../src/api/calls/methodsCountrySelectorV2.ts'
import { methodsPaymentV5 } from '../../src/api/calls/methodsPaymentV5.ts'
import { createChoices } from '../../src/app/choices/createChoices.ts'
import { createScopeSources } from '../../src/app/core/createScopeSources.ts'
import { createStores, lookOf } from '../../src/app/createStores.ts'
import { createLedgers } from '../../src/app/payments/createLedgers.ts'
import { readPaymentConfig } from '../../src/app/payments/readPaymentConfig.ts'
import { followPreview } from '../../src/app/preview/followPreview.ts'
import { CASHIERS } from '../../src/cashiers/CASHIERS.ts'
import { BonusStore } from '../../src/catalog/BonusStore.ts'
import { CryptoBonusStore } from '../../src/catalog/CryptoBonusStore.ts'
import { createMethodLoading } from '../../src/catalog/createMethodLoading.ts'
import type {
  PaywidgetBonus,
  PaywidgetData,
  PaywidgetMethods,
  PaywidgetOpen,
  PaywidgetUser,
} from '../../src/embed/types.ts'
import { openPlayerTransport } from '../../src/entries/openPlayerTransport.ts'
import { readConfig } from '../../src/entries/readConfig.ts'
import { restartSettings } from '../../src/entries/restartSettings.ts'
import { createBonusFeature } from '../../src/features/bonus/createBonusFeature.ts'
import { readBonuses } from '../../src/features/bonus/readBonuses.ts'
import { createCaptchaFeature } from '../../src/features/captcha/createCaptchaFeature.ts'
import { requestOtherList } from '../../src/features/list/requestOtherList.ts'
import { webViewChannel } from '../../src/host/bridge/channels/webView.ts'
import { openBridge } from '../../src/host/bridge/HostBridge.ts'
import { packReference } from '../../src/host/bridge/intentReference.ts'
import type { HostData } from '../../src/host/loaded/HostData.ts'
import { identityOf } from '../../src/host/loaded/identityOf.ts'
import type { ReadHostData } from '../../src/host/loaded/readHostData.ts'
import english from '../../src/i18n/locales/en.json' with { type: 'json' }
import { createLedger } from '../../src/payments/ledger.ts'
import { createSteadyTime } from '../../src/platform/time/steadyTime.ts'
import { GROUP_B } from '../../src/reference/GROUP_B.ts'
import { commonScopes } from '../../src/scopes/commonScopes.ts'
import type { AppNeed } from '../../src/services/AppNeed.ts'
import type { Services } from '../../src/services/Services.ts'
import { fixtureMethod, memoryStorage } from '../unit/features/builders.ts'
import { fakeClock } from '../unit/support/fakeClock.ts'
import { fakeWindow } from '../unit/support/fakeWindow.ts'
import { frameStand, HOME, type Stand as HostStand, packageStand, selfStand, webViewStand } from './channelStands.ts'
import { httpStand, type SocketStand, type Stand, socketStand } from './transportStands.ts'

/** Every member of `loaded` in the schema must arrive in the app and have an effect. */

interface Schema {
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** The leaf members of a schema, as dotted paths. */
const leavesOf = ({ properties = {} }: Schema, at = ''): string[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties === undefined ? [`${at}${name}`] : leavesOf(schema, `${at}${name}.`),
  )

const LEAVES = leavesOf(LOADED)
const BONUS_LEAVES = leavesOf(BONUS)

const clock = fakeClock()
const entry = { key: 'k1', digest: 'd', method: 'airtm', amount: '5.00', currency: 'MXN', country: 'MX' }
const aBonus = { id: 'b1', type: 'deposit', depositBonusData: { percent: 10 } }

/** For each member, a value other than the default. A new member without a value fails the test. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  analytics: true,
  bonusId: 'b2',
  bonusList: [aBonus, { ...aBonus, id: 'b2' }],
  closingButton: false,
  debug: true,
  experiments: [{ key: 'carousel', group: GROUP_B }],
  host: 'https://casino.example',
  'schema.theme': 'dark',
  'schema.variables': { '--pw-unit': '5px' },
  'schema.meta': { isCryptoBonusAvailable: true },
  'schema.fonts': [{ family: 'Brand', url: 'https://brand.example/a.woff2' }],
  'schema.assets': { badge: 'https://brand.example/a.png' },
  'schema.fit': 'content',
  xOrigin: 'casino.example',
  userId: '90210',
  layoutPreview: 'a'.repeat(64),
  open: { amount: '50' },
  methods: { hide: ['airtm'] },
  texts: { en: { 'search.label': 'Find your bank' } },
  partnerKey: 'partner',
  widgetViewType: 'sweep',
  transport: 'socket',
  platformVersion: 'classic',
  pwa: true,
  isMobileApp: true,
  geetestCaptchaId: 'captcha',
  resume: packReference([{ ...entry, createdAt: clock.now(), identity: 'another' }]),
  'user.token': 'another-token',
  'user.id': '90210',
  'user.currency': 'EUR',
  'user.paymentGeo': 'MT',
  'user.platform': 'ios',
  'user.lang': 'es',
  'user.locale': 'es-MX',
  'user.country': 'mt',
  'user.partner_key': 'partner',
  'user.balanceData.primary.amount': '12.50',
  'user.balanceData.primary.currency': 'MXN',
}

/** For a member that has no effect alone, the other members that it needs. */
const BESIDE: Readonly<Record<string, object>> = {
  bonusId: { bonusList: SAMPLES.bonusList },
  'schema.meta': { experiments: [{ key: 'cryptoBonus', group: GROUP_B }] },
  'user.balanceData.primary.currency': { user: { balanceData: { primary: { amount: '12.50' } } } },
}

function laidOver(under: object, over: object): Record<string, unknown> {
  const both: Record<string, unknown> = { ...under }
  for (const [name, value] of Object.entries(over))
    both[name] = isRecord(both[name]) && isRecord(value) ? laidOver(both[name], value) : value
  return both
}

/** `{ a: { b: value } }` for the path `a.b`. */
const nested = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object

const without = (path: string): object => laidOver({ user: { token: 'token' } }, BESIDE[path] ?? {})
const withIt = (path: string): object => laidOver(without(path), nested(path, SAMPLES[path]))

/** The data as text. The token is added, because it is not enumerable. */
const textOf = (data: HostData): string => JSON.stringify([data, data.token])

/** The data the app gets when a host sends the payload over a channel. */
async function heardOver(stand: HostStand, say: (payload: object) => void, payload: object): Promise<HostData> {
  const heard: ReadHostData[] = []
  const bridge = openBridge(stand.channel, { clock: fakeClock(), onProblem: () => {} })
  bridge.on('loaded', (read) => heard.push(read))
  say(payload)
  const [read] = heard
  bridge.dispose()
  if (read?.ok !== true) throw new Error(`not taken: ${JSON.stringify(read ?? payload)}`)
  return read.data
}

const message = (payload: object) => JSON.stringify({ messageType: 'loaded', payload })

const MODES: Readonly<Record<string, (payload: object) => Promise<HostData>>> = {
  iframe: (payload) => {
    const stand = frameStand([HOME])
    return heardOver(stand, (said) => stand.say(message(said)), payload)
  },
  'iframe, as an object': (payload) => {
    const stand = frameStand([HOME])
    return heardOver(stand, (said) => stand.say({ messageType: 'loaded', payload: said }), payload)
  },
  self: (payload) => {
    const stand = selfStand()
    return heardOver(stand, (said) => stand.say(message(said)), payload)
  },
  webview: (payload) => {
    const stand = webViewStand()
    return heardOver(stand, (said) => stand.say(message(said)), payload)
  },
  'webview, by window.userData': async (payload) => {
    const view = Object.assign(fakeWindow(HOME), { userData: payload })
    const time = fakeClock()
    const bridge = openBridge(webViewChannel(view, { postMessage: () => {} }, time), {
      clock: time,
      onProblem: () => {},
    })
    const heard = new Promise<ReadHostData>((resolve) => bridge.on('loaded', resolve))
    await time.advance(20)
    const read = await heard
    bridge.dispose()
    if (!read.ok) throw new Error(read.paths.join())
    return read.data
  },
  package: (payload) => {
    const stand = packageStand()
    return heardOver(stand, (said) => stand.say(message(said)), payload)
  },
}
const read = MODES.self as (payload: object) => Promise<HostData>

it('G8 each member of "loaded" has a sample', () => {
  expect(Object.keys(SAMPLES).toSorted()).toEqual(LEAVES.toSorted())
})

describe.each(Object.entries(MODES))('G8 in the mode %s', (_, heard) => {
  it.each(LEAVES)('G8 "%s" reaches the app', async (path) => {
    expect(textOf(await heard(withIt(path)))).not.toBe(textOf(await heard(without(path))))
  })
})

it('G6 G8 G18 the package types have exactly the members of the schema, so that a typo does not compile', () => {
  type Named<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] }
  expectTypeOf<keyof PaywidgetOpen>().toEqualTypeOf<keyof typeof OPEN.properties>()
  expectTypeOf<keyof PaywidgetMethods>().toEqualTypeOf<keyof typeof METHODS.properties>()
  type Look = NonNullable<PaywidgetData['schema']>
  type Bonus = FromSchema<typeof BONUS>
  expectTypeOf<keyof PaywidgetData>().toEqualTypeOf<Named<Loaded>>()
  expectTypeOf<keyof PaywidgetUser>().toEqualTypeOf<Named<NonNullable<Loaded['user']>>>()
  expectTypeOf<keyof Look>().toEqualTypeOf<Named<NonNullable<Loaded['schema']>>>()
  expectTypeOf<keyof PaywidgetBonus>().toEqualTypeOf<Named<Bonus>>()
  expectTypeOf<keyof NonNullable<PaywidgetBonus['depositBonusData']>>().toEqualTypeOf<
    Named<NonNullable<Bonus['depositBonusData']>>
  >()
  expectTypeOf<keyof NonNullable<PaywidgetBonus['freespinBonusData']>>().toEqualTypeOf<
    Named<NonNullable<Bonus['freespinBonusData']>>
  >()
})

/** Servers for HTTP and socket that record the calls. */
let http: Stand
let socket: SocketStand
beforeAll(async () => {
  ;[http, socket] = await Promise.all([httpStand(), socketStand()])
})
afterAll(() => Promise.all([http.stop(), socket.stop()]))

const silent = { send: () => {}, on: () => () => {}, hasSent: () => false, dispose: () => {} }

/** Requests the method list as the running app does, and returns the headers or the query, and the request. */
async function sent(
  data: HostData,
  transport: 'http' | 'socket' | undefined,
  { session, methods } = createStores(data),
) {
  const stand = transport === 'socket' ? socket : http
  const config = readConfig(JSON.stringify({ api: { base: stand.apiBase } }))
  const wire = openPlayerTransport({
    ...{ config, clock, bridge: silent, time: createSteadyTime(clock), storage: memoryStorage(), token: data.token },
    data: Object.defineProperty({ ...data, transport }, 'token', { value: data.token }) as HostData,
    onExpiry: () => {},
  })
  const calls = { transport: await wire.ready, config }
  const { withdrawals } = CASHIERS[session.mode]
  await createMethodLoading({
    ...{ session, methods, abTestGroup: undefined, lastUsed: () => null, navigation: { go: () => {} } },
    api: { methodsPaymentV5: methodsPaymentV5(calls), methodsCountrySelectorV2: methodsCountrySelectorV2(calls) },
    page: { list: () => undefined, transaction: () => 'deposit' },
    listLater: (transaction) => requestOtherList(calls, { session, transaction, abTestGroup: undefined, withdrawals }),
    // The stands answer with no list.
    ...{ onFailure: () => {}, report: () => {}, reportNotShown: () => {} },
  }).load()
  wire.close()
  const { path, payload } = stand.received.at(-1) ?? {}
  if (transport !== 'socket') {
    const { host: _, connection, 'content-length': length, ...headers } = http.received.at(-1)?.headers ?? {}
    return { headers, path, payload }
  }
  const { Authorization, Language, platform, isNative, pwa, isMobileApp, xorigin } =
    socket.sockets.at(-1)?.handshake.query ?? {}
  return { query: { Authorization, Language, platform, isNative, pwa, isMobileApp, xorigin }, path, payload }
}

/** All uses of the host's data: rendering, requests, and offers. */
async function usesOf(data: HostData): Promise<string> {
  const config = readPaymentConfig(
    readConfig(JSON.stringify({ experiments: { carousel: 'carousel', cryptoBonus: 'cryptoBonus' } })),
    { bridge: silent, report: () => {} },
  )
  const stores = createStores(data)
  const { session } = stores
  const texts = { t: String, lang: 'en' } as unknown as Services['core']['texts']
  const { sources, hasCarousel, listedBonuses } = createScopeSources({
    ...{ need: { config, data }, stores, texts, screens: { current: () => undefined } },
    bonuses: () => undefined,
  })
  const environment = {
    ...{ data, clock, bridge: silent },
    storage: { own: memoryStorage(), shared: memoryStorage(), place: '' },
    embedding: { basepath: '' },
    time: createSteadyTime(clock),
  }
  const reports = { report: () => {} }
  const core = { ...sources, environment, reports, navigation: { go: () => {} } }
  const problems: unknown[] = []
  followPreview({
    core: {
      ...{ environment: { ...environment, config }, reports, texts },
      drawing: { layouts: { loadIndex: async () => {} } },
    } as unknown as Services['core'],
    config: { layouts: { ...config.layouts, previews: false } },
    notifyHost: (code) => problems.push(code),
  })
  const choices = createChoices({
    ...{ config, data, embedding: {}, bridge: silent, diagnostics: { isLogging: false } },
    storage: { own: memoryStorage(), place: '' },
  } as unknown as AppNeed)
  const list = { methods: [fixtureMethod('airtm')], problems: [], refused: 0, initCurrencies: { fiat: '', crypto: '' } }
  const chosen = [
    choices.takeAmount('airtm', 'deposit', data.user.currency),
    choices.allowed({ ...list, isDirectGeo: false }, { transaction: 'deposit', country: data.user.paymentGeo }),
    await choices.texts('en', english),
  ]
  const bonus = new BonusStore([], data.bonusId)
  const services = {
    ...{ core, config },
    catalog: { bonus, cryptoBonus: new CryptoBonusStore(stores.methods, false) },
    ...{ forms: { method: () => undefined }, messages: { say: () => {} } },
  } as unknown as Services
  createBonusFeature(services)
  const said: unknown[] = []
  const bridge = { ...silent, send: (one: unknown) => void said.push(one) }
  const shared = memoryStorage()
  const { time } = environment
  const player = createLedger({ store: shared, identity: identityOf('90210', ''), time })
  player.add({ ...entry, key: 'key-of-90210', createdAt: clock.now(), identity: player.identity, state: 'sending' })
  const { ledger } = createLedgers({ shared, time, bridge, data }, session)
  // The outcome shows whether the widget requested the captcha or had no id for it.
  const captcha = await createCaptchaFeature(services)
    .provides?.captcha?.({
      ...{ method: { ...fixtureMethod('airtm'), captcha: 'geetest' }, isRequired: true, signal: AbortSignal.abort() },
      onShown: () => {},
    })
    .catch(({ why }: { readonly why: unknown }) => why)
  const transports = [await sent(data, undefined), await sent(data, 'socket')]
  return JSON.stringify([
    ...[commonScopes(sources, stores.notices), ledger.open(), captcha, said, transports],
    ...[sources.site.hasCryptoBonus, hasCarousel, listedBonuses.state, bonus.active],
    restartSettings(data).includes('"socket"'),
    problems,
    chosen,
  ])
}

/** The journeys of members that only lazy code of the running app uses. */
const IN_JOURNEYS: Readonly<Record<string, string>> = {
  analytics: 'analytics.spec.ts',
  debug: 'debug.spec.ts',
  'schema.variables': 'theme.spec.ts',
  'schema.fonts': 'theme.spec.ts',
  'schema.assets': 'theme.spec.ts',
  'schema.fit': 'package.spec.ts',
}

it.each(Object.entries(IN_JOURNEYS))('G8 "%s" is used in the journeys of %s', (path, file) => {
  const member = path.replace('schema.', '')
  expect(readFileSync(`tests/journeys/${file}`, 'utf8')).toMatch(new RegExp(`\\b${member}(?:: | = )(?:true|'|\\{|\\[)`))
})

it('finds no difference between two uses of the same data', async () => {
  const data = await read(withIt('user.id'))
  expect(await usesOf(data)).toBe(await usesOf(data))
})

const USED_HERE = LEAVES.filter((path) => !Object.hasOwn(IN_JOURNEYS, path))

it.each(USED_HERE)('G8 HOST-20 DATA-01 DATA-08 DATA-09 "%s" is used, or passed on to the server', async (path) => {
  expect(await usesOf(await read(withIt(path)))).not.toBe(await usesOf(await read(without(path))))
})

it('HOST-14 LIST-09 a later bonus list does not restart the cashier, and reserves its space on the list', async () => {
  const experiments = [{ key: 'carousel', group: GROUP_B }]
  const [first, later] = [
    await read({ ...without('bonusList'), experiments }),
    await read({ ...withIt('bonusList'), experiments }),
  ]
  expect(restartSettings(later)).toBe(restartSettings(first))
  const stores = createStores(first)
  const { listedBonuses } = createScopeSources({
    need: { config: readConfig(JSON.stringify({ experiments: { carousel: 'carousel' } })), data: first },
    ...{ stores, texts: { t: String, lang: 'en' } as unknown as Services['core']['texts'] },
    ...{ screens: { current: () => undefined }, bonuses: () => undefined },
  })
  expect(listedBonuses.state).toBe('none')
  stores.session.applyLook(lookOf(later))
  expect(listedBonuses.state).toBe('waiting')
})

it.each(['user.country', 'user.balanceData.primary.amount', 'host', 'partnerKey'])(
  'G8 CALL-22 the next request of the list sends the "%s" of a later "loaded"',
  async (path) => {
    const [first, later] = [await read(without(path)), await read(withIt(path))]
    const stores = createStores(first)
    stores.session.applyLook(lookOf(later))
    const { payload } = await sent(first, 'http', stores)
    expect(payload).toEqual((await sent(later, 'http')).payload)
    expect(payload).not.toEqual((await sent(first, 'http')).payload)
  },
)

const BONUS_SAMPLES: Readonly<Record<string, unknown>> = {
  id: 'b9',
  type: 'freespin',
  currency: 'EUR',
  'content.title': 'Title',
  'content.subtitle': 'Subtitle',
  mustAccruedBefore: '2030-01-02T03:04:05Z',
  'depositBonusData.minDeposit': 5,
  'depositBonusData.maxBonusAmount': '100',
  'depositBonusData.percent': 50,
  'depositBonusData.payoutMultiplier': 3,
  'depositBonusData.wagerMultiplier': 40,
  'freespinBonusData.minDeposit': 7,
  'freespinBonusData.maxSpinWin': 80,
  'freespinBonusData.payoutMultiplier': 3,
  'freespinBonusData.wagerMultiplier': 40,
  'freespinBonusData.count': 12,
  'freespinBonusData.gamesContent': [{ nameEn: 'Game' }],
}

it.each(BONUS_LEAVES)('G8 "%s" of a bonus reaches the player', (path) => {
  const terms = { depositBonusData: { percent: 10 }, freespinBonusData: { count: 1, minDeposit: 1 } }
  const type = path.startsWith('freespin') ? 'freespin' : 'deposit'
  const plain = { id: 'b1', type, ...terms }
  const bad: number[] = []
  const readOf = (bonus: object) => JSON.stringify(readBonuses([bonus], (at) => bad.push(at)))
  expect(BONUS_SAMPLES).toHaveProperty([path])
  expect(readOf(laidOver(plain, nested(path, BONUS_SAMPLES[path])))).not.toBe(readOf(plain))
  expect(bad).toEqual([])
})
