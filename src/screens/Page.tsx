import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Frame } from '../../renderers/ui/shell/Frame.tsx'
import { useApp } from './AppView.ts'

interface PageProps {
  readonly notices?: ReactNode
  readonly header?: ReactNode
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** Applies theme and text direction to its content: the screen, or the failure page when the shell has failed. */
export const Page = observer(function Page({ notices, header, banner, children }: PageProps) {
  const { session, texts, route } = useApp()
  return (
    <Frame
      theme={session.theme}
      dir={texts.isRtl ? 'rtl' : 'ltr'}
      lang={texts.lang}
      platform={session.user.platform}
      variables={session.look.variables}
      page={route.pageKey}
      transition={route.transition}
      notices={notices}
      noticesLabel={texts.t('notice.region')}
      header={header}
      banner={banner}
    >
      {children}
    </Frame>
  )
})
