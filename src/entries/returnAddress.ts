import type { HostMode } from '../host/hostMode.ts'

/** The completion page of every mode, and whatever a provider has appended to it. Names of our own are in lower case. */
const RETURN = /^((?:\/+[\w-]+)*?\/+(?:deposit(?:\/+fiat)?|withdrawal)\/+complete).*$/i

/**
 * The path of the completion page that a provider sent the player back to, without what the provider appended:
 * `…/complete&status=ok`, `;jsessionid=1`, `/ok`, a dot (N15). Undefined for every other address. What was appended is
 * dropped: only the server says what became of the payment (D-03).
 */
export function returnPath(pathname: string): string | undefined {
  return RETURN.exec(pathname)?.[1]?.replaceAll(/\/+/g, '/').toLowerCase()
}

/** Whether a provider has sent the player back in a tab of its own: the host is in another one. */
export function isReturn(mode: HostMode, { pathname }: Pick<Location, 'pathname'>): boolean {
  return mode === 'self' && returnPath(pathname) !== undefined
}

/** Before anything reads the address: the router knows the page by its exact path only. */
export function tidyReturnAddress({ pathname, search, hash }: Location): void {
  const path = returnPath(pathname)
  if (path !== undefined && path !== pathname) history.replaceState(history.state, '', `${path}${search}${hash}`)
}
