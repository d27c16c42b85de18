import type { PaywidgetData } from './types.ts'

/**
 * The id of `open` for a cashier that is mounted now: another one for each cashier, so that each opens its page. None
 * if the page was reloaded and the player has done nothing since: then the cashier is the one from before the reload.
 */
export function openId(): string | undefined {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  const isReloaded = ((entry as PerformanceNavigationTiming | undefined)?.type ?? 'navigate') !== 'navigate'
  // Without `userActivation` this is unknown: there, a reload opens the page again.
  return isReloaded && navigator.userActivation?.hasBeenActive === false ? undefined : `${Math.random()}`
}

/** `data` with the id in `open`, unless the host has set one. */
export const withOpenId = (data: PaywidgetData, id: string | undefined): PaywidgetData =>
  data.open ? { ...data, open: { ...data.open, id: data.open.id ?? id } } : data
