/** What closes the open dropdown of a page of ours: a host's page may hold two widgets. */
const closers = new WeakMap<Element, () => void>()

/** Only one dropdown of a widget is open at a time: the one that opens closes the other. */
export function onlyOne(trigger: Element | null, close: () => void): () => void {
  const page = trigger?.closest('.pw')
  if (!page) return () => {}
  closers.get(page)?.()
  closers.set(page, close)
  return () => {
    if (closers.get(page) === close) closers.delete(page)
  }
}
