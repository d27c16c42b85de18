import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createAppRouter } from '../../../src/routes/createAppRouter.ts'
import { createNavigation } from '../../../src/routes/createNavigation.ts'

async function openAt(...paths: readonly string[]) {
  const history = createMemoryHistory({ initialEntries: [...paths] })
  const router = createAppRouter({
    basepath: '/',
    history,
    shell: () => null,
    screen: () => () => null,
    guard: () => undefined,
    failure: () => null,
    failurePage: () => null,
    notFound: () => null,
  })
  await router.load()
  const settled = () => router.load()
  return { navigation: createNavigation(router), settled }
}

it('ROUTE-05 leaves a page without a way back by a plain step back in history', async () => {
  const { navigation, settled } = await openAt('/deposit/complete', '/empty')
  expect(navigation.current()).toBe('emptyPage')
  navigation.leave()
  await settled()
  expect(navigation.current()).toBe('depositCompletePage')
})
