/** A sheet that never comes holds back every paint, and all scripts that wait for the page. Plain is better than blank. */
export function dropLateSheets(afterMs: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]'))
      if (!link.sheet) link.remove()
  }, afterMs)
}
