import type { Plugin } from 'vite'

const { PAYWIDGET_BASE = '/paywidget/', PAYWIDGET_FILES = PAYWIDGET_BASE, PAYWIDGET_OUT = 'dist' } = process.env

/** The folder of the build: the site, its source maps and its headers. */
export const OUT: string = PAYWIDGET_OUT

/** The path of the site, with a slash at both ends; `npm run build -- --base /pay/` sets it. */
export const SITE_BASE: string = PAYWIDGET_BASE

/** The path or URL of the folder with the build's files; `npm run build -- --files https://cdn.example/pay/` sets it. */
export const FILES_BASE: string = PAYWIDGET_FILES

const CONFIG_BLOCK = /(<script\b[^>]*\bid="paywidget-config"[^>]*>)\s*\{([\s\S]*?<\/script>)/

/**
 * Writes the site's path into the page and into its script, and into the configuration where the files are. Vite's own
 * `base` is the place of the files.
 */
export function sitePaths(): Plugin {
  return {
    name: 'paywidget-site-paths',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/entries/frame.ts')
        ? { code: code.replaceAll('import.meta.env.BASE_URL', JSON.stringify(SITE_BASE)), map: null }
        : undefined,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withStaticPath(html.replaceAll('href="/paywidget/"', `href="${SITE_BASE}"`)),
    },
  }
}

/** A `staticPath` of the operator's own stays. */
function withStaticPath(html: string): string {
  if (FILES_BASE === '/paywidget/' || html.includes('"staticPath"')) return html
  const own = `"staticPath": ${JSON.stringify(`${FILES_BASE}static/`)}`
  return html.replace(CONFIG_BLOCK, (_, open: string, rest: string) =>
    [open, '{ ', own, /^\s*\}/.test(rest) ? ' ' : ', ', rest.trimStart()].join(''),
  )
}
