import { createMemoryHistory } from '@tanstack/react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CashierName } from '../../../schemas/cashiers.ts'
import type { RouteName } from '../../../schemas/routes.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import type { RouteMeta } from '../../../src/pages/RouteMeta.ts'
import { memoryHistory } from '../../../src/platform/page/pageHistory.ts'
import { createNavigation } from '../../../src/routes/createNavigation.ts'
import { START_ROWS } from '../../../src/routes/startRows.ts'
import fc from '../fastCheck.ts'

const code = () => import('../../../src/routes/createAppRouter.ts')
const never = () => new Promise<never>(() => {})

/** A promise that the test settles. */
function pending<T>() {
  let [resolve, reject] = [(_: T) => {}, (_: Error) => {}]
  const promise = new Promise<T>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}

const MODES = Object.keys(CASHIERS) as CashierName[]

// The router checks whether the global `window` exists.
beforeAll(() => void vi.stubGlobal('window', {}))

interface Facts {
  readonly mode?: CashierName
  readonly load?: typeof code
  readonly later?: () => Promise<readonly RouteMeta[]>
  readonly guard?: (row: RouteMeta | undefined) => RouteName | undefined
}

function openAt(paths: readonly string[], { mode = 'main', load = code, guard = () => undefined, later }: Facts = {}) {
  const history = createMemoryHistory({ initialEntries: [...paths] })
  const entered: string[] = []
  const failures: unknown[] = []
  const waits = { count: 0, isOver: false }
  /** As the app waits for a page that was pressed. */
  async function showWhileLoading<T>(loading: Promise<T>, open: (loaded: T) => void): Promise<void> {
    waits.count++
    const loaded = await loading
    if (!waits.isOver) open(loaded)
  }
  const navigation = createNavigation({
    ...{ basepath: '/', history: memoryHistory(history), load, guard, rows: START_ROWS[mode] ?? [] },
    later: later ?? (async () => CASHIERS[mode].routes),
    showWhileLoading,
    onMissing: (reason) => failures.push(reason),
    onRow: ({ page }) => entered.push(page),
  })
  navigation.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { navigation, history, entered, failures, waits, settled }
}

describe.each(MODES)('%s', (mode) => {
  const atAnAddress = CASHIERS[mode].routes.filter(({ needs }) => needs !== 'method')

  it.each(atAnAddress)(
    'opens the page of $path as soon as its row has loaded, with and without the router',
    async (row) => {
      const { navigation, entered, settled } = openAt([row.path], { mode, load: never })
      await settled()
      expect(navigation.current()).toBe(row.page)
      expect(entered).toEqual([row.page])
      const later = openAt([row.path], { mode })
      await later.navigation.follow()
      expect(new Set(later.entered)).toEqual(new Set([row.page]))
      expect(later.history.location.pathname).toBe(row.path)
    },
  )

  it.each(CASHIERS[mode].routes)('go() opens $name and updates the address', async ({ page, path }) => {
    const { navigation, history, settled } = openAt(['/'], { mode })
    navigation.go(page)
    await navigation.follow()
    await settled()
    expect(navigation.current()).toBe(page)
    expect(history.location.pathname).toBe(path)
  })

  it.each(START_ROWS[mode] ?? [])('opens $name before rows and router have loaded', ({ path, page }) => {
    expect(openAt([path], { mode, load: never, later: never }).navigation.current()).toBe(page)
  })
})

it.each(['/', '/index.html', '/deposit/redirect', '/deposit/group/redirect'])(
  'P11 redirects %s to the list without waiting for rows, because no method is selected',
  (path) => {
    const { navigation, history } = openAt([path], { load: never, later: never })
    expect(navigation.current()).toBe('depositListPage')
    expect(history.location.href).toBe('/deposit')
  },
)

it('P11 I25 keeps the address and opens no page while the row of the address is loading', async () => {
  let come = (_: readonly RouteMeta[]) => {}
  const rows = new Promise<readonly RouteMeta[]>((resolve) => {
    come = resolve
  })
  const { navigation, history, entered, settled } = openAt(['/deposit/complete?status=processed'], {
    load: never,
    later: () => rows,
  })
  await settled()
  expect(entered).toEqual([])
  expect(history.location.href).toBe('/deposit/complete?status=processed')
  come(CASHIERS.main.routes)
  await settled()
  expect(entered).toEqual(['depositCompletePage'])
  expect(navigation.query('status')).toBe('processed')
})

