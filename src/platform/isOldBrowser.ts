/**
 * Whether this browser is older than those of the baseline (D-35): it lacks the newest of what each of them has. A plain
 * script (`.ci/vite/frameCheck.js`) asks the same, and tells player and host; the widget must not start beside it.
 */
export const isOldBrowser = (): boolean =>
  !('findLast' in Array.prototype && 'hasOwn' in Object && 'structuredClone' in globalThis)
