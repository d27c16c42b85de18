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
      `its SHA-256 starts with ${hash.slice(0, Math.max(16, named.length))}, which does not match its name: it was changed after it was published. Publish it again, or purge the cache of the CDN.`,
    )
  }
  return hash !== undefined
}

/** Apps that have reported the lack of `crypto.subtle`, by their `report`. */
const reported = new WeakSet<LayoutsNeed['report']>()

/**
 * Verifies a published file, and returns its text. Browsers cache these files for a year. If the text does not match
 * its hash, it is fetched again with a query that no cache knows, because the file may have been repaired on the
 * server. Throws if the second text does not match either. A page without `crypto.subtle` can't verify files: this is
 * reported once.
 */
export async function verifyFile(
  file: string,
  fetched: string,
  { load, report }: Pick<LayoutsNeed, 'load' | 'report'>,
): Promise<string> {
  let text = fetched
  const isProved = await checkHash(file, text).catch(async () => {
    text = await load(`${file}?${Date.now()}`).catch(() => fetched)
    return checkHash(file, text)
  })
  if (!isProved && !reported.has(report)) {
    reported.add(report)
    report(
      'layout.unproved',
      `layouts/${file} was used without checking its hash: crypto.subtle is only available by https.`,
    )
  }
  return text
}
