import { Outlet } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Frame } from '../../renderers/ui/Frame.tsx'
import { useApp } from './AppView.ts'
import { Notices } from './Notices.tsx'
import { ShellHeader } from './ShellHeader.tsx'

/** Header, notices, theme and direction: what stands around every screen. */
export const Shell = observer(function Shell() {
  const { route } = useApp()
  return (
    <Page notices={<Notices />} header={route.isHeaderHidden ? undefined : <ShellHeader />}>
      <Outlet />
    </Page>
  )
})

interface PageProps {
  readonly notices?: ReactNode
  readonly header?: ReactNode
  readonly children: ReactNode
}

/** The player's theme and direction around something; all that is left when the shell itself has broken. */
export const Page = observer(function Page({ notices, header, children }: PageProps) {
  const { session, texts, variables } = useApp()
  return (
    <Frame
      theme={session.theme}
      dir={texts.isRtl ? 'rtl' : 'ltr'}
      lang={texts.lang}
      platform={session.user.platform}
      variables={variables}
      notices={notices}
      header={header}
    >
      {children}
    </Frame>
  )
})
