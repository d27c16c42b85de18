import type { PaymentConfig } from '../../../schemas/config.ts'
import type { HostProblem } from '../../../schemas/host/problems.ts'
import { fetchFile } from '../../platform/files/fetchFile.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import type { CoreServices } from '../../services/CoreServices.ts'

export interface PreviewStart {
  readonly core: CoreServices
  readonly config: Pick<PaymentConfig, 'layouts'>
  readonly notifyHost: (code: HostProblem) => void
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
    const { report } = reports
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
        report,
        notifyHost,
      })
    } catch (error) {
      // A part of the widget could not be loaded.
      report('preview.missing', messageOf(error))
      notifyHost('preview.missing')
      await layouts.loadIndex()
    }
  }
}
