/**
 * Removes style sheets that do not load in time: they block rendering, and an unstyled page is better than a blank
 * page. A link without effect takes the place of each, so that `loadChunk` knows the sheet as the page's own.
 */
export function dropLateSheets(afterMs: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]'))
      if (!link.sheet) link.replaceWith(Object.assign(document.createElement('link'), { href: link.href }))
  }, afterMs)
}
