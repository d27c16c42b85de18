/**
 * Calls `leave` on `pagehide`; not on `unload`, which disables the bfcache. If the bfcache restores the page, `leave`
 * may be called again. Returns the cleanup.
 */
export function onUnload(leave: () => void): () => void {
  addEventListener('pagehide', leave)
  return () => removeEventListener('pagehide', leave)
}
