import { Outlet } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Frame } from '../../renderers/ui/Frame.tsx'
import { Header } from '../../renderers/ui/Header.tsx'
import { useApp } from './AppView.ts'

/** Asked for at once and waited for by nobody: the list is painted before anything can go wrong. */
const snackbar = import('../../renderers/ui/Snackbar.tsx')
const Snackbar = lazy(async () => ({ default: (await snackbar).Snackbar }))

/** Header, notices, theme and direction: what stands around every screen. */
export const Shell = observer(function Shell() {
  const { session, texts, route, variables } = useApp()
  return (
    <Frame
      theme={session.theme}
      dir={texts.isRtl ? 'rtl' : 'ltr'}
      lang={texts.lang}
      platform={session.user.platform}
      variables={variables}
      notices={<Notices />}
      header={route.isHeaderHidden ? undefined : <ShellHeader />}
    >
      <Outlet />
    </Frame>
  )
})

const ShellHeader = observer(function ShellHeader() {
  const { route, texts, session, leave, close } = useApp()
  const title = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(route.name)
  const page = route.name
  // Whoever listens to the screen must hear that the page changed; on the first page the browser says it.
  useEffect(() => {
    if (shownPage.current !== '' && shownPage.current !== page) title.current?.focus({ preventScroll: true })
    shownPage.current = page
  }, [page])
  return (
    <Header
      title={texts.t(`${route.transaction}.v2.title`)}
      titleRef={title}
      back={route.hasBack ? { label: texts.t('header.back'), onPress: leave } : undefined}
      close={session.canClose && !route.isCloseHidden ? { label: texts.t('header.close'), onPress: close } : undefined}
    />
  )
})

const Notices = observer(function Notices() {
  const { notices, texts } = useApp()
  const all = notices.notices.map((notice) => (
    <Snackbar
      key={notice.id}
      title={notice.title}
      content={notice.content}
      tone={notice.tone}
      closeLabel={texts.t('notice.close')}
      onClose={() => notices.close(notice.id)}
    />
  ))
  return <Suspense fallback={null}>{all}</Suspense>
})
