/** Hosts of a developer's own machine, which need no https. */
export const isLocal = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** The URL of `page` inside the folder of `src`, with the query parameters of both; or the name of the wrong option. */
export function addressOf(src: unknown, page: unknown = ''): URL | 'src' | 'page' {
  const folder = urlOf(src, location.href)
  if (!folder || !(folder.protocol === 'https:' || (folder.protocol === 'http:' && isLocal(folder.hostname))))
    return 'src'
  if (!folder.pathname.endsWith('/')) folder.pathname += '/'
  const address = urlOf(String(page).replace(/^\/+/, ''), folder)
  if (!address || !(address.origin + address.pathname).startsWith(folder.origin + folder.pathname)) return 'page'
  if (!String(page).includes('?')) address.search = folder.search
  else for (const [name, value] of folder.searchParams) address.searchParams.append(name, value)
  return address
}

function urlOf(text: unknown, base: string | URL): URL | undefined {
  try {
    return new URL(text as string, base)
  } catch {
    return undefined
  }
}
