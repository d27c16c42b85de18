export interface SiteAnswer {
  readonly status: 200 | 404 | 405
  /** The file that is sent, such as `/index.html`; undefined for errors. */
  readonly file?: string
  /** Selects the headers of the recipe. */
  readonly as: 'page' | 'helper' | 'captcha' | 'file' | 'layoutIndex' | 'error'
}

const LAYOUT_INDEX = '/static/layouts/index.json'

/**
 * The answer of a server that is configured by the recipe, by HTTP method, path below the base, and existing files.
 * nginx is tested against this function, and the mock server uses it, so that journeys see the behaviour of a
 * deployment.
 */
export function siteAnswer(method: string, path: string, isFile: (path: string) => boolean): SiteAnswer {
  const isRead = method === 'GET' || method === 'HEAD'
  if (path === '/form' || isNamed(path, 'helper')) return document('/helper.html', 'helper', isRead)
  if (isNamed(path, 'captcha')) return document('/captcha.html', 'captcha', isRead)
  for (const name of ['verify', 'prefetch']) if (isNamed(path, name)) return document(`/${name}.html`, 'page', isRead)
  if (/^\/(?:static|assets|v1)\//.test(path)) {
    if (!isFile(path)) return { status: 404, as: 'error' }
    if (!isRead) return { status: 405, as: 'error' }
    return { status: 200, file: path, as: path === LAYOUT_INDEX ? 'layoutIndex' : 'file' }
  }
  // Providers append anything to the return address, and some send the player there by POST (N15, N16).
  return { status: 200, file: isRead && isFile(path) ? path : '/index.html', as: 'page' }
}

/** A document has two paths: static hosts drop ".html" (G12). */
const isNamed = (path: string, name: string) => path === `/${name}` || path === `/${name}.html`

function document(file: string, as: 'helper' | 'captcha' | 'page', isRead: boolean): SiteAnswer {
  return isRead ? { status: 200, file, as } : { status: 405, as }
}