it('reads a repeated query parameter as its last value, and none as a list or object, with and without the router', async () => {
  const path = '/deposit/complete?status=processed&status=waiting&to[]=a&to[b]=c&__proto__=d'
  for (const load of [never, code]) {
    const { navigation, settled } = openAt([path], { load })
    if (load === code) await navigation.follow()
    await settled()
    expect(navigation.query('status')).toBe('waiting')
    expect(navigation.query('to'), 'no parameter is taken for a list or an object').toBeUndefined()
    expect(({} as { readonly d?: unknown }).d).toBeUndefined()
  }
})

it('C58 S3 follow() requests rows that failed to load again, and opens the page of the address', async () => {
  let isThere = false
  const later = async () => (isThere ? CASHIERS.main.routes : Promise.reject(new Error('no such file')))
  const { navigation, entered, settled } = openAt(['/deposit/complete'], { later })
  await settled()
  expect(entered).toEqual([])
  isThere = true
  await navigation.follow()
  expect(entered).toContain('depositCompletePage')
  expect(navigation.current()).toBe('depositCompletePage')
})

it('C58 S3 reports a step whose rows fail to load, and loads them again for the next step', async () => {
  let isThere = false
  const later = async () => (isThere ? CASHIERS.main.routes : Promise.reject(new Error('no such file')))
  const { navigation, history, failures, settled } = openAt(['/deposit'], { later })
  navigation.go('depositRegionPage')
  await settled()
  expect(navigation.current()).toBe('depositListPage')
  expect(failures).toEqual([new Error('no such file')])
  isThere = true
  navigation.go('depositRegionPage')
  await navigation.follow()
  await settled()
  expect(navigation.current()).toBe('depositRegionPage')
  expect(history.location.pathname).toBe('/deposit/region')
})

describe('P11 a step whose code is still loading', () => {
  const PRESS = { isPress: true }

  it('shows the loading state, and then opens its page', async () => {
    const { navigation, waits, settled } = openAt(['/deposit'])
    navigation.go('depositRegionPage', PRESS)
    expect(waits.count).toBeGreaterThan(0)
    await navigation.follow()
    await settled()
    expect(navigation.current()).toBe('depositRegionPage')
    waits.count = 0
    navigation.go('depositListPage')
    await settled()
    expect(waits.count, 'everything has loaded').toBe(0)
  })

  it.each(['rows', 'router'] as const)('is dropped if the player has gone back before the %s loaded', async (late) => {
    let come = () => {}
    const held = new Promise<void>((resolve) => {
      come = resolve
    })
    const { navigation, history, waits, settled } = openAt(['/deposit'], {
      load: async () => {
        if (late === 'router') await held
        return code()
      },
      later: async () => {
        if (late === 'rows') await held
        return CASHIERS.main.routes
      },
    })
    navigation.go('depositRegionPage', PRESS)
    await settled()
    waits.isOver = true
    come()
    await navigation.follow()
    await settled()
    expect(navigation.current()).toBe('depositListPage')
    expect(history.location.pathname).toBe('/deposit')
  })

  it.each(['rows', 'router'] as const)(
    'I23 is not cancelled and shows no skeleton if the app takes it, as after a payment, while the %s load',
    async (late) => {
      const held = pending<void>()
      const { navigation, waits, settled } = openAt(['/deposit'], {
        load: async () => {
          if (late === 'router') await held.promise
          return code()
        },
        later: async () => {
          if (late === 'rows') await held.promise
          return CASHIERS.main.routes
        },
      })
      navigation.go('depositCompletePage')
      await settled()
      waits.isOver = true
      held.resolve()
      await navigation.follow()
      await settled()
      expect(waits.count).toBe(0)
      expect(navigation.current()).toBe('depositCompletePage')
    },
  )

  it('is superseded by a later step', async () => {
    const held = pending<void>()
    const { navigation, settled } = openAt(['/deposit'], { load: () => held.promise.then(code) })
    navigation.go('depositRegionPage', PRESS)
    navigation.go('depositCompletePage')
    held.resolve()
    await navigation.follow()
    await settled()
    expect(navigation.current()).toBe('depositCompletePage')
  })

  it('shows no skeleton if it leads to the page that is open', async () => {
    const { navigation, waits, history, settled } = openAt(['/deposit'])
    navigation.go('depositListPage', PRESS)
    await navigation.follow()
    await settled()
    expect([waits.count, history.location.pathname]).toEqual([0, '/deposit'])
  })

  it.each([PRESS, {}, { replace: true }])('is reported if it leads nowhere: %j', async (options) => {
    const { navigation, failures, settled } = openAt(['/deposit'])
    navigation.go('depositNowherePage' as RouteName, options)
    await settled()
    expect(failures).toEqual([new Error('This cashier has no page "depositNowherePage".')])
  })
})

