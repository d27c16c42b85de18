import type { HostMode } from '../host/hostMode.ts'

/** Whether this is where a provider sends a player back, in a tab of its own: the host is in another one. */
export function isReturn(mode: HostMode, { pathname }: Pick<Location, 'pathname'>): boolean {
  return mode === 'self' && /\/complete\/?$/.test(pathname)
}
