import type { Surface } from '../host/surfaces/Surface.ts'

/** Matches the completion page of every mode, with anything a provider appended. Our own paths are lower case. */
const RETURN = /^((?:\/+[\w-]+)*?\/+(?:deposit(?:\/+fiat)?|withdrawal)\/+complete).*$/i

/**
 * The path of the completion page, without anything the provider appended: `…/complete&status=ok`, `;jsessionid=1`,
 * `/ok`, a dot (N15). Undefined for every other path. The appended part is dropped, because only the server knows the
 * status of the payment (D-03).
 */
export function returnPath(pathname: string): string | undefined {
  return RETURN.exec(pathname)?.[1]?.replaceAll(/\/+/g, '/').toLowerCase()
}

/** Whether a provider sent the player back in a separate tab; the host is in another tab. */
export function isReturn(surface: Pick<Surface, 'receivesReturns'>, { pathname }: Pick<Location, 'pathname'>): boolean {
  return surface.receivesReturns === true && returnPath(pathname) !== undefined
}

/** Call this before anything reads the URL: the router matches only the exact path. */
export function tidyReturnAddress({ pathname, search, hash }: Location): void {
  const path = returnPath(pathname)
  if (path !== undefined && path !== pathname) history.replaceState(history.state, '', `${path}${search}${hash}`)
}
