import { describe, expect, it } from 'vitest'
import { RouteStore } from '../../../src/session/RouteStore.ts'

const FACTS = {
  transaction: 'deposit',
  title: 'deposit.v2.title',
  hasBack: true,
  hasTabs: false,
  isHeaderHidden: false,
  isCloseHidden: false,
  isDetour: false,
}

const LIST = { ...FACTS, name: 'depositListPage', hasBack: false, transition: '' }
const FORM = { ...FACTS, name: 'depositRedirectPage', transition: 'slide' }

const never = () => new Promise<never>(() => {})

/** A promise that the test settles. */
function pending<T>() {
  let [resolve, reject] = [(_: T) => {}, (_: Error) => {}]
  const promise = new Promise<T>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}

const nothing = () => {}

function onList(): RouteStore {
  const route = new RouteStore()
  route.enter(LIST)
  return route
}

describe('P11 a page whose code is still loading', () => {
  it('takes the place of its skeleton: the player sees one page, which slides in once', () => {
    const route = onList()
    const before = route.pageKey
    void route.loadNextPage(never(), nothing)
    const { isLoadingNext, pageKey, name, transition } = route
    expect([isLoadingNext, pageKey, name, transition]).toEqual([true, before + 1, 'depositListPage', 'slide'])
    route.enter(FORM)
    expect([route.isLoadingNext, route.pageKey, route.name]).toEqual([false, before + 1, 'depositRedirectPage'])
  })

  it('keeps the time of the press that opens it, so that a second press can be recognized', () => {
    const route = onList()
    const before = performance.now()
    void route.loadNextPage(never(), nothing)
    const { skeletonShownAt } = route
    expect(skeletonShownAt).toBeGreaterThanOrEqual(before)
    expect(skeletonShownAt).toBeLessThanOrEqual(performance.now())
  })

  it.each<[what: string, leave: (route: RouteStore) => void]>([
    ['gone back', (route) => route.hideSkeleton()],
    [
      'gone back and pressed another tile',
      (route) => {
        route.hideSkeleton()
        void route.loadNextPage(never(), nothing)
      },
    ],
    ['pressed again', (route) => void route.loadNextPage(never(), nothing)],
    ['been led to another page', (route) => route.enter(FORM)],
  ])('is not opened, and its failure is ignored, once the player has %s', async (_, leave) => {
    const route = onList()
    const opened: string[] = []
    const [comes, fails] = [pending<string>(), pending<string>()]
    for (const one of [comes, fails]) {
      const waited = route.loadNextPage(one.promise, (page) => opened.push(page))
      leave(route)
      const after = [route.isLoadingNext, route.pageKey, route.name]
      if (one === comes) comes.resolve('page')
      else fails.reject(new Error('offline'))
      await waited
      expect([route.isLoadingNext, route.pageKey, route.name]).toEqual(after)
    }
    expect(opened).toEqual([])
  })

  it('shows the former page again if its code failed to load', async () => {
    const route = onList()
    await expect(route.loadNextPage(Promise.reject(new Error('offline')), nothing)).rejects.toThrow('offline')
    const { isLoadingNext, name, transition } = route
    expect([isLoadingNext, name, transition]).toEqual([false, 'depositListPage', 'slide-back'])
  })

  it('shows the former page again if it can not be opened', async () => {
    const route = onList()
    const fail = () => {
      throw new Error('No page "x" in this tree.')
    }
    await expect(route.loadNextPage(Promise.resolve(), fail)).rejects.toThrow('No page')
    expect([route.isLoadingNext, route.name]).toEqual([false, 'depositListPage'])
  })

  it('an error after the page was entered is thrown, and leaves the page as it is', async () => {
    const route = onList()
    const fail = () => {
      route.enter(FORM)
      void route.loadNextPage(never(), nothing)
      throw new Error('too late')
    }
    await expect(route.loadNextPage(Promise.resolve(), fail)).rejects.toThrow('too late')
    expect([route.isLoadingNext, route.name]).toEqual([true, 'depositRedirectPage'])
  })

  it('has one skeleton, although its code and the router load one after the other', async () => {
    const route = onList()
    const before = route.pageKey
    const opened: string[] = []
    const router = Promise.resolve()
    await route.loadNextPage(Promise.resolve(), () => void route.loadNextPage(router, () => opened.push('page')))
    await router
    expect([route.isLoadingNext, route.pageKey, opened]).toEqual([true, before + 1, ['page']])
  })

  it('every other page has another key', () => {
    const route = onList()
    const before = route.pageKey
    route.enter(FORM)
    route.enter(LIST)
    expect(route.pageKey).toBe(before + 2)
  })
})
