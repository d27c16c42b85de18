/**
 * Reports uncaught errors and rejections (C70). In package mode `isOwn` excludes the errors of the host page. Returns
 * the cleanup.
 */
export function onUncaught(
  listener: (reason: unknown) => void,
  isOwn: (trace: string) => boolean = () => true,
): () => void {
  const stops = new AbortController()
  const onError = (reason: unknown, file = '') => {
    if (isOwn(`${file} ${(reason as Error | undefined)?.stack ?? ''}`)) listener(reason)
  }
  addEventListener('error', ({ error, filename, message }) => onError(error ?? message, filename), stops)
  addEventListener('unhandledrejection', ({ reason }) => onError(reason), stops)
  return () => stops.abort()
}

const ADDRESS = /(?:https?|file):\/\/[^\s)]+/

/** Whether the first URL of the stack trace is in `folder`: in package mode the host page has other scripts too. */
export function isThrownIn(folder: string, trace: string): boolean {
  const [thrownAt = ''] = ADDRESS.exec(trace) ?? []
  return thrownAt.startsWith(folder)
}

/**
 * The folder of a script, taken from a stack trace in the script. `url` is only the fallback, because a bundler may
 * write a path of the build machine into `import.meta.url` (G10).
 */
export function folderOf(trace: string, url: string): string {
  const [loadedFrom = url] = ADDRESS.exec(trace) ?? []
  return new URL('.', loadedFrom).href
}
