import { observer } from 'mobx-react-lite'
import { lazyView } from '../../renderers/ui/lazyView.tsx'
import { PlainNotice } from '../../renderers/ui/PlainNotice.tsx'
import type { SnackbarProps } from '../../renderers/ui/Snackbar.tsx'
import { lazyPart } from '../platform/lazyPart.ts'
import { useApp } from './AppView.ts'

const snackbar = lazyPart(() => import('../../renderers/ui/Snackbar.tsx'))
// Asked for at once and waited for by nobody: the list is painted before anything can go wrong.
snackbar().catch(() => undefined)

const Snackbar = lazyView<SnackbarProps>({
  load: async () => (await snackbar()).Snackbar,
  waiting: () => null,
  missing: PlainNotice,
})

/** What is said above the screen. */
export const Notices = observer(function Notices() {
  const { notices, texts } = useApp()
  return notices.notices.map((notice) => (
    <Snackbar
      key={notice.id}
      title={notice.title}
      content={notice.content}
      tone={notice.tone}
      closeLabel={texts.t('notice.close')}
      onClose={() => notices.close(notice.id)}
    />
  ))
})

/** Stays until the host brings a new token; the player can do nothing about it here. */
export function SessionEnded() {
  const { texts } = useApp()
  return <Snackbar tone="info" title={texts.t('session.ended.title')} content={texts.t('session.ended.text')} />
}
