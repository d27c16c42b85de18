import { Outlet } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { Frame } from '../../renderers/ui/Frame.tsx'
import { useApp } from './AppView.ts'
import { ShellHeader } from './ShellHeader.tsx'

/** Asked for at once and waited for by nobody: the list is painted before anything can go wrong. */
const snackbar = import('../../renderers/ui/Snackbar.tsx')
const Snackbar = lazy(async () => ({ default: (await snackbar).Snackbar }))

/** Header, notices, theme and direction: what stands around every screen. */
export const Shell = observer(function Shell() {
  const { session, texts, route } = useApp()
  return (
    <Frame
      theme={session.theme}
      dir={texts.isRtl ? 'rtl' : 'ltr'}
      lang={texts.lang}
      platform={session.user.platform}
      variables={session.variables}
      notices={<Notices />}
      header={route.isHeaderHidden ? undefined : <ShellHeader />}
      banner={session.isExpired && <SessionEnded />}
    >
      <Outlet />
    </Frame>
  )
})

/** Stays until the host brings a new token; the player can do nothing about it here. */
function SessionEnded() {
  const { texts } = useApp()
  return (
    <Suspense fallback={null}>
      <Snackbar tone="info" title={texts.t('session.ended.title')} content={texts.t('session.ended.text')} />
    </Suspense>
  )
}

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
