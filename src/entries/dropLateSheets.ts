/**
 * Replaces the page's own style sheets that do not load in time: they block rendering, and an unstyled page is better than
 * a blank page. Each is replaced by a link without `rel`: `loadChunk` finds it, requests the sheet again, and does not wait
 * for it. A sheet that `loadChunk` has appended has a handler, which waits for it, and stays.
 */
export function dropLateSheets(afterMs: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]'))
      if (!link.sheet && !link.onload)
        link.replaceWith(Object.assign(document.createElement('link'), { href: link.href }))
  }, afterMs)
}
