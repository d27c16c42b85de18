import validate from 'virtual:validate/host/loaded/LAYOUT_PREVIEW'
import type { HostProblem } from '../../../schemas/host/problems.ts'
import type { Layouts } from '../../layouts/createLayouts.ts'
import { readLayoutIndex } from '../../layouts/readLayoutIndex.ts'
import { contentHash } from '../../platform/files/contentHash.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import type { Report } from '../createReport.ts'

export interface PreviewNeed {
  /** `layoutPreview` of `loaded`, as the host sent it. */
  readonly hash: unknown
  /** Fetches the text of `{static}layouts/<name>`. */
  readonly load: (name: string) => Promise<string>
  readonly layouts: Pick<Layouts, 'loadIndex'>
  /** Marks all pages. */
  readonly showBadge: (key: 'preview.badge' | 'preview.missing') => void
  readonly report: Report
  readonly notifyHost: (code: HostProblem) => void
}

/**
 * Shows the operator's preview instead of the live layouts (D-66). If it can't be used, the live layouts are shown, so
 * that a stale link does not prevent a payment; the badge then says that this is not the preview. Nothing is stored.
 */
export async function openPreview({ hash, load, layouts, showBadge, report, notifyHost }: PreviewNeed): Promise<void> {
  try {
    const index = await readPreview(hash, load)
    showBadge('preview.badge')
    report('preview.shown', `The preview ${hash} is shown instead of the live layouts.`)
    await layouts.loadIndex(index)
  } catch (error) {
    showBadge('preview.missing')
    report('preview.missing', `The preview can't be used, the live layouts are shown: ${messageOf(error)}`)
    notifyHost('preview.missing')
    await layouts.loadIndex()
  }
}

/** The text of the preview's index. Throws unless the text has exactly this hash and is an index. */
async function readPreview(hash: unknown, load: PreviewNeed['load']): Promise<string> {
  if (!validate(hash)) throw new Error('layoutPreview is not 64 hex digits in lower case.')
  const name = `index.${hash}.json`
  const text = await load(name)
  const actual = await contentHash(text)
  if (actual === undefined)
    throw new Error('its hash cannot be checked here: crypto.subtle is only available by https.')
  if (actual !== hash) throw new Error(`the SHA-256 of layouts/${name} is ${actual}.`)
  readLayoutIndex(text)
  return text
}
