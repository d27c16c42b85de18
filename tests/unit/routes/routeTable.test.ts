import { expect, expectTypeOf, it } from 'vitest'
import type { CashierName } from '../../../schemas/cashiers.ts'
import { SCREENS, type ScreenName } from '../../../schemas/layout/screens/index.ts'
import { ROUTE_NAMES, type RouteName } from '../../../schemas/routes.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import type { RouteMeta } from '../../../src/pages/RouteMeta.ts'
import { rowAt } from '../../../src/routes/rowAt.ts'
import { START_ROWS } from '../../../src/routes/startRows.ts'

const MODES = Object.entries(CASHIERS).map(
  ([name, { routes }]) => [name, routes] as [CashierName, readonly RouteMeta[]],
)
const ROUTES = [...new Set(Object.values(CASHIERS).flatMap(({ routes }) => routes))]

it('has every page once, by its name and by its path', () => {
  const lost = ROUTE_NAMES.filter((name) => !ROUTES.some(({ page }) => page === name))
  expect(lost, 'schemas/layout/screens names these pages: give each a row in its feature').toEqual([])
  expect(new Set(ROUTE_NAMES).size).toBe(ROUTE_NAMES.length)
  expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length)
  for (const [mode, tree] of MODES) expect(new Set(tree.map(({ path }) => path)).size, mode).toBe(tree.length)
})

it('has a page for every screen that documents can be written for', () => {
  const shown = new Set(ROUTES.map(({ shows }) => shows.screen))
  const lost = (Object.keys(SCREENS) as ScreenName[]).filter((screen) => !shown.has(screen))
  expect(lost, 'nobody draws these screens: write a page in its feature, and its row in feature.ts').toEqual([])
})

it('declares the name of a page in the screen that it shows', () => {
  const shown = new Set(ROUTES.map(({ page, shows }) => `${page} in ${shows.screen}`))
  const declared = (Object.keys(SCREENS) as ScreenName[]).flatMap((screen) =>
    SCREENS[screen].pages.map((page) => `${page} in ${screen}`),
  )
  expect(declared.filter((one) => !shown.has(one))).toEqual([])
  expectTypeOf<RouteName>().not.toEqualTypeOf<string>()
})

it.each(MODES)('%s knows its first pages, or none, from the start: the rest is loaded with the pages', (mode, tree) => {
  const atOnce = START_ROWS[mode] ?? []
  expect(tree).toEqual(expect.arrayContaining([...atOnce]))
  if (atOnce.length > 0) expect(atOnce[0]).toBe(tree[0])
  for (const { shows } of atOnce) expect(shows.needs, 'a first page waits for nothing').toEqual([])
})

it.each(ROUTES)('ROUTE-03 $name has a transaction, modes, a header and a transition', (route) => {
  expect(route).toMatchObject({
    transaction: expect.stringMatching(/^(deposit|withdrawal)$/),
    isCryptoBalance: expect.any(Boolean),
    hidePaymentHeader: expect.any(Boolean),
    haveCryptoBalanceTabsShown: expect.any(Boolean),
    transition: expect.any(String),
  })
  expect('backRoute' in route).toBe(true)
})

it.each(MODES)('%s leads only to pages that it has, and never in a circle', (_, tree) => {
  const rowOf = (name: string | undefined) => tree.find(({ page }) => page === name)
  for (const row of tree) {
    const seen = new Set<string>()
    for (let at: RouteMeta | undefined = row; at !== undefined; at = rowOf(at.backRoute)) {
      expect(seen).not.toContain(at.name)
      seen.add(at.name)
      if (at.backRoute !== undefined) expect(rowOf(at.backRoute), at.backRoute).toBeDefined()
    }
  }
})

it.each([
  ['errorPage', '/error', 'error'],
  ['emptyPage', '/empty', 'empty'],
])('ROUTE-53 %s is the page at %s, which draws the screen %s', (name, path, screen) => {
  expect(rowAt(CASHIERS.main.routes, path)).toMatchObject({ name, path, shows: { screen } })
})

it.each([
  ['sweepstakeDepositListPage', '/deposit', 'sweepstake.boxes'],
  ['sweepstakeSelectMethodPage', '/deposit/select-method', 'sweepstake.methods'],
  ['sweepstakeDepositCryptoListPage', '/deposit/crypto', 'deposit.coins'],
  ['sweepstakeDepositCryptoAddressPage', '/deposit/crypto/address', 'sweepstake.address'],
  ['sweepstakeEmptyPage', '/empty', 'empty'],
  ['sweepstakeErrorPage', '/error', 'error'],
])('ROUTE-52 SWEEP-04 SWEEP-05 SWEEP-08 %s is the page of the sweepstake at %s, drawn by %s', (name, path, screen) => {
  expect(rowAt(CASHIERS.sweep.routes, path)).toMatchObject({ name, path, shows: { screen } })
})

const OWN_NAMES: Readonly<Record<string, string>> = { depositListPage: 'cryptoBalanceDepositList' }

