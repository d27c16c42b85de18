import type { PrefetchOptions } from './types.ts'

/** Long enough for the files of the first screen on a slow phone. */
const LIFETIME_MS = 30_000

const prepared = new Set<string>()

/**
 * Connects to the origins of a cashier, and loads the scripts and styles of its first screen into the browser's cache.
 * Does nothing a second time.
 */
export function prefetchFiles({ src, api }: PrefetchOptions): void {
  const page = urlOf('prefetch.html', urlOf(src.replace(/\/?(?:[?#].*)?$/, '/'))?.href)
  if (page === undefined || prepared.has(page.href)) return
  prepared.add(page.href)
  for (const url of [page, api === undefined ? undefined : urlOf(api)]) if (url) preconnect(url.origin)
  // Browsers keep a cache for each pair of host and frame. So the files are loaded by a frame of the same origin.
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: page.href, hidden: true, referrerPolicy: 'no-referrer' })
  frame.setAttribute('sandbox', 'allow-same-origin allow-scripts')
  frame.setAttribute('aria-hidden', 'true')
  // A script in the head runs before there is a body.
  ;(document.body ?? document.documentElement).append(frame)
  const removeLater = () => void setTimeout(() => frame.remove(), LIFETIME_MS)
  // A prerendered page loads frames of other origins only once the player has opened it.
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', removeLater, { once: true })
  else removeLater()
}

function urlOf(address: string, base = location.href): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

function preconnect(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href, crossOrigin: '' }))
}
