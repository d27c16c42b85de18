import { createMemoryHistory } from '@tanstack/react-router'
import { beforeAll, expect, it, vi } from 'vitest'
import { createNavigation } from '../../../src/routes/createNavigation.ts'
import type { RouteMeta } from '../../../src/routes/RouteMeta.ts'
import { ROUTES, routeOf } from '../../../src/routes/routeTable.ts'

const code = () => import('../../../src/routes/createAppRouter.ts')

// The router looks for a window by its name.
beforeAll(() => void vi.stubGlobal('window', {}))

interface Facts {
  readonly load?: typeof code
  readonly guard?: (row: RouteMeta) => RouteMeta | undefined
}

function openAt(paths: readonly string[], { load = code, guard = () => undefined }: Facts = {}) {
  const history = createMemoryHistory({ initialEntries: [...paths] })
  const entered: string[] = []
  const navigation = createNavigation({
    ...{ basepath: '/', history, load, guard },
    onRow: ({ name }) => entered.push(name),
  })
  navigation.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { navigation, history, entered, settled }
}

it.each(ROUTES)('the page of $path is found before the router has come, and it finds the same', async (row) => {
  const { navigation, entered } = openAt([row.path], { load: () => new Promise(() => {}) })
  expect(navigation.current()).toBe(row.name)
  expect(entered).toEqual([row.name])
  const later = openAt([row.path])
  await later.navigation.follow()
  expect(new Set(later.entered)).toEqual(new Set([row.name]))
  expect(later.history.location.pathname).toBe(row.path)
})

it.each([
  ['/', '/deposit'],
  ['/nowhere', '/deposit'],
  ['/deposit/', '/deposit'],
  ['/cryptobalance/deposit', '/cryptobalance'],
  ['/withdrawal/complete', '/withdrawal'],
])('X3 X9 an address without a page (%s) is one with its query kept, with the router and without', async (path, to) => {
  const { navigation, history, entered } = openAt([`${path}?refetch=1`])
  expect(entered).toEqual([ROUTES.find((row) => row.path === to)?.name])
  expect(history.location.href, 'the address is true at once').toBe(`${to}?refetch=1`)
  expect(navigation.query('refetch')).toBe('1')
  await navigation.follow()
  expect(navigation.query('refetch')).toBe('1')
  expect(history.location.pathname.replace(/(.)\/$/, '$1')).toBe(to)
})

it('ROUTE-06 who may not enter is somewhere else, in the address too', async () => {
  const list = routeOf('depositListPage')
  const { navigation, history, entered } = openAt(['/deposit/redirect'], {
    guard: ({ needs }) => (needs === 'method' ? list : undefined),
  })
  expect(entered).toEqual(['depositListPage'])
  expect(history.location.href).toBe('/deposit')
  await navigation.follow()
  expect(navigation.current()).toBe('depositListPage')
  expect(history.location.pathname).toBe('/deposit')
})

it('a step that is taken before the router has come is taken when it has', async () => {
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

it('C58 S3 without its router the player gets on all the same, and the next step asks for it again', async () => {
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

it('S1 H3 what is disposed of enters nothing more, and lets go of the address', async () => {
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

it('ROUTE-05 leaves a page without a way back by a plain step back in history', async () => {
  const { navigation, settled } = openAt(['/deposit/complete', '/empty'])
  await navigation.follow()
  expect(navigation.current()).toBe('emptyPage')
  navigation.leave()
  await settled()
  expect(navigation.current()).toBe('depositCompletePage')
})

it('STATUS-03 a key is taken out of the address at once, with the router and without', async () => {
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

it('D-22 what a page is told stands in no entry of the history, where the next player could read it', async () => {
  const { navigation, history, settled } = openAt(['/deposit'])
  const state = { errorMessage: 'deposit dep-1 goes on there', stacktrace: '' }
  navigation.go('errorPage', { state })
  await navigation.follow()
  await settled()
  expect(navigation.current()).toBe('errorPage')
  expect(navigation.state()).toEqual(state)
  expect(JSON.stringify(history.location)).not.toContain('dep-1')
})
