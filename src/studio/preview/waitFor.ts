/** How long a step of a story waits for the widget. The dev server compiles each module on its first request. */
const LONGEST_MS = import.meta.env.DEV ? 60_000 : 15_000

/** Resolves when `find` finds something in a document that changes. Rejects after a time, or when the document is left. */
export function waitFor<T>(
  inside: Document,
  find: () => T | null | undefined,
  otherwise = 'The form did not appear.',
): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = find()
      if (found === null || found === undefined) return
      stop()
      resolve(found)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => {
      stop()
      reject(new Error(otherwise))
    }, LONGEST_MS)
    const stop = () => {
      clearTimeout(timer)
      observer.disconnect()
    }
    observer.observe(inside, { subtree: true, childList: true, attributes: true, characterData: true })
    look()
  })
}
