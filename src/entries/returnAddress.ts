import type { Surface } from '../host/surfaces/Surface.ts'

/**
 * Matches the paths of completion pages, with any text that a provider appended. Case is ignored: our own paths are
 * lower case, so lower-casing a match restores the path.
 */
const RETURN = /^((?:\/+[\w-]+)*?\/+(?:deposit(?:\/+fiat)?|withdrawal)\/+complete).*$/i

/**
 * The path of the completion page, without the text that a provider appended, such as `&status=ok`, `;jsessionid=1`,
 * `/ok` or a dot (N15): only the server knows the status of the payment (D-03). Undefined for every other path.
 */
export function returnPath(pathname: string): string | undefined {
  return RETURN.exec(pathname)?.[1]?.replaceAll(/\/+/g, '/').toLowerCase()
}

/** Whether a provider has sent the player back in this tab, while the host is in another tab. */
export function isReturn(surface: Pick<Surface, 'receivesReturns'>, { pathname }: Pick<Location, 'pathname'>): boolean {
  return surface.receivesReturns === true && returnPath(pathname) !== undefined
}

/**
 * Removes the appended text from the URL. To be called before any code reads the URL, because the router matches only
 * the exact path.
 */
export function tidyReturnAddress({ pathname, search, hash }: Location): void {
  const path = returnPath(pathname)
  if (path !== undefined && path !== pathname) history.replaceState(history.state, '', `${path}${search}${hash}`)
}
