/** Calls when the document goes away. Not `unload`, which keeps a page out of the page cache; out of it, it may go again. */
export function onUnload(leave: () => void): () => void {
  addEventListener('pagehide', leave)
  return () => removeEventListener('pagehide', leave)
}
