export interface SiteAnswer {
  readonly status: 200 | 404 | 405
  /** The file that is sent, such as `/index.html`; none with an error. */
  readonly file?: string
  /** Whose headers of the recipe it has. */
  readonly as: 'page' | 'helper' | 'captcha' | 'file' | 'layoutIndex' | 'error'
}

const LAYOUT_INDEX = '/static/layouts/index.json'

/**
 * What a server with the recipe answers, by method, path below the base, and which files there are. nginx is tested against
 * it, and the mock server asks it, so that a journey meets what a deployment would do.
 */
export function siteAnswer(method: string, path: string, isFile: (path: string) => boolean): SiteAnswer {
  const isRead = method === 'GET' || method === 'HEAD'
  if (path === '/form' || path === '/helper.html') return document('/helper.html', 'helper', isRead)
  if (path === '/captcha.html') return document(path, 'captcha', isRead)
  if (/^\/(?:static|assets)\//.test(path)) {
    if (!isFile(path)) return { status: 404, as: 'error' }
    if (!isRead) return { status: 405, as: 'error' }
    return { status: 200, file: path, as: path === LAYOUT_INDEX ? 'layoutIndex' : 'file' }
  }
  // Providers append what they like to the return address, and some send the player there by POST (N15, N16).
  return { status: 200, file: isRead && isFile(path) ? path : '/index.html', as: 'page' }
}

function document(file: string, as: 'helper' | 'captcha', isRead: boolean): SiteAnswer {
  return isRead ? { status: 200, file, as } : { status: 405, as }
}