it('ERR-13 opens the error page of a failed list without waiting for rows or router', async () => {
  const { navigation, history, settled } = openAt(['/deposit'], { load: never, later: never })
  navigation.go('errorPage', { query: { backRoute: 'depositListPage' }, replace: true })
  await settled()
  expect(navigation.current()).toBe('errorPage')
  expect(navigation.query('backRoute')).toBe('depositListPage')
  expect(history.location.href).toBe('/error?backRoute=depositListPage')
  expect(history.length).toBe(1)
})

describe('Q-025 PAGE-02 goNamed with a name from the address', () => {
  const options = { replace: true }

  it.each(['depositRegionPage', 'cryptoBalanceDepositRegionPage'])(
    'opens the page by either of its names: %s',
    async (name) => {
      const { navigation, settled } = openAt(['/error'], { mode: 'cryptobalance' })
      await navigation.follow()
      await navigation.goNamed(name, 'depositListPage', options)
      await settled()
      expect(navigation.current()).toBe('depositRegionPage')
    },
  )

  it.each([undefined, '', 'depositNowherePage', 'constructor', '__proto__', 'https://evil.example'])(
    'opens the fallback page for an unknown name: %s',
    async (name) => {
      const { navigation, settled } = openAt(['/error'])
      await navigation.goNamed(name, 'depositListPage', options)
      await settled()
      expect(navigation.current()).toBe('depositListPage')
    },
  )

  it('B34 opens a page of the tree for any text', async () => {
    const pages = new Set<string | undefined>(CASHIERS.main.routes.map(({ page }) => page))
    const names = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.constantFrom(...['/', '//evil.example', '../..', 'javascript:0']),
    )
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const { navigation, history, settled } = openAt([`/error?${new URLSearchParams({ backRoute: name })}`])
        await navigation.goNamed(navigation.query('backRoute'), 'depositListPage', options)
        await settled()
        expect(pages).toContain(navigation.current())
        expect(CASHIERS.main.routes.map(({ path }) => path)).toContain(history.location.pathname)
        navigation.dispose()
      }),
      { numRuns: 100 },
    )
  })

  it('waits for the row of the page, and opens the fallback page if the rows fail to load', async () => {
    for (const [later, page] of [
      [async () => CASHIERS.main.routes, 'depositRegionPage'],
      [() => Promise.reject(new Error('no such file')), 'depositListPage'],
    ] as const) {
      const { navigation, settled } = openAt(['/error'], { load: never, later })
      expect(navigation.current(), 'it stands before the rest has come').toBe('errorPage')
      await navigation.goNamed('depositRegionPage', 'depositListPage', options)
      await settled()
      expect(navigation.current()).toBe(page)
    }
  })
})

