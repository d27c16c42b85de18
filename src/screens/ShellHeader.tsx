import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Header } from '../../renderers/ui/Header.tsx'
import { IconButton } from '../../renderers/ui/IconButton.tsx'
import { useApp } from './AppView.ts'

/** Title, the way back when the page has one, and the close button when the host allows it. */
export const ShellHeader = observer(function ShellHeader() {
  const { route, texts, session, buttons, leave, close } = useApp()
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
      title={texts.t(route.title)}
      titleRef={title}
      back={route.hasBack ? { label: texts.t('header.back'), onPress: leave } : undefined}
      actions={buttons().map((button) => <IconButton key={button.icon} {...button} />)}
      close={session.canClose && !route.isCloseHidden ? { label: texts.t('header.close'), onPress: close } : undefined}
    />
  )
})
