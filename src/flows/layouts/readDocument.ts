import type { ScreenName } from '../../../schemas/layout/screens/index.ts'
import { type CheckResult, checkText } from '../../language/checkDocument.ts'
import { contentHash } from '../../platform/contentHash.ts'

export interface DocumentRead extends CheckResult {
  /** Nobody could say whether the text is the one that was published. */
  readonly isUnproved: boolean
}

/**
 * A published document, held to the hash in its name, and checked. Throws when the text is another one than the index
 * names (B20): a file that was changed on its way, or after it was published.
 */
export async function readDocument(file: string, text: string, screen: ScreenName): Promise<DocumentRead> {
  const [, named = ''] = /\.([a-f0-9]+)\.json$/.exec(file) ?? []
  const hash = await contentHash(text)
  if (hash !== undefined && (named === '' || !hash.startsWith(named))) {
    throw new Error(`its SHA-256 begins ${hash.slice(0, Math.max(16, named.length))}, and its name says another.`)
  }
  return { ...checkText(text, screen), isUnproved: hash === undefined }
}
