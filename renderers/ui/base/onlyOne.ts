/** The function that closes the open dropdown, per widget: a host's page may contain two. */
const closers = new WeakMap<Element, () => void>()

/** Keeps one dropdown of a widget open at a time: opening one closes the other. */
export function onlyOne(trigger: Element | null, close: () => void): () => void {
  const page = trigger?.closest('.pw')
  if (!page) return () => {}
  closers.get(page)?.()
  closers.set(page, close)
  return () => {
    if (closers.get(page) === close) closers.delete(page)
  }
}
