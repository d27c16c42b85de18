/** The document's own place. */
const ownPlace = () => ({ base: document.baseURI, origin: globalThis.origin })

/**
 * The current date of the server that has the file. Null if the file has another origin than the document (scripts can't
 * read the header then), or if a shared cache sent an aged copy: its `Date` may be that of the copy.
 */
export async function fetchDate(url: string, signal: AbortSignal, place = ownPlace()): Promise<string | null> {
  const { href, origin } = new URL(url, place.base)
  if (origin !== place.origin) return null
  const { headers } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal })
  return Number(headers.get('age')) === 0 ? headers.get('date') : null
}
