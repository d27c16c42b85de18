import { contentHash } from '../platform/files/contentHash.ts'

/**
 * Verifies the hash in the name of a published file. Throws if it does not match: then the file was modified in transit,
 * or after it was published (B20). False if the hash could not be checked, because `crypto.subtle` is not available.
 */
export async function checkHash(file: string, text: string): Promise<boolean> {
  const [, named = ''] = /\.([a-f0-9]+)\.json$/.exec(file) ?? []
  const hash = await contentHash(text)
  if (hash !== undefined && (named === '' || !hash.startsWith(named))) {
    throw new Error(
      `its SHA-256 starts with ${hash.slice(0, Math.max(16, named.length))}, which does not match its name.`,
    )
  }
  return hash !== undefined
}
