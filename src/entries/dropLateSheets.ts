/**
 * Removes style sheets that do not load in time: they block rendering, and an unstyled page is better than a blank
 * page.
 */
export function dropLateSheets(afterMs: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]'))
      if (!link.sheet) link.remove()
  }, afterMs)
}
