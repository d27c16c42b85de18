/** The document's own place. */
const ownPlace = () => ({ base: document.baseURI, origin: globalThis.origin })

/**
 * The current date of the server that has the file; null if scripts can't read it, because the file has another origin
 * than the document, or if a shared cache sent a copy of some age: caches differ on whether the date is then that of the
 * copy or the current one.
 */
export async function fetchDate(url: string, signal: AbortSignal, place = ownPlace()): Promise<string | null> {
  const { href, origin } = new URL(url, place.base)
  if (origin !== place.origin) return null
  const { headers } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal })
  return Number(headers.get('age')) === 0 ? headers.get('date') : null
}
