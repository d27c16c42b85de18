/**
 * Calls `leave` on `pagehide`; not on `unload`, which disables the bfcache. A restored page may call it again. Returns
 * the cleanup.
 */
export function onUnload(leave: () => void): () => void {
  addEventListener('pagehide', leave)
  return () => removeEventListener('pagehide', leave)
}
