import { observer } from 'mobx-react-lite'
import { IconButton } from '../../renderers/ui/base/IconButton.tsx'
import { Header } from '../../renderers/ui/shell/Header.tsx'
import { useApp } from './AppView.ts'

/** The title, the page's back button if it has one, and the close button if the host allows closing. */
export const ShellHeader = observer(function ShellHeader() {
  const { route, texts, session, buttons, leave, close } = useApp()
  return (
    // Another page has another header: nothing of the former one moves.
    <Header
      key={route.pageKey}
      title={route.title && texts.t(route.title)}
      back={route.hasBack || route.isLoadingNext ? { label: texts.t('header.back'), onPress: leave } : undefined}
      actions={buttons().map((button) => <IconButton key={button.icon} {...button} />)}
      close={session.canClose && !route.isCloseHidden ? { label: texts.t('header.close'), onPress: close } : undefined}
    />
  )
})
