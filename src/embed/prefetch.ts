import type { PrefetchOptions } from './types.ts'

/**
 * Prepares a cashier that the player may open soon: connects to its origins and loads the scripts, styles and texts of the
 * first screen into the browser's cache, without running them. Does nothing outside a browser, a second time, or with a
 * URL that can't be used: the mounted cashier reports that one.
 */
export function prefetch(options: PrefetchOptions): void {
  if (typeof document === 'undefined') return
  // Lazily loaded, because most pages do not prefetch. A failure costs the player nothing but time.
  import('./prefetchFiles.ts').then((part) => part.prefetchFiles(options)).catch(() => undefined)
}
