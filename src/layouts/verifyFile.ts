import { contentHash } from '../platform/files/contentHash.ts'
import type { LayoutsNeed } from './LayoutsNeed.ts'

/**
 * Verifies the hash in the name of a published file. Throws if it does not match: then the file was modified in
 * transit, or after it was published (B20). False if the hash could not be checked, because `crypto.subtle` is not
 * available.
 */
async function checkHash(file: string, text: string): Promise<boolean> {
  const [, named = ''] = /\.([a-f0-9]+)\.json$/.exec(file) ?? []
  const hash = await contentHash(text)
  if (hash !== undefined && (named === '' || !hash.startsWith(named))) {
    throw new Error(
      `its SHA-256 starts with ${hash.slice(0, Math.max(16, named.length))}, which does not match its name.`,
    )
  }
  return hash !== undefined
}

interface VerifiedText {
  readonly text: string
  /** False if the hash could not be checked. */
  readonly isProved: boolean
}

/**
 * Verifies a published file. Browsers cache these files for a year. If the text does not match its hash, it is fetched
 * again with a query that no cache knows, because the file may have been repaired on the server. Throws if the second
 * text does not match either.
 */
export async function verifyFile(file: string, text: string, load: LayoutsNeed['load']): Promise<VerifiedText> {
  try {
    return { text, isProved: await checkHash(file, text) }
  } catch {
    const again = await load(`${file}?${Date.now()}`).catch(() => text)
    return { text: again, isProved: await checkHash(file, again) }
  }
}
