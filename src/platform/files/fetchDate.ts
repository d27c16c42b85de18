/** The document's own place. */
const ownPlace = () => ({ base: document.baseURI, origin: globalThis.origin })

/**
 * The current date of the server that has the file; null if scripts can't read it, because the file has another origin
 * than the document. A shared cache sends the date of its copy, and the copy's age in seconds.
 */
export async function fetchDate(url: string, signal: AbortSignal, place = ownPlace()): Promise<string | null> {
  const { href, origin } = new URL(url, place.base)
  if (origin !== place.origin) return null
  const { headers } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal })
  const time = Date.parse(headers.get('date') ?? '') + 1_000 * Number(headers.get('age'))
  return Number.isNaN(time) ? null : new Date(time).toUTCString()
}
