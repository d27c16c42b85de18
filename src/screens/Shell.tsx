import { observer } from 'mobx-react-lite'
import { useApp } from './AppView.ts'
import { Notices, SessionEnded } from './Notices.tsx'
import { Page } from './Page.tsx'
import { Screen } from './Screen.tsx'
import { ShellHeader } from './ShellHeader.tsx'

/** The shell around every screen: header, notices, theme and text direction. */
export const Shell = observer(function Shell() {
  const { session, route, challenge } = useApp()
  return (
    <Page
      notices={<Notices />}
      header={route.isHeaderHidden ? undefined : <ShellHeader />}
      banner={session.isExpired && <SessionEnded />}
    >
      <Screen />
      {challenge()}
    </Page>
  )
})
