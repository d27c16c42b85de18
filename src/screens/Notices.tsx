import { observer } from 'mobx-react-lite'
import { lazyView } from '../../renderers/ui/base/lazyView.tsx'
import type { SnackbarProps } from '../../renderers/ui/overlay/Snackbar.tsx'
import { PlainNotice } from '../../renderers/ui/shell/PlainNotice.tsx'
import { lazyModule } from '../platform/files/lazyModule.ts'
import { useApp } from './AppView.ts'

const snackbar = lazyModule(() => import('../../renderers/ui/overlay/Snackbar.tsx'))
// Prefetches the snackbar. The method list need not wait for this: it is painted before a notice can be needed.
snackbar().catch(() => undefined)

const Snackbar = lazyView<SnackbarProps>({
  load: async () => (await snackbar()).Snackbar,
  waiting: () => null,
  missing: PlainNotice,
})

/** The notices above the screen. */
export const Notices = observer(function Notices() {
  const { notices, texts } = useApp()
  return notices.notices.map((notice) => (
    <Snackbar
      {...notice}
      key={notice.id}
      closeLabel={texts.t('notice.close')}
      onClose={() => notices.close(notice.id)}
    />
  ))
})

/** Shown until the host sends a new token. It has no button, because only the host can renew the session. */
export function SessionEnded() {
  const { texts } = useApp()
  return <Snackbar tone="info" title={texts.t('session.ended.title')} content={texts.t('session.ended.text')} />
}
