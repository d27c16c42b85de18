const BASE = import.meta.env.BASE_URL

/**
 * Goes to the page named by `?at=`, such as `withdrawal`. The studio opens the widget at one address, because a plain
 * static server has no file at the addresses of the other pages.
 */
export function goToPlace(): void {
  const place = new URLSearchParams(location.search).get('at')
  if (place !== null) history.replaceState(history.state, '', `${BASE}${place}`)
}

/** The widget's files are where this page is served. */
export function setStaticPath(): void {
  const block = document.getElementById('paywidget-config')
  if (block === null) throw new Error('The page has no #paywidget-config.')
  block.textContent = JSON.stringify({ ...JSON.parse(block.textContent ?? '{}'), staticPath: `${BASE}static/` })
}
