import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import { type CheckResult, checkText } from '../language/checkDocument.ts'
import { contentHash } from '../platform/files/contentHash.ts'

export interface DocumentRead extends CheckResult {
  /** True if the hash could not be checked, because `crypto.subtle` is not available. */
  readonly isUnproved: boolean
}

/**
 * Verifies the hash in the file name of a published layout, then checks the layout. Throws if the hash does not match:
 * then the file was modified in transit, or after it was published (B20).
 */
export async function readDocument(file: string, text: string, screen: ScreenName): Promise<DocumentRead> {
  const [, named = ''] = /\.([a-f0-9]+)\.json$/.exec(file) ?? []
  const hash = await contentHash(text)
  if (hash !== undefined && (named === '' || !hash.startsWith(named))) {
    throw new Error(
      `its SHA-256 starts with ${hash.slice(0, Math.max(16, named.length))}, which does not match its name.`,
    )
  }
  return { ...checkText(text, screen), isUnproved: hash === undefined }
}
