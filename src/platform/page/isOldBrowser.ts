/**
 * Whether this browser lacks one of the newest features of the baseline (D-35); then the widget must not start. The
 * classic script `.ci/vite/frameCheck.js` makes the same test and informs player and host.
 */
export const isOldBrowser = (): boolean =>
  !('findLast' in Array.prototype && 'hasOwn' in Object && 'structuredClone' in globalThis)
