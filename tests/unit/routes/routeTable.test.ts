import { expect, it } from 'vitest'
import { ROUTE_NAMES } from '../../../schemas/routes.ts'
import { ROUTES, routeOf } from '../../../src/routes/routeTable.ts'

it('has every page once, by its name and by its path', () => {
  expect(ROUTES.map(({ name }) => name).toSorted()).toEqual([...ROUTE_NAMES].toSorted())
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length)
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