it.each([
  ['/', '/deposit'],
  ['/nowhere', '/deposit'],
  ['/deposit/', '/deposit'],
  ['/cryptobalance/deposit', '/deposit'],
  ['/withdrawal/nowhere', '/deposit'],
])(
  'X3 X9 redirects an unknown or incomplete address (%s) and keeps its query, with and without the router',
  async (path, to) => {
    const { navigation, history, entered, settled } = openAt([`${path}?refetch=1`], { load: never })
    await settled()
    expect(entered).toEqual([CASHIERS.main.routes.find((row) => row.path === to)?.name])
    expect(history.location.href, 'the address is true with the page').toBe(`${to}?refetch=1`)
    expect(navigation.query('refetch')).toBe('1')
    const later = openAt([`${path}?refetch=1`])
    await later.navigation.follow()
    expect(later.navigation.query('refetch')).toBe('1')
    expect(later.history.location.pathname.replace(/(.)\/$/, '$1')).toBe(to)
  },
)

it('ROUTE-06 opens the page that the guard names, and updates the address', async () => {
  const { navigation, history, entered, settled } = openAt(['/deposit/cash'], {
    guard: (row) => (row?.needs === 'method' ? 'depositListPage' : undefined),
  })
  await settled()
  expect(entered).toEqual(['depositListPage'])
  expect(history.location.href).toBe('/deposit')
  await navigation.follow()
  expect(navigation.current()).toBe('depositListPage')
  expect(history.location.pathname).toBe('/deposit')
})

it('a step before the router has loaded is performed once it has, with its query and state', async () => {
  const { navigation, history, settled } = openAt(['/deposit'])
  navigation.go('emptyPage', { query: { direct: '1' }, state: { why: 'empty' } })
  expect(navigation.current()).toBe('depositListPage')
  await navigation.follow()
  await settled()
  expect(navigation.current()).toBe('emptyPage')
  expect(navigation.query('direct')).toBe('1')
  expect(navigation.state()).toEqual({ why: 'empty' })
  expect(history.location.href).toBe('/empty?direct=1')
})

it('C58 S3 opens the page although the router failed to load, and the next step loads the router again', async () => {
  let isThere = false
  const { navigation, history, settled } = openAt(['/deposit'], {
    load: () => (isThere ? code() : Promise.reject(new Error('no such file'))),
  })
  navigation.go('errorPage', { state: { errorMessage: 'late' } })
  await settled()
  expect(navigation.current()).toBe('errorPage')
  expect(navigation.state()).toEqual({ errorMessage: 'late' })
  isThere = true
  navigation.go('emptyPage')
  await navigation.follow()
  await settled()
  expect(navigation.current()).toBe('emptyPage')
  expect(history.location.pathname).toBe('/empty')
})

it('S1 H3 opens no page after dispose, neither for a step nor for a change of the address', async () => {
  const { navigation, history, entered, settled } = openAt(['/deposit'])
  await navigation.follow()
  const before = entered.length
  navigation.dispose()
  history.push('/empty')
  navigation.go('errorPage')
  await settled()
  expect(entered).toHaveLength(before)
  const early = openAt(['/deposit'])
  early.navigation.go('emptyPage')
  early.navigation.dispose()
  await early.settled()
  expect(early.entered).toEqual(['depositListPage'])
})

it('ROUTE-05 leave() goes back in history from a page without a back page', async () => {
  const { navigation, settled } = openAt(['/deposit/complete', '/empty'])
  await navigation.follow()
  expect(navigation.current()).toBe('emptyPage')
  navigation.leave()
  await settled()
  expect(navigation.current()).toBe('depositCompletePage')
})

it('STATUS-03 dropQuery removes a parameter from the address at once, with and without the router', async () => {
  const { navigation, history, settled } = openAt(['/deposit/complete?status=processed&direct=1'])
  navigation.dropQuery('status')
  expect(history.location.href).toBe('/deposit/complete?direct=1')
  await navigation.follow()
  expect(navigation.query('direct')).toBe('1')
  navigation.dropQuery('direct')
  await settled()
  expect(history.location.href).toBe('/deposit/complete')
  expect(navigation.current()).toBe('depositCompletePage')
})

it('D-22 does not write the state of a page into a history entry, where the next player could read it', async () => {
  const { navigation, history, settled } = openAt(['/deposit'])
  const state = { errorMessage: 'deposit dep-1 goes on there', stacktrace: '' }
  navigation.go('errorPage', { state })
  await navigation.follow()
  await settled()
  expect(navigation.current()).toBe('errorPage')
  expect(navigation.state()).toEqual(state)
  expect(JSON.stringify(history.location)).not.toContain('dep-1')
})