it.each(CASHIERS.main.routes)(
  'ROUTE-56 CBAL-03 Q-023 $name has its variant: the same page, in a tree of its own',
  (row) => {
    const variant = CASHIERS.cryptobalance.routes.find(({ page }) => page === row.page)
    const [first = '', ...rest] = row.name
    expect(variant?.name).toBe(OWN_NAMES[row.name] ?? `cryptoBalance${first.toUpperCase()}${rest.join('')}`)
    const { name: _, path: __, isCryptoBalance: ___, shows: ____, haveCryptoBalanceTabsShown: _____, ...same } = row
    expect(variant, 'its transaction, way back and needs are those of the regular one').toMatchObject(same)
    if (row.page !== 'depositListPage') expect(variant?.shows).toBe(row.shows)
  },
)

it.each([
  ['depositListPage', '/cryptobalance/deposit/fiat'],
  ['depositRegionPage', '/cryptobalance/deposit/fiat/region'],
  ['depositRedirectPage', '/cryptobalance/deposit/fiat/redirect'],
  ['depositCompletePage', '/cryptobalance/deposit/fiat/complete'],
  ['depositVideoInstructionPage', '/cryptobalance/deposit/video-instruction'],
  ['cryptoBalanceCryptoDepositPage', '/cryptobalance/deposit/crypto'],
  ['withdrawalListPage', '/cryptobalance/withdrawal'],
  ['withdrawalRedirectPage', '/cryptobalance/withdrawal/redirect'],
  ['withdrawalCompletePage', '/cryptobalance/withdrawal/complete'],
  ['errorPage', '/cryptobalance/error'],
])('CBAL-04 %s is the page at %s in the crypto-balance cashier', (page, path) => {
  expect(CASHIERS.cryptobalance.routes.find((row) => row.page === page)?.path).toBe(path)
})

it.each(CASHIERS.cryptobalance.routes)(
  'CBAL-06 $name is marked as crypto-balance, and has its transaction and a way back',
  (row) => {
    expect(row.isCryptoBalance).toBe(true)
    expect(row.path).toMatch(/^\/cryptobalance\//)
    expect(row.transaction).toBe(row.path.includes('/withdrawal') ? 'withdrawal' : 'deposit')
    const isStart = ['depositListPage', 'withdrawalListPage', 'emptyPage', 'errorPage'].includes(row.page)
    const hasBack = row.backRoute !== undefined || row.goesBack === true
    expect(hasBack, 'every page but the first ones has a way back').toBe(!isStart)
  },
)

it('CBAL-07 the tabs stand on the two pages that they lead to, and on no other', () => {
  const pages = ROUTES.filter((row) => row.haveCryptoBalanceTabsShown)
  expect(pages.map(({ name }) => name)).toEqual(['cryptoBalanceDepositList', 'cryptoBalanceCryptoDepositPage'])
})

it.each([
  ['cryptoBalanceDepositList', '/cryptobalance/deposit/fiat'],
  ['cryptoBalanceCryptoDepositPage', '/cryptobalance/deposit/crypto'],
  ['cryptoBalanceDepositBonusDetailsPage', '/cryptobalance/deposit/fiat/bonus-details'],
  ['cryptoBalanceDepositVideoInstructionPage', '/cryptobalance/deposit/video-instruction'],
])('ROUTE-54 %s is the page at %s in the crypto-balance cashier', (name, path) => {
  expect(CASHIERS.cryptobalance.routes.find((row) => row.name === name)?.path).toBe(path)
})

it.each([
  ['depositListPage', '/deposit'],
  ['depositGroupListPage', '/deposit/group'],
  ['depositGroupBasePage', '/deposit/group/redirect'],
  ['depositRedirectPage', '/deposit/redirect'],
  ['depositCompletePage', '/deposit/complete'],
  ['depositCryptoAddressPage', '/deposit/crypto/address'],
  ['depositBonusDetailsPage', '/deposit/bonus-details'],
  ['depositPeerToPeerInvoicePage', '/deposit/peer-to-peer/invoice'],
  ['depositPeerToPeerUnifiedFormPage', '/deposit/peer-to-peer/unified-form'],
])('ROUTE-51 %s is the page at %s in the regular cashier', (name, path) => {
  expect(CASHIERS.main.routes.find((row) => row.name === name)?.path).toBe(path)
})

it.each([
  ['depositIndiaPage', '/deposit/india'],
  ['depositOnrampPage', '/deposit/onramp'],
  ['depositCashPage', '/deposit/cash'],
  ['depositVideoInstructionPage', '/deposit/video-instruction'],
  ['withdrawalListPage', '/withdrawal'],
  ['withdrawalRegionPage', '/withdrawal/region'],
  ['withdrawalRedirectPage', '/withdrawal/redirect'],
  ['withdrawalRedirectInstructionPage', '/withdrawal/redirect/instruction'],
  ['withdrawalNigerianBanksPage', '/withdrawal/nigerian-banks'],
  ['withdrawalGroupListPage', '/withdrawal/group'],
  ['withdrawalGroupBasePage', '/withdrawal/group/redirect'],
  ['withdrawalConfirmPage', '/withdrawal/confirm'],
  ['withdrawalCompletePage', '/withdrawal/complete'],
])('ROUTE-55 %s is the page at %s in the regular cashier', (name, path) => {
  expect(CASHIERS.main.routes.find((row) => row.name === name)?.path).toBe(path)
})
