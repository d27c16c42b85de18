import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../renderers/ui/base/IconButton.tsx'
import { Header } from '../../renderers/ui/shell/Header.tsx'
import { useApp } from './AppView.ts'

/** The title, the page's back button if it has one, and the close button if the host allows closing. */
export const ShellHeader = observer(function ShellHeader() {
  const { route, texts, session, buttons, leave, close } = useApp()
  const title = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(route.name)
  const page = route.name
  // Focuses the title, so that screen readers announce a page change. The first page is announced without this.
  useEffect(() => {
    if (shownPage.current !== '' && shownPage.current !== page) title.current?.focus({ preventScroll: true })
    shownPage.current = page
  }, [page])
  return (
    // Another page has another header: nothing of the former one moves.
    <Header
      key={page}
      title={route.title && texts.t(route.title)}
      titleRef={title}
      back={route.hasBack ? { label: texts.t('header.back'), onPress: leave } : undefined}
      actions={buttons().map((button) => <IconButton key={button.icon} {...button} />)}
      close={session.canClose && !route.isCloseHidden ? { label: texts.t('header.close'), onPress: close } : undefined}
    />
  )
})
