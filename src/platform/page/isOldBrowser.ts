/**
 * Whether this browser is older than the baseline (D-35), judged by the newest features of the baseline. The classic script
 * `.ci/vite/frameCheck.js` makes the same test and informs player and host, so the widget must not start.
 */
export const isOldBrowser = (): boolean =>
  !('findLast' in Array.prototype && 'hasOwn' in Object && 'structuredClone' in globalThis)
