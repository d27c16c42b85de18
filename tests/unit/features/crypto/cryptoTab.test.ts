import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { cryptoTab } from '../../../../src/features/crypto/pages/cryptoTab.ts'
import type { Method } from '../../../../src/model/method.ts'
import { fixtureMethod } from '../builders.ts'
import { coinsWorld } from './coinsWorld.ts'

const METHODS = ['usdt_trc20', 'usdt_erc20', 'btc'].map((name) => fixtureMethod(name))
const LISTED = { fiat: 'USD', crypto: 'USDT' }

/** The crypto tab of a player whose account is in MXN. Its list of methods loads when `listIsThere` is called. */
function openTabs(over: Partial<Method> = {}) {
  const listed = METHODS.map((method) => ({ ...method, ...over }))
  let deposits = 0
  const world = coinsWorld({
    methods: listed,
    api: {
      depositStatus: () => new Promise(() => {}),
      depositCreate: async () => ({
        ...{ depositId: `dep-${++deposits}`, fields: [], isFieldsRequired: false, source: undefined },
        ...{ hasUnifiedFlow: false, offers: undefined, hasRequisites: false, invoice: undefined, pageId: undefined },
        ...{ isOlder: false, mismatches: [] },
        address: { address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', memo: '', minDeposit: '5', coinName: '' },
      }),
    },
  })
  const { crypto, methods, session } = world
  const load = async () => methods.begin()
  const core = {
    ...{ ...world.pageNeed, session, methods },
    ...{ texts: { locale: 'en', t: (key: string) => key }, guides: {}, reports: {} },
    list: { loading: { load, ensure: () => {}, entered: () => {} }, pages: { openMethod: () => {} } },
    navigation: { go: () => {}, query: () => undefined },
    environment: { clock: world.clock, bridge: { send: () => {} } },
  }
  const services = {
    ...{ core, api: { ...world.pageNeed.api, paymentConvertV2: () => new Promise(() => {}) } },
    ...{ catalog: { crypto, bonus: {} }, polling: world.pageNeed },
  }
  type Parts = Parameters<typeof cryptoTab.open>[0]
  return {
    ...world,
    // As `createCurrentPage` does: all reactions wait until the page is open.
    openTab: () =>
      runInAction(() => cryptoTab.open({ core, services, own: world.addresses } as unknown as Parts)).stop ??
      (() => {}),
    /** The player looks at the fiat tab meanwhile, which is in the currency of the account. */
    lookAtFiat: () => session.chooseCurrency('MXN', 'fiat'),
    listIsThere: () =>
      methods.setMethods(
        listed.map((method) => ({ ...method })),
        LISTED,
      ),
    creates: () => world.sent.map(({ body }) => [body.paymentType, body.currency]),
  }
}

type Tabs = ReturnType<typeof openTabs>

it.each<[string, (tabs: Tabs) => void]>([
  [
    'after the fiat tab',
    ({ lookAtFiat, listIsThere }) => {
      lookAtFiat()
      listIsThere()
    },
  ],
  [
    'while the list of the fiat tab is loading',
    ({ lookAtFiat, methods }) => {
      lookAtFiat()
      methods.begin()
    },
  ],
  [
    'in the currency of another coin',
    ({ session, methods }) => {
      session.chooseCurrency('BTC', 'crypto')
      methods.begin()
    },
  ],
])(
  'CBAL-08 Q-105 a new address is requested in the currency of its coin if the crypto tab reopens %s',
  async (_, meanwhile) => {
    const tabs = openTabs()
    const { openTab, listIsThere, choose, clock, creates, crypto, session } = tabs
    const leave = openTab()
    listIsThere()
    await clock.advance(0)
    choose('usdt_erc20')
    await clock.advance(0)
    leave()
    crypto.end('dep-2')
    meanwhile(tabs)
    openTab()
    await clock.advance(0)
    listIsThere()
    await clock.advance(0)
    expect([session.currency, crypto.network?.id]).toEqual(['USDT', 'usdt_erc20'])
    expect(creates()).toEqual([
      ['usdt_trc20', 'USDT'],
      ['usdt_erc20', 'USDT'],
      ['usdt_erc20', 'USDT'],
    ])
  },
)

it('CBAL-08 a coin without a code is not open in the currency of the fiat tab', async () => {
  const { openTab, lookAtFiat, clock, creates, crypto, methods } = openTabs({ name: 'the-coin-of-a-gateway' })
  methods.begin()
  lookAtFiat()
  crypto.open(crypto.coins[0], crypto.coins[0]?.networks[0])
  openTab()
  await clock.advance(0)
  expect([crypto.coins[0]?.code, crypto.network, creates()]).toEqual([undefined, undefined, []])
})
