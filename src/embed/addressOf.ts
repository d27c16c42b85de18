/** Hosts of a developer's own machine, which need no https. */
export const isLocal = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** The URL of `page` inside the folder of `src`, with the query parameters of both; or the name of the wrong option. */
export function addressOf(src: unknown, page: unknown = ''): URL | 'src' | 'page' {
  const folder = urlOf(src, location.href)
  if (!folder || !(folder.protocol === 'https:' || (folder.protocol === 'http:' && isLocal(folder.hostname))))
    return 'src'
  const base = folder.origin + folder.pathname.replace(/\/?$/, '/')
  const address = urlOf(String(page).replace(/^\/+/, ''), base)
  if (!address?.href.startsWith(base)) return 'page'
  address.search += folder.search.replace('?', address.search ? '&' : '?')
  return address
}

function urlOf(text: unknown, base: string): URL | undefined {
  try {
    return new URL(text as string, base)
  } catch {
    return undefined
  }
}
