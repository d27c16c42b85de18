import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type AppView, AppViewProvider } from '../../../src/screens/AppView.ts'
import { Shell } from '../../../src/screens/Shell.tsx'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { session } from '../features/builders.ts'

/** The shell around a page whose code could not be loaded. */
function shell({ isHeaderHidden = false, transition = '' }): string {
  const route = new RouteStore()
  route.enter({
    name: 'later',
    transaction: 'deposit',
    title: 'deposit.v2.title',
    hasBack: false,
    isCloseHidden: false,
    isDetour: false,
    hasTabs: false,
    isHeaderHidden,
    transition,
  })
  const view = {
    session: session(),
    route,
    notices: { notices: [] },
    texts: { lang: 'en', isRtl: false, t: (key: string) => key },
    buttons: () => [],
    challenge: () => undefined,
    drawing: () => undefined,
    isPartMissing: () => true,
  }
  return renderToStaticMarkup(
    <AppViewProvider value={view as unknown as AppView}>
      <Shell />
    </AppViewProvider>,
  )
}

it('Q-030 ROUTE-03 has no header where the route hides it', () => {
  expect(shell({})).toContain('deposit.v2.title')
  expect(shell({ isHeaderHidden: true })).not.toContain('deposit.v2.title')
})

it('Q-030 ROUTE-03 the transition of the route is a class of what comes in', () => {
  expect(shell({ transition: 'slide' })).toMatch(/<main class="[^"]*\bpw-slide"/)
  expect(shell({})).toMatch(/<main class="(?:(?!pw-slide).)*"/)
})
