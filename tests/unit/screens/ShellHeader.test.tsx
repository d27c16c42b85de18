import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { HeaderButton } from '../../../src/guides/guideButtons.ts'
import { NoticesStore } from '../../../src/notices/NoticesStore.ts'
import { type AppView, AppViewProvider } from '../../../src/screens/AppView.ts'
import { ShellHeader } from '../../../src/screens/ShellHeader.tsx'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { SessionStore } from '../../../src/session/SessionStore.ts'

interface Given {
  readonly canClose?: boolean
  readonly isCloseHidden?: boolean
  readonly hasBack?: boolean
  readonly buttons?: readonly HeaderButton[]
}

function header({ canClose = true, isCloseHidden = false, hasBack = false, buttons = [] }: Given) {
  const user = { currency: 'MXN', paymentGeo: 'MX', platform: 'desktop', lang: 'en' }
  const more = { theme: 'light', native: false, platformVersion: 'redesign', canClose, experiments: {} } as const
  const route = new RouteStore()
  route.enter({
    name: 'depositListPage',
    transaction: 'deposit',
    title: 'deposit.v2.title',
    hasBack,
    hasTabs: false,
    isHeaderHidden: false,
    isCloseHidden,
    isDetour: false,
    transition: '',
  })
  const view = {
    session: new SessionStore({ user, identity: '1', mode: 'main', ...more }),
    route,
    notices: new NoticesStore(),
    texts: {
      lang: 'en',
      asked: 'en',
      locale: 'en-MX',
      isRtl: false,
      t: (key: string) => key,
      has: () => true,
      words: (said) => said,
    },
    challenge: () => undefined,
    isPartMissing: () => false,
    retryLoading: () => {},
    toTop: () => {},
    crashed: () => {},
    drawing: () => undefined,
    buttons: () => buttons,
    leave: () => {},
    close: () => {},
  } satisfies Omit<AppView, 'env'>
  return renderToStaticMarkup(
    <AppViewProvider value={view as unknown as AppView}>
      <ShellHeader />
    </AppViewProvider>,
  )
}

describe('the header', () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])(
    'HDR-06 with the host’s leave %s on a page that hides it %s, the close button is there: %s',
    (canClose, isCloseHidden, is) => {
      expect(header({ canClose, isCloseHidden }).includes('header.close')).toBe(is)
    },
  )

  it.each([true, false])('HDR-01 where the page has a way back %s, so is the back button', (hasBack) => {
    expect(header({ hasBack }).includes('header.back')).toBe(hasBack)
  })

  it('HDR-07 HDR-08 the buttons of the page stand there by name, and none where it has none', () => {
    const video: HeaderButton = { icon: 'play', label: 'header.video', onPress: () => {} }
    const steps: HeaderButton = { icon: 'pages', label: 'header.instruction', onPress: () => {} }
    const both = header({ buttons: [video, steps] })
    expect([both.includes('aria-label="header.video"'), both.includes('aria-label="header.instruction"')]).toEqual([
      true,
      true,
    ])
    expect(header({})).not.toMatch(/header\.(video|instruction)/)
  })
})
