import { expect, it } from 'vitest'
import { SCREENS, type ScreenName } from '../../../schemas/layout/screens/index.ts'
import { ROUTE_NAMES } from '../../../schemas/routes.ts'
import { ROUTES, routeOf } from '../../../src/routes/routeTable.ts'

it('has every page once, by its name and by its path', () => {
  const lost = ROUTE_NAMES.filter((name) => routeOf(name) === undefined)
  expect(
    lost,
    'schemas/routes.ts names these pages: give each a row in src/routes/depositBranch.ts or trees.ts',
  ).toEqual([])
  expect(ROUTES.map(({ name }) => name).toSorted()).toEqual([...ROUTE_NAMES].toSorted())
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length)
})

it('has a page for every screen that documents can be written for', () => {
  const shown = new Set(ROUTES.map(({ screen }) => screen))
  const lost = (Object.keys(SCREENS) as ScreenName[]).filter((screen) => !shown.has(screen))
  const ask = 'nobody draws these screens: write a page in src/pages, its line in src/routes/pageRefs.ts, and its row'
  expect(lost, ask).toEqual([])
})

it.each(ROUTES)(
  'ROUTE-03 $name says its transaction, its modes, its header, its transition and its way back',
  (route) => {
    expect(route).toMatchObject({
      transaction: expect.stringMatching(/^(deposit|withdrawal)$/),
      isCryptoBalance: expect.any(Boolean),
      hidePaymentHeader: expect.any(Boolean),
      haveCryptoBalanceTabsShown: expect.any(Boolean),
      transition: expect.any(String),
    })
    expect('backRoute' in route).toBe(true)
    if (route.backRoute !== undefined) expect(routeOf(route.backRoute)).toBeDefined()
  },
)

it('leads from page to page by names that exist, and never in a circle', () => {
  for (const { name } of ROUTES) {
    const seen = new Set<string>()
    for (let at = routeOf(name); at !== undefined; at = routeOf(at.backRoute)) {
      expect(seen).not.toContain(at.name)
      seen.add(at.name)
    }
  }
})

it.each(['', 'depositNowherePage', 'constructor', '__proto__', 'https://evil.example'])(
  'knows no page "%s"',
  (name) => {
    expect(routeOf(name)).toBeUndefined()
  },
)
