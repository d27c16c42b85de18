import type { PaymentConfig } from '../../../schemas/config.ts'
import { fetchFile } from '../../platform/files/fetchFile.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import type { NotifyHost } from '../../services/HostChoices.ts'

export interface PreviewStart {
  readonly core: CoreServices
  readonly config: Pick<PaymentConfig, 'layouts'>
  readonly notifyHost: NotifyHost
}

const code = lazyModule(() => import('./previewCode.ts'))

/** Loads the preview that the host asks for, in place of the live index. Returns the cleanup. */
export function followPreview({ core, config, notifyHost }: PreviewStart): () => void {
  const { environment, drawing, reports, texts } = core
  const { staticPath, timeouts } = environment.config
  const hash = environment.data?.layoutPreview
  if (!hash) return () => {}
  let isOver = false
  let removeStyles = () => {}
  void open()
  return () => {
    isOver = true
    removeStyles()
  }

  async function open(): Promise<void> {
    const { layouts } = drawing
    if (!config.layouts.previews) {
      notifyHost('preview.off')
      return layouts.loadIndex()
    }
    try {
      const { openPreview, previewBadge } = await code()
      await openPreview({
        hash,
        load: async (name) => (await fetchFile(`${staticPath}layouts/${name}`, timeouts.file)).text,
        layouts,
        showBadge(key) {
          if (!isOver) removeStyles = previewBadge({ embedding: environment.embedding, texts }, key)
        },
        report: reports.report,
        notifyHost,
      })
    } catch (error) {
      // The code of previews could not be loaded.
      notifyHost('preview.missing', [messageOf(error)])
      await layouts.loadIndex()
    }
  }
}