it.each([
  ['depositGroupBasePage', 'depositGroupBasePage'],
  ['depositCashPage', 'depositCashPage'],
  ['depositRedirectPage', 'depositRedirectPage'],
] as const)('D-31 leave() of an instruction page returns to the page it was opened from: %s', async (from, to) => {
  const { navigation, settled } = openAt(['/deposit'])
  await navigation.follow()
  for (const guide of ['depositVideoInstructionPage', 'depositRedirectInstructionPage'] as const) {
    navigation.go(from)
    await settled()
    navigation.go(guide)
    await settled()
    expect(navigation.current()).toBe(guide)
    navigation.leave()
    await settled()
    expect(navigation.current()).toBe(to)
  }
})

it('D-31 leave() of an instruction page opens its own back page if the previous page is unknown', async () => {
  const { navigation, settled } = openAt(['/deposit/redirect/instruction'])
  await navigation.follow()
  navigation.leave()
  await settled()
  expect(navigation.current()).toBe('depositRedirectPage')
})

describe('W5 leave() goes back in the browser history', () => {
  it.each<[string, readonly RouteName[], RouteName]>([
    ['a form', ['depositRedirectPage'], 'depositListPage'],
    ['the region', ['depositRegionPage'], 'depositListPage'],
    ['a group and its form', ['depositGroupListPage', 'depositGroupBasePage'], 'depositGroupListPage'],
    ['a form and its result page', ['depositRedirectPage', 'depositCompletePage'], 'depositListPage'],
    ['an instruction page of a form', ['depositRedirectPage', 'depositRedirectInstructionPage'], 'depositRedirectPage'],
    ['withdrawals', ['withdrawalListPage', 'withdrawalRegionPage'], 'withdrawalListPage'],
  ])(
    'from %s, five times: adds no history entry, and one more step back leaves the cashier',
    async (_, pages, back) => {
      const { navigation, history, settled } = openAt(['/host', '/deposit'])
      await navigation.follow()
      let length: number | undefined
      for (let round = 0; round < 5; round++) {
        for (const page of pages) {
          navigation.go(page)
          await settled()
        }
        expect(navigation.current()).toBe(pages.at(-1))
        length ??= history.length
        navigation.leave()
        await settled()
        expect(navigation.current()).toBe(back)
        while (navigation.current() !== 'depositListPage') {
          if (navigation.current() === 'withdrawalListPage') {
            history.back()
          } else navigation.leave()
          await settled()
        }
      }
      expect(history.length).toBe(length)
      expect(history.location.state.__TSR_index).toBe(1)
    },
  )

  it('replaces the history entry with the back page if that is not the previous entry', async () => {
    const { navigation, history, settled } = openAt(['/deposit/region'])
    await navigation.follow()
    navigation.leave()
    await settled()
    expect([navigation.current(), history.length]).toEqual(['depositListPage', 1])
  })

  it('two calls in a row are one step back', async () => {
    const { navigation, history, settled } = openAt(['/host', '/deposit'])
    await navigation.follow()
    navigation.go('depositRegionPage')
    await settled()
    navigation.leave()
    navigation.leave()
    await settled()
    expect([navigation.current(), history.location.pathname]).toEqual(['depositListPage', '/deposit'])
    navigation.go('depositRegionPage')
    await settled()
    navigation.leave()
    await settled()
    expect(navigation.current(), 'the next one counts again').toBe('depositListPage')
  })

  it('go() adds no history entry if a guard redirects to the open page, or the page is already open', async () => {
    const guard = (row: RouteMeta | undefined) => (row?.needs === 'method' ? ('depositListPage' as const) : undefined)
    const { navigation, history, settled } = openAt(['/deposit'], { guard })
    await navigation.follow()
    for (const page of ['depositRedirectPage', 'depositListPage', 'depositListPage'] as const) {
      navigation.go(page)
      await settled()
    }
    expect([navigation.current(), history.length]).toEqual(['depositListPage', 1])
  })
})
